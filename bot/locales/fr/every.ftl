# Ce qui n'a pas de mots : le reste est dans en/every.ftl, pour toutes les langues.

separated = { $line } ; { $part }
unused-part-why = { $seat } ({ $tiles } : { $why })
labelled = { $label } : { $text }
standing-place-row = n° { $n }

# Ce qui se dit ici autrement que le message qui est le même en anglais.

menu-tournament-points = Points par rang
tournament-tables = Jouées
