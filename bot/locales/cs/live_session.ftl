# Živá hra: všichni u stolu hrají pár hodin naživo, hodiny zatím stojí stranou.

vote-evening = { $asked ->
    [yes] **Zahrajeme si teď živě?** Navrhuje to { $asker }.
   *[no] **Zahrajeme si teď živě?** Právě teď tu všichni odpovídají během pár minut.
 }
vote-evening-terms = { $hours ->
    [one] Nejvýš { $hours } hodinu se hraje bez měření času a bez připomínek, partie běží v jedné zprávě a krátké upozornění zavolá toho, kdo je na řadě.
    [few] Nejvýš { $hours } hodiny se hraje bez měření času a bez připomínek, partie běží v jedné zprávě a krátké upozornění zavolá toho, kdo je na řadě.
   *[other] Nejvýš { $hours } hodin se hraje bez měření času a bez připomínek, partie běží v jedné zprávě a krátké upozornění zavolá toho, kdo je na řadě.
 }
vote-evening-ends = { $minutes ->
    [one] Živá hra končí, když někdo odejde nebo když { $minutes } minutu nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Ničí tahy se nepřeskakují a za nikoho nehraje počítač.
    [few] Živá hra končí, když někdo odejde nebo když { $minutes } minuty nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Ničí tahy se nepřeskakují a za nikoho nehraje počítač.
   *[other] Živá hra končí, když někdo odejde nebo když { $minutes } minut nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Ničí tahy se nepřeskakují a za nikoho nehraje počítač.
 }
vote-evening-calm = Nejvýš { $hours } h běží partie v jedné zprávě a krátké upozornění zavolá toho, kdo je na řadě. Živá hra končí, když někdo odejde nebo když { $minutes } min nikdo nezahraje. Ničí tahy se nepřeskakují a za nikoho nehraje počítač.
vote-evening-until = Živá hra začne, až všichni souhlasí; hlasování končí { $when }.
vote-evening-agreed = Všichni souhlasí.
vote-evening-not = Živá hra tentokrát nebude; partie jde dál svým tempem.
button-evening-yes = Hrát živě
button-evening-no = Teď ne
button-evening-leave = Ukončit živou hru
evening-begins = { $minutes ->
    [one] **Živá hra.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minutu nikdo nezahraje.
    [few] **Živá hra.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minuty nikdo nezahraje.
   *[other] **Živá hra.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minut nikdo nezahraje.
 }
evening-call = Na tahu: { $people }.
evening-ended = { $why ->
    [left] Živá hra skončila: odchází { $player }.
    [quiet] { $minutes ->
        [one] Živá hra skončila: { $minutes } minutu nikdo nezahrál.
        [few] Živá hra skončila: { $minutes } minuty nikdo nezahrál.
       *[other] Živá hra skončila: { $minutes } minut nikdo nezahrál.
     }
    [seat] Živá hra skončila, protože místo dostává jiného hráče.
    [paused] Živá hra skončila, protože hodiny stojí.
   *[over] Živá hra skončila: čas vypršel.
 }
evening-clocks = Hodiny jdou dál, časové rezervy jsou jako předtím.
evening-after = Partie jde dál svým tempem.
evening-left-own = Odcházíš z živé hry ({ $game }); tím končí pro všechny.
evening-runs = Běží živá hra ({ $game }), nejdéle do { $until }. Kdo odejde, ukončí ji všem.
prompt-evening = -# Živá hra, nejdéle do { $until }
option-evenings = { $value ->
    [yes] živá hra se nabízí
   *[no] živá hra se nenabízí
 }
choice-evenings-yes = ano: když všichni odpovídají do pár minut
cmd-table-evening = Navrhnout teď živou hru
    .name = živě
    .game = Která partie
    .game-name = partie
