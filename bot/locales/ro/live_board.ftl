# The live board: its button and line in Discord, then the page
button-live = Tabla live
live-opening = 🗺️ [Tabla live]({ $url }): urmărește partida în orice browser. `Tabla` îți dă un link al tău, cu care poți și juca pe ea.

# Whose decision it is, on the page
live-waiting = Se așteaptă: { $player } ({ $kind }).
live-not-begun = Această partidă n-a început încă.
live-place = Plasează un muncitor: plătești { $price }, păstrezi { $left }
live-provost = { $line ->
    [back] Dincolo de prevot, fără efect: { $what }
    [ahead] Nu mai sunt dincolo de prevot: { $what }
   *[keeps] Păstrezi { $what }
 }
live-quoted = „{ $what }”
live-unbuilt =
    .mc-ask-action = Trage, schimbă mâna, plasează un muncitor (câte 1 denar) sau pasează.

# What somebody says in advance, on the page
live-plan = Următorii tăi muncitori
live-plan-line = Apasă, în ordine, pe locurile pentru următorii tăi muncitori.
live-plan-or = Doar dacă numărul { $number } e ocupat
live-plan-off = Scoate de pe listă: { $what }
live-plan-gone = { $what } (nu mai e)
live-ahead = Răspunde dinainte: { $question }

# Why the page refuses something
live-no-page = Nu există o asemenea pagină sau nu ai acces la ea. Apasă Tabla în fir ca să primești un link al tău.
live-no-game-here = În acest canal nu se joacă nicio partidă. Deschide tabla în firul unei partide.
live-no-step = Poziția aceea nu mai există: a fost anulată.
live-link-used = Linkul a fost deja folosit sau e mai vechi de zece minute. Apasă Tabla în fir ca să primești altul.
live-signed-out = Nu ești conectat aici. Apasă Tabla în fir ca să primești un link al tău.
live-refused = Cererea n-a venit de pe această pagină. Reîncarcă pagina și încearcă din nou.
live-too-large = A fost prea lung: o cerere poate avea cel mult 4 kB. Nu s-a schimbat nimic.
live-unreadable = Cererea nu a putut fi citită, deci nu s-a schimbat nimic. Reîncarcă pagina și încearcă din nou.
live-too-often = Prea multe cereri într-un minut. Așteaptă puțin, apoi încearcă din nou.
live-too-many = Acum urmăresc partida mulți. Pagina se actualizează la fiecare 30 de secunde.

# What the page says by itself
live-page-you = Ești { $name }
live-page-watching = Urmărești partida
live-page-your-actions = Acțiunile tale
live-page-as-list = Locurile de pe tablă, ca listă
live-page-step-through = Revezi acțiunile
live-page-step-back = O acțiune înapoi
live-page-step-on = O acțiune înainte
live-page-step = După acțiunea { $number } din { $of }
live-page-past = Trecutul: după acțiunea { $number } din { $of }
live-page-to-now = Înapoi la partidă
live-page-log = Ce s-a întâmplat
live-page-in-words = Tabla în cuvinte
live-page-hand = Mâna ta
live-page-hand-in-words = Mâna ta în cuvinte
live-page-close = Închide
live-page-vote = Ceilalți vor vota în fir.
live-page-larger = Mărește
live-page-smaller = Micșorează
live-page-thread = Deschide firul
live-page-offline = Fără conexiune. Încerc mai departe.
live-page-sign-in = Conectează-te cu Discord
live-page-sign-in-failed = Conectarea nu a reușit. Încearcă din nou sau apasă Tabla în fir pentru un link al tău.
live-page-sure = Fă-o oricum
live-page-trial = Ce-ar fi dacă: în partidă nu se întâmplă nimic
live-page-try = Încearcă: { $what }
live-page-keep = Salvează ca planul meu
live-page-keep-none = Nu e încă nimic de salvat: încearcă mai întâi o acțiune a ta.
live-page-keep-over = Partida s-a încheiat, deci nu se mai poate salva nimic.
live-page-sign-out = Deconectează-te peste tot
live-page-signed-out = Te-ai deconectat din toate browserele.
live-page-plan-on = Plănuiește pe tablă
live-page-plan-add = Plănuiește: { $what }
live-page-plan-read = Ca să citești ce face un loc: ține-l apăsat, dă clic dreapta pe el sau apasă I.
