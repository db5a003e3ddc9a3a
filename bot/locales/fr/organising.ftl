tournament-who-none = { $text } : ce n'est personne dans ce tournoi. Y sont : { $names }
tournament-who-several = { $text } : cela peut être plusieurs personnes : { $names }. Ajoute le numéro, par exemple `#3`.
tournament-who-gone = { $name } ne participe plus, depuis : { $when }.
