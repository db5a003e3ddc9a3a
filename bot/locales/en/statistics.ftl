# Statistics and ratings: what finished games come to. The words stand in pictures too, so they are short.
standing-of = { $name }
standing-entry = { $label }: { $value }
standing-entry-mean = { $label }: { $value } ({ $mean })
standing-here = Finished games on this server
standing-server = This server
standing-none = { $name }: no game that counts is finished here, as far as you can see. Games count that began since statistics are kept, but practice and imported ones.
standing-none-here = No game that counts is finished here, as far as you can see. Games count that began since statistics are kept, but practice and imported ones.
standing-off = Statistics are switched off on this server.
standing-computer = Computers have no statistics. Their fixed ratings: { $ratings }.
standing-rating-of-level = level { $level }: { $rating }
standing-games = games
standing-won = won
standing-average = mean score
standing-best = best
standing-rating = rating
standing-rating-new = new rating
standing-place = on the ladder
standing-percent = { $n } %
standing-deniers = provost, deniers
standing-batches = batches
standing-days = days a game
standing-by-players = By number of players
standing-players-column = Players
standing-game-column = Game
standing-games-column = Games
standing-won-column = Won
standing-average-column = Mean
standing-best-column = Best
standing-points = Points a game, by source
standing-mean = the mean of everybody
standing-used = Used most
standing-built = Built most
standing-lines = Royal favors
standing-form = Place in the last games, newest first: { $places }
standing-form-one = { $rank } of { $players }
standing-form-title = Place in the last games, newest first
standing-form-beside = of { $players }
standing-beside = Beside computers: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won
standing-provisional = Rating { $rating }, new: { $games } of { $of } rated games
standing-on-ladder = Rating { $rating }: place { $place } on the ladder, { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }
standing-off-ladder = Rating { $rating }, not on the ladder: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }
standing-overall = Over all servers: { $rating }
standing-records = Most points
standing-player-column = Player
standing-points-column = Points
standing-nobody = (no name)
standing-places = Wins by turn order at the start
standing-place-row = { $n }.
standing-answers = -# An answer of yours took { $hours } h on average; only you see this.

# The ladder
ladder-title = Ladder: { $game }
ladder-empty = Nobody stands on the ladder of { $game } yet: that takes { $of } rated games. A table is rated unless it was opened with `rated:no` or `hints:yes`, undo is at will, or not everybody sees its channel.
ladder-public = -# Only games count whose channel everybody sees.
ladder-judged = -# Older games in other channels stop counting on { $when }. Until then ratings that such games may have changed are not shown. Who counts as everybody is chosen with `/caylus-server club everybody:`.
ladder-members = Ratings are told to those who have { $role }: in private, or where nobody else reads.
club-everybody = Everybody, for ratings: { $role }. A game is rated only in a channel that everybody sees.
cmd-caylus-server-club-everybody = Who must see a channel for rated games
ladder-page = Page { $page } of { $pages }
ladder-rating-column = Rating
ladder-off = Ratings are switched off on this server.
button-ladder-back = Back
button-ladder-next = Next
ladder-own = You: { $told }

# What people choose
standing-choice = Ladder: { $ladder }. Ratings over all servers: { $overall }.
standing-choice-in = you stand on it
standing-choice-out = you stay out of it
standing-choice-yes = on
standing-choice-no = off
club-now = Statistics: { $statistics }. Ratings: { $ratings }. Ratings over all servers: { $overall }. What was counted before stays.

# Under a result
rating-changes = Ratings: { $changes }
rating-change = { $seat }: { $after } ({ $by })
rating-change-new = { $seat }: { $after } ({ $by }, game { $games } of { $of })
