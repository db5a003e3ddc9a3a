# Turnee și ligi
tournament-may-not = Ca să organizezi aici un turneu ai nevoie de permisiunea Gestionează evenimentele sau Gestionează firele, ori de rolul ales de server (`/caylus-server settings`).
tournament-channel = Folosește comanda într-un canal text pe care îl pot vedea: acolo anunț turneul și îi deschid partidele ca fire.
tournament-permissions = Nu pot ține un turneu în { $channel }: acolo îmi trebuie Vezi canalul, Trimite mesaje și Creează fire publice. Nu s-a anunțat nimic.
tournament-no-files = N-am putut trimite fișierele: nu am voie să atașez fișiere aici.
form-again = Formularul a expirat. Apasă din nou butonul.

tournament-format = { $format ->
    [knockout] eliminatoriu, merg mai departe de la fiecare masă: { $advance }
    [swiss] sistem elvețian, etape: { $rounds }
   *[league] ligă, etape: { $rounds }, cel mult într-o divizie: { $division }
 }
tournament-size = jucători la o masă: { $size }
tournament-days = Zile pe etapă: { $days } ({ $share }). Mese întârziate: { $late }.
tournament-nine = { $by ->
    [simulated] după simulări, cam 9 din 10 mese termină în acest timp
    [server] cam 9 din 10 mese termină în acest timp, judecând după partidele de pe acest server
    [shorter] ca să se încheie în { $most } săptămâni; 9 din 10 mese termină în { $nine ->
        [one] { $nine } zi
        [few] { $nine } zile
       *[other] { $nine } de zile
     }
    [short] prea puține ca majoritatea meselor să termine: 9 din 10 au nevoie de { $nine ->
        [one] { $nine } zi
        [few] { $nine } zile
       *[other] { $nine } de zile
     }
   *[own] { $nine ->
        [0] alese de organizator
        [one] alese de organizator; 9 din 10 mese termină în { $nine } zi
        [few] alese de organizator; 9 din 10 mese termină în { $nine } zile
       *[other] alese de organizator; 9 din 10 mese termină în { $nine } de zile
     }
 }
tournament-whole = { $format ->
    [knockout] Participanți: { $people }. Etape: { $rounds }. Săptămâni în total: cam { $weeks }.
   *[league] Săptămâni în total: cam { $weeks }.
 }
tournament-room = Participanți: { $people }. { $grace ->
    [0] Cei care nu se prezintă nu sunt înlocuiți.
    [one] Cei care nu se prezintă sunt înlocuiți după { $grace } zi.
    [few] Cei care nu se prezintă sunt înlocuiți după { $grace } zile.
   *[other] Cei care nu se prezintă sunt înlocuiți după { $grace } de zile.
 }
tournament-no-days = O etapă se încheie cu ultima ei masă.
tournament-late = { $late ->
    [adjudicate] contează așa cum sunt
    [extend] etapa le așteaptă o dată (zile: { $days }), apoi contează așa cum sunt
    [pace] cei care au ținut ritmul își împart pozițiile, ceilalți nu primesc nimic
   *[stand-in] un calculator joacă pentru jucătorii care n-au ținut ritmul; acești jucători nu primesc nimic
 }
tournament-late-rated = Acest rezultat contează și pentru cote: deloc înainte de runda { $first }, apoi tot mai mult, iar din runda { $half } pe deplin.
tournament-organized = Organizează: { $who }
tournament-signup = { $when ->
    [none] **Înscrierile sunt deschise** până când organizatorul le închide.
   *[date] **Înscrieri până la { $when }**
 }
tournament-round-now = { $when ->
    [none] **Etapa { $round }**
   *[date] **Etapa { $round }**, până la { $when }
 }
tournament-won = Victorie: **{ $names }**
tournament-people = Participanți ({ $here } din { $most }): { $names }
tournament-waiting = Listă de așteptare ({ $count }): { $names }
tournament-and-more = { $names } și încă { $count }
tournament-status = { $status ->
    [draft] ciornă pe care o vezi doar tu
    [signup] înscrieri deschise, participanți: { $people }
    [running] etapa { $round }, participanți: { $people }
    [finished] încheiat
   *[cancelled] anulat
 }
