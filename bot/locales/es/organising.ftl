tournament-who-none = { $text }: nadie se llama así en este torneo. Están: { $names }
tournament-who-several = { $text }: pueden ser varios: { $names }. Escribe también el número, p. ej. `#3`.
tournament-who-gone = { $name } ya no participa, desde: { $when }.
drawn-at = Ronda { $round }, mesa { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Ningún rol organiza torneos
    .name = sin_organizadores
