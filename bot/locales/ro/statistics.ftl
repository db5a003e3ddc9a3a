standing-here = Partide încheiate pe acest server
standing-none = Încă nu e nicio partidă de arătat. Contează doar partidele încheiate, începute după introducerea statisticilor; cele de antrenament și cele importate nu.
standing-computer = Calculatoarele nu au statistici. Cotele lor fixe: { $ratings }.
standing-rating-of-level = nivelul { $level }: { $rating }
standing-games = { $n ->
    [one] partidă
    [few] partide
   *[other] partide
 }
standing-won = victorii
standing-average = media punctelor
standing-best = maxim
standing-rating = cotă
standing-rating-new = provizorie
standing-place = în clasament
standing-percent = { $n } %
standing-deniers = denari pentru prevot
standing-batches = seturi
standing-days = zile pe partidă
standing-by-players = După numărul de jucători
standing-game-column = Joc
standing-games-column = Partide
standing-points = Puncte pe partidă, după sursă
standing-mean = media tuturor
standing-used = Cele mai folosite
standing-built = Cele mai construite
standing-lines = Favoruri regale
standing-form-one = { $rank } din { $players }
standing-form = Locul în ultimele partide, cele mai noi întâi
standing-form-beside = din { $players }
standing-with-computers = { $game } cu calculatoare
standing-beside = Cu calculatoare: { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
 }, victorii: { $won }
standing-left = Câștigate prin abandon: { $won }. Părăsite înainte de sfârșit: { $left }.
standing-provisional = { $told } (provizorie până la { $of ->
    [one] { $of } partidă
    [few] { $of } partide
   *[other] { $of } de partide
 })
standing-on-ladder = Cotă { $rating }: locul { $place } în clasament, { $games ->
    [one] { $games } partidă cotată
    [few] { $games } partide cotate
   *[other] { $games } de partide cotate
 }
standing-off-ladder = Cotă { $rating }, în afara clasamentului: { $games ->
    [one] { $games } partidă cotată
    [few] { $games } partide cotate
   *[other] { $games } de partide cotate
 }
standing-overall = Pe toate serverele: { $rating }
standing-records = Cele mai multe puncte
standing-player-column = Jucător
standing-nobody = (fără nume)
standing-places = Victorii după ordinea de la început
standing-answers = -# În medie răspunzi în { $hours } h; doar tu vezi acest rând.
reliable-finished = terminate { $finished } din { $games }
reliable-missed = termene depășite { $missed } din { $deadlines }
reliable-answers = { $within ->
    [hour] răspunde de obicei într-o oră
    [day] răspunde de obicei într-o zi
   *[longer] răspunde adesea după mai mult de o zi
 }
standing-reliable = Partide cotate: { $told }.

ladder-title = Clasament: { $game }
choice-statistics-ladder = clasamentul
choice-statistics-server = acest server
choice-statistics-player = un jucător
ladder-empty = Încă nu e nimeni în clasament ({ $game }). Apari în el de la prima ta partidă cotată. O masă e cotată dacă nu a fost deschisă cu `rated:no` sau `hints:yes`, nu are anulare fără vot și toată lumea îi vede canalul.
ladder-public = -# Contează doar partidele din canale pe care le vede toată lumea.
ladder-season = -# Sezonul acesta a început pe { $since }: contează doar partidele încheiate de atunci, iar toți au început de la zero.
ladder-season-over = -# Sezonul de la { $since } până la { $until }.
ladder-before = -# Înainte de primul sezon, până la { $until }.
menu-season = Alt sezon
seasons-none = Fără sezoane: clasamentele numără toate partidele cotate. Un sezon începe în ziua pe care o alegi (de exemplu 2027-01-01, sau today): de atunci clasamentele încep de la zero, iar sezoanele vechi rămân vizibile.
seasons-now = Sezoanele au început sau încep pe: { $days }. Clasamentele numără de la ultimul început; un meniu de sub ele arată sezoanele anterioare. Cotele din rezultate și pentru mesele cotate continuă de la un sezon la altul. `off` retrage { $last }.
ladder-judged = -# Partidele mai vechi din alte canale nu mai contează din { $when }. Până atunci nu arăt cotele pe care le-ar fi putut schimba. `/caylus-server settings` stabilește cine înseamnă „toată lumea”.
ladder-members = Arăt cotele doar celor cu { $role }: în privat sau unde nu citește nimeni altcineva.
club-everybody = „Toată lumea”, pentru cote: { $role }. O partidă e cotată doar într-un canal pe care îl vede toată lumea.
cmd-caylus-server-club-everybody = Cine trebuie să vadă canalele cu cotă
    .name = toți
ladder-page = Pagina { $page } din { $pages }
ladder-provisional = { $games }, provizorie
ladder-off = Cotele sunt dezactivate pe acest server.
button-return = Înapoi
button-next = Înainte
ladder-own = Tu: { $told }

standing-choice = Cota ta aici: { $ladder }. Cota pe toate serverele: { $overall }. Viteza cu care răspunzi: { $answers }.
standing-choice-in = o vede toată lumea și apari în clasament
standing-choice-out = o vezi doar tu
standing-choice-yes = da
standing-choice-no = nu
standing-answers-yes = o vede toată lumea, în cuvinte
club-now = Statistici: { $statistics }. Cote: { $ratings }. Cote pe toate serverele: { $overall }. Ce s-a numărat până acum rămâne.

rating-changes = Cote: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, provizorie: partida { $games } din { $of })
ended-share = { $how ->
    [again] -# Un al doilea abandon al aceleiași persoane în { $days } de zile nu crește cota nimănui.
    [none] -# Rezultatul vine prea devreme pentru ca vreo cotă să se schimbe.
   *[part] -# Un rezultat atât de timpuriu contează cât { $share } % dintr-o partidă întreagă.
 }
ended-halved = -# Un calculator sau altcineva a luat { $others } din cele { $of } decizii pentru { $seat } ({ $late } din { $half } în a doua jumătate a partidei). E peste un sfert: o creștere a cotei contează doar pe jumătate, iar cine a jucat personal nu pierde puncte de cotă în fața acelui loc.
