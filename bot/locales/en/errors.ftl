# Refusals: what can't be done at a table and why; trouble with the database (`storage/english.py` is made from
# those that begin with storage-, by `make golden`).

table-game = { $title } #{ $number }
table-no-game = There is no such game here, or it is played where you can't look. `/caylus games` lists yours.
table-no-vote = There is no such vote any more.
table-is-lobby = { $game } has not started yet.
table-is-running = { $game } has started already.
table-is-finished = { $game } is over.
table-is-cancelled = { $game } was cancelled.
table-review-running = { $game } is not over. A review looks at a finished game.
table-review-old = The rules have changed since this game was played ({ $game }); it can't be reviewed any more.
table-host-only = Only the host may do this.
table-host-only-named = Only the host may do this; that is { $host }.
table-host-or-moderator = Only the host or a moderator may do this.
table-host-or-moderator-named = Only the host or a moderator may do this; the host is { $host }.
table-not-seated = You hold no seat in this game ({ $game }).
table-not-seated-vacant = You hold no seat in this game ({ $game }); `/caylus table claim` takes one that is open.
table-rematch-players = A rematch is for those who played this game ({ $game }). `/caylus new` opens a table of your own.
table-no-such-seat = { $game } has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }; seat { $seat } is none of them.
table-seated-already = You sit at this table already, as { $seat }.
table-they-sit-already = { $name } sits at this table already, as { $seat }.
table-seat-held = { $seat } is held by { $name }; only an open seat can be taken.
table-no-open-seat = No seat is open in this game ({ $game }).
table-full = This table is full: { $title } takes at most { $most ->
    [one] { $most } player
   *[other] { $most } players
 }.
table-practice = This is a practice table: only { $name } plays here. `/caylus new` opens a table for several.
table-too-few = { $title } needs at least { $least ->
    [one] { $least } player
   *[other] { $least } players
 }, and { $here ->
    [one] { $here } is
   *[other] { $here } are
 } seated.
table-seats-open = These seats are still open: { $seats }. The host gives them, or people join.
table-place-taken = Another game is being played in this channel; end it, or play in another one.
table-too-many-games = { $name } plays { $here ->
    [one] { $here } game
   *[other] { $here } games
 } on this server already; the limit is { $most }. There is room again when one ends or its seat is given up; `/caylus games` lists them.
table-too-many-tables = { $name } has { $here ->
    [one] { $here } open table
   *[other] { $here } open tables
 } on this server already; the limit is { $most }. Start, leave or cancel one first; `/caylus games` lists them.
table-too-many-searches = You have asked for as much advice as one person gets in an hour here ({ $most ->
    [one] { $most } search
   *[other] { $most } searches
 }). The next is possible in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }; who manages the server can raise the limit (`/caylus-server settings`).
table-hints-off = At this table nobody gets advice; the host can allow it: `/caylus table settings hints:yes`.
table-hints-alone = At this table only who plays alone gets advice; the host can allow it to everybody: `/caylus table settings hints:yes`.
table-hints-rated = The game is rated: while it runs, computers advise nobody in it.
table-hint-not-yours = There is nothing for you to decide now, so there is nothing to advise.
table-evening-runs = An evening together runs already.
table-evening-none = No evening together runs in this game.
table-evening-paused = The clocks are paused; an evening together can begin when they go on.
table-evening-live = This table plays live already; that needs no evening.
table-evening-missing = An evening together needs two people at least, and everybody at the table.
table-evening-stand-in = A computer stands in for you. Take your seat back first, then ask for an evening together.
table-evening-refused = An evening together was refused here within the last { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }; ask again later.
table-draft-not-now = A draft is for the placement of workers, and you place none now.
table-explain-none = That is no action of a computer that can be explained now: it was taken back, or not all of it is known yet.
table-no-thought = The computers can't think just now; nothing was changed. Try again in a minute.
table-server-tables = This server has { $here ->
    [one] { $here } open table
   *[other] { $here } open tables
 } already; the limit is { $most }. Join one with `/caylus join`, or wait until one starts or closes; who manages the server can raise the limit (`/caylus-server settings`).
