# Statistics and ratings: what finished games come to. The words stand in pictures too, so they are short.
standing-here = Finished games on this server
standing-none = No games to show yet. Only finished games that began after statistics were introduced count, not practice or imported games.
standing-computer = Computers have no statistics. Their fixed ratings: { $ratings }.
standing-rating-of-level = level { $level }: { $rating }
standing-games = { $n ->
    [one] game
   *[other] games
 }
standing-won = won
standing-average = average score
standing-best = best
standing-rating = rating
standing-rating-new = provisional
standing-place = on the ladder
standing-percent = { $n }%
standing-deniers = deniers for the provost
standing-batches = batches
standing-days = days per game
standing-by-players = By number of players
standing-game-column = Game
standing-games-column = Games
standing-points = Points per game, by source
standing-mean = everyone's average
standing-used = Used most
standing-built = Built most
standing-lines = Royal favors
standing-form-one = { $rank } of { $players }
standing-form = Recent finishes, newest first
standing-form-beside = of { $players }
standing-with-computers = { $game }, with computers
standing-beside = With computers: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won
standing-left = Won by forfeit: { $won }. Left before the end: { $left }.
standing-provisional = { $told } (provisional until { $of } games)
standing-on-ladder = Rating { $rating }: place { $place } on the ladder, { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }
standing-off-ladder = Rating { $rating }, not on the ladder: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }
standing-overall = Across all servers: { $rating }
standing-records = Most points
standing-player-column = Player
standing-nobody = (no name)
standing-places = Wins by turn order at the start
standing-answers = -# On average you answered within { $hours } hours; only you can see this.
reliable-finished = finished { $finished } of { $games }
reliable-missed = missed { $missed } of { $deadlines } deadlines
reliable-answers = { $within ->
    [hour] usually answers within an hour
    [day] usually answers within a day
   *[longer] often takes longer than a day to answer
 }
standing-reliable = Rated games: { $told }.

# The ladder
ladder-title = Ladder: { $game }
choice-statistics-ladder = the ladder
choice-statistics-server = this server
choice-statistics-player = a player
ladder-empty = Nobody is on the ladder of { $game } yet. It lists everyone from their first rated game on. A table is rated unless it was opened with `rated:no` or `hints:yes`, has undo without votes, or is in a channel not everyone can see.
ladder-public = -# Only games in channels that everyone can see count.
ladder-season = -# This season began on { $since }: only games that ended since then count, and everyone began as a newcomer.
ladder-season-over = -# Season from { $since } until { $until }.
ladder-before = -# Before the first season, until { $until }.
menu-season = Another season
seasons-none = No seasons: the ladders count all rated games. A season begins on a day you choose (for example 2027-01-01, or today): the ladders then start over, and you can still look at earlier seasons.
seasons-now = Season start dates: { $days }. The ladders count games since the latest start; a menu below them shows earlier seasons. Ratings in results and for rated tables carry over from season to season. `off` removes { $last }.
ladder-judged = -# Older games in other channels stop counting on { $when }. Until then I don't show ratings that such games may have changed. `/caylus-server settings` chooses who counts as everyone.
ladder-members = I show ratings only to { $role }: in private, or where nobody else reads.
club-everybody = Who counts as everyone for ratings: { $role }. A game is rated only in a channel that everyone can see.
cmd-caylus-server-club-everybody = Who must see a channel for rated games
ladder-page = Page { $page } of { $pages }
ladder-provisional = { $games }, provisional
ladder-off = Ratings are switched off on this server.
button-return = Back
button-next = Next
ladder-own = You: { $told }

# What people choose
standing-choice = Your rating here: { $ladder }. Your rating across all servers: { $overall }. How fast you answer: { $answers }.
standing-choice-in = everyone sees it, and you are on the ladder
standing-choice-out = only you see it
standing-choice-yes = on
standing-choice-no = off
standing-answers-yes = everyone sees it, in words
club-now = Statistics: { $statistics }. Ratings: { $ratings }. Ratings across all servers: { $overall }. Games already counted stay counted.

# Under a result
rating-changes = Ratings: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, provisional: game { $games } of { $of })
ended-share = { $how ->
    [again] -# Nobody gains rating points from a second forfeit by the same player within { $days } days.
    [none] -# This result comes too early for ratings to change.
   *[part] -# A result this early counts as { $share }% of a full game.
 }
ended-halved = -# A computer or someone else made { $others } of { $seat }'s { $of } decisions ({ $late } of { $half } in the second half of the game). That's more than a quarter, so any rating gain is halved, and nobody who played for themselves loses rating points to that seat.