tournament-list-none = Pe acest server nu sunt turnee. Cine poate organiza unul îl începe cu `/caylus-club tournament`.
tournament-chosen = Butoanele sunt pentru: **{ $name }**
menu-tournament-pick = Ce turneu

tournament-round-title = 🏆 **{ $name }** · etapa { $round }
tournament-until = Până la { $when }
tournament-division = Divizia { $division }
tournament-seat-left = { $name } (retras)
tournament-void = (nu contează)
tournament-bye = (liber)
tournament-more = Mese care nu mai încap aici: { $count }. Toate sunt în `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Victorii
    [direct] Direct
    [share] Parte %
    [score] { menu-prestige }
   *[strength] Adversari
 }
tournament-export = { $name }: clasamentul și mesele în CSV; după încheiere și tot turneul în JSON.

tournament-you-in = Participi la { $name }. Când o etapă e trasă la sorți, partida ta începe automat și te anunț acolo.
tournament-you-wait = Ești pe lista de așteptare de la { $name }: intri când se eliberează un loc sau când la o masă e nevoie de o rezervă.
tournament-you-out = Nu mai participi la { $name }.
tournament-you-out-playing = Nu mai ești în tragerile la sorți de la { $name }. Îți mai poți termina partida { $game }; cu `/caylus table resign` eliberezi locul.
tournament-sure-out = Turneul a început. Te retragi totuși? Din etapa următoare nu mai ești în tragerea la sorți și nu te mai poți întoarce.
seat-drawn = Locul { $seat } e liber: îl primește cine urmează pe lista de așteptare a turneului.
sure-resign-drawn = Dacă ieși din { $game }, locul tău ({ $seats }) merge la lista de așteptare a turneului, iar această masă contează pentru tine ca abandonată; decizia e definitivă. Sigur?

tournament-told-comes-in = { $who } intră de pe lista de așteptare.
tournament-told-substitute = Etapa { $round }, masa { $table }: { $who } ia locul lui { $old }.
tournament-told-seat-free = Etapa { $round }, masa { $table }: locul lui { $who } e liber. Cine îl ia primul joacă mai departe acolo și în etapele următoare. Dacă până la { $until } nu vine nimeni, îl ia un calculator.
tournament-told-warned = { $who }, încă n-ai jucat la această masă. Joacă până la { $until } ca să-ți păstrezi locul. Apoi îl ia altcineva, iar tu ieși din turneu.
tournament-told-ends = Etapa { $round } se încheie { $ends }. Aici se așteaptă: { $people }. Mese întârziate: { $rule }. Cine a avut majoritatea mutărilor sărite termină ultimul.
tournament-told-counted = Timpul etapei { $round } s-a scurs și această masă contează așa cum e acum: { $result }. Puteți juca mai departe de plăcere, dar pentru turneu și pentru cote e decisă și niciun ceas nu mai merge.
tournament-told-late = Timpul etapei { $round } s-a scurs. Mese întârziate ({ $count }): { $rule }.
tournament-told-late-extend = Timpul etapei { $round } s-a scurs; mesele întârziate ({ $count }) sunt așteptate până la { $until }.
tournament-told-signup-until = Înscrierile țin până la { $until }.
tournament-told-round-until = Etapa { $round } ține până la { $until }.
tournament-told-removed = { $by } a exclus din turneu: { $who }. Motiv: { $reason }
tournament-told-corrected = Etapa { $round }, masa { $table }: { $by } a corectat rezultatul. Motiv: { $reason }
tournament-told-cancelled = Turneul e anulat. Partidele lui în curs merg mai departe.
tournament-told-few = termenul de înscriere a trecut, dar participanți sunt doar { $here } din minimum { $least }. Înscrierile rămân deschise: prelungește-le, începe mai târziu sau anulează turneul cu `/caylus-club tournament`.
tournament-told-unmade = etapa { $round }, masa { $table } nu poate începe încă: cineva de la masă sau acest server are atâtea partide câte permite limita. Încerc din nou din oră în oră; cu o rezervă sau cu o limită mai mare începe imediat.
tournament-told-cancelled-table = etapa { $round }, masa { $table }: partida a fost anulată. Introdu rezultatul cu `Corectează un rezultat`, la `/caylus-club tournament`.
tournament-told-reopened = etapa { $round }, masa { $table }: finalul partidei a fost anulat după ce rezultatul fusese folosit. Clasamentul îl păstrează dacă nu-l corectezi.
tournament-told-ended-again = etapa { $round }, masa { $table }: partida s-a încheiat din nou, cu alt rezultat. Clasamentul păstrează primul rezultat dacă nu-l corectezi.
tournament-told-round-over = etapa { $round } s-a încheiat. Trage la sorți etapa următoare cu `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** s-a încheiat.

