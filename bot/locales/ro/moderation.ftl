# `/caylus table moderate`: ce fac moderatorii și administratorii
cmd-table-moderate = Intervino ca moderator, cu un motiv
    .name = moderează
    .act = Ce se face
    .act-name = ce
    .reason = De ce; masa citește motivul
    .reason-name = motiv
    .seat = Ce loc
    .seat-name = loc
    .member = Cine primește locul, sau despre cine e vorba
    .member-name = membru
    .entry = Ce intervenție din jurnal se anulează
    .entry-name = număr
    .game = Ce partidă
    .game-name = partida
choice-moderate-give = dă un loc cuiva
choice-moderate-computer = dă un loc unui calculator
choice-moderate-skip = golește un loc; deciziile sunt sărite
choice-moderate-end = încheie o partidă fără rezultat
choice-moderate-void = anulează un rezultat (administratori)
choice-moderate-title = ascunde un titlu (administratori)
choice-moderate-bar = exclude pe cineva (administratori)
choice-moderate-ladder = scoate din clasament (administratori)
choice-moderate-back = anulează o intervenție
moderation-give = { $game }: locul { $seat } trece la { $person }.
moderation-computer = { $game }: la locul { $seat } joacă un calculator.
moderation-skip = { $game }: locul { $seat } e gol, deciziile lui sunt sărite.
moderation-give-from = { $game }: locul { $seat } trece de la { $former } la { $person }.
moderation-computer-from = { $game }: la locul { $seat } joacă un calculator, în loc de { $former }.
moderation-skip-from = { $game }: { $former } nu mai are locul { $seat }; e gol, deciziile lui sunt sărite.
moderation-end = { $game } se încheie fără rezultat.
moderation-void = { $game }: rezultatul nu contează; statisticile și cotele sunt ca și cum partida nu s-ar fi jucat.
moderation-title = { $game }: titlul firului nu mai numește pe nimeni.
moderation-bar = { $person } nu mă mai poate folosi pe acest server, până când un administrator ridică interdicția.
moderation-bar-does = Locuri cedate: { $seats }. Invitații retrase: { $invitations }. Poate scrie în continuare în fire: aceasta o oprește un timeout de pe Discord. Ridicarea interdicției nu dă locurile înapoi.
moderation-bar-held = Nu mai avea un loc aici, așa că pentru această partidă nu se schimbă nimic.
moderation-ladder = { $person } nu mai apare în clasamentul acestui server.
moderation-back = Intervenția { $entry } e anulată.
moderation-back-seat = { $game }: intervenția { $entry } e anulată. Locul { $seat } e ocupat ca înainte; ce s-a jucat acolo între timp rămâne.
moderation-back-holder = { $game }: intervenția { $entry } e anulată. Locul { $seat } e din nou al lui { $person }; ce s-a jucat acolo între timp rămâne.
moderation-back-counts = { $person }: partida contează din nou pentru tine. Runde la acest loc fără tine până acum: { $missed } din { $turns }. Dacă la sfârșit sunt majoritatea, te clasezi după cei care au rămas.
moderation-back-stand-in = Până când { $person } apasă `Îmi iau locul înapoi` sau face o mutare, acolo joacă un calculator.
moderation-out = { $person }: nu mai joci în această partidă. { $left ->
    [yes] Lipseai când a fost cedat locul, deci contează ca o partidă pe care ai părăsit-o: te clasezi după cei care rămân.
   *[no] Nu contează nici pentru, nici împotriva ta.
 }
moderation-former = Pentru { $person } { $left ->
    [yes] contează ca o partidă părăsită, fiindcă lipsea: în întârziere, cu decizii sărite sau înlocuit de un calculator.
   *[no] partida nu contează în niciun fel.
 }
moderation-out-back = { $person }: mulțumesc că ai jucat aici. Nu mai joci în această partidă; mutările tale rămân și nimic din toate acestea nu-ți schimbă cota sau seriozitatea.
moderation-line = **{ $entry }** · { $when } · { $what } De { $moderator }. Motiv: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Anulată prin intervenția { $by }.
moderation-no-reason = niciunul
moderation-way-back = Pentru a reveni: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Un motiv are între 1 și { $most } caractere, nu { $here }. Nu s-a schimbat nimic.
moderation-whom = Spune cu `member` despre cine e vorba. Nu s-a schimbat nimic.
moderation-which-seat = Spune cu `seat` despre ce loc e vorba. Nu s-a schimbat nimic.
moderation-moderator-only = E rezervat moderatorilor: celor cu permisiunea Gestionează firele acolo unde se joacă partida. Cere-i unuia dintre ei; jucătorii își pot încheia partida și prin vot, cu `/caylus table cancel`.
moderation-manager-only = Această intervenție o pot anula doar cei cu permisiunea Gestionează serverul.
moderation-own-game = Joci sau ai jucat în această partidă, așa că trebuie s-o facă altcineva cu permisiunea Gestionează firele. Ca orice jucător, poți cere un vot cu `/caylus table cancel` sau `/caylus table replace`.
moderation-practice = La o masă de antrenament o singură persoană joacă toate locurile; o poate părăsi sau anula singură.
moderation-last = N-ar mai rămâne nimeni altcineva în această partidă. `act:end` o încheie fără rezultat.
moderation-is-so = Așa e deja. Nu s-a schimbat nimic.
moderation-void-nothing = Partida nu conta nici pentru statistici, nici pentru cote, așa că nu e nimic de anulat.
moderation-self = Ar fi vorba despre tine; trebuie s-o facă alt administrator.
moderation-no-entry = Jurnalul acestui server nu are intervenția { $entry }. `/caylus-server log` le arată pe ultimele.
moderation-none-back = În această partidă nu mai e nicio intervenție de anulat.
moderation-back-done = Intervenția { $entry } nu poate fi anulată: e deja anulată sau a anulat ea însăși alta.
moderation-seat-changed = Locul a trecut între timp la altcineva, așa că nu se mai poate reveni. `act:give` îl dă cuiva.
moderation-barred = { $name } nu mă poate folosi pe acest server, așa că locul nu se poate întoarce. Ridică întâi excluderea.
barred-here = { $moderator } ți-a interzis accesul la mine pe acest server. Motiv: { $reason }
    Dacă nu ești de acord, scrie-i acestei persoane sau altui administrator de aici.
barred-them = Un administrator al acestui server nu-i mai permite lui { $user } să mă folosească, așa că nu poate sta la nicio masă.

# `/caylus-server log`: jurnalul moderatorilor
cmd-caylus-server-log = Ce au făcut moderatorii și unde apare
    .name = jurnal
    .channel = Unde apar intervențiile
    .channel-name = canal
    .off = Nu mai posta nicăieri
    .off-name = oprit
moderation-log-in = Intervențiile moderatorilor apar în { $channel }. Ultimele:
moderation-log-off = Intervențiile moderatorilor nu apar nicăieri; `/caylus-server log channel:…` alege un canal. Ultimele:
moderation-log-empty = Nicio intervenție încă.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] a părăsit partida; locul e liber.
    [dropped] a întârziat prea mult și nu mai joacă; locul e liber.
    [departed] nu mai e pe acest server; locul e liber.
   *[stand-in] acum joacă acolo un calculator.
 }
moderation-seat-can = `/caylus table moderate` poate da locul cuiva, lăsa un calculator să joace acolo, sări locul sau încheia partida.
moderation-may-not = Nu pot posta jurnalul în { $channel }: acolo îmi trebuie { $missing }. Nu s-a schimbat nimic.
