# Refusals: what can't be done at a table and why; trouble with the database (`storage/english.py` is made from
# those that begin with storage-, by `make golden`).

table-no-game = There's no such game here, or you can't see its channel. `/caylus games` lists yours.
table-no-vote = That vote no longer exists.
table-review-running = { $game } isn't over yet. Only finished games can be reviewed.
table-review-old = The rules have changed since this game was played ({ $game }), so it can no longer be reviewed.
table-rematch-players = A rematch is only for the players of this game ({ $game }). Use `/caylus new` to open a table of your own.
table-no-such-seat = { $game } has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }; there's no seat { $seat }.
table-seat-held = { $seat } is held by { $name }; only an open seat can be taken.
table-no-open-seat = No seat is open in this game ({ $game }).
table-practice = This is a practice table: only { $name } plays here. `/caylus new` opens a regular table.
table-too-few = { $title } needs at least { $least ->
    [one] { $least } player
   *[other] { $least } players
 }, and { $here ->
    [one] { $here } is
   *[other] { $here } are
 } seated.
table-seats-open = These seats are still open: { $seats }. The host assigns them, or people join.
table-place-taken = Another game is being played in this channel. Finish it first, or play in another channel.
table-too-many-games = { $name } is already playing { $here ->
    [one] { $here } game
   *[other] { $here } games
 } on this server; the limit is { $most }. Finish one or give up a seat first; `/caylus games` lists them.
table-too-many-tables = { $name } already has { $here ->
    [one] { $here } open table
   *[other] { $here } open tables
 } on this server; the limit is { $most }. Start, leave or cancel one first; `/caylus games` lists them.
table-too-many-searches = You've used all the advice one person gets per hour here (the limit is { $most }). You can ask again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }; someone who manages the server can raise the limit (`/caylus-server settings`).
table-hints-off = Advice is off at this table; the host can allow it for everyone: `/caylus table settings hints:yes`.
table-hints-rated = This game is rated: computers give no advice while it runs.
table-hint-not-yours = You have nothing to decide right now, so there's nothing to advise you on.
table-evening-runs = A live session is already running.
table-evening-none = There's no live session in this game.
table-evening-paused = The clocks are paused; a live session can begin when they run again.
table-evening-live = This table already plays live; it needs no live session.
table-evening-missing = A live session needs at least two people and no empty seats.
table-evening-stand-in = A computer is standing in for you. Take your seat back first, then ask for a live session.
table-evening-refused = A live session was declined here within the last { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }; ask again later.
table-explain-none = I can't explain that action now: it isn't a computer's, it was taken back, or part of it is still hidden.
table-no-thought = The computers can't think right now; nothing was changed. Try again in a minute.
table-server-tables = This server already has { $here ->
    [one] { $here } open table
   *[other] { $here } open tables
 }; the limit is { $most }. Join one with `/caylus join`, or wait until one starts or closes; someone who manages the server can raise the limit (`/caylus-server settings`).
table-server-games = This server already has { $here ->
    [one] { $here } running game
   *[other] { $here } running games
 }; the limit is { $most }. This table stays open: start it when a game has ended, or ask someone who manages the server to raise the limit (`/caylus-server settings`).
