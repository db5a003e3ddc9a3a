tournament-who-none = { $text }: в этом турнире такого нет. В нём: { $names }
tournament-who-several = { $text }: подходят несколько: { $names }. Допишите номер, например `#3`.
tournament-who-gone = { $name } больше не участвует, с этого времени: { $when }.
drawn-at = Тур { $round }, стол { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Никакая роль не проводит турниры
    .name = без_организаторов
