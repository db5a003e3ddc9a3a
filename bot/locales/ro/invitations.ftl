button-notforme = Nu e pentru mine
button-refuse = Blochează-i invitațiile
button-gatenew = { $newcomers ->
        [yes] Fără nou-veniți
       *[no] Lasă și nou-veniții
    }
button-gatereliable = { $n ->
        [0] Fiabilitate: oricare
       *[other] Fiabilitate: min. { $n } %
    }
gate-title = **{ $game }**: cine poate intra
gate-invite = Invită persoane
gateleast-menu = Cota de la
gatemost-menu = Cota până la
gateleast-bound = { $bound ->
    [none] fără limită de jos
   *[some] de la { $bound }
 }
gatemost-bound = { $bound ->
    [none] fără limită de sus
   *[some] până la { $bound }
 }
choice-who-open = toată lumea
choice-who-invited = doar cei invitați
choice-who-rated = persoane cu cota într-un interval
card-entry = { $how ->
    [open] Deschisă tuturor.
    [invited] Doar pentru cei invitați.
    [both] Pentru cote de la { $least } la { $most }.
    [least] Pentru cote de la { $least } în sus.
    [most] Pentru cote până la { $most }.
   *[any] Pentru cei cu o cotă stabilă.
 }
card-entry-newcomers = Și pentru nou-veniți (partide cotate: sub { $of }).
card-entry-reliable = Pentru cei care termină cel puțin { $n } % din partidele cotate și respectă cel puțin { $n } % din termene; nou-veniții sunt bineveniți (partide cotate: sub { $of }).
invited-call = { $people }: iată o invitație la { $game }: { $link }
invite-declined = Refuzat: { $game }.
invite-declined-of = Refuzat: { $game }. Gazda: { $host }.
invite-not-here = Pot fi invitați doar membri ai acestui server. N-a fost invitat nimeni.
invite-unseen = Discord n-a spus cine e. N-a fost invitat nimeni; încearcă din nou peste un minut.
refusals = Nu accepți invitații la mese de la: { $people }. Nu primesc nicio înștiințare.
refusals-none = Accepți invitații la mese de la oricine.
refusals-choose = De la cine nu accepți invitații

cmd-new-who = Cine poate intra
    .name = cine
cmd-table-who = Stabilește cine poate intra la masă
    .name = cine
    .who = Toți, cei invitați sau un interval de cote
    .who-name = cine
    .least = Cota cea mai mică
    .least-name = minim
    .most = Cota cea mai mare
    .most-name = maxim
    .newcomers = Permite și jucători fără cotă
    .newcomers-name = nou-veniți
    .reliable = % de partide terminate și termene respectate
    .reliable-name = fiabilitate
    .game = Ce masă
    .game-name = partida
cmd-table-invite = Invită pe cineva la masă
    .name = invită
    .person = Pe cine; gol: de la cine nu accepți invitații
    .person-name = cine
    .game = Ce masă
    .game-name = partida
