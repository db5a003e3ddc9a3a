# E se: azioni provate su una copia della posizione attuale

button-whatif = E se…
button-try-back = Un passo indietro
button-try-start = Dall'inizio
button-try-again = La mia prossima azione
button-try-save = Salva
button-try-keep = Salva questo
button-try-on = Continua a provare
button-try-now = Riparti da ora
button-try-carry = Continua con questi passi
button-try-do = Fallo nella partita: { $action }
whatif-title = **E se…** · { $game } · lo vedi solo tu, e nella partita non succede niente.
whatif-fresh = Scegli per chi decide, e guarda che cosa succede.
whatif-unknown = -# Usa solo ciò che puoi sapere: si ferma quando si pescano carte e quando qualcun altro sceglie in segreto.
whatif-earlier = { $count ->
    [one] … { $count } passo precedente
   *[other] … { $count } passi precedenti
 }
whatif-waited = **{ $number }** … si suppone che gli altri aspettino
whatif-decides = **Passo { $number }** · round { $turn }, { $phase } · decide { $seat }
    { $question }
whatif-you = { $seat } (tu)
whatif-goods = -# { $seat } ha: { $goods }
whatif-stop = { $why ->
    [draw] **La prova finisce qui**: nessuno può sapere quali carte arrivano.
    [secret] **La prova finisce qui**: { $seat } ora sceglie in segreto.
    [again] **La prova finisce qui**: { $seat } ora sceglie in segreto. `{ $button }` continua come se gli altri aspettassero.
    [over] **La prova finisce qui**: la partita sarebbe finita. { $scores }
   *[long] **La prova finisce qui**: non c'è spazio per altri passi.
 }
whatif-no-picture = -# Stai andando in fretta: le immagini tornano tra un minuto.
whatif-closed = “E se…” è chiuso. Niente di tutto questo è successo nella partita.
whatif-stale = **E se…** · { $game } · la partita è andata avanti da quando hai iniziato.
whatif-stale-more = Hai provato questi passi prima di allora. `{ $button }` ricomincia dalla posizione attuale.
whatif-happened = { $count ->
    [1] Uno dei passi che hai provato è successo davvero.
   *[other] { $count } dei passi che hai provato sono successi davvero.
 }
whatif-lost = Non sono più possibili:
whatif-lost-more = { $count ->
    [one] … e ancora { $count } passo
   *[other] … e ancora { $count } passi
 }
whatif-carried = { $count ->
    [1] Un passo è ancora possibile: `{ $carry }` lo mostra dalla posizione attuale, `{ $button }` ricomincia.
   *[other] { $count } passi sono ancora possibili: `{ $carry }` li mostra dalla posizione attuale, `{ $button }` ricomincia.
 }
whatif-keep-title = **Che cosa salverei** dei passi provati; lo vedi solo tu. Non è ancora salvato niente.
whatif-keep-answers = Risposte in anticipo: ognuna vale quando arriva la sua domanda e significa ancora lo stesso; altrimenti te lo chiedo.
whatif-keep-answer = • { $seat }: { $what } (round { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] Una lista per { $seat }, per { $count } piazzamento: il lavoratore va nel primo luogo libero. Se nessuno è libero, o se qualcuno ha passato, te lo chiedo.
   *[other] Una lista per { $seat }, per { $count } piazzamenti: ogni volta il lavoratore va nel primo luogo libero. Se nessuno è libero, o se qualcuno ha passato, te lo chiedo.
 }
whatif-keep-left = Non salvato:
whatif-not-kept = { $why ->
    [now] • { $what }: te lo sto chiedendo proprio ora. Il pulsante qui sotto lo fa nella partita vera.
    [placing] • { $what }: te lo chiederò al momento giusto.
   *[later] • { $what }: è in un round successivo.
 }
whatif-keep-granted = -# Presuppone che gli altri facciano come hai provato: { $steps }
whatif-keep-nothing = A nessuno dei tuoi passi si può rispondere in anticipo: le risposte in anticipo valgono per il resto di questo round, le liste per i prossimi piazzamenti.
whatif-kept = **Salvato.** Lo vedi solo tu; `/caylus plan turn` elenca tutto.
whatif-kept-list = • { $seat }, ai prossimi piazzamenti il primo luogo libero: { $places }
