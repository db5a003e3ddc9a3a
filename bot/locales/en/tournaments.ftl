# Tournaments and leagues
tournament-may-not = To organize a tournament you need Manage Events or Manage Threads here, or the role this server has chosen (`/caylus-server settings`).
tournament-channel = Use this in a text channel that I can see: I announce the tournament there and open its games as threads.
tournament-permissions = I can't run a tournament in { $channel }: I need View Channel, Send Messages and Create Public Threads there. Nothing was announced.
tournament-no-files = I couldn't send the files: I can't attach files here.
form-again = The form timed out. Press the button again.

# What it is
tournament-format = { $format ->
    [knockout] knockout, { $advance ->
        [one] { $advance } from each table advances
       *[other] { $advance } from each table advance
     }
    [swiss] Swiss, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
     }
   *[league] league, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
     }, at most { $division } per division
 }
tournament-size = tables of { $size }
tournament-days = A round lasts { $days ->
    [one] { $days } day
   *[other] { $days } days
 } ({ $share }). Late tables: { $late }.
tournament-nine = { $by ->
    [simulated] in simulations, about 9 in 10 tables finish in that time
    [server] about 9 in 10 tables finish in that time, judging by games on this server
    [shorter] so that it ends within { $most } weeks; 9 in 10 tables finish within { $nine } days
    [short] too few for most tables to finish: 9 in 10 need { $nine } days
   *[own] { $nine ->
        [0] chosen by the organizer
       *[other] chosen by the organizer; 9 in 10 tables finish within { $nine } days
     }
 }
tournament-whole = { $format ->
    [knockout] With { $people } people, it takes { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
     },
   *[league] It takes
 } about { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
 } in all.
tournament-room = For { $people } people. { $grace ->
    [0] No-shows aren't replaced.
    [one] No-shows are replaced after { $grace } day.
   *[other] No-shows are replaced after { $grace } days.
 }
tournament-no-days = A round ends when its last table finishes.
tournament-late = { $late ->
    [adjudicate] counted as they are
    [extend] the round waits for them once (days: { $days }), then they are counted as they are
    [pace] players who kept up share the places; the others get nothing
   *[stand-in] a computer plays on for players who didn't keep up; they get nothing
 }
tournament-late-rated = That result also counts for ratings: not before turn { $first }, then more each turn, and in full from turn { $half } on.
tournament-organized = Organized by { $who }
tournament-signup = { $when ->
    [none] **Sign-up is open** until the organizer closes it.
   *[date] **Sign-up until { $when }**
 }
tournament-round-now = { $when ->
    [none] **Round { $round }**
   *[date] **Round { $round }**, until { $when }
 }
tournament-won = Won by: **{ $names }**
tournament-people = People ({ $here } of { $most }): { $names }
tournament-waiting = Waiting list ({ $count }): { $names }
tournament-and-more = { $names } and { $count } more
tournament-status = { $status ->
    [draft] draft, seen only by you
    [signup] sign-up open, { $people ->
        [one] { $people } person
       *[other] { $people } people
     }
    [running] round { $round }, { $people ->
        [one] { $people } person
       *[other] { $people } people
     }
    [finished] over
   *[cancelled] canceled
 }
tournament-list-none = There are no tournaments on this server. Organizers start one with `/caylus-club tournament`.
tournament-chosen = The buttons are for: **{ $name }**
menu-tournament-pick = Which tournament

# Rounds and standings
tournament-round-title = 🏆 **{ $name }** · round { $round }
tournament-until = Until { $when }
tournament-division = Division { $division }
tournament-seat-left = { $name } (left)
tournament-void = (called off)
tournament-bye = (bye)
tournament-more = { $count ->
    [one] { $count } more table doesn't fit here.
   *[other] { $count } more tables don't fit here.
 } `/caylus-club tournament` has them all.
tournament-tie = { $by ->
    [wins] Wins
    [direct] Head-to-head
    [share] Share %
    [score] { menu-prestige }
   *[strength] Opponents
 }
tournament-export = { $name }: standings and tables as CSV; once the tournament is over, all of it as JSON too.

# Taking part
tournament-you-in = You're in { $name }. When a round is drawn, your game begins automatically and I'll tell you there.
tournament-you-wait = You're on the waiting list of { $name }: you get a place when one becomes free or a seat needs a substitute.
tournament-you-out = You're no longer in { $name }.
tournament-you-out-playing = You're out of { $name } and won't be drawn again. You can still play out your game { $game }; `/caylus table resign` gives the seat up.
tournament-sure-out = The tournament has begun. Withdraw anyway? You won't be drawn from the next round on, and you can't come back.
seat-drawn = The { $seat } seat is open: the first on the tournament's waiting list gets it.
sure-resign-drawn = If you leave { $game }, your seat ({ $seats }) goes to the tournament's waiting list, this table counts as forfeited for you, and you can't undo that. Are you sure?

