tournament-who-none = { $text }: in questo torneo nessuno si chiama così. Ci sono: { $names }
tournament-who-several = { $text }: possono essere più persone: { $names }. Aggiungi il numero, per esempio `#3`.
tournament-who-gone = { $name } non partecipa più, da: { $when }.
drawn-at = Turno { $round }, tavolo { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Nessun ruolo organizza tornei
    .name = senza_organizzatori