table-server-games = On this server { $here ->
    [one] { $here } game runs
   *[other] { $here } games run
 } already; the limit is { $most }. This table stays open: start it when a game has ended, or ask whoever manages the server to raise the limit (`/caylus-server settings`).
table-record-name = This record can't be read: line { $line }: a name of { $length } characters; { $most } are possible.
table-record-large = The record of this game ({ $game }) has { $size } MB or more, for its names are very long; Discord takes { $most }. Whoever runs the bot gets it with `python -m storage export { $number }`.
table-record-header = This record can't be read: what stands before its actions has { $length } characters; { $most } are possible.
table-full-places = This table is full: its seats are limited to { $most }.
table-entry-invited = This table is for those who are invited ({ $game }); its host can invite you.
table-entry-rating = This table is for ratings from { $low } to { $high }, and yours is { $rating }. Its host can still invite you.
table-entry-newcomer = This table is for people whose rating counts already (rated games: { $here } of { $of }). Its host can still invite you.
table-entry-no-ratings = Ratings are switched off on this server, so no table can be for rated people.
table-entry-bounds = The bounds of ratings are numbers from { $least } to { $most }, the lower one first.
table-entry-fixed = Who plays at this table is settled: a practice table has one person, and the seats of a record are given by its host.
table-invites-refused = { $name } can't be brought to a table by you.
table-invite-declined = { $name } has declined your invitation.
table-invites-many = No more people can be invited to this table ({ $here } of { $most }).
table-not-invited = You are not invited to this table ({ $game }).
table-refusals-many = You can't refuse the invitations of more people ({ $most }). Take some out first: `/caylus-club invitations`.
table-seek-off = Looking for players is switched off on this server.
table-wish-empty = Nothing could ever fit that: choose a number of players that the game allows, and a pace.
table-wishes-many = You look for as many things here as one person can ({ $most }). Take one back first: `/caylus-club seek list`.
table-wishes-server = On this server as much is looked for as possible ({ $most }). Try again when something has been found or taken back.
table-unknown-game = There is no game { $text }; there are: { $games }.
table-unknown-option = { $title } has no option { $name }; its options: { $options }.
table-bad-option = Option { $name } can't be { $value }; it can be: { $values }.
table-bad-practice = A practice table of { $title } has { $least } to { $most } seats.
table-bad-computers = { $asked ->
    [one] { $asked } computer
   *[other] { $asked } computers
 } can't sit at a table of { $title } with you: 1 to { $most } can.
table-bad-level = There is no level { $level }; computers play at level { $least } to { $most }.
table-practice-computers = At a practice table you play every seat yourself; leave out `practice` to play against computers.
table-full-computers = This table is full: { $title } takes at most { $most ->
    [one] { $most } player
   *[other] { $most } players
 }. The host can take a computer out of it.
table-no-computer = No computer sits at this table ({ $game }).
table-computers-alone = Computers don't play alone: at least one seat must be a person's.
table-seat-computer = { $seat } is a computer's: name who shall have it instead.
table-stand-in-off = At this table no computer stands in; the host can choose that: `/caylus table settings late:stand-in`.
table-stand-in-already = A computer plays for you already; `Take my seat back` or your next action ends that.
table-stand-in-none = No computer plays for you in this game.
table-stand-in-alone = Nobody else plays here for themselves, so nobody waits for you; a computer stands in only while somebody does.
table-computer-illegal = A computer has chosen what is not legal now; nothing was done.
table-bad-record = This record can't be read: { $why }
table-record-over = This record is of a game that has ended; there is nothing left to play.
table-not-imported = Seats are given only in the lobby of an imported record; here people join.
table-stale = The game has moved on since that was shown; nothing was done. This is how it stands now.
table-not-your-decision = { $seat } decides now ({ $kind }); it isn't your turn.
table-undo-off = At this table undo is set to never.
table-undo-together = All choose at the same time, and nothing is done yet: `Your turn` changes your choice until the last one is in.
table-undo-nothing = You have no action that could be undone.
table-undo-others = { $seat } has acted since; at this table only one's own last action can be undone.
table-undo-late = The game ended more than 24 hours ago; it can't be undone any more.
table-undo-deep = This lies too far back: the rules have changed since, and the position can't be made again.
table-undo-full = On this server { $here ->
    [one] { $here } game runs
   *[other] { $here } games run
 } already; the limit is { $most }. This game can go on when another has ended.