table-record-name = This record can't be read: the name on line { $line } has { $length } characters; at most { $most } are allowed.
table-record-large = The record of this game ({ $game }) is { $size } MB or more, because its names are very long; Discord allows { $most } MB. The bot's operator can get it with `python -m storage export { $number }`.
table-record-header = This record can't be read: the part before its actions has { $length } characters; at most { $most } are allowed.
table-full-places = This table is full: its seats are limited to { $most }.
table-seats-kept = The free seats are held for the people matched for this table ({ $count }), until { $when }. After that anyone can take one.
table-wish-number = Someone at this table wants a game with this number of players: { $numbers }. Here now: { $here }. Wait for more people, or ask that person to stop the search: `/caylus-club seek`.
table-entry-invited = This table is only for invited players ({ $game }); its host can invite you.
table-entry-rating = This table is for ratings from { $low } to { $high }, and yours is { $rating }. Its host can still invite you.
table-entry-newcomer = This table is only for people with an established rating (rated games: { $here } of { $of }). Its host can still invite you.
table-entry-reliable = This table is for people who finished at least { $n }% of their rated games and met at least { $n }% of their deadlines. You finished { $finished } of { $games } games and missed { $missed } of { $deadlines } deadlines. Its host can still invite you.
table-entry-bounds = Rating limits are numbers from { $least } to { $most }, the lower one first.
table-entry-fixed = You can't choose who plays at this table: a practice table has one person, and in an imported game the host assigns the seats.
table-invites-refused = You can't invite { $name }.
table-invite-declined = { $name } has declined your invitation.
table-invites-many = This table already has { $here } of at most { $most } invitations.
table-not-invited = You aren't invited to this table ({ $game }).
table-refusals-many = You've blocked invitations from the maximum number of people ({ $most }). Take some off the list first: `/caylus table invite`.
table-wish-empty = Nothing could ever match that: choose a number of players that the game allows, and a pace.
table-wishes-many = You have the maximum number of searches ({ $most }). Stop one first: `/caylus-club seek`.
table-wishes-server = This server has the maximum number of searches ({ $most }). Try again when someone has found a table or stopped looking.
table-unknown-game = There's no game called { $text }. Available: { $games }.
table-unknown-option = { $title } has no option { $name }; its options: { $options }.
table-bad-option = Option { $name } can't be { $value }; it can be: { $values }.
table-bad-practice = A practice table of { $title } has { $least } to { $most } seats.
table-bad-computers = You can add 1 to { $most } computers to a table of { $title }, not { $asked }.
table-bad-level = There's no level { $level }; computers play at level { $least } to { $most }.
table-practice-computers = At a practice table you play every seat yourself; leave out `practice` to play against computers.
table-no-computer = There's no computer at this table ({ $game }).
table-computers-alone = Computers can't play alone: at least one seat must be a person's.
table-seat-computer = A computer plays { $seat }: say who should get that seat.
table-stand-in-off = Computers don't stand in at this table. Its host can change that with `/caylus table settings late:stand-in`, in a rated game only before it begins.
table-stand-in-already = A computer is already playing for you; `Take my seat back` or your next action ends that.
table-stand-in-none = No computer is playing for you in this game.
table-stand-in-alone = No other person is playing here, so nobody is waiting for you; a computer stands in only when someone is.
table-computer-illegal = A computer chose something that isn't legal now; nothing was done.
table-bad-record = This record can't be read: { $why }
table-too-many-records = You've already imported { $here ->
    [one] { $here } record of a finished game
   *[other] { $here } records of finished games
 } here within a day; the limit is { $most }. Try again tomorrow; someone who manages the server can raise the limit (`/caylus-server settings`).
table-not-imported = Seats are assigned only in the lobby of an imported record; here people join.
table-stale = The game has moved on, so nothing was done. This is the current position.
table-not-your-decision = { $seat } decides now ({ $kind }); it isn't your turn.
table-undo-off = Undo is off at this table.
table-undo-together = All players choose at the same time, and nothing has happened yet. Press `Your turn` to change your choice until the last one is in.
table-undo-nothing = You have no action to take back.
table-undo-others = { $seat } has acted since; at this table you can take back only your own last action.
table-undo-late = The game ended more than 24 hours ago, so nothing in it can be taken back anymore.
table-undo-deep = This is too far back: the rules have changed since, and the position can't be restored.
table-undo-full = This server already has { $here ->
    [one] { $here } running game
   *[other] { $here } running games
 }; the limit is { $most }. This game can continue when another has ended.
