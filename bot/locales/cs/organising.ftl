tournament-who-none = { $text }: v tomhle turnaji to není nikdo. Jsou v něm: { $names }
tournament-who-several = { $text }: to může být víc lidí: { $names }. Připiš číslo, třeba `#3`.
tournament-who-gone = { $name } se turnaje už neúčastní, od: { $when }.
drawn-at = Kolo { $round }, stůl { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Žádná role nebude pořádat turnaje
    .name = bez_pořadatelů