# What is told in the channel
tournament-told-comes-in = { $who } joins from the waiting list.
tournament-told-substitute = Round { $round }, table { $table }: { $who } takes { $old }'s seat.
tournament-told-seat-free = Round { $round }, table { $table }: { $who }'s seat is free. The first person to step in plays on there and in the remaining rounds. If nobody does by { $until }, a computer takes it.
tournament-told-warned = { $who }, you haven't played at this table yet. Act by { $until } to keep your seat. After that it goes to someone else, and you're out of the tournament.
tournament-told-ends = Round { $round } ends { $ends }. This table is waiting for: { $people }. Tables still playing then: { $rule }. Players who were mostly skipped come last.
tournament-told-counted = Round { $round } is over, so this table counts as it is now: { $result }. You may finish the game for fun, but for the tournament and for ratings it is decided, and no clock is running anymore.
tournament-told-late = Round { $round } is over. Late tables ({ $count }): { $rule }.
tournament-told-late-extend = Time is up for round { $round }, which waits for its late tables ({ $count }) until { $until }.
tournament-told-signup-until = Sign-up lasts until { $until }.
tournament-told-round-until = Round { $round } lasts until { $until }.
tournament-told-removed = { $by } has removed { $who }. Reason: { $reason }
tournament-told-corrected = Round { $round }, table { $table }: { $by } has corrected the result. Reason: { $reason }
tournament-told-cancelled = The tournament is canceled. Its running games continue.
tournament-told-few = sign-up is over, but the tournament needs at least { $least } people and has { $here }. Sign-up stays open: extend it, begin later, or cancel it with `/caylus-club tournament`.
tournament-told-unmade = round { $round }, table { $table } can't begin yet: one of its players, or this server, has as many games as the limit allows. I'll try again every hour; a substitute or a higher limit helps at once.
tournament-told-cancelled-table = round { $round }, table { $table }: its game was canceled. Enter its result with `Correct a result` under `/caylus-club tournament`.
tournament-told-reopened = round { $round }, table { $table }: the end of its game was taken back after its result had been used. The standings keep that result unless you correct it.
tournament-told-ended-again = round { $round }, table { $table }: its game has ended again, with another result. The standings keep the first one unless you correct it.
tournament-told-round-over = round { $round } is over. Draw the next one with `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** is over.

# The organizer's panels
tournament-draft = Nothing is announced yet; only you can see this. Press `Announce` when it's ready.
tournament-draft-numbers = Sign-up lasts { $signup ->
    [one] { $signup } day
   *[other] { $signup } days
 }.
tournament-next = { $automatic ->
    [yes] The next round is drawn when the last table finishes.
   *[no] You draw every round.
 }
tournament-announced = Announced in { $channel }. `/caylus-club tournament` has the organizer's panel.
tournament-proposed = { $shorter ->
    [yes] Suggested, so that it ends within { $most } weeks: { $days }
   *[no] Suggested (about 9 in 10 tables finish): { $days }
 }
tournament-who-goes = Who gives up their seat in this round?
tournament-who-comes = { $goes } gives up the seat. Who on the waiting list should take it?
tournament-sure-substitute = Round { $round }, table { $table }: { $comes } replaces { $goes }, who is then out of the tournament. You can't undo that. Are you sure?
tournament-who-removed = Who should be removed from the tournament? I'll ask for the reason next.
tournament-which-table = Round { $round }: which table's result should be replaced?
tournament-which-places = Round { $round }, table { $table }: choose the place of each seat. Seats with the same place share it. I'll ask for the reason last.
tournament-table = Table { $number }
tournament-gave-up = { $name }: left, no points
tournament-sure-cancel = Cancel the tournament for everyone? You can't undo that.
choice-tournament-knockout = Knockout: the best of each table advance
choice-tournament-swiss = Swiss: everyone plays every round
choice-tournament-league = League: divisions, with promotion and relegation
menu-tournament-format = Format
menu-tournament-game = Game and size of tables
menu-tournament-pace = Pace
menu-tournament-late = Late tables
menu-tournament-goes = Who leaves
menu-tournament-comes = Who replaces them
menu-tournament-removed = Who is removed
menu-tournament-place = Place of this player
button-tour-numbers = Players and rounds
button-tour-times = Times
button-tour-rated = { $now ->
        [yes] Rated: yes
       *[no] Rated: no
    }
button-tour-automatic = { $now ->
        [yes] Rounds: automatic
       *[no] Rounds: drawn by you
    }
button-tour-announce = Announce
button-tour-begin = Begin now
button-tour-draw = Draw the next round
button-tour-extend = Extend
button-tour-substitute = Substitute
button-tour-off = Call the table off
button-tour-remove = Remove a person
button-tour-correct = Correct a result
button-tour-season = Next season
button-tour-cancel = Cancel the tournament
button-tourin = { $how ->
        [waits] Waiting list
        [steps] Step in
       *[join] Sign up
    }
button-tourout = Withdraw
button-tourleave = Withdraw for good
button-tourshow = Standings
button-tourround = Round { $round }
button-tourall = Show standings to everyone
button-tourfiles = Files (CSV, JSON)
button-tourmanage = Organize
button-tournew = New tournament
form-tour-name = Name
form-tour-least = Minimum players
form-tour-most = Maximum players
form-tour-rounds = Rounds
form-tour-advance = Advancing from each table
form-tour-division-size = Maximum in a division
form-tour-signup-days = Days of sign-up
form-tour-round-days = Days per round (0: no limit)
form-tour-grace-days = Days until no-shows are replaced (0: never)
form-tour-extra-days = Extra days for late tables, once
form-tour-days = Extra days
form-tour-reason = Reason, posted for everyone

# Commands
cmd-caylus-club-tournament = Tournaments and leagues
cmd-caylus-server-club-tournaments = Allow tournaments
cmd-caylus-server-club-organizers = A role that may organize tournaments
club-now-tournaments = Tournaments: { $tournaments }. They can be organized by people with Manage Events or Manage Threads, and: { $organizers }
club-no-organizers = nobody else

# More of the organizer's panels, and their forms
drawn-at = Round { $round }, table { $table } · { $tournament }
tournament-not-drawn = { $name } hasn't begun: nothing has been drawn yet, so there are no standings and no tables.
tournament-scoring = Points by place: { $points }. Tiebreakers: { $ties }.
tournament-scale = Points by place: { $points }
tournament-first = First tiebreaker: { $first }
tournament-moves = Promoted (and relegated) per division: { $number }
tournament-tiebreaker = { $by ->
    [wins] tables won
    [direct] head-to-head results
    [share] share of the winner's score
    [strength] opponents' points
    [score] total prestige
   *[lot] drawing lots
 }
menu-tournament-ties = Tiebreakers
menu-tournament-moves = Promotion and relegation
cmd-caylus-server-club-no-organizers = Let no role organize tournaments

# Refusals

tournament-none = There's no such tournament here, or you can't see its channel. Use `/caylus-club tournament` to list those of this server.
tournament-settles = This table belongs to the tournament { $tournament }: its settings are the same at every table and can't be changed here.
tournament-seats = This table belongs to the tournament { $tournament }: its organizer gives seats to substitutes (`/caylus-club tournament`).
tournament-vote = This table belongs to the tournament { $tournament }, so its players can't cancel it; its organizer can settle its result (`/caylus-club tournament`).
tournament-organizer-only = Only its organizer, or someone who may organize tournaments in its channel ({ $channel }), can do this.
tournament-own-table = You're playing at this table, so you can't decide about it. Another organizer or a moderator can.
tournament-moved-on = The tournament has moved on since you saw that; nothing was done. `/caylus-club tournament` shows it as it is now.
tournament-closed = { $tournament } isn't taking more players: it is over or was canceled.
tournament-signed-up = You've already signed up for { $tournament }.
tournament-no-return = You're out of { $tournament }, and nobody can come back once it has begun.
tournament-not-mine = You aren't in { $tournament }. While sign-up is open, use the buttons under its announcement.
tournament-out-again = You've been out of { $tournament } since { $when }. The button under its announcement signs you up again, at the end of the list.
tournament-out-for-good = You've been out of { $tournament } since { $when }, and nobody can come back once it has begun. You can still watch (`/caylus-club tournament`).
tournament-nobody = Nobody has signed up for { $tournament } yet.
tournament-no-round = There's no round { $round }. Rounds so far: { $most }.
tournament-no-table = Round { $round } has no table { $table } whose result could be corrected. Its tables: { $tables }.
tournament-not-in = That person isn't in { $tournament }.
tournament-many = This server already has { $here ->
    [one] { $here } tournament
   *[other] { $here } tournaments
 } under way; the limit is { $most }. One must end or be canceled first.
tournament-few = { $tournament } needs at least { $least } people and has { $here }. Extend sign-up, or cancel the tournament.
tournament-name = A tournament needs a name of 1 to { $most } characters.
tournament-number = { $text } doesn't work here: enter a whole number from { $least } to { $most }.
tournament-no-reason = Give a reason in a few words; I'll post it for everyone to read.
tournament-no-substitute = Nobody on the waiting list can take the seat now. People get on it by signing up when the tournament is full, or while it runs.
tournament-not-playing = { $name } isn't at any table of this round, or that table already has a result.
tournament-round-open = Round { $round } isn't over. Tables without a result: { $open }.
