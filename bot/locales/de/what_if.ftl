button-whatif = Was wäre wenn
button-try-back = Schritt zurück
button-try-start = Von vorn
button-try-again = Meine nächste Aktion
button-try-save = Merken
button-try-keep = Das merken
button-try-on = Weiter probieren
button-try-now = Vom jetzigen Stand aus
button-try-carry = Weiter mit den Schritten
button-try-do = In der Partie ausführen: { $action }
whatif-title = **Was wäre wenn** · { $game } · nur du siehst das, und nichts davon passiert in der Partie.
whatif-fresh = Wähle für den Platz, der entscheidet, und sieh, was daraus wird.
whatif-unknown = -# Benutzt wird nur, was du wissen kannst: Es hört auf, wo Karten gezogen werden und wo jemand anderes geheim wählt.
whatif-earlier = { $count ->
    [one] … davor { $count } Schritt
   *[other] … davor { $count } Schritte
 }
whatif-waited = **{ $number }** … angenommen, die anderen warten
whatif-decides = **Schritt { $number }** · Runde { $turn }, { $phase } · es entscheidet { $seat }
    { $question }
whatif-you = { $seat } (du)
whatif-goods = -# { $seat } hat: { $goods }
whatif-stop = { $why ->
    [draw] **Hier ist Schluss**: Niemand kann wissen, welche Karten kommen.
    [secret] **Hier ist Schluss**: { $seat } wählt jetzt geheim.
    [again] **Hier ist Schluss**: { $seat } wählt jetzt geheim. `{ $button }` geht weiter, als ob die anderen warteten.
    [over] **Hier ist Schluss**: Die Partie wäre zu Ende. { $scores }
   *[long] **Hier ist Schluss**: Für mehr Schritte ist kein Platz.
 }
whatif-no-picture = -# Du probierst schnell: Das Bild kommt in einer Minute wieder.
whatif-closed = „Was wäre wenn“ ist geschlossen. Nichts davon ist in der Partie passiert.
whatif-stale = **Was wäre wenn** · { $game } · die Partie ist weitergegangen, seit du probierst.
whatif-stale-more = Diese Schritte hast du davor probiert. `{ $button }` beginnt neu mit der aktuellen Stellung.
whatif-happened = { $count ->
    [1] Einer der probierten Schritte ist wirklich passiert.
   *[other] { $count } der probierten Schritte sind wirklich passiert.
 }
whatif-lost = Nicht mehr möglich:
whatif-lost-more = { $count ->
    [one] … und noch { $count } Schritt
   *[other] … und noch { $count } Schritte
 }
whatif-carried = { $count ->
    [1] Ein Schritt ist noch möglich: `{ $carry }` zeigt ihn ab der aktuellen Stellung, `{ $button }` beginnt neu.
   *[other] { $count } Schritte sind noch möglich: `{ $carry }` zeigt sie ab der aktuellen Stellung, `{ $button }` beginnt neu.
 }
whatif-keep-title = **Das würde ich mir aus deinen Schritten merken**; nur du siehst es. Noch ist nichts gemerkt.
whatif-keep-answers = Vorab beantwortet: Jede Antwort gilt, wenn ihre Frage kommt und dann dasselbe bedeutet; sonst wirst du gefragt.
whatif-keep-answer = • { $seat }: { $what } (Runde { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] Eine Liste für { $seat }, für { $count } Arbeiter: Er geht an den ersten freien Ort der Liste. Sie hört auf, und du wirst gefragt, wenn keiner frei ist oder jemand gepasst hat.
   *[other] Eine Liste für { $seat }, für { $count } Arbeiter: Jeder geht an den ersten freien Ort der Liste. Sie hört auf, und du wirst gefragt, wenn keiner frei ist oder jemand gepasst hat.
 }
whatif-keep-left = Nicht gemerkt:
whatif-not-kept = { $why ->
    [now] • { $what }: Danach wirst du gerade gefragt. Der Knopf unten führt es in der Partie selbst aus.
    [placing] • { $what }: Ich frage dich, wenn es so weit ist.
   *[later] • { $what }: Das ist in einer späteren Runde.
 }
whatif-keep-granted = -# Angenommen ist, dass die anderen tun, was du für sie probiert hast: { $steps }
whatif-keep-nothing = Von deinen eigenen Schritten lässt sich keiner vorab beantworten: Antworten gelten für den Rest dieser Runde, Listen für die nächsten Arbeiter.
whatif-kept = **Gemerkt.** Nur du siehst es; `/caylus plan turn` listet alles auf.
whatif-kept-list = • { $seat }, bei den nächsten Arbeitern der erste freie Ort: { $places }
