tournament-who-none = { $text } : ce n'est personne dans ce tournoi. Y sont : { $names }
tournament-who-several = { $text } : cela peut être plusieurs personnes : { $names }. Ajoute le numéro, par exemple `#3`.
tournament-who-gone = { $name } ne participe plus, depuis : { $when }.
drawn-at = Ronde { $round }, table { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Aucun rôle n'organise de tournois
    .name = sans_organisateurs
