# The organiser's panels and forms
tournament-who-none = { $text }: that is nobody of this tournament. In it are: { $names }
tournament-who-several = { $text }: that can be several: { $names }. Write the number too, as in `#3`.
tournament-who-gone = { $name } is out already, since: { $when }.
drawn-at = Round { $round }, table { $table } · { $tournament }
cmd-caylus-server-club-no-organisers = Let no role organise tournaments