tournament-draft = Încă nu s-a anunțat nimic; doar tu vezi ciorna. Apasă `Anunță` când e gata.
tournament-draft-numbers = Zile de înscriere: { $signup }.
tournament-next = { $automatic ->
    [yes] Etapa următoare e trasă la sorți când se termină ultima masă.
   *[no] Tu tragi la sorți fiecare etapă.
 }
tournament-announced = Anunțat în { $channel }. Panoul organizatorului e la `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Propunere, ca să se încheie în { $most } săptămâni: { $days }
   *[no] Propunere (termină cam 9 din 10 mese): { $days }
 }
tournament-who-goes = Cine își lasă locul în această etapă?
tournament-who-comes = Iese { $goes }. Cine de pe lista de așteptare ia locul?
tournament-sure-substitute = Etapa { $round }, masa { $table }: iese { $goes } și intră { $comes }. Cine iese rămâne definitiv în afara turneului. Sigur?
tournament-who-removed = Cine e exclus din turneu? Motivul ți-l cer după aceea.
tournament-which-table = Etapa { $round }: rezultatul cărei mese se înlocuiește?
tournament-which-places = Etapa { $round }, masa { $table }: alege poziția fiecărui loc. Pozițiile egale se împart. Motivul ți-l cer la sfârșit.
tournament-table = Masa { $number }
tournament-gave-up = { $name }: retras, fără puncte
tournament-sure-cancel = Anulezi definitiv turneul pentru toți?
choice-tournament-knockout = Eliminatoriu: cei mai buni merg mai departe
choice-tournament-swiss = Elvețian: toți joacă fiecare etapă
choice-tournament-league = Ligă: divizii, cu promovare și retrogradare
menu-tournament-format = Formatul
menu-tournament-game = Jocul și mărimea meselor
menu-tournament-pace = Ritmul
menu-tournament-late = Mese întârziate
menu-tournament-goes = Cine iese
menu-tournament-comes = Cine intră
menu-tournament-removed = Cine e exclus
menu-tournament-place = Poziția acestui jucător
button-tour-numbers = Jucători și etape
button-tour-times = Termene
button-tour-rated = { $now ->
        [yes] Cotat: da
       *[no] Cotat: nu
    }
button-tour-automatic = { $now ->
        [yes] Etape: automate
       *[no] Etape: manuale
    }
button-tour-announce = Anunță
button-tour-begin = Începe acum
button-tour-draw = Trage la sorți etapa nouă
button-tour-extend = Prelungește
button-tour-substitute = Pune o rezervă
button-tour-off = Masa nu contează
button-tour-remove = Exclude pe cineva
button-tour-correct = Corectează un rezultat
button-tour-season = Sezonul următor
button-tour-cancel = Anulează turneul
button-tourin = { $how ->
        [waits] Lista de așteptare
        [steps] Ia locul
       *[join] Înscrie-te
    }
button-tourout = Retrage-te
button-tourleave = Retrage-te definitiv
button-tourshow = Clasament
button-tourround = Etapa { $round }
button-tourall = Arată tuturor clasamentul
button-tourfiles = Fișiere (CSV, JSON)
button-tourmanage = Organizează
button-tournew = Turneu nou
form-tour-name = Nume
form-tour-least = Număr minim de jucători
form-tour-most = Număr maxim de jucători
form-tour-rounds = Etape
form-tour-advance = Merg mai departe de la fiecare masă
form-tour-division-size = Maxim într-o divizie
form-tour-signup-days = Zile de înscriere
form-tour-round-days = Zile pe etapă (0: fără limită)
form-tour-grace-days = Zile până la înlocuire (0: niciodată)
form-tour-extra-days = Zile în plus pentru întârzieri, o dată
form-tour-days = Zile în plus
form-tour-reason = Motivul, publicat pentru toți

cmd-caylus-club-tournament = Turnee și ligi
    .name = turneu
cmd-caylus-server-club-tournaments = Permite turnee
    .name = turnee
cmd-caylus-server-club-organizers = Un rol care poate organiza turnee
    .name = organizatori
club-now-tournaments = Turnee: { $tournaments }. Le organizează cine gestionează evenimente sau fire și: { $organizers }
club-no-organizers = nimeni altcineva

drawn-at = Etapa { $round }, masa { $table } · { $tournament }
tournament-not-drawn = { $name } nu a început: încă nu s-a tras nimic la sorți, deci nu există nici clasament, nici mese.
tournament-scoring = Puncte după poziție: { $points }. La egalitate: { $ties }.
tournament-scale = Puncte după poziție: { $points }
tournament-first = La egalitate, întâi: { $first }
tournament-moves = Promovări, și tot atâtea retrogradări, între divizii: { $number }
tournament-tiebreaker = { $by ->
    [wins] mese câștigate
    [direct] întâlniri directe
    [share] parte din scorul câștigătorului
    [strength] punctele adversarilor
    [score] prestigiul total
   *[lot] tragere la sorți
 }
menu-tournament-ties = La egalitate
menu-tournament-moves = Promovare și retrogradare
cmd-caylus-server-club-no-organizers = Niciun rol nu organizează turnee
    .name = fără-organizatori

tournament-none = Acest turneu nu există sau nu-i poți vedea canalul. `/caylus-club tournament` arată turneele acestui server.
tournament-settles = Această masă face parte din turneul { $tournament }: setările sunt aceleași la toate mesele lui și nu pot fi schimbate aici.
tournament-seats = Această masă face parte din turneul { $tournament }: locurile le dă rezervelor organizatorul (`/caylus-club tournament`).
tournament-vote = Această masă face parte din turneul { $tournament }, așa că jucătorii n-o pot anula; organizatorul îi poate stabili rezultatul (`/caylus-club tournament`).
tournament-organizer-only = Acest lucru îl poate face doar organizatorul turneului sau cine are voie să organizeze turnee în canalul lui ({ $channel }).
tournament-own-table = Joci la această masă, așa că nu poți decide în privința ei. O poate face alt organizator sau un moderator.
tournament-moved-on = Între timp turneul a mers mai departe; nu s-a făcut nimic. `/caylus-club tournament` îl arată cum e acum.
tournament-closed = { $tournament } nu mai primește pe nimeni: turneul s-a încheiat sau a fost anulat.
tournament-signed-up = Te-ai înscris deja la { $tournament }.
tournament-no-return = Nu mai participi la { $tournament }, iar după începutul turneului nu te mai poți întoarce.
tournament-not-mine = Nu participi la { $tournament }. Cât timp mai primește participanți, te înscrii cu butoanele de sub anunț.
tournament-out-again = Din { $when } nu mai participi la { $tournament }. Butonul de sub anunț te înscrie din nou, la sfârșitul listei.
tournament-out-for-good = Din { $when } nu mai participi la { $tournament }, iar după începutul turneului nu te mai poți întoarce. Poți totuși să privești (`/caylus-club tournament`).
tournament-nobody = La { $tournament } nu s-a înscris încă nimeni.
tournament-no-round = Nu există etapa { $round }. Etape până acum: { $most }.
tournament-no-table = În etapa { $round } nu există masa { $table } al cărei rezultat să poată fi corectat. Mesele ei: { $tables }.
tournament-not-in = Această persoană nu participă la { $tournament }.
tournament-many = Turnee în curs pe acest server: { $here }; limita e { $most }. Mai întâi trebuie să se încheie sau să fie anulat unul.
tournament-few = { $tournament } are prea puțini participanți: { $here }, iar minimul e { $least }. Prelungește înscrierile sau anulează turneul.
tournament-name = Un turneu are nevoie de un nume de la 1 la { $most } caractere.
tournament-number = { $text } nu e bun aici: scrie un număr întreg de la { $least } la { $most }.
tournament-no-reason = Spune de ce, în câteva cuvinte: motivul îl vor vedea toți.
tournament-no-substitute = Nimeni de pe lista de așteptare nu poate lua locul acum. Pe listă ajunge cine se înscrie când turneul e plin sau se joacă deja.
tournament-not-playing = { $name } nu e la nicio masă a etapei sau masa are deja un rezultat.
tournament-round-open = Etapa { $round } nu s-a încheiat. Mese fără rezultat: { $open }.
