# `/caylus table moderate`: was Moderation und Verwaltung tun
cmd-table-moderate = Als Moderation eingreifen, mit Grund
    .name = moderieren
    .act = Was zu tun ist
    .act-name = was
    .reason = Warum; die Vorschau sagt, wer es liest
    .reason-name = grund
    .seat = Welchen Platz
    .seat-name = platz
    .member = Wer den Platz bekommt oder um wen es geht
    .member-name = mitglied
    .entry = Welcher Eingriff zurückgenommen wird
    .entry-name = eintrag
    .game = Welche Partie
    .game-name = partie
choice-moderate-give = jemandem einen Platz geben
choice-moderate-computer = einem Computer einen Platz geben
choice-moderate-skip = Platz leeren und überspringen
choice-moderate-mistake = ein Ausschluss vom Server war ein Irrtum
choice-moderate-end = Partie ohne Ergebnis beenden
choice-moderate-void = Ergebnis streichen (Administration)
choice-moderate-title = Thread-Titel verbergen (Administration)
choice-moderate-bar = verwarnen oder sperren (Administration)
choice-moderate-ladder = aus der Rangliste nehmen (Administration)
choice-moderate-back = Eingriff zurücknehmen
choice-moderate-report = der Moderation etwas melden (alle)
moderation-give = { $held ->
    [yes] { $game }: Der Platz { $seat } geht von { $former } an { $person } (ohne Wirkung aufs Rating).
   *[no] { $game }: Der Platz { $seat } geht an { $person } (ohne Wirkung aufs Rating).
 }{ $degree ->
    [asked] {""}
        { $person } wird vorher nicht gefragt: Der Thread erwähnt die Person, und sie kann den Platz ohne Nachteil abgeben.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: Am Platz { $seat } spielt statt { $former } ein Computer, bis ihn jemand übernimmt.
   *[no] { $game }: Am Platz { $seat } spielt ein Computer, bis ihn jemand übernimmt.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } hat den Platz { $seat } nicht mehr; er ist leer und wird übersprungen, bis ihn jemand übernimmt.
   *[no] { $game }: Der Platz { $seat } wird geleert und übersprungen, bis ihn jemand übernimmt.
 }
moderation-end = { $game } endet für { $players } ohne Ergebnis: Niemand gewinnt, und Ratings und Zuverlässigkeit bleiben, wie sie sind, auch bei denen, die schon weg sind.{ $degree ->
    [asked] {""}
        Nimmst du das später zurück, geht die Partie dort weiter, wo sie jetzt aufhört.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] Ab jetzt läuft keine Uhr mehr.
   *[again] Alle Uhren beginnen jetzt von vorn.
 }{ $late ->
    [skip] {" "}Wenn du danach eine Frist verpasst, wirst du übersprungen, bis du zurück bist; nach { $n } Zugzeiten ohne ein Zeichen verlierst du den Platz.
    [stand-in] {" "}Wenn du danach eine Frist verpasst, spielt ein Computer für dich, bis du zurück bist.
    [vote] {" "}Wenn du danach eine Frist verpasst, können die anderen abstimmen, ob sie ohne dich weiterspielen.
    [wait] {" "}Wenn du danach eine Frist verpasst, wartet die Partie auf dich.
   *[no] {""}
 }
