advice-thinking = Ein Computer denkt darüber nach …
advice-late = Die Partie ist weitergegangen, während ich nachgedacht habe; es ist nichts passiert. Frag noch einmal, wenn du es noch willst.
button-hint = Tipp
button-hint-beside-explain = Tipp: die besten zwei
button-why = Warum dieser Computerzug?
button-why-earlier = Frühere Aktionen
button-next-cut = Das Letzte streichen
hint-title = **Tipp** für { $seat } · { $question }
hint-alone = Nichts anderes kommt da heran.
hint-even = Die beiden sind etwa gleich gut.
hint-answer = Wahrscheinliche Antwort: { $player } · { $action }
hint-guide = Die Einführung riet nach kurzem Blick zu „{ $action }“; bei längerem Nachdenken ist das hier besser.
hint-small = -# Noch wurde nichts gespielt; drück auf eine Aktion, um sie auszuführen.
why-title = **Warum?** { $player }: { $what }
why-only = Etwas anderes war nicht möglich, soweit sich das sagen lässt.
why-hidden = Der Grund hängt von Karten ab, die nur dieser Spieler sieht; ich erkläre ihn, wenn die Partie zu Ende ist.
why-rather = { $why ->
    [none] Dem Computer schien das besser als „{ $other }“.
   *[some] Dem Computer schien das besser als „{ $other }“. Dafür: { $why }.
 }
why-although = { $why ->
    [none] Bei längerem Nachdenken würde der Computer vielleicht „{ $other }“ wählen.
   *[some] Bei längerem Nachdenken würde der Computer „{ $other }“ wählen. Für den gespielten Zug: { $why }.
 }
why-first-level = Stufe 1 spielt nach Gefühl und schaut nicht voraus.
why-small = -# Solange gespielt wird, zählt dabei nur, was alle sehen können.
why-others = Eine andere Aktion erklären …
why-nothing = In dieser Partie gibt es keine Aktion eines Computers, die ich jetzt erklären kann.
