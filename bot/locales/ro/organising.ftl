tournament-who-none = { $text }: nu e nimeni în acest turneu. Sunt aici: { $names }
tournament-who-several = { $text }: pot fi mai mulți: { $names }. Scrie și numărul, de exemplu `#3`.
tournament-who-gone = { $name } nu mai participă, din: { $when }.
drawn-at = Etapa { $round }, masa { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Niciun rol nu organizează turnee
    .name = fără_organizatori