table-undo-place = Another game runs in this thread now, so this one can't go on here.
table-vote-open = There is a vote about this already; it ends before another begins.
table-cancel-played = You have played in this game, so you can't cancel it as a moderator. Its players can, by vote, or another moderator.
table-vote-over = This vote is over; its message says how it ended.
table-vote-not-asked = This vote doesn't ask you; only those it names can answer.
table-not-late = { $seat } has missed no deadline. A seat can be taken only from somebody who did, or who without a clock lets the game wait for a week.
table-own-seat-only = This is not your seat; only your own can be left.
table-seat-open-already = { $seat } is open already: name who shall have it, or let somebody claim it.
table-own-seat = This is your own seat; `/caylus table resign` leaves it.
table-nothing-to-change = Say what to change: undo, pace, late, hints, rated, together, evenings, language or pictures.
table-rated-late = Whether a game is rated is settled when it starts. In a rated game there is neither undo at will nor advice for everybody.
table-trial-steps = These steps can't be tried here. Open What if anew: `/caylus plan what-if`.
table-trial-nothing = Nothing of these steps can be said ahead.

# A person's time

pace-away-budget = You can be away { $left ->
    [one] { $left } more day
   *[other] { $left } more days
 } within a year; { $asked } are too many.
pace-hours-bad = “{ $text }” is no span of hours; say for example 8-23, at least { $least } hours.
pace-zone-bad = “{ $text }” is no time zone; say for example Europe/Paris.

# Trouble with the file

table-unreadable = What is stored of this game can't be read ({ $why }); other games go on. Whoever runs the bot can check the file and put back a backup.
storage-trouble = { $file }: the database can't be used ({ $why }); nothing was changed.
storage-disk-full = { $file }: the disk is full; nothing was changed. Make room, then try again.
storage-read-only = { $file }: the file or its folder can't be written; nothing was changed. Give the bot write access.
storage-server-read-only = { $file }: the server lets the bot change nothing in this database ({ $why }); nothing was changed. The bot's user needs the right to create tables there (`GRANT CREATE ON SCHEMA`) and must own the bot's tables, and the server must not be a read-only replica.
storage-locked = { $file }: another process holds the database; nothing was changed. Is a second bot running on this file?
storage-in-use = { $file }: another bot runs on this folder, and one folder is for one bot; nothing was changed. End that one first, or give this one a folder of its own (CAYLUS_DATA).
storage-server-in-use = { $file }: another bot runs on this database; nothing was changed. End that one first, or give this one a database of its own (CAYLUS_DATABASE).
storage-still-served = { $file }: this database has version { $found } and is to be brought to version { $known }, but bots still run on it (machine and process: { $who }); nothing was changed. End all of them first, then start this one again.
storage-corrupted = { $file }: the database is damaged ({ $why }); nothing was changed. Keep the file, and put the newest of its backups in its place.
storage-wrong-file = { $file }: this is no database of this bot ({ $why }); it was left as it is.
storage-newer = { $file }: this database has version { $found }, written by a newer bot; this bot knows versions up to { $known }. Install the newer bot, or use a backup from before; the file was left as it is.
storage-older = { $file }: this database has version { $found }, and this program reads version { $known }. Back it up and start the bot on it once, which brings it up to date.
storage-unreachable = { $file }: the database can't be opened ({ $why }).
storage-closed = { $file }: the database is closed.
storage-server-gone = { $file }: the database server can't be reached ({ $why }); nothing was changed. The bot keeps trying; games go on when it is back.
storage-unsure = { $file }: the connection broke while a change was being saved ({ $why }), and the server can't be asked whether it was. Look at the game before you repeat it.
storage-busy = { $file }: others kept changing the same rows; nothing was changed. Try again.
storage-not-empty = { $file }: something is kept there already; nothing was copied. Name a new file, or an empty database.
storage-not-the-same = { $file }: the copy is not what it should be ({ $why }); nothing was kept of it.

# An option whose values are offered while somebody types

option-not-offered = { $value } can't be chosen here. Possible: { $offered }
