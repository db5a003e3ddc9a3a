# Společný večer: všichni u stolu hrají pár hodin naživo, hodiny zatím stojí stranou.

vote-evening = **Zahrajeme si teď naživo?** Navrhuje to { $asker }.
vote-evening-offer = **Zahrajeme si teď naživo?** Právě teď tu všichni odpovídají během pár minut.
vote-evening-terms = { $hours ->
    [one] Nejvýš na { $hours } hodinu zůstanou hodiny a připomínky stranou, partie se drží v jedné zprávě a krátká zpráva zavolá toho, kdo je na řadě.
    [few] Nejvýš na { $hours } hodiny zůstanou hodiny a připomínky stranou, partie se drží v jedné zprávě a krátká zpráva zavolá toho, kdo je na řadě.
   *[other] Nejvýš na { $hours } hodin zůstanou hodiny a připomínky stranou, partie se drží v jedné zprávě a krátká zpráva zavolá toho, kdo je na řadě.
 }
vote-evening-ends = { $minutes ->
    [one] Končí, když někdo odejde nebo když { $minutes } minutu nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Nikdo se nepřeskakuje a za nikoho nehraje počítač.
    [few] Končí, když někdo odejde nebo když { $minutes } minuty nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Nikdo se nepřeskakuje a za nikoho nehraje počítač.
   *[other] Končí, když někdo odejde nebo když { $minutes } minut nikdo nezahraje. Pak jde všechno dál jako předtím a časové rezervy zůstanou, jaké jsou teď. Nikdo se nepřeskakuje a za nikoho nehraje počítač.
 }
vote-evening-calm = Nejvýš na { $hours } h se partie drží v jedné zprávě a krátká zpráva zavolá toho, kdo je na řadě. Končí, když někdo odejde nebo když { $minutes } min nikdo nezahraje. Nikdo se nepřeskakuje a za nikoho nehraje počítač.
vote-evening-until = Začne to, až všichni souhlasí; hlasování končí { $when }.
vote-evening-agreed = Všichni souhlasí.
vote-evening-not = Společný večer tentokrát nebude; partie jde dál svým tempem.
votes-evening = společný večer
button-evening-yes = Hrát společně
button-evening-no = Teď ne
button-evening-leave = Ukončit večer
evening-begins = { $minutes ->
    [one] **Společný večer.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minutu nikdo nezahraje.
    [few] **Společný večer.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minuty nikdo nezahraje.
   *[other] **Společný večer.** Trvá nejdéle do { $until } a skončí dřív, když někdo odejde nebo { $minutes } minut nikdo nezahraje.
 }
evening-call = { $people }: na tahu.
evening-left = Společný večer skončil: odchází { $player }.
evening-quiet = { $minutes ->
    [one] Společný večer skončil: { $minutes } minutu nikdo nezahrál.
    [few] Společný večer skončil: { $minutes } minuty nikdo nezahrál.
   *[other] Společný večer skončil: { $minutes } minut nikdo nezahrál.
 }
evening-over = Společný večer skončil: čas vypršel.
evening-seat = Společný večer skončil, protože místo dostává jiného hráče.
evening-paused = Společný večer skončil, protože hodiny stojí.
evening-clocks = Hodiny jdou dál, časové rezervy jsou jako předtím.
evening-after = Partie jde dál svým tempem.
evening-left-own = Odcházíš ze společného večera ({ $game }); končí pro všechny.
evening-runs = Běží společný večer ({ $game }), nejdéle do { $until }. Kdo odejde, ukončí ho všem.
prompt-evening = -# Společný večer, nejdéle do { $until }
option-evenings-yes = společné večery se nabízejí
option-evenings-no = společné večery se nenabízejí
choice-evenings-yes = ano: když všichni odpovídají hned
choice-evenings-no = ne
cmd-table-evening = Navrhnout dnes večer hru naživo
    .name = večer
    .game = Která partie
    .game-name = partie
