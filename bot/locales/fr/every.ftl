# Ce qui n'a pas de mots : le reste est dans en/every.ftl, pour toutes les langues.

thread-name = { $game } : { $players }
separated = { $line } ; { $part }
placed-line = { $seat } : { $places }
settings-now = { $game } : { $settings }
button-in = { $game } : { $what }
digest-line = • { $game } : { $thread }
note-line = { $game } : { $note }
status-seat = { $seat } · { $name } : { $goods }
building-where = { $name } : { $where }
week-game = { $game } : { $players } · { $thread }
live-line = { $player } : { $question }
seek-count = { $game } : { $n }
unused-part-why = { $seat } ({ $tiles } : { $why })
standing-entry = { $label } : { $value }
standing-entry-mean = { $label } : { $value } ({ $mean })
standing-place-row = n° { $n }
rating-change = { $seat } : { $after } ({ $by })
tournament-number-of = { $what } : { $number }
whatif-step-bare = { $seat } : { $what }

# Ce qui se dit ici autrement que le message qui est le même en anglais.

menu-tournament-points = Points par rang
tournament-tables = Jouées
option-undo-free = { choice-topic-undo } : { choice-undo-free }
option-undo-consent = { choice-topic-undo } : { choice-undo-consent }
option-undo-off = { choice-topic-undo } : { choice-undo-off }
option-pictures-glance = { option-pictures } : { choice-view-glance }
option-pictures-full = { option-pictures } : { choice-view-full }
option-pictures-phone = { option-pictures } : { choice-view-phone }
option-hints-alone = { option-hints } : { choice-hints-alone }
option-hints-yes = { option-hints } : { choice-hints-yes }
option-hints-no = { option-hints } : { choice-hints-no }
