# What has no words, or only a name: every language has it as it stands here, and says it otherwise in an `every.ftl`
# of its own where its marks are others.

game-caylus = Caylus
game-magna-carta = Caylus Magna Carta
pin-help = `/caylus status` · `/caylus board` · `/caylus history` · `/caylus rules`
played-here = **{ $game }**
games-line = • [{ $game }]({ $link }) · { $how }
separated = { $line }; { $part }
button-gif = GIF
income-line = { $parts }.
tolls-part = { $seat } { $n } ({ $tiles })

choice-lawyer-vp = { $n }
choice-topic-magna-carta = Magna Carta

table-game = { $title } #{ $number }

provost-line = { $parts }.
unused-part = { $seat } ({ $tiles })
unused-part-why = { $seat } ({ $tiles }: { $why })

labelled = { $label }: { $text }
standing-place-row = { $n }.

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
choice-pace-live = { option-pace-live }
choice-pace-hours = { option-pace-hours }
choice-pace-7d = { option-pace-7d }
learn-mc-end = { learn-last }
