# The week's digest of a server: its command, and its message. Its words stand in a picture too, so they are short.
cmd-caylus-server-digest = Weekly digest in a channel you choose
    .channel = Where to post it
    .day = Day of the week, 1 is Monday, 7 is Sunday
    .hour = Hour of the day
    .zone = Time zone, for example Europe/Berlin
    .off = Stop the digest
week-now = I'll post the weekly digest in { $channel }; the next one is { $when } ({ $zone }). It lists games that everyone in that channel can see. If a week has none, there's no digest.
week-off = There's no digest here. Use `/caylus-server settings` to set one up.
week-no-channel = Choose a channel for the digest.
week-no-statistics = The digest needs statistics, which are switched off here (`/caylus-server settings`). Nothing was changed.
week-trouble = { $why ->
    [forbidden] I couldn't post the last one: the channel is gone, or I can't post there. I'll keep trying.
   *[discord] I couldn't post the last one; I'll keep trying.
 }

# The message
week-title = **Our week**, { $since } to { $until }
week-forfeit = **{ $name }** { $score } (by forfeit)
week-more = And { $n ->
    [one] { $n } more game
   *[other] { $n } more games
 }.
week-beside = With computers: { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
week-closest = Closest: { $game }, { $n ->
    [0] a tie
    [one] { $n } point apart
   *[other] { $n } points apart
 }
week-turned = Biggest lead lost: { $name } led { $game } alone for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }, but { $winners } won
week-record = Record in { $game }: { $name } with { $score } (previous: { $before })
week-newcomers = First finished game here: { $people }
week-climbs = Up the ladder: { $people }
week-running = Running games: { $n }
week-tables = Open tables: { $tables }

# The picture
week-picture = Our week
week-figure = { $what ->
    [finished] finished
    [people] people
   *[running] running
 }
week-winner-column = Winner