moderation-void = { $game }: Das Ergebnis zählt für { $players } nicht; für Statistik und Ratings ist es, als wäre die Partie nie gespielt worden, und spätere Partien mit Rating werden neu berechnet (die dort schon geposteten Zahlen bleiben stehen).
moderation-title = { $game }: Der Titel des Threads nennt niemanden mehr.{ $degree ->
    [asked] {" "}Warum, steht dort nicht. Die Karte und die Zeile von Discord über den neuen Thread nennen die Namen weiterhin.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person }: Wie weit soll es gehen? Wähle unten, das Mildeste zuerst; dann siehst du genau, was es bewirkt, und noch passiert nichts.
        • *Eine Verwarnung*: Die Person bekommt deine Begründung, sonst nichts.
        • *Keine neuen Partien*: Laufende Partien spielt sie zu Ende; sie kann keine anderen öffnen, keinen beitreten und nichts posten, was andere sehen.
        • *Eine Sperre*: Sie kann diesen Bot auf diesem Server nicht benutzen. Dauert die Sperre einen Tag, behält sie ihre Plätze.
    [own] { $person } wird verwarnt. Du spielst in einer laufenden Partie dieser Person oder hast dort gespielt; darum kannst du nur verwarnen. Strengeres muss jemand anderes mit der Berechtigung „Server verwalten“ tun, oder du, sobald die Partie vorbei ist.
    [warning] { $person } wird verwarnt{ $own ->
        [yes] {" "}(von jemandem, der in einer laufenden Partie dieser Person spielt oder gespielt hat)
       *[no] {""}
     }.
    [restriction] { $person } kann auf diesem Server keine neuen Partien beginnen und keinen beitreten (laufende gehen weiter),
   *[whole] { $person } ist auf diesem Server gesperrt und kann diesen Bot hier nicht benutzen,
 }{ $until ->
    [none] {""}
    [open] {" "}bis die Administration die Sperre aufhebt.
   *[day] {" "}bis zum { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Das ändert Eingriff { $entry }, der { $term ->
        [open] bisher kein Ende hatte
       *[day] bisher am { $before } endet
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Sonst ändert sich nichts.
    [restriction] { $person } behält alle Plätze in laufenden Partien.
   *[whole] { $number ->
        [0] Einen Platz in einer laufenden Partie hat die Person nicht.
       *[other] { $degree ->
            [day] Freigehaltene Plätze: { $seats }; diese Partien warten, und nach der Sperre spielt die Person dort weiter.
           *[whole] Plätze freigehalten bis zum { $held }: { $seats }; danach zählt jede Partie als verlassen, außer die Sperre wird als Irrtum zurückgenommen.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Verlassene Tische: { $lobbies }; wo andere bleiben, lesen alle im Kanal, dass { $person } { $degree ->
        [restriction] vorerst keinen neuen Partien beitreten kann
       *[whole] hier vorerst nicht spielen kann
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Zurückgezogene Einladungen: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Verlassene Turniere: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Wieder dabei in Turnieren: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}In den Threads steht davon nichts.
        [restriction] {" "}In den Threads steht davon nichts.
       *[whole] { $number ->
            [0] {" "}In den Threads steht davon nichts. In den Threads kann die Person weiter schreiben; das verhindert ein Timeout von Discord.
           *[other] {""}
                • So lange warten diese Partien: Nichts wird übersprungen, und niemand kann sie beenden.
                • In diesen Threads steht „{ $person } kann hier vorerst nicht spielen“, aber nicht, warum.
                • In den Threads kann die Person weiter schreiben; das verhindert ein Timeout von Discord.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Hebst du die Sperre bis dahin auf (`act:back`), spielt die Person weiter, und nichts ist verloren.
                        • Auch danach kannst du noch sagen, dass es ein Irrtum war: Dann zählen die Partien weder für noch gegen die Person.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] kann vorerst keinen neuen Partien beitreten
   *[whole] kann hier vorerst nicht spielen
 }.
moderation-hold-ends = ⏳ { $games }: Der Platz wird { $person } bis zum { $until } freigehalten; danach zählt die Partie als verlassen. War Eingriff { $entry } ein Irrtum, nimm ihn vorher zurück: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Sonst ändert sich nichts.
    [restriction] Laufende Partien gehen weiter wie zuvor.
   *[whole] { $number ->
        [0] Von selbst kommt kein Platz zurück.
       *[other] Zurückgegebene Plätze: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , von { $person } am { $regained } zurückgenommen: Diese Partie zählt wie zuvor.
               *[more] , der letzte von { $person } am { $regained } zurückgenommen: Diese Partie zählt wie zuvor.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Wieder dabei in Turnieren: { $cups }{ $soon ->
        [no] {" "}(nur wenn es ein Irrtum war)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Nicht wieder dabei: { $others }; wo die Anmeldung offen ist, kann sich die Person neu anmelden.
 }{ $more ->
    [milder] {" "}Die Person liest deine Begründung in einer Direktnachricht, bei *es war ein Irrtum* auch, dass sie nichts falsch gemacht hat.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Partien, die jetzt weder für noch gegen { $person } zählen: { $games }{ $rated ->
            [no] {""}
            [over] ; das Rating wird unter denen, die geblieben sind, neu berechnet
            [alone] ; das Rating wird neu berechnet
            [last] ; es ist niemand mehr da, gegen den gewertet wird, also ändert sich kein Rating mehr, es sei denn, { $person } spielt weiter
           *[running] ; gewertet wird unter denen, die bleiben
         }.
     }
   *[yes] { $more ->
        [late] {" "}Die Sperre ist schon vorbei. Wenn sie ein Irrtum war:
       *[yes] {""}
            • Sonst kommt nichts zurück: kein übernommener Platz, keine beendete Partie, kein Tisch, keine Einladung.
            • *Es war ein Irrtum*:
     } Im Logbuch und in den Threads, die die Sperre meldeten, steht dann, dass { $person } nichts falsch gemacht hat{ $lost ->
        [0] {""}
       *[other] ; die dadurch verlassenen Partien, die nicht zurückkommen ({ $games }), zählen weder für noch gegen die Person{ $rated ->
            [no] {""}
            [over] ; das Rating wird unter denen, die geblieben sind, neu berechnet
            [alone] ; das Rating wird neu berechnet
            [last] ; es ist niemand mehr da, gegen den gewertet wird, also ändert sich kein Rating mehr, es sei denn, { $person } spielt weiter
           *[running] ; gewertet wird unter denen, die bleiben
         }{ $free ->
            [0] {""}
           *[other] . Wo der Platz noch frei ist, kann die Person dort mit einem Knopf in ihrer Direktnachricht weiterspielen, mit Rating wie zuvor
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Der Zweck ist erfüllt*: nichts davon.
     }
 }
moderation-restored-ends = In { $games } ist sonst niemand mehr dabei. Die Partie endet sofort: { $person } gewinnt kampflos.
moderation-forgiven = { $game }: { $since ->
    [no] Diese Partie zählt weder für noch gegen { $person }: { $removed ->
        [yes] Die Person hat nichts falsch gemacht, wurde aber irrtümlich vom Server entfernt und verlor dadurch den Platz { $seat }
       *[no] Es war ein Irrtum
     }.
    [turns] { $person } wurde irrtümlich vom Server entfernt. Runden, die am Platz { $seat } deshalb ausfielen, gelten nicht als verpasst.
   *[day] { $person } hat nichts falsch gemacht. ~~Diese Partie zählt weder für noch gegen { $person }.~~ { $person } spielt hier seit dem { $since } wieder, also zählt sie wie zuvor.
 }{ $rated ->
    [over] {" "}Das Rating wird neu berechnet, nur unter denen, die geblieben sind.
    [alone] {" "}Das Rating wird neu berechnet.
   *[no] {""}
 }{ $next ->
    [free] {" "}Sieben Tage lang kann die Person den Platz mit einem Knopf in einer Direktnachricht und im Thread zurücknehmen.
    [taken] {" "}{ $holder } spielt jetzt dort.
        • *Sobald die Person da ist*: { $holder } spielt weiter, bis { $person } auf `Meinen Platz zurück` drückt; das geht ab jetzt sieben Tage lang, ob { $person } schon wieder auf dem Server ist oder nicht, und das Rating zählt dann wie zuvor.
        • *Sofort*: { $holder } hört jetzt auf. Der Platz ist 24 Stunden für { $person } freigehalten, mit Rating wie zuvor; danach kann ihn nehmen, wer will.
        Beides kostet { $holder } weder Rating noch Zuverlässigkeit.
    [over] {" "}Die Partie ist zu Ende, darum kommt der Platz nicht zurück.
   *[no] {""}
 }
moderation-ladder = { $person } steht nicht mehr in der Rangliste dieses Servers{ $degree ->
    [asked] : Andere sehen das Rating nicht mehr; es ändert sich weiter wie bisher. In den Threads steht davon nichts.
   *[whole] .
 }
moderation-back-blameless = Es war ein Irrtum: Niemand hat in dieser Partie etwas falsch gemacht.
moderation-back = Eingriff { $entry }{ $about ->
    [person] {" "}zu { $person } ist zurückgenommen.
    [mistake] {" "}zu { $person } ist als Irrtum zurückgenommen: { $person } hat nichts falsch gemacht.
    [served] {" "}zu { $person } ist zurückgenommen: Er hat seinen Zweck erfüllt.
    [end] {" "}ist zurückgenommen: { $game } geht für { $players } dort weiter, wo die Partie aufgehört hat.
    [void] {" "}ist zurückgenommen: Das Ergebnis von { $game } zählt für { $players } wieder, und die Ratings werden von da an neu berechnet.
    [settings] {" "}ist zurückgenommen: { $game } hat für { $players } wieder die früheren Einstellungen: { $settings }.
    [title] {" "}ist zurückgenommen: Der Thread von { $game } nennt wieder die Namen.
    [left] {" "}ist zurückgenommen: { $game } zählt für { $out } wieder als verlassene Partie.
   *[game] {" "}ist zurückgenommen.
 }
moderation-back-seat = { $game }: Eingriff { $entry } ist zurückgenommen. Der Platz { $seat } ist besetzt wie zuvor; was dort inzwischen gespielt wurde, bleibt.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } hat den Platz { $seat } zurückgenommen, wie am { $when } erlaubt (Eingriff { $entry });
   *[act] Eingriff { $entry } ist zurückgenommen. Den Platz { $seat } hat wieder { $person };
 } was dort inzwischen gespielt wurde, bleibt.
moderation-back-counts = { $how ->
    [given] Für { $person } zählt die Partie wieder. Runden ohne { $person } bisher: { $missed } von { $turns }.
    [watched] Runden ohne dich bisher: { $missed } von { $turns }.
   *[now] { $person }: Die Partie zählt wieder für dich. Runden ohne dich bisher: { $missed } von { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Eine Runde, in der du selbst einen Zug machst, zählt als deine, auch die jetzige.
 } { $excused ->
    [yes] Runden, seit der Platz verloren ging, gelten nicht als verpasst. {""}
   *[no] {""}
 }{ $standing ->
    [last] Nach jetzigem Stand steht dieser Platz hinter allen, die bleiben. Nach Punkten zählt er erst wieder, wenn am Ende mindestens so viele seiner Runden gespielt wie verpasst sind.
    [soon] Noch eine verpasste Runde, und dieser Platz steht hinter allen, die bleiben, außer es sind am Ende mindestens so viele seiner Runden gespielt wie verpasst.
   *[no] Wer die meisten Runden verpasst, steht hinter allen, die bleiben.
 }
moderation-back-stand-in = Bis { $person } auf `Meinen Platz zurück` drückt oder zieht, spielt dort ein Computer.
moderation-out = { $left ->
    [mistake] { $person }: Es war ein Irrtum, du hast nichts falsch gemacht. Entschuldige bitte. Bei Fragen schreib an { $moderator } (Eingriff { $entry }).
    [back] { $person }: Danke, dass du hier gespielt hast. Du spielst in dieser Partie nicht mehr mit; deine Züge bleiben, und nichts davon ändert dein Rating oder deine Zuverlässigkeit.
   *[seat] { $person }: Du spielst in dieser Partie nicht mehr mit. { $left ->
        [yes] Die Moderation hat sie dir als verlassene Partie angerechnet: Du stehst hinter allen, die bleiben. Wenn du das für falsch hältst, schreib { $moderator } wegen Eingriff { $entry }; er lässt sich zurücknehmen.
        [kept] Dein Platz wird nicht länger freigehalten, darum zählt die Partie als verlassen: Du stehst hinter allen, die bleiben, es sei denn, deine Sperre wird als Irrtum zurückgenommen. Wenn du das für falsch hältst, schreib { $moderator } wegen Eingriff { $entry }; er lässt sich zurücknehmen.
       *[no] Sie zählt weder für noch gegen dich. Wenn du den Platz zurückhaben willst, solange die Partie läuft, schreib { $moderator } wegen Eingriff { $entry }; er lässt sich zurücknehmen.
     }
 }
moderation-former = { $left ->
    [yes] Für { $person } zählt sie als verlassene Partie: letzter Platz hinter allen, die bleiben{ $rated ->
        [yes] ; das kostet Rating und Zuverlässigkeit
        [waits] ; die Partie wartet dann auf { $back }
       *[no] ; diese Partie ist ohne Rating
     }.
    [kept] Für { $person } (gesperrt) wird der Platz nicht länger freigehalten (sonst bis zum { $last }). Die Partie zählt für diese Person als verlassen: letzter Platz hinter allen, die bleiben{ $rated ->
        [yes] ; das kostet Rating und Zuverlässigkeit
       *[no] {""}
     }, es sei denn, die Sperre wird als Irrtum zurückgenommen.
    [asked] { $person } fehlt: { $absent ->
        [gone] nicht mehr auf diesem Server.
        [computer] war zu spät und wird von einem Computer vertreten.
        [skipped] hat die Frist verpasst und wird übersprungen.
       *[late] ist seit Langem überfällig.
     }
        Letzter eigener Zug: { $acted ->
        [yes] { $last }
       *[no] keiner
     }. Bisher verpasste Runden: { $missed } von { $turns }.
        Du entscheidest: Die Partie zählt weder für noch gegen diese Person, oder sie zählt als verlassene Partie (letzter Platz hinter allen, die bleiben{ $rated ->
        [yes] ; das kostet Rating und Zuverlässigkeit
       *[no] ; diese Partie ist ohne Rating
     }).
    [back] { $person } spielt dort nicht mehr; die Partie zählt weder für noch gegen diese Person.
    [wait] { $person } spielt jetzt dort; die Partie zählt weder für noch gegen diese Person. { $back } hat bisher { $missed } von { $turns } Runden verpasst.
        • *Sobald die Person da ist*: { $person } spielt weiter, bis { $back } im Thread auf `Meinen Platz zurück` drückt, was sieben Tage lang möglich ist; erst dann zählt die Partie wieder für { $back }. Die Runden bis dahin { $excused ->
        [yes] gelten nicht als verpasst.
       *[no] zählen für { $back } als verpasst ({ $back } hatte schon vorher gefehlt), und wer die meisten verpasst, steht hinter allen, die bleiben.
     }
        • *Sofort* oder *es war ein Irrtum* (das steht dann auch im Thread): { $person } hört jetzt auf, und die Partie zählt wieder für { $back }{ $excused ->
        [yes] ; Runden, seit der Platz verloren ging, gelten dann nicht als verpasst
       *[no] ; Runden gelten als verpasst, bis { $back } selbst zieht, auch schon die laufende{ $near ->
            [yes] , und mit dieser stünde der Platz nach jetzigem Stand hinter allen
           *[no] {""}
         }
     }.
   *[no] Diese Partie zählt weder für noch gegen { $person }.{ $missed ->
        [0] {""}
       *[other] {" "}Bisher verpasste Runden: { $missed } von { $turns }.{ $absent ->
            [computer] {" "}Als verlassen kann sie erst zählen, wenn die meisten Runden verpasst sind.
            [skipped] {" "}Als verlassen kann sie erst zählen, wenn die meisten Runden verpasst sind.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } Von { $moderator }. Grund: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Geändert durch Eingriff { $changed }: gilt jetzt{ $term ->
        [open] , bis die Administration es aufhebt
       *[day] {" "}bis zum { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Vorbei seit dem { $when }.
   *[other] { $used ->
        [yes] ✅ Erledigt durch Eingriff { $by } am { $when }.
       *[no] ↩️ Zurückgenommen durch Eingriff { $by } am { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } hat nichts falsch gemacht.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Grund: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord ließ mich dir das nicht als Direktnachricht schicken:
   *[log] ⚠️ Nicht zugestellt an { $people }: Discord hat die Direktnachricht abgelehnt. Ich zeige sie der Person privat, sobald sie mich hier wieder benutzt.
 }
moderation-no-reason = nicht genannt
moderation-way-back = Zurücknehmen: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Noch ist nichts passiert.** Deine Begründung steht { $readers ->
    [person] in einer Direktnachricht an die Person und im Logbuch.
    [lifted] in einer Direktnachricht an die Person, in den Threads ihrer Partien und im Logbuch.
    [seat] im Thread, im Logbuch und in einer Direktnachricht an die Person, die den Platz verliert oder zurückbekommt.
    [log] nur im Logbuch.
   *[thread] im Logbuch und im Thread, wo das Folgende steht und die Betroffenen erwähnt werden.
 } Das wird passieren:
moderation-yes = { $how ->
    [else] aus einem anderen Grund
    [choose] Wähle, wie weit es geht
    [left] zählt als verlassen
    [neither] zählt nicht
    [warning] eine Verwarnung
    [new-day] 1 Tag keine neuen Partien
    [new-week] 7 Tage keine neuen Partien
    [new-month] 30 Tage keine neuen Partien
    [new-open] bis auf Weiteres keine neuen Partien
    [day] Sperre für 1 Tag
    [week] Sperre für 7 Tage
    [month] Sperre für 30 Tage
    [open] Sperre, bis sie aufgehoben wird
    [mistake] es war ein Irrtum
    [served] der Zweck ist erfüllt
    [later] sobald die Person da ist
    [now] sofort
    [send] senden
    [post] dort posten
   *[do] ausführen
 }
moderation-draft-gone = Diese Vorschau ist abgelaufen; es wurde nichts geändert. Fang mit `/caylus table moderate` neu an.
moderation-return = { $game }: { $how ->
    [withdrawn] Eingriff { $entry } ist zurückgenommen: { $person } kann den Platz { $seat } nicht mehr zurücknehmen, und { $out } spielt dort weiter.
   *[act] { $person } kann den Platz { $seat } bis zum { $when } zurücknehmen; dort spielt { $out } weiter und behält ihn andernfalls. Gibt { $out } ihn auf, ist er 24 Stunden für { $person } freigehalten; danach kann ihn nehmen, wer will.
 }
moderation-return-told = { $over ->
    [yes] { $person }: Dieser Platz kann nicht mehr zurückgenommen werden (Eingriff { $entry }). Dort spielt jetzt { $out }.
   *[no] { $person }: Drück auf den Knopf, um hier wieder zu spielen. Hast du noch nicht gesehen, wie viele Runden du verpasst hast, zeigt er das zuerst; die Runden bis dahin { $excused ->
        [yes] gelten nicht als verpasst.
       *[no] zählen als von dir verpasst, weil du schon vorher gefehlt hast.
     }
        { $out }: Spiel weiter. Drückt { $person } rechtzeitig auf den Knopf, bist du nicht mehr dabei; sonst behältst du den Platz. Deine Züge bleiben so oder so, und nichts davon ändert dein Rating oder deine Zuverlässigkeit.
 }
moderation-reason = Eine Begründung hat 1 bis { $most } Zeichen, nicht { $here }. Es wurde nichts geändert.
moderation-whom = { $what ->
    [seat] Sag mit `seat`, welcher Platz gemeint ist. Es wurde nichts geändert.
   *[member] Sag mit `member`, wer gemeint ist. Es wurde nichts geändert.
 }
moderation-moderator-only = Das ist für die Moderation: Leute mit der Berechtigung „Threads verwalten“, wo die Partie gespielt wird. `act:report` meldet ihnen etwas; die Spieler können ihre Partie auch mit `/caylus table cancel` durch Abstimmung beenden.
moderation-manager-only = Diesen Eingriff können nur Leute mit der Berechtigung „Server verwalten“ zurücknehmen.
moderation-own-game = { $how ->
    [bar] Du spielst in einer laufenden Partie dieser Person oder hast dort gespielt; darum muss das jemand anderes mit der Berechtigung „Server verwalten“ tun, oder du, sobald die Partie vorbei ist.
    [seat] Wer mit `/caylus table moderate` bei einem Platz dieser Partie eingegriffen hat, kann in ihr nicht mitspielen.
   *[game] Du spielst in dieser Partie oder hast in ihr gespielt; darum muss das jemand anderes mit der Berechtigung „Threads verwalten“ tun. Wie alle am Tisch kannst du abstimmen lassen: `/caylus table cancel` oder `/caylus table replace`.
 }
moderation-practice = An einem Übungstisch spielt eine Person alle Plätze; sie kann ihn selbst verlassen oder absagen.
moderation-last = Das geht nicht: In dieser Partie bliebe sonst niemand. `act:end` beendet sie ohne Ergebnis.
moderation-is-so = { $entry ->
    [0] Das ist schon so. Es wurde nichts geändert.
   *[other] { $term ->
        [past] Das wäre schon am { $when } zu Ende gewesen, denn eine Dauer zählt ab dem Beginn von Eingriff { $entry }. Es wurde nichts geändert. Wähle eine längere, oder beende ihn sofort mit `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] kann hier schon jetzt keine neuen Partien spielen
           *[whole] ist hier schon gesperrt
         }{ $term ->
            [open] {" "}bis zur Aufhebung
           *[day] {" "}bis zum { $when }
         } (Eingriff { $entry }). Es wurde nichts geändert. Für ein anderes Ende wähle eine andere Dauer, die ab dem Beginn zählt; sofort beendet wird das mit `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Diese Partie zählte weder für die Statistik noch für Ratings; es gibt nichts zu streichen.
moderation-self = Das beträfe dich selbst; jemand anderes aus der Administration muss es tun.
moderation-none-back = { $how ->
    [entry] Das Logbuch dieses Servers hat keinen Eingriff { $entry }. `/caylus-server log` zeigt die letzten.
    [held] { $name } hat diesen Platz noch, also ist nichts verloren. Wieder auf dem Server, spielt die Person einfach weiter. Hat sie bis dahin Runden verpasst oder vorher den Platz verloren, nimm dann `act:mistake`.
    [nobody] Niemand hat durch eine Entfernung vom Server diesen Platz verloren oder dort Runden verpasst. `act:back` nimmt zurück, was die Moderation getan hat.
   *[none] In dieser Partie gibt es keinen Eingriff mehr, der zurückgenommen werden könnte.
 }
moderation-back-done = Eingriff { $entry } kann nicht zurückgenommen werden: Er ist es schon, oder er hat selbst einen anderen zurückgenommen.
moderation-seat-changed = { $how ->
    [owed] { $name } hat diesen Platz durch einen Irrtum verloren (Eingriff { $entry }). So gegeben wäre er ohne Rating. Leere ihn stattdessen mit `act:skip`: Dann kann die Person ihn mit `/caylus table claim` zurücknehmen, mit Rating wie zuvor, bis sieben Tage nach diesem Eingriff.
    [back] { $name } hat den Platz durch Eingriff { $entry } verloren. Nimm den zurück (`act:back entry:{ $entry }`): Dann hat { $name } den Platz wieder, mit Rating wie zuvor.
    [later] Eingriff { $entry } hat diesen Platz inzwischen geändert; nimm zuerst den zurück (`act:back entry:{ $entry }`).
   *[taken] Auf dem Platz spielt inzwischen jemand anderes, darum geht das nicht mehr. `act:give` gibt ihn jemandem.
 }
moderation-barred = { $kept ->
    [no] { $name } ist auf diesem Server gesperrt, darum lässt sich der Platz nicht zurückgeben. Heb zuerst die Sperre auf.
    [game] { $name } kann hier vorerst nicht spielen; der Platz wird bis zum { $when } freigehalten. So lange kann niemand diese Partie beenden oder darüber abstimmen lassen, sie abzusagen oder Aktionen zurückzunehmen. Wenn das nicht warten kann, kann die Administration Eingriff { $entry } zurücknehmen (`act:back entry:{ $entry }`).
    [day] { $name } kann hier bis zum { $when } nicht spielen, darum kann die Partie nicht weitergehen. Soll sie weitergehen, muss die Administration zuerst die Sperre aufheben (`act:back entry:{ $entry }`).
    [open] { $name } kann hier vorerst nicht spielen, darum kann die Partie nicht weitergehen. Soll sie weitergehen, muss die Administration zuerst die Sperre aufheben (`act:back entry:{ $entry }`).
   *[yes] { $name } ist bis zum { $when } gesperrt und spielt danach hier weiter. Das ist zugesagt, darum kann niemand sonst den Platz bekommen. Soll die Partie früher weitergehen, nimm die Sperre zurück (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } hat dich auf { $server } verwarnt (Eingriff { $entry }). Sonst ändert sich nichts: Du kannst spielen wie zuvor.
    [ladder] Seit dem { $since } stehst du nicht mehr in der Rangliste von { $server }, und andere sehen dort dein Rating nicht (Eingriff { $entry }, von { $moderator }). Deine Partien und dein Rating laufen weiter wie zuvor.
    [restriction] Seit dem { $since } kannst du auf { $server } keine neuen Partien beginnen, keinen beitreten und nichts posten, was andere sehen (Eingriff { $entry }, von { $moderator }). Deine laufenden Partien gehen weiter wie zuvor.
   *[whole] Seit dem { $since } bist du auf { $server } gesperrt und kannst diesen Bot dort nicht benutzen (Eingriff { $entry }, von { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Das gilt, bis die Administration es aufhebt.
   *[day] {" "}Das endet am { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Das ändert Eingriff { $changes }.
 } Grund: { $reason }
    { $lost ->
        [no] {""}
        [day] Deine Plätze bleiben dir: { $games }. Diese Partien warten bis dahin auf dich, und nichts wird übersprungen.{" "}
       *[yes] Deine Plätze werden bis zum { $held } freigehalten: { $games }. Wird die Sperre bis dahin aufgehoben, spielst du weiter, und es wurde nichts für dich übersprungen. Sonst zählt jede als Partie, die du verlassen hast (letzter Platz hinter allen, die bleiben), außer die Sperre wird als Irrtum aufgehoben, was jederzeit möglich ist: Dann zählt sie weder für noch gegen dich.{" "}
     }{ $out ->
        [0] {""}
       *[other] In diesen Turnieren bist du nicht mehr dabei: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] In diesen Turnieren bist du wieder dabei: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Tische, von denen du vor Spielbeginn entfernt wurdest: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` geht weiterhin: Damit kannst du ansehen und löschen, was über dich gespeichert ist.{" "}
       *[milder] {""}
     }Wenn du das für falsch hältst, schreib { $moderator } oder jemand anderem aus der dortigen Administration und nenne Eingriff { $entry }: Er lässt sich zurücknehmen{ $lost ->
        [no] {""}
       *[yes] , und war es ein Irrtum, steht das dann in den Threads, die ihn gemeldet haben
     }.
barred-over = { $degree ->
    [warning] Deine Verwarnung auf { $server } ist zurückgenommen.
    [ladder] Du stehst wieder in der Rangliste von { $server }.
    [restriction] Du kannst auf { $server } wieder neue Partien spielen.
    [late] Zu deiner Sperre auf { $server }, die vorbei ist:
   *[whole] Du kannst diesen Bot auf { $server } wieder benutzen.
 } { $by ->
    [0] Die Zeit von Eingriff { $entry } ist um.
   *[other] { $moderator } hat Eingriff { $entry } zurückgenommen (Eingriff { $by }){ $mistake ->
        [yes] : Es war ein Irrtum, du hast nichts falsch gemacht. Entschuldige bitte.
       *[no] .
     } Grund: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Deine laufenden Partien gingen weiter wie zuvor.
       *[whole] { $seats ->
            [0] {""}
           *[other] Plätze, die du zurückhast: { $seats }. Diese Partien zählen für dich wie zuvor.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Partien, die du dadurch verloren hast und die jetzt weder für noch gegen dich zählen: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}In diesen Turnieren bist du wieder dabei: { $cups }.
     }
moderation-free = Bis zum { $until } kannst du deinen Platz zurücknehmen{ $later ->
    [yes] ; bis dahin spielt dort jemand anderes.
   *[no] , wo er noch frei ist.
 } Der Knopf zeigt zuerst, wie die Partie steht und was das für dein Rating heißt; erst wenn du das bestätigst, passiert etwas.
moderation-way = { $changed ->
    [yes] Das hat sich geändert, seit du es gelesen hast.{" "}
   *[no] {""}
 }{ $game }: Du kannst den Platz { $seat } bis zum { $until } zurücknehmen. Prestige jetzt: { $points } (Rang { $place } von { $seats }). Runden ohne dich bisher: { $missed } von { $turns } (übersprungen: { $skipped }, vom Computer: { $by_computer }, von jemand anderem: { $by_another }).
    { $rated ->
        [no] Diese Partie zählt nicht fürs Rating.
        [excused] Nimmst du ihn, zählt das Ergebnis für dein Rating; Runden, seit du den Platz verloren hast, gelten nicht als verpasst. Sonst zählt die Partie weder für noch gegen dich.
       *[counts] Nimmst du ihn, zählt die Partie wieder für dich, und die Runden ohne dich gelten als verpasst: { $behind ->
            [last] Nach jetzigem Stand stehst du hinter allen, die bleiben.
           *[no] Hinter allen, die bleiben, stehst du nur, wenn du am Ende die meisten Runden verpasst hast.
        } Eine Runde, in der du selbst einen Zug machst, zählt als deine, auch die jetzige.
    }{ $helped ->
        [yes] {" "}Haben andere hier mehr als ein Viertel der Entscheidungen getroffen, in der ganzen Partie oder in ihrer zweiten Hälfte, wird ein Gewinn an Rating halbiert.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] Dort spielt jetzt jemand anderes. Wird der Platz bis { $until } frei, kannst du ihn mit `/caylus table claim` zurücknehmen, mit Rating wie zuvor; 24 Stunden lang kann ihn sonst niemand nehmen
    [over] Die Partie ist zu Ende, darum kommt der Platz nicht zurück
    [own] Du spielst dort wieder, hattest den Platz aber zwischendurch noch einmal verlassen
   *[closed] Der Platz kann nicht mehr zurückgenommen werden
 }. { $how ->
    [taken] Sonst zählt die Partie weder für noch gegen dich.
   *[closed] Die Partie zählt weder für noch gegen dich.
 }
barred-them = Die Administration hat { $user } auf diesem Server für Partien gesperrt, darum ist ein Platz an einem Tisch nicht möglich.
moderation-told = 🚩 { $channel } · { $person } meldet der Moderation: { $reason }
moderation-answer = { $how ->
    [why] Dein Grund; danach siehst du die Folgen
   *[sentence] Ein Satz an die Person (freiwillig)
 }
moderation-told-back = 🚩 { $moderator } hat sich angesehen, was du der Moderation auf { $server } gemeldet hast ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Die Antwort: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Noch wurde nichts gesendet.** Dein Text, dein Name und ein Link hierher werden im Kanal { $channel } gepostet{ $open ->
        [yes] , den nicht nur die Moderation lesen kann, sondern auch { $roles }.
       *[no] , den nur die Moderation liest.
     } Hier wird nichts gepostet. Zurückziehen kannst du es nicht, aber sobald es sich jemand angesehen hat, sage ich es dir.{ $playing ->
        [no] {""}
       *[yes] {" "}Auch wer aus der Moderation an diesem Tisch spielt, liest es: { $people }. Geht es um jemanden davon, schreib stattdessen { $owner ->
            [no] {""}
           *[yes] { $name } oder{" "}
         }jemandem aus der Moderation, der hier nicht spielt.
     }
    [told] Gesendet: Die Moderation findet es in { $channel }. Hat es sich jemand angesehen, schreibe ich es dir als Direktnachricht.
    [often] Das geht { $most }-mal in der Stunde; das nächste Mal in { $minutes } min. Es wurde nichts gesendet.
   *[nobody] Ich habe auf diesem Server keinen Kanal, in dem ich das für die Moderation posten könnte, darum wurde nichts gesendet. Schreib der Administration oder jemandem, der hier Threads verwalten darf.
 }

# `/caylus-server log`: das Logbuch der Moderation
cmd-caylus-server-log = Was die Moderation tat und wo es steht
    .name = logbuch
    .channel = Eingriffe dort posten
    .channel-name = kanal
    .off = Nirgends posten
    .off-name = aus
    .member = Nur Eingriffe zu dieser Person
    .member-name = mitglied
moderation-log-in = { $how ->
    [about] Eingriffe zu { $person }, die neuesten zuerst:
    [off] Eingriffe der Moderation werden nirgends gepostet; `/caylus-server log channel:…` wählt einen Kanal. Die letzten:
   *[in] Ich poste jeden Eingriff der Moderation in { $channel }. Die letzten:
 }
moderation-log-readers = { $how ->
    [ask] **Noch wurde nichts geändert.** { $channel } kann nicht nur die Moderation lesen, sondern auch { $roles }. Dort stünde, wer verwarnt oder gesperrt wurde und warum, und was Mitglieder übereinander melden. Für einen Kanal, den nur die Moderation liest, nimm noch einmal `/caylus-server log channel:…`. Das Logbuch trotzdem dort posten?
   *[now] { $channel }, wo ich das Logbuch der Moderation poste, kann auch { $roles } lesen: wer verwarnt oder gesperrt wurde und warum, und was Mitglieder melden. `/caylus-server log channel:…` wählt einen Kanal, den nur die Moderation liest.
 }
moderation-log-empty = Noch keine Eingriffe.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] hat die Partie verlassen. Der Platz ist frei.
    [dropped] hat zu lange nicht gespielt und ist nicht mehr dabei. Der Platz ist frei.
    [kept] hat die Partie verlassen. Der Platz ist bis zum { $until } für { $person } freigehalten, wie zugesagt.
    [barred] ist gesperrt. Die Partie wartet bis zum { $until }.
    [plays-on] ist gesperrt. Die Partie wartet bis zum { $until }; danach geht es hier weiter.
    [released] ist gesperrt und nicht mehr dabei. Der Platz ist frei.
    [departed] ist nicht mehr auf diesem Server. Alle können den Platz übernehmen.
    [skipped] hat die Frist verpasst und wird bis zur Rückkehr übersprungen.
    [waiting] hat die Frist am { $until } verpasst. Sonst spielt dort gerade niemand; darum wartet die Partie.
    [claimed] ✅ hat den Platz übernommen.
    [came-back] ✅ ist zurück.
   *[stand-in] ist zu spät; so lange spielt hier ein Computer.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` gibt ihn zurück. Mit `give`, `computer` oder `skip` von `/caylus table moderate` geht die Partie sofort weiter, und { $person } ist nicht mehr dabei. Beenden kann sie bis dahin niemand.
   *[open] `/caylus table moderate` kann { $now ->
         [removed] es in Ordnung bringen, falls die Person davor irrtümlich vom Server entfernt wurde (`act:mistake`).
         [gone] den Platz jemandem geben, dort einen Computer spielen lassen, ihn leeren oder die Partie beenden. War die Entfernung vom Server ein Irrtum: `act:mistake`, sobald die Person zurück ist oder den Platz verloren hat.
         [computer] den Platz jemandem geben, ihn leer lassen und überspringen oder die Partie beenden.
         [skipped] den Platz jemandem geben, dort einen Computer spielen lassen oder die Partie beenden.
        *[held] den Platz jemandem geben, dort einen Computer spielen lassen, ihn leeren oder die Partie beenden.
      }
 }
