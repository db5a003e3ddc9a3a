# `/caylus table moderate`: che cosa fanno moderatori e amministratori
cmd-table-moderate = Agisci da moderatore, con un motivo
    .name = modera
    .act = Che cosa fare
    .act-name = atto
    .reason = Perché; il tavolo lo legge
    .reason-name = motivo
    .seat = Quale posto
    .seat-name = posto
    .member = Chi riceve il posto, o di chi si tratta
    .member-name = membro
    .entry = Quale atto del registro annullare
    .entry-name = numero
    .game = Quale partita
    .game-name = partita
choice-moderate-give = dare un posto a qualcuno
choice-moderate-computer = dare un posto a un computer
choice-moderate-skip = svuotare un posto e saltarlo
choice-moderate-end = finire una partita senza risultato
choice-moderate-void = annullare un risultato (amministrazione)
choice-moderate-title = nascondere un titolo (amministrazione)
choice-moderate-bar = escludere qualcuno (amministrazione)
choice-moderate-ladder = togliere di classifica (amministrazione)
choice-moderate-back = annullare un atto
moderation-give = { $game }: il posto { $seat } va a { $person }.
moderation-computer = { $game }: al posto { $seat } gioca un computer.
moderation-skip = { $game }: il posto { $seat } è vuoto e viene saltato.
moderation-give-from = { $game }: il posto { $seat } passa da { $former } a { $person }.
moderation-computer-from = { $game }: al posto { $seat } gioca un computer, invece di { $former }.
moderation-skip-from = { $game }: { $former } non ha più il posto { $seat }, che è vuoto e viene saltato.
moderation-end = { $game } finisce senza risultato.
moderation-void = { $game }: il risultato non conta; statistiche e rating sono come se la partita non fosse stata giocata.
moderation-title = { $game }: il titolo del thread non nomina più nessuno.
moderation-bar = { $person } non può usarmi in questo server, finché un amministratore non lo revoca.
moderation-bar-does = Posti lasciati: { $seats }. Inviti ritirati: { $invitations }. Può ancora scrivere nei thread: lo impedisce il timeout di Discord. Revocare l'esclusione non restituisce i posti.
moderation-bar-held = Non aveva più un posto qui, quindi per questa partita non cambia nulla.
moderation-ladder = { $person } non è più nella classifica di questo server.
moderation-back = L'atto { $entry } è annullato.
moderation-back-seat = { $game }: l'atto { $entry } è annullato. Il posto { $seat } è occupato come prima; ciò che vi si è giocato nel frattempo resta.
moderation-back-holder = { $game }: l'atto { $entry } è annullato. Il posto { $seat } è di nuovo di { $person }; ciò che vi si è giocato nel frattempo resta.
moderation-back-counts = { $person }: la partita conta di nuovo per te. Round di questo posto senza di te finora: { $missed } su { $turns }. Se alla fine sono la maggior parte, sei dietro a chi è rimasto.
moderation-back-stand-in = Finché { $person } non preme `Riprendi il posto` o non fa una mossa, lì gioca un computer.
moderation-out = { $person }: non giochi più in questa partita. { $left ->
    [yes] Mancavi quando il posto è stato dato via, quindi vale come una partita che hai lasciato: sei dietro a chi resta.
   *[no] Non conta né a tuo favore né contro di te.
 }
moderation-former = Per { $person } { $left ->
    [yes] vale come una partita lasciata, perché mancava: in ritardo, saltata o sostituita da un computer.
   *[no] questa partita non conta né a favore né contro.
 }
moderation-out-back = { $person }: grazie per aver giocato qui. Non giochi più in questa partita; le tue mosse restano, e niente di tutto ciò cambia il tuo rating o la tua affidabilità.
moderation-line = **{ $entry }** · { $when } · { $what } Da { $moderator }. Motivo: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Annullato dall'atto { $by }.
moderation-no-reason = non indicato
moderation-way-back = Per tornare indietro: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Un motivo ha da 1 a { $most } caratteri, non { $here }. Non è cambiato nulla.
moderation-whom = Di' con `member` di chi si tratta. Non è cambiato nulla.
moderation-which-seat = Di' con `seat` di quale posto si tratta. Non è cambiato nulla.
moderation-moderator-only = È riservato ai moderatori: chi ha il permesso Gestisci thread dove si gioca la partita. Chiedi a uno di loro; i giocatori possono anche chiudere la partita con un voto: `/caylus table cancel`.
moderation-manager-only = Questo atto lo annulla solo chi ha il permesso Gestisci server.
moderation-own-game = Giochi o hai giocato in questa partita, quindi deve farlo qualcun altro con il permesso Gestisci thread. Come ogni giocatore puoi chiedere un voto con `/caylus table cancel` o `/caylus table replace`.
moderation-practice = A un tavolo di pratica una persona gioca tutti i posti; può lasciarlo o annullarlo da sé.
moderation-last = In questa partita non resterebbe nessun altro. `act:end` la finisce senza risultato.
moderation-is-so = È già così. Non è cambiato nulla.
moderation-void-nothing = Questa partita non contava né per le statistiche né per i rating, quindi non c'è nulla da annullare.
moderation-self = Riguarderebbe te; deve farlo un altro amministratore.
moderation-no-entry = Il registro di questo server non ha un atto { $entry }. `/caylus-server log` mostra gli ultimi.
moderation-none-back = In questa partita non resta nessun atto di moderazione da annullare.
moderation-back-done = L'atto { $entry } non si può annullare: lo è già, o ne annullava un altro.
moderation-seat-changed = Il posto è passato ad altri nel frattempo, quindi non si torna più indietro. `act:give` lo dà a qualcuno.
moderation-barred = { $name } non può usarmi in questo server, quindi il posto non può tornare. Togli prima l'esclusione.
barred-here = { $moderator } ti ha escluso da me su questo server. Motivo: { $reason }
    Se non sei d'accordo, scrivi lì o a un altro amministratore.
barred-them = Un amministratore di questo server ha escluso { $user } dall'uso di questo bot, quindi non può stare a un tavolo.

# `/caylus-server log`: il registro di moderazione
cmd-caylus-server-log = Cosa ha fatto la moderazione, e dove appare
    .name = registro
    .channel = Pubblica ogni atto lì
    .channel-name = canale
    .off = Non pubblicare gli atti
    .off-name = no
moderation-log-in = Pubblico ogni atto di moderazione in { $channel }. Gli ultimi:
moderation-log-off = Gli atti di moderazione non si pubblicano da nessuna parte; `/caylus-server log channel:…` sceglie un canale. Gli ultimi:
moderation-log-empty = Ancora nessun atto.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] ha lasciato la partita; il posto è libero.
    [dropped] troppo a lungo in ritardo, fuori dalla partita; il posto è libero.
    [departed] non è più in questo server; il posto è libero.
   *[stand-in] ora lì gioca un computer.
 }
moderation-seat-can = `/caylus table moderate` può dare il posto a qualcuno, farvi giocare un computer, saltarlo o finire la partita.
moderation-may-not = Non posso pubblicare il registro in { $channel }: lì mi serve { $missing }. Non è cambiato nulla.
