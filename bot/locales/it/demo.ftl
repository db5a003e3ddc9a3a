# La demo: che cosa dice accanto al bot, nel terminale e come Guida nel suo canale

demo-server = La città di Caylus
demo-guide = Guida
demo-open = Apri in un browser su questo computer:
    { $url }
demo-game-open = { $game } si gioca qui (il canale ha un link):
    { $url }
demo-failed = La demo non può partire: { $why }. Con CAYLUS_DEMO_PORT=0 usa una porta libera.
demo-welcome = Ciao, { $owner }! In alto puoi cambiare persona.
demo-first = **Prima volta?** Una guida ti accompagna:
demo-plain-command = È stato inviato come messaggio di chat, e quelli non li leggo. Per usare { $typed } scrivi solo `/`, scegli il comando dalla lista che si apre, poi scegli lì le sue opzioni (con Tab passi alla prossima) e premi Invio.
demo-open-game = Apri la partita
demo-game-over = La partita è finita, e la sua pagina resta: **{ $game }**
demo-game-waits = **{ $game }** non ha ancora una pagina, perché ce l'hanno altre { $most } partite. La pagina si apre quando una di quelle finisce o viene annullata (`/caylus table cancel` nella sua pagina).
demo-game-closed = **{ $game }** è finita. La sua pagina è stata chiusa per far posto a partite più nuove.
demo-thread = -# Le altre partite sono [nel canale]({ $url }).
demo-thread-over = -# Un'altra partita o la rivincita comincia [nel canale]({ $url }).
