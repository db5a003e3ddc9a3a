# What has no words, or only a name: every language has it as it stands here, and says it otherwise in an `every.ftl`
# of its own where its marks are others.

game-caylus = Caylus
game-magna-carta = Caylus Magna Carta
card-title = { $game } #{ $number }
card-score = { $seat } · { $score }
pin-help = `/caylus status` · `/caylus board` · `/caylus history` · `/caylus rules`
played-here = **{ $game }**
thread-name = { $game }: { $players }
games-line = • [{ $game }]({ $link }) · { $how }
prompt-since = > { $what }
separated = { $line }; { $part }
recap-part = { $seat } { $goods }
button-gif = GIF
means-one = • { $label } (`{ $code }`)
income-line = { $parts }.
tolls-part = { $seat } { $n } ({ $tiles })
placed-line = { $seat }: { $places }
placed-on = { $name } ({ $place })
vote-yes = ✅ { $player }
vote-no = ❌ { $player }
vote-silent = ⏳ { $player }
settings-now = { $game }: { $settings }
settings-change = { $old } → { $new }
button-in = { $game }: { $what }
digest-line = • { $game }: { $thread }
note-line = { $game }: { $note }
status-seat = { $seat } · { $name }: { $goods }
building-title = **{ $name }** · { $kind } · { $game }
building-choice = { $name } ({ $kind }, { $game })
building-apart = { $name } ({ $kind })
building-where = { $name }: { $where }
doctor-line = { $mark } { $text }

choice-lawyer-vp = { $n }
choice-topic-magna-carta = Magna Carta

week-game = { $game }: { $players } · { $thread }
week-winner = **{ $name }** { $score }
week-player = { $name } { $score }
week-climb = { $name } ({ $by })

table-game = { $title } #{ $number }

follow-line = **{ $game }** · { $line }

hint-option = { $rank }. **{ $action }**
hint-option-for = { $rank }. **{ $action }** · { $why }

live-line = { $player }: { $question }

seek-count = { $game }: { $n }

panel-open = { $number }. { $question }
panel-answered = { $number }. { $question } ✅ { $answer }

provost-line = { $parts }.
unused-part = { $seat } ({ $tiles })
unused-part-why = { $seat } ({ $tiles }: { $why })

standing-of = { $name }
standing-entry = { $label }: { $value }
standing-entry-mean = { $label }: { $value } ({ $mean })
standing-place-row = { $n }.
rating-change = { $seat }: { $after } ({ $by })

tournament-entry = **{ $name }** · { $status } · { $channel }
tournament-seat = { $place }. { $name } ({ $score })
tournament-number-of = { $what }: { $number }

guide-line = -# { $text }
guide-building = **{ $tile }** · { $text }

whatif-step = **{ $number }** { $mark } { $what }
whatif-step-bare = { $seat }: { $what }
whatif-score = { $seat } { $points }
whatif-stale-line = • { $what }
whatif-keep-item = **{ $rank }** { $what }

# What another message says in these words. The words of a choice stand with the commands, which Discord is told of alone.

choice-jeweller-yes = { word-yes }
choice-jeweller-no = { word-no }
choice-evenings-no = { word-no }
option-favors-table = { choice-favors-table }
option-pace-none = { choice-pace-none }
option-rated-yes = { choice-rated-yes }
option-rated-no = { choice-rated-no }
menu-other = { button-choose }
menu-tournament-points = { button-points }
tournament-tables = { settings-group-games-per-person }
settings-opens-everyone = { choice-who-open }
choice-pictures-glance = { choice-view-glance }
choice-pictures-phone = { choice-view-phone }
button-try-close = { live-page-close }
button-gate = { cmd-new-who }
settings-group-season = { cmd-caylus-server-season }
choice-pictures-full = { choice-view-full }
menu-seekgame = { cmd-new.game }
menu-seeklanguage = { cmd-me-language.language }
menu-tournament-table = { cmd-join.game }
button-seek = { cmd-caylus-club-seek }
follow-no-off = { switched-off }
follow-no-over = { prompt-over }
option-undo-free = { choice-topic-undo }: { choice-undo-free }
option-undo-consent = { choice-topic-undo }: { choice-undo-consent }
option-undo-off = { choice-topic-undo }: { choice-undo-off }
option-pictures-glance = { option-pictures }: { choice-view-glance }
option-pictures-full = { option-pictures }: { choice-view-full }
option-pictures-phone = { option-pictures }: { choice-view-phone }
option-hints-alone = { option-hints }: { choice-hints-alone }
option-hints-yes = { option-hints }: { choice-hints-yes }
option-hints-no = { option-hints }: { choice-hints-no }
choice-pace-live = { option-pace-live }
choice-pace-hours = { option-pace-hours }
choice-pace-7d = { option-pace-7d }
learn-mc-end = { learn-last }
