tournament-who-none = { $text }: Das ist niemand in diesem Turnier. Dabei sind: { $names }
tournament-who-several = { $text }: Das können mehrere sein: { $names }. Schreib die Nummer dazu, etwa `#3`.
tournament-who-gone = { $name } ist nicht mehr dabei, seit: { $when }.
drawn-at = Runde { $round }, Tisch { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Keine Rolle leitet Turniere
    .name = ohne_leitung
