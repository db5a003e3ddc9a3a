# Suggerimenti dei computer, bozze, e perché hanno fatto ciò che hanno fatto.

advice-thinking = Un computer ci sta pensando…
advice-late = Mentre ci pensavo la posizione è cambiata; non è stato fatto niente. Se lo vuoi ancora, chiedi di nuovo.
button-hint = Suggerimento
button-hint-beside-explain = Le due azioni migliori
button-why = Computer: perché così?
button-why-earlier = Azioni precedenti
button-next-cut = Togli l'ultima
hint-title = **Suggerimento** per { $seat } · { $question }
hint-alone = Nient'altro ci si avvicina.
hint-even = Le due azioni valgono più o meno lo stesso.
hint-answer = Risposta probabile: { $player } · { $action }
hint-guide = La guida aveva proposto “{ $action }” dopo una breve occhiata; a un esame più lungo questa risulta migliore.
hint-small = -# Non è stato ancora giocato niente; premi un'azione per farla.
why-title = **Perché?** { $player }: { $what }
why-only = Non era possibile nient'altro, per quanto si sa.
why-hidden = Il motivo dipende da carte che vede solo quel giocatore; lo spiego a partita finita.
why-rather = { $why ->
    [none] Ha preferito questa azione a “{ $other }”.
   *[some] Ha preferito questa azione a “{ $other }”. A favore: { $why }.
 }
why-although = { $why ->
    [none] Ripensandoci, forse sceglierebbe “{ $other }”.
   *[some] Ripensandoci, sceglierebbe “{ $other }”. A favore della mossa fatta: { $why }.
 }
why-first-level = Il livello 1 gioca d'istinto e non guarda avanti.
why-small = -# A partita in corso la spiegazione usa solo ciò che tutti possono vedere.
why-others = Spiega un'altra azione…
why-nothing = In questa partita non ci sono azioni di computer che ora possa spiegare.