table-undo-place = Another game is now running in this thread, so this one can't continue here.
table-vote-unasked = I can't ask the players: I can't post in { $channel }. Nobody was asked and nothing has changed. If the channel is gone, the host or a moderator can continue the game in another channel, with `/caylus table settings here:True` there; a moderator who doesn't play can cancel it.
table-vote-open = There's already a vote on this; it has to end before another can begin.
table-cancel-played = You've played in this game, so you can't cancel it as a moderator. Its players can, by vote, or another moderator can.
table-vote-over = This vote is over; its message says how it ended.
table-vote-declined = That was declined here within the last hour. Wait until { $when } to ask again.
table-vote-not-asked = You aren't part of this vote; only the players it names can answer.
table-clock-alone = Nobody else is waiting for you here, so this game has no clock.
table-options-imported = This table continues a record, so the game's options stay as they were.
table-late-no-clock = Without a clock, time never runs out: choose a `pace` too. (`late:stand-in` works without one: a computer plays for people who are away.)
table-graces-idle = `graces` sets when players whose moves are skipped are dropped. It needs a table of several people that skips late moves (`late`) and has a `pace`.
table-together-practice = At a practice table only one person is asked, one seat after the other.
table-early-idle = The next player can be asked early only at a table of several people with `together` and a pace other than live.
table-evenings-idle = Live sessions are for tables of several people with a pace other than live.
table-pictures-idle = This server has switched off pictures under reports (`/caylus-server settings`), so tables can't switch them on.
table-rated-practice = A practice table is never rated.
table-rated-hints = A game in which computers give advice (`hints`) isn't rated.
table-rated-undo = A game with undo without votes isn't rated: choose another `undo` too.
table-invited-practice = Nobody else plays at a practice table. Invite people to a regular one.
table-nudge-you = The game is waiting for you.
table-nudge-early = The question was asked less than an hour ago. Give it a little time.
table-nudge-again = You can send a player one reminder a day in each game.
table-nudge-nobody = There's nobody to remind now: everyone the game is waiting for was reminded today, is away, or is played by a computer.
table-not-missed = You can't do that to { $seat } now: they've moved, or someone chose to keep waiting.
table-unasked = Nobody is late: I can't post where this game is played, so nobody has been asked, and no clock runs until I can.
table-not-late = { $seat } hasn't missed a deadline. You can only take the seat of a player who has, or, without a clock, of one who hasn't moved for a week.
table-own-seat-only = This isn't your seat; you can only leave your own.
table-seat-open-already = { $seat } is already open: say who should get it, or let someone claim it.
table-own-seat = This is your own seat. Use `/caylus table resign` to leave it.
table-nothing-to-change = Choose what to change: undo, pace, late, graces, hints, rated, together, early, evenings, language or pictures.
table-rated-late = You can't change whether a game is rated once it has started. A rated game can't have undo without votes, or hints for everyone.
table-rated-milder = In a running rated game, a player can't change this. They can make the pace slower from the next question on, or give late players longer until they're dropped. Anything else takes a moderator who doesn't play here.
table-trial-steps = These steps can't be tried here. Open What if again: `/caylus plan what-if`.
table-trial-nothing = None of these steps can be answered in advance.

# A person's time

pace-away-budget = You have { $left ->
    [one] { $left } day off
   *[other] { $left } days off
 } left, counting the last 12 months; { $asked } is too many.
pace-hours-bad = I can't read “{ $text }” as hours of the day: try 8-23, for example, with at least { $least } hours.
pace-zone-bad = “{ $text }” isn't a time zone I know. Try Europe/Paris, for example.
pace-quiet-bad = “{ $text }” isn't a range of hours. Try 22-7, for example, or off.
season-day-bad = “{ $text }” isn't a day. Try 2027-01-01, for example, or today, or off.
season-day-order = { $text } can't begin a season: it must come after the last one ({ $last }) and within a year. Nothing was changed.
season-many = There can be at most { $most } seasons. Nothing was changed.

# Trouble with the file

table-unreadable = I can't read the saved data of this game ({ $why }); other games continue. The bot's operator can check the file and restore a backup.

# An option whose values are offered while someone types

option-not-offered = You can't choose “{ $value }” here. Choose from: { $offered }.
