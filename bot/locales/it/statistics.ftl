# Statistiche e rating: che cosa risulta dalle partite finite. Le parole stanno anche nelle immagini, quindi sono brevi.
standing-here = Partite finite in questo server
standing-none = Ancora nessuna partita da mostrare. Contano solo quelle finite che sono iniziate dopo l'introduzione delle statistiche, non quelle di allenamento né quelle importate.
standing-computer = I computer non hanno statistiche. I loro rating fissi: { $ratings }.
standing-rating-of-level = livello { $level }: { $rating }
standing-games = { $n ->
    [one] partita
   *[other] partite
 }
standing-won = vinte
standing-average = media
standing-best = massimo
standing-rating = rating
standing-rating-new = provvisorio
standing-place = in classifica
standing-percent = { $n }%
standing-deniers = denari per il prevosto
standing-batches = lotti
standing-days = giorni per partita
standing-by-players = Per numero di giocatori
standing-game-column = Gioco
standing-games-column = Partite
standing-points = Punti per partita, per fonte
standing-mean = la media di tutti
standing-used = I più usati
standing-built = I più costruiti
standing-lines = Favori reali
standing-form-one = { $rank }º su { $players }
standing-form = Piazzamenti nelle ultime partite, dal più recente
standing-form-beside = su { $players }
standing-with-computers = { $game } con computer
standing-beside = Con computer: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }, vinte { $won }
standing-left = Vinte per abbandono: { $won }. Lasciate prima della fine: { $left }.
standing-provisional = { $told } (provvisorio fino a { $of } partite)
standing-on-ladder = Rating { $rating }: { $place }º posto in classifica, { $games ->
    [one] { $games } partita con rating
   *[other] { $games } partite con rating
 }
standing-off-ladder = Rating { $rating }, fuori classifica: { $games ->
    [one] { $games } partita con rating
   *[other] { $games } partite con rating
 }
standing-overall = Su tutti i server: { $rating }
standing-records = Record di punti
standing-player-column = Giocatore
standing-nobody = (senza nome)
standing-places = Vittorie per ordine di turno iniziale
standing-answers = -# In media rispondi entro { $hours } h; lo vedi solo tu.
reliable-finished = { $finished } finite su { $games }
reliable-missed = { $missed } scadenze non rispettate su { $deadlines }
reliable-answers = { $within ->
    [hour] di solito risponde entro un'ora
    [day] di solito risponde entro un giorno
   *[longer] spesso impiega più di un giorno a rispondere
 }
standing-reliable = Partite con rating: { $told }.

# La classifica
ladder-title = Classifica: { $game }
choice-statistics-ladder = la classifica
choice-statistics-server = questo server
choice-statistics-player = un giocatore
ladder-empty = Nella classifica di { $game } non c'è ancora nessuno. Comprende tutti, dalla loro prima partita con rating. Un tavolo è con rating, a meno che non sia stato aperto con `rated:no` o `hints:yes`, non si annulli liberamente o non tutti ne vedano il canale.
ladder-public = -# Contano solo le partite in canali che vedono tutti.
ladder-season = -# Questa stagione è iniziata il { $since }: contano solo le partite finite da allora, e tutti sono ripartiti da zero.
ladder-season-over = -# Stagione dal { $since } al { $until }.
ladder-before = -# Prima della prima stagione, fino al { $until }.
menu-season = Un'altra stagione
seasons-none = Nessuna stagione: le classifiche contano tutte le partite con rating. Una stagione inizia il giorno che scegli (per esempio 2027-01-01, oppure today): da allora le classifiche ripartono da zero, e le precedenti restano consultabili.
seasons-now = Date d'inizio delle stagioni: { $days }. Le classifiche contano le partite dall'inizio più recente; con un menu sotto si vedono le stagioni precedenti. I rating nei risultati e per i tavoli con rating continuano da una stagione all'altra. `off` toglie { $last }.
ladder-judged = -# Le partite precedenti in altri canali smettono di contare il { $when }. Fino ad allora non mostro i rating che possono averne risentito. In `/caylus-server settings` si stabilisce chi sono “tutti”.
ladder-members = Mostro i rating solo a chi ha { $role }: in privato, o dove non legge nessun altro.
club-everybody = “Tutti”, per i rating: { $role }. Una partita è con rating solo in un canale che vedono tutti.
cmd-caylus-server-club-everybody = Chi deve vedere il canale per il rating
    .name = tutti
ladder-page = Pagina { $page } di { $pages }
ladder-provisional = { $games }, provvisorio
ladder-off = In questo server i rating sono disattivati.
button-return = Indietro
button-next = Avanti
ladder-own = Tu: { $told }

# Che cosa si sceglie
standing-choice = Il tuo rating qui: { $ladder }. Rating su tutti i server: { $overall }. Quanto in fretta rispondi: { $answers }.
standing-choice-in = lo vedono tutti, e sei in classifica
standing-choice-out = lo vedi solo tu
standing-choice-yes = sì
standing-choice-no = no
standing-answers-yes = lo vedono tutti, a parole
club-now = Statistiche: { $statistics }. Rating: { $ratings }. Rating su tutti i server: { $overall }. Le partite già contate restano contate.

# Sotto un risultato
rating-changes = Rating: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, provvisorio: partita { $games } di { $of })
ended-share = { $how ->
    [again] -# Con un secondo abbandono della stessa persona entro { $days } giorni nessuno guadagna rating.
    [none] -# Questo risultato arriva troppo presto perché i rating cambino.
   *[part] -# Un risultato così precoce conta solo in parte ({ $share }% di una partita intera).
 }
ended-halved = -# Un computer o qualcun altro ha preso { $others } delle { $of } decisioni per { $seat } ({ $late } su { $half } nella seconda metà della partita). È più di un quarto: un aumento del rating vale solo la metà, e chi ha giocato di persona non perde rating contro quel posto.
