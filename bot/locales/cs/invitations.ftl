button-notforme = Nechci
button-refuse = Blokovat pozvánky
button-gatenew = { $newcomers ->
        [yes] Bez nováčků
       *[no] Pustit i nováčky
    }
button-gatereliable = { $n ->
        [0] Spolehlivost: jakákoli
       *[other] Spolehlivost: aspoň { $n } %
    }
gate-title = **{ $game }**: kdo se smí přidat
gate-invite = Pozvat lidi
gateleast-menu = Hodnocení od
gatemost-menu = Hodnocení do
gateleast-bound = { $bound ->
    [none] bez dolní meze
   *[some] od { $bound }
 }
gatemost-bound = { $bound ->
    [none] bez horní meze
   *[some] do { $bound }
 }
choice-who-open = všichni
choice-who-invited = jen pozvaní
choice-who-rated = podle hodnocení (od–do)
card-entry = { $how ->
    [open] Přidat se může kdokoli.
    [invited] Jen pro pozvané.
    [both] Pro hodnocení od { $least } do { $most }.
    [least] Pro hodnocení od { $least }.
    [most] Pro hodnocení do { $most }.
   *[any] Pro hráče s ustáleným hodnocením.
 }
card-entry-newcomers = I pro nováčky (hodnocených partií méně než { $of }).
card-entry-reliable = Je třeba mít dohráno aspoň { $n } % hodnocených partií a dodrženo aspoň { $n } % termínů; nováčci jsou vítáni (hodnocených partií méně než { $of }).
invited-call = { $people }: čeká tu pozvánka k partii { $game }: { $link }
invite-declined = Odmítnuto: { $game }.
invite-declined-of = Odmítnuto: { $game }. Zakladatel: { $host }.
invite-not-here = Pozvat lze jen členy tohoto serveru. Nikdo nebyl pozván.
invite-unseen = Discord mi neřekl, kdo to je. Nikdo nebyl pozván; zkus to za minutu znovu.
refusals = Pozvánky ke stolům nepřijímáš od: { $people }. Nedozvědí se to.
refusals-none = Pozvánky ke stolům přijímáš od všech.
refusals-choose = Od koho nepřijímáš pozvánky

cmd-new-who = Kdo se smí přidat
    .name = kdo
cmd-table-who = Říct, kdo se smí přidat ke stolu
    .name = kdo
    .who = Všichni, pozvaní, nebo rozmezí hodnocení
    .who-name = kdo
    .least = Nejnižší hodnocení
    .least-name = nejméně
    .most = Nejvyšší hodnocení
    .most-name = nejvíc
    .newcomers = Zda smějí i lidé bez hodnocení
    .newcomers-name = nováčci
    .reliable = Procento dohraných partií a splněných termínů
    .reliable-name = spolehlivost
    .game = Který stůl
    .game-name = partie
cmd-table-invite = Pozvat někoho ke stolu
    .name = pozvat
    .person = Koho; bez jména: od koho nebereš pozvánky
    .person-name = kdo
    .game = Který stůl
    .game-name = partie
