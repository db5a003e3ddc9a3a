standing-of = { $name }
standing-entry = { $label }: { $value }
standing-entry-mean = { $label }: { $value } ({ $mean })
standing-here = Partide încheiate pe acest server
standing-server = Acest server
standing-none = { $name }: aici nu s-a încheiat nicio partidă care contează, din câte poți vedea. Contează partidele începute de când se țin statistici, fără cele de antrenament și importate.
standing-none-here = Aici nu s-a încheiat nicio partidă care contează, din câte poți vedea. Contează partidele începute de când se țin statistici, fără cele de antrenament și importate.
standing-off = Statisticile sunt oprite pe acest server.
standing-computer = Calculatoarele nu au statistici. Cotele lor fixe: { $ratings }.
standing-rating-of-level = nivelul { $level }: { $rating }
standing-games = { $n ->
    [one] partidă
    [few] partide
   *[other] partide
 }
standing-won = victorii
standing-average = scor mediu
standing-best = maxim
standing-rating = cotă
standing-rating-new = provizorie
standing-place = în clasament
standing-percent = { $n } %
standing-deniers = prevot, denari
standing-batches = seturi
standing-days = zile pe partidă
standing-by-players = După numărul de jucători
standing-players-column = Jucători
standing-game-column = Joc
standing-games-column = Partide
standing-won-column = Victorii
standing-average-column = Medie
standing-best-column = Maxim
standing-points = Puncte pe partidă, după sursă
standing-mean = media tuturor
standing-used = Cele mai folosite
standing-built = Cele mai construite
standing-lines = Favoruri regale
standing-form = Locul în ultimele partide, cele mai noi întâi: { $places }
standing-form-one = { $rank } din { $players }
standing-form-title = Locul în ultimele partide, cele mai noi întâi
standing-form-beside = din { $players }
standing-with-computers = { $game } cu calculatoare
standing-beside = Cu calculatoare: { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
 }, victorii: { $won }
standing-left = Câștigate prin abandon: { $won }. Părăsite înainte de sfârșit: { $left }.
standing-provisional = { $told } (provizorie sub { $of })
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
standing-points-column = Puncte
standing-nobody = (fără nume)
standing-places = Victorii după ordinea de la început
standing-place-row = { $n }.
standing-answers = -# Un răspuns de-al tău a durat în medie { $hours } h; doar tu vezi acest lucru.
reliable-finished = { $finished } terminate din { $games }
reliable-missed = { $missed } termene ratate din { $deadlines }
reliable-hour = răspunde de obicei într-o oră
reliable-day = răspunde de obicei într-o zi
reliable-longer = îi ia adesea mai mult de o zi să răspundă
standing-reliable = Partide cotate: { $told }.

ladder-title = Clasament: { $game }
choice-statistics-ladder = clasamentul
choice-statistics-server = acest server
choice-statistics-player = un jucător
ladder-empty = Încă nu e nimeni în clasament ({ $game }). Oricine apare în el de la prima partidă cotată. O masă contează dacă nu a fost deschisă cu `rated:no` sau `hints:yes`, anularea nu e liberă și toată lumea îi vede canalul.
ladder-public = -# Contează doar partidele al căror canal îl vede toată lumea.
ladder-judged = -# Partidele mai vechi din alte canale nu mai contează din { $when }. Până atunci nu se arată cotele pe care le-au putut schimba. Cine înseamnă toată lumea se alege cu `/caylus-server club everybody:`.
ladder-members = Cotele sunt pentru cine are { $role }: în privat sau unde nu citește altcineva.
club-everybody = Toată lumea, pentru cote: { $role }. O partidă intră în clasament doar într-un canal pe care îl vede toată lumea.
cmd-caylus-server-club-everybody = Cine trebuie să vadă canalul pentru clasament
    .name = toți
ladder-page = Pagina { $page } din { $pages }
ladder-rating-column = Cotă
ladder-provisional = { $games }, provizorie
ladder-off = Cotele sunt oprite pe acest server.
button-return = Înapoi
button-next = Înainte
ladder-own = Tu: { $told }


standing-choice = Cota ta aici: { $ladder }. Cote pe toate serverele: { $overall }. Cât de repede răspunzi: { $answers }.
standing-choice-in = o vede toată lumea și apari în clasament
standing-choice-out = o vezi doar tu
standing-choice-yes = da
standing-choice-no = nu
standing-answers-yes = vede toată lumea, în cuvinte
standing-answers-no = doar tu vezi
club-now = Statistici: { $statistics }. Cote: { $ratings }. Cote pe toate serverele: { $overall }. Ce s-a socotit până acum rămâne.

rating-changes = Cote: { $changes }
rating-change = { $seat }: { $after } ({ $by })
rating-change-new = { $seat }: { $after } ({ $by }, partida { $games } din { $of })
