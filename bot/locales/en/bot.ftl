# What the bot says to people. Times are Discord timestamps, players are mentions; never put names in bold.

done = Done.
only-in-servers = I play in servers: invite me to one, then type `/caylus new` in a channel there.
error-unexpected = Something went wrong on my side; nothing was changed. It is noted for whoever runs me. `/caylus status` shows how the game stands.
refused-in-private = This could not be done, and nothing was changed; why is told to who asked.
database-trouble = My database can't be used right now; nothing was changed. Please try again in a minute.
still-at-work = I am still at work on your last one: one is made for you at a time, and one more may wait. Please ask again when you have it.
database-unsure = The connection to my database broke while this was being saved, and I can't tell whether it was. Look at the game before you repeat it.
answer-lost = { $user }, Discord did not take my answer to your last request. `/caylus status` shows whether it counted and what comes next.
press-unknown = That button was made by another version of the bot and does nothing any more. `/caylus status` brings the present ones.
press-retired = Predictions and applause are no longer part of the bot. The game itself goes on as before.
command-outdated = This command has changed since Discord last told you about it. Reload Discord (Ctrl+R), then try again.
command-not-allowed = You may not use this command here.
option-unreadable = { $value } can't be read here. Choose from the suggestions, or type it again.
word-yes = yes
word-no = no

# Games, seats, options

game-caylus = Caylus
game-magna-carta = Caylus Magna Carta
option-usual = usual rules
option-favors-table = favor table
option-favors-simplified = simple favors
option-jeweller-no = without the Jeweller
option-jeweller-yes = with the Jeweller
option-lawyer-vp-4 = Lawyer worth 4
option-lawyer-vp-3 = Lawyer worth 3
option-rules-standard = standard rules
option-rules-beginner = beginner rules
option-undo-free = undo: own last action only
option-undo-consent = undo: own last action, else by vote
option-undo-off = undo: never
option-pace-none = no clock
option-pace-live = live clock
option-pace-12h = 12 hours a move
option-pace-24h = 24 hours a move
option-pace-48h = 48 hours a move
option-pace-72h = 72 hours a move
option-pace-7d = 7 days a move
option-late-skip = late moves are skipped
option-late-wait = late players are waited for
option-late-stand-in = computers play for late players
option-late-vote = late players can be replaced by vote
option-together-yes = turns are planned together
option-together-no = turns are not planned together
option-rated-yes = rated
option-rated-no = not rated
option-rated-hidden = not rated: not everybody sees this channel
option-hints-alone = hints for who plays alone
option-hints-yes = hints for everybody
option-hints-no = no hints
option-pictures-glance = pictures: glance
option-pictures-full = pictures: full board
option-pictures-phone = pictures: for phones
option-level-1 = computers: level 1
option-level-2 = computers: level 2
option-level-3 = computers: level 3
option-level-4 = computers: level 4
option-language = language { $language }

# Computer players

computer-name = { $name } (computer)
computer-thinks = -# { $player } is thinking …
computer-paused = -# { $player } goes on after the pause.
computer-waits = -# { $player } goes on when somebody plays here again: `/caylus table claim` takes an open seat.
computer-added = A computer has sat down.
computer-level = The computers here play at level { $level } (of 4) now.
computer-removed = A computer has left the table.
stand-in-name = { $name } (stand-in)
stand-in-open = (stand-in)
stand-in-asked = { $game }: a computer plays for you until you press `Take my seat back`, or act yourself. Your standing orders come first.
stand-in-back = { $game }: it is your seat again.

# The lobby card and the pinned message

card-title = { $game } #{ $number }
card-open-seat = { $seat } (open)
card-score = { $seat } · { $score }
card-seats = { $taken ->
    [one] { $taken } player is seated; { $low } to { $high } can play.
   *[other] { $taken } players are seated; { $low } to { $high } can play.
 }
card-imported = This continues a record, at turn { $turn }. The host gives the seats (`/caylus table replace`), or people join.
card-practice = A practice table: { $host } plays every seat. Press `Start` to begin.
card-invited = Invited: { $people }
card-host = { $host } is the host and starts the game.
card-as-of = -# As of { $when }; the thread is always up to date.
card-thread = Played in { $thread }
card-cancelled = This game was cancelled.
card-expired = Nobody started this table for 14 days; it is closed. `/caylus new` opens another.
status-line = Turn { $turn }, { $phase } · { $player } to move, asked { $since }
status-together = Turn { $turn }, { $phase } · asked { $since }, still to choose: { $players }
status-nobody = Turn { $turn }, { $phase }
pin-score = { $seat } { $score }
pin-board = Last board: { $link }
pin-help = `/caylus status` · `/caylus board` · `/caylus history` · `/caylus rules`
pin-as-of = -# As of { $when }; the last message of this thread has the present question.
thread-name = { $game }: { $players }

# Finding a game

find-none-acting = You play no game here. `/caylus new` opens one, `/caylus games` lists yours.
find-none-looking = No game is running in this channel. `/caylus new` opens one.
find-not-started = No game runs here yet. Open tables: { $tables }. `/caylus join` takes a seat, and the host begins with `/caylus start`.
find-no-lobby = No table is open for joining in this channel. `/caylus new` opens one.
find-no-lobby-leave = No table that has not started can be left in this channel. A running game is left with `/caylus table resign`.
find-no-lobby-start = No table waits for its start in this channel. `/caylus new` opens one; a game that runs goes on in its thread.
find-which = Several games fit; say which one with the option `game`:
    { $games }
find-bad-number = { $text } is no game. Choose one from the suggestions, or type its number.
public-elsewhere = Not everybody who reads this channel can look where { $game } is played. Without `public` I show it to you alone; in { $where } I show it to all.
not-started = { $game } has not started yet.

# Lobby

new-no-such-game = There is no such game here; there are Caylus and Caylus Magna Carta.
new-option-misfit = In { $game } there is no option { $options }; there are: { $fitting }.
new-invited-bot = { $user } is a bot and can't take a seat.
cant-look-there = { $user } can't look where this table is. Give them access first, or choose somebody who has it.
new-wrong-channel = On this server games are started in { $channels }.
joined = You have a seat at { $game }.
left = You have left { $game }.
started = { $game } begins.
start-channel-busy = Game #{ $game } is being played in this channel, and I can't open a thread for another one. Finish it first, start in another channel, or give me the permission Create Public Threads.
cancelled-done = { $game } is cancelled.
rematch-made = A table for the rematch is open in { $channel }.
rematch-seat = You have a seat at the rematch, { $game }: { $link }
rematch-known = There is a rematch of this game already, { $game }: { $link }
games-line = • [{ $game }]({ $link }) · { $how }
games-waits = • ▶ **[{ $game }]({ $link })** waits for you · { $how }
games-lobby = it waits for players
games-timed = { $how } · time is up { $when }
games-damaged = { $count ->
    [1] • Game { $games } can't be read: what is stored of it is damaged. Whoever runs the bot can put back a backup.
   *[other] • Games { $games } can't be read: what is stored of them is damaged. Whoever runs the bot can put back a backup.
 }
games-none = You sit at no table. `/caylus new` opens one.

# The beginning

began-line = ## { $game } begins
began-again = ## { $game } goes on at turn { $turn }
began-hints = -# New here? `/caylus rules` · Small screen? `/caylus board view:phone` · A slip? `/caylus undo`
began-commitment = -# Chance was fixed before the start; the record of the finished game proves it by this seal: `{ $commitment }`
began-no-pictures = I may not attach files here, so boards come as text: `/caylus board view:text`. With the permission Attach Files they come as pictures.
no-thread-here = -# Played right here, since threads can't be opened in this channel.
no-thread-permission = -# Played right here, since I may not open threads in this channel (permission Create Public Threads).
thread-needed = { $game } needs a thread of its own, since another game is being played in this channel, and I can't open one. Please give me the permission Create Public Threads, { $host }; I try again by myself.
thread-deleted = The thread of { $game } was deleted; the game goes on here.
thread-deleted-busy = The thread of { $game } was deleted, and another game is being played in this channel. Give me the permission Create Public Threads, then `/caylus status` goes on with it.

# Prompts

prompt-line = { $player } · turn { $turn }, { $phase }
    { $question }
prompt-hidden = This is about { $kind }. `Your turn` shows it to you alone.
prompt-hidden-question = { $question } Press `Your turn`: only you see your cards.
goods-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
prompt-have = -# You have: { $goods }
prompt-private = { $seat } · turn { $turn }, { $phase }
    { $question }
prompt-since = > { $what }
# Dates, not "in 3 days".
prompt-free = Free until { $free }, then the bank until { $end }
prompt-bank = The bank runs until { $end }
prompt-free-of = { $player }: free until { $free }, then the bank until { $end }
prompt-bank-of = { $player }: the bank runs until { $end }

prompt-together = Turn { $turn }, { $phase } · all choose at the same time
    { $question }
prompt-awaited = Still to choose: { $players }
prompt-kept = You have chosen: { $what }. You can change it until all have chosen.
prompt-paused = The clocks are paused.
prompt-over = This game is over; there is nothing left to decide.
seat-departed = The player of { $seat } has left this server, so the seat counts as late. `/caylus table replace` asks the others to give it to somebody else.
recap-title = Since your last turn:
recap-more = … { $count ->
    [one] { $count } line
   *[other] { $count } lines
 } before this: `/caylus history`
recap-gained = Gained: { $parts }.
recap-part = { $seat } { $goods }
goods-prestige = { $n } prestige
hand-cards = Your hand: { $cards }
hand-title = Your hand:
hand-card = • **{ $name }** ({ $cost }; { $prestige } prestige): { $effect }
hand-empty = Your hand is empty.
hand-no-hands = { $game } has no hands of cards; everything is open.
hand-not-seated = Only players have a hand, and you hold no seat in this game.
button-turn = Your turn
button-watch = Watch
button-board = Board
button-phone = Phone
button-points = Points
button-replay = Replay
button-gif = GIF
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-rematch = Rematch
button-back = Take my seat back
button-computer = Add computer
button-nocomputer = Remove computer
button-level = Computers: level { $level }
button-versus = Play against a computer
button-allow = Allow
button-decline = Decline
button-no = No
button-never = Yes, don't ask again
button-takeback = Undo
button-practice = Practice
button-begin = Start a table
button-howto = How to play
button-explain = Explain
button-less = Less
button-resign = Yes, leave
button-close = Yes, cancel it
button-sure = Yes: { $action }
button-ask-undo = Ask the others
button-forget = Delete everything about me
menu-part = { $title } { $first } to { $last }
menu-bridge = Before the bridge ...
menu-road = On the road ...
menu-castle = Castle
menu-build = Build
menu-prestige = Prestige
menu-pay = Pay
menu-other = Choose

# Actions

acted-line = { $mark } { $what }
acted-own = Done: { $what }
acted-kept = You have chosen: { $what }. The others learn it when all have chosen; until then `Your turn` changes it.
acted-already = That has been done already.
acted-elsewhere = The game goes on in { $where }.
acted-next = Next: { $question }
others-choose = You are not asked now: { $players } choose ({ $kind }), since { $since }.
others-turn = It is not your turn: { $player } decides ({ $kind }), since { $since }.
refused-illegal = { $text } is not possible now: { $reason }.
refused-notation = { $text } fits nothing that is possible now.
possible-few = Possible now: { $codes }
possible-many = { $count } actions are possible now; the buttons and menus below have them all.
means-several = “{ $text }” can mean several things; choose one below, or type its code:
means-one = • { $label } (`{ $code }`)
means-more = … and { $count } more; the buttons and menus below have them all.
not-now-place = No worker can be placed now. This is about { $kind }.
not-now-pass = You can't pass now. This is about { $kind }.
not-now-provost = The provost can't be moved now. This is about { $kind }.
not-now-build = Nothing can be built now. This is about { $kind }.
not-now-convert = No building can become a residence now. This is about { $kind }.
not-now-batch = No batch can be given to the castle now. This is about { $kind }.
not-now-favor = There is no royal favor to choose now. This is about { $kind }.
not-now-take = There is nothing of this kind to choose now. This is about { $kind }.
sure-pass-first = You would be the first to pass, with workers and deniers left. Really?
sure-no-batch = You have a batch and would give none. That loses up to 2 prestige. Really?
sure-castle-empty = Your cubes and what your workers may bring so far make no batch (food and two other kinds). Without one in the castle phase this worker loses 2 prestige. Really?
sure-resign-computer = Until somebody claims it, a computer of level { $level } plays there.
sure-resign = { $count ->
    [1] You would leave { $game }: anybody could then claim your seat { $seats }, and you can't take that back. Really?
   *[other] You would leave { $game }: anybody could then claim your seats { $seats }, and you can't take that back. Really?
 }
sure-cancel = This closes { $game } for everybody who has joined, and can't be taken back. Really?
sure-not = Nothing was done.

# What a decision is about, for those who wait

kind-place_worker = placing a worker
kind-gate = the gate
kind-guild = the merchants' guild
kind-joust = the joust field
kind-inn = the inn
kind-provost = moving the provost
kind-production = what to produce
kind-bonus = a bonus as owner
kind-market = the market
kind-peddler = the peddler
kind-trade = a trade
kind-give = what to give
kind-build = building
kind-on = which residence to cover
kind-lawyer = the lawyer
kind-castle = batches for the castle
kind-favor_line = a royal favor
kind-favor_cubes = a royal favor
kind-exchange = a royal favor
kind-favor_building = a royal favor
kind-opening = the opening hand
kind-action = an action
kind-payment = a payment
kind-gold_mine = the gold mine
kind-bank = the bank
kind-church = the church

# Reports

phase-title = Turn { $turn }, phase { $phase }: { $name }
phase-quiet = { $title }: nothing happened.
phase-under-way = { $title }: under way.
income-each = Income: { $n ->
    [one] { $n } denier each.
   *[other] { $n } deniers each.
 }
income-line = Income: { $parts }.
tolls-line = Prestige for owners of buildings that others use: { $parts }.
tolls-part = { $seat } { $n } ({ $tiles })
income-part = { $n ->
    [one] { $n } denier for { $seats }
   *[other] { $n } deniers for { $seats }
 }
placed-line = { $seat }: { $places }
placed-on = { $name } ({ $place })
placed-passed = { $seat }: { $places } · passed as number { $place }
placed-none = { $seat }: passed as number { $place } without placing a worker
rolling-earlier = … { $count ->
    [one] { $count } line
   *[other] { $count } lines
 } before this: `/caylus history`
report-cut = … `/caylus history` shows all of it.
history-no-turn = There is no turn { $turn }; the last one is turn { $last }.
history-nothing = Nothing has happened in that turn yet.

# Replays

replay-line = The whole game, from the first phase to the last point.
replay-alt = The game as an animated picture: the card of the board at the ends of phases, and for each building, batch, favor and move of the provost.
replay-of = The replay of { $game }.
replay-turn = { $game }, turn { $turn }.
replay-stands = The replay stands here: { $link }
replay-posted = Here it is: { $link }
replay-not-over = { $game } is not over yet, so it has no replay. `/caylus history turn:{ $turn } animated:true` shows a turn of it.
replay-too-long = This game has { $count } actions; a replay shows at most { $most }. `/caylus history` with `animated:true` shows its last turns, the record has all of it: `/caylus export`.
replay-too-large-webp = This replay would be a file of { $size } MB, and Discord takes { $most }. `/caylus history` with `animated:true` shows a turn.
replay-too-large-gif = This replay would be a file of { $size } MB as GIF, and Discord takes { $most }. As WebP it is smaller: `/caylus export kind:replay`.
replay-no-files = I may not attach files where this game was played. Somebody who manages the server can allow it (Attach Files); `/caylus export kind:replay` gives you the replay in a channel where I may.
replay-no-files-here = I may not attach files in this channel. Please ask in another one, with the number of the game, or let somebody who manages the server allow it (Attach Files).
replay-not-posted = The replay is drawn, but Discord did not let me post it there. `/caylus export kind:replay` gives it to you.
replay-not-sent = The replay is drawn, but Discord did not take the file. Please try again in a moment.
replay-full = { $waiting } replays are being drawn for others; they are drawn one after another, when nothing else is to be done. Please ask again in a minute.
replay-busy = Another replay of this game is being drawn right now. Please ask again in half a minute.
replay-failed = The replay could not be drawn. The game is untouched; `/caylus export` gives its record, `/caylus history` its story.
replay-closing = I am being restarted. Please ask for the replay again in a minute.

# The end

ended-line = { $count ->
    [1] 🏆 { $winners } wins with { $score } prestige.
   *[other] 🏆 { $winners } share the victory with { $score } prestige each.
 }
ended-computers = { $count ->
    [1] -# \* { $seats } was a computer (level { $level }).
   *[other] -# \* { $seats } were computers (level { $level }).
 }
ended-stood-in = -# \* A computer stood in for { $seat }: { $count } of { $of } actions.
ended-record = The record of the game:
ended-record-command = `/caylus export` gives you the record of the game.
ended-taken-back = This end of the game was taken back; the game goes on.
points-total = Total

# Undo and votes

undo-done = Taken back: { $codes }
undo-vote-open = The others are asked.
undo-takes-end = This would also take back the end of the game, which then goes on.
undo-seed-known = Seed and decks of this game are public since its end: whoever read its record knows what cards come.
undo-asks = { $count ->
    [1] This needs the consent of { $players }. It would take back:
   *[other] This needs the consent of { $players }. It would take back { $count } actions:
 }
    { $codes }
undone-free = { $player } takes this back: { $codes }
undone-vote = By vote this is taken back: { $codes }
undone-end = With it the end of the game is taken back; the game goes on.
action-hidden = { $seat }: an action.
action-untold = { $seat }: a choice that has changed nothing yet.
undone-more = { $codes } (and { $count } more)
vote-asked = The players of { $game } are asked.
vote-taken = Your answer is noted.
vote-none = No vote is open in { $game }.
vote-not-asked = No open vote waits for your answer.
vote-several = Several votes ask you ({ $votes }). Answer each of them:
vote-undo = { $count ->
    [1] { $asker } asks to take this back:
   *[other] { $asker } asks to take { $count } actions back:
 }
    { $codes }
vote-undo-over = { $asker } asked to take back actions.
vote-pause = { $asker } asks to pause the clocks.
vote-resume = { $asker } asks to let the clocks go on.
vote-cancel = { $asker } asks to cancel the game.
vote-replace = { $asker } asks to give the seat of { $seat } to { $newcomer }.
vote-time-up = { $seat } has missed a deadline. Shall the seat be opened for somebody else?
vote-open-seat = { $asker } asks to open the seat of { $seat } for somebody else.
votes-undo = undo
votes-pause = pausing
votes-resume = going on
votes-cancel = cancelling
votes-replace = a seat
vote-yes = ✅ { $player }
vote-no = ❌ { $player }
vote-silent = ⏳ { $player }
vote-absent = 💤 { $player } has given no sign for some time; their silence does not stop this.
vote-until-all = All who are asked must agree. The vote ends { $when }; silence is a no.
vote-until-half = More than half of those asked must agree. The vote ends { $when }; silence is a no.
vote-over-passed = The vote has passed.
vote-over-failed = The vote has failed.
vote-over-expired = The vote has run out; silence is a no.
vote-over-overtaken = The game has moved on; the vote is void.
vote-over-seat = The vote has ended, since a seat changed hands.

# Seats, settings, clocks

resigned = You have left { $game }. The seat is open to claim.
claimed = You have a seat at { $game }.
replaced = Done: the seats at { $game } have changed.
seat-resigned = The seat { $seat } is open: `/caylus table claim` takes it.
seat-forgotten = The seat { $seat } is open: `/caylus table claim` takes it.
seat-opened = By vote the seat { $seat } is open: `/caylus table claim` takes it.
seat-stand-in = A computer of level { $level } plays at the seat { $seat } from now on, until somebody comes back to it. What it does is marked.
seat-came-back = The seat { $seat } is played by its own player again.
seat-claimed = { $player } plays on at this seat.
seat-replaced = { $player } plays on at this seat.
seat-summary = Your position is this seat's: `Board` shows it, `/caylus history` tells what happened.
settings-now = { $game }: { $settings }
settings-done = { $game }: the settings are changed.
move-not-gone = Only a running game whose channel was deleted can be moved.
move-done = { $game } goes on in this channel.
settings-changed-player = { $player } has changed this table: { $settings }.
settings-changed-host = The host has changed this table: { $settings }.
settings-changed-moderator = A moderator has changed this table: { $settings }.
settings-changed-other = Changed for this table: { $settings }.
settings-change = { $old } → { $new }
pause-no-clock = This table has no clock that could stand (pace: { $pace }); the host gives it one with `/caylus table settings`.
clocks-paused = The clocks are paused.
clocks-on = The clocks go on.
bot-returned = I'm back on this server, and the game goes on.
cancelled-players = The players have cancelled this game.
cancelled-moderator = A moderator has cancelled this game.
time-up = The time of { $player } is up.
time-up-hidden = The time of { $player } is up; an action is played for them.
time-up-played = The time of { $player } is up; played for them: `{ $code }`
reminder-half = { $player }, half of your time in { $game } is over: { $thread }. Time is up { $when }.
reminder-most = { $player }, your time in { $game } is nearly over: { $thread }. Time is up { $when }.
reminder-over = { $player }, your time in { $game } is over: { $thread }.
digest-title = These games wait for you:
digest-line = • { $game }: { $thread }
note-line = { $game }: { $note }

# Answers ahead and standing orders

button-ahead = Answer ahead
button-unplan = Withdraw it
ahead-none = Nothing can be answered ahead now: you have no decision later in this turn, or it is not known yet.
ahead-title = What you will have to decide in this turn. Only you see your answers; they are applied when their moment comes, if they still fit.
ahead-open = • { $question }
ahead-answered = • { $question } ✅ { $answer }
ahead-more = … the rest comes when you have answered these.
ahead-waiting = Answered ahead: { $what }
ahead-unlikely = • “{ $what }”: as things stand this will not be asked, so your answer will not be used.
ahead-lapsed = • “{ $what }”: it did not come to that; your answer has lapsed.
ahead-refused = • “{ $what }”: when its moment came this did not fit any more; your answer has lapsed.
ahead-withdraw = Take the answer back
button-next = Plan placements
# Plan your turn
planning-turn = **Turn { $turn } begins.** Everybody can say now what they will do in it; whoever has is not asked again unless something comes up that they want to be asked about.
planning-rest = **The placements of turn { $turn } are over.** What comes later in the turn can be answered now, before you are asked.
planning-who = { $people }: when you have time.
button-planturn = Plan your turn
button-programme-back = Take the last one out
button-programme-copy = As in the last turn
button-programme-draft = Draft
button-programme-main = Back to the list
button-programme-clear = Begin anew
programme-title = **{ $seat } · your turn in { $game }.** What you choose here is armed at once and acts from your next decision on; only you see it.
programme-step = { $number }. { $what }
programme-case = If somebody else takes “{ $what }”:
programme-ask = ask me
programme-order = -# `{ $order }`
programme-now = Now it would do: { $now }
programme-gone = If “{ $what }” is taken: { $then }
programme-passed = If somebody passes first: { $then }
programme-stops = it asks you ({ $why })
programme-asked = you are asked
programme-none = Nothing is planned: you are asked at every decision.
programme-names = Kept: { $names } (`/caylus plan turn use:`)
programme-menu-then = Next placement …
programme-menu-else = … or, if that is not possible …
programme-menu-terms = The last placement: only if …
programme-menu-turn = Passing, money, when to ask
programme-upto = Up to { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
programme-once = Only once somebody has passed
programme-else-ask = If not possible: ask me
programme-mine = Only if I have: { $what }
programme-then-pass = At the end of the list: pass
offer-pass-over = Pass when a place costs more than { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
offer-pass-passed = Pass when somebody has passed
offer-pass-left = Pass with { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 } left
offer-spare = Keep { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
offer-unless-cost = Ask me when a place costs more than { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
offer-unless-used = Ask me when my building is used
offer-unless-more = Ask me when there is something new
offer-provost-defend = Provost: to my farthest worker, up to { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
offer-provost-push = Provost: back before { $seat }, for { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
offer-provost-never = Provost: never pay
offer-provost-stay = Provost: never pay if my workers work
offer-castle = Castle: up to { $n ->
    [one] { $n } batch
   *[other] { $n } batches
 }, no gold
button-next-arm = { $count ->
    [one] Arm it for { $count } placement
   *[other] Arm it for { $count } placements
 }
next-none = Placements can be planned while workers are placed and you have not passed.
next-title = A list for your next placements: when it is your turn, your worker goes to the first place of the list that is free, and you are not asked. The list stops, and you are asked, when none is free or somebody has passed. Only you see it.
next-line = { $rank }. { $what }
next-first = Choose what you want most
next-then = If that is taken: choose what comes next
plan-title = Your standing orders in { $game }:
plan-none = You have none. `/caylus plan add` gives one, for example:
    { $examples }
plan-example = • `{ $order }`: { $what }
plan-preview = `{ $order }` was understood, and is not armed. { $now }
plan-armed = { $seat } · armed from your next decision on: `{ $order }`
    { $now }
plan-now-does = Now it would do this: { $what }
plan-now-stops = Now it would stop: { $why }
plan-now-nothing = Nothing that comes up in this turn concerns it.
plan-armed-line = { $rank }. `{ $order }` { $now }
plan-paused-line = { $rank }. `{ $order }` (paused)
plan-stopped-line = Stopped: `{ $order }` ({ $why })
plan-ahead-line = Answered ahead: { $answer }
plan-cleared = { $count ->
    [0] There was no order to withdraw.
    [one] { $count } order is withdrawn.
   *[other] { $count } orders are withdrawn.
 }
plan-paused = { $count ->
    [0] There is no order to stop.
    [one] { $count } order is stopped until you say `/caylus plan pause on:False`.
   *[other] { $count } orders are stopped until you say `/caylus plan pause on:False`.
 }
plan-unpaused = { $count ->
    [0] There is no order to go on with.
    [one] { $count } order is armed again.
   *[other] { $count } orders are armed again.
 }

order-place = Place on the gate, else on space 3, else in the castle
order-place-provost = Place in the castle, else pass, if the provost is on space 9 or beyond
order-place-twice = Place on space 3, else on 5, twice, unless somebody passes
order-pass-over = Pass when placing costs more than 2 deniers
order-provost-never = Never pay for the provost
order-provost-stay = Leave the provost alone if my buildings work
order-provost-to = Bring the provost to space 9 for at most 2 deniers
order-castle = Give the castle up to 2 batches
order-castle-gold = Give the castle up to 2 batches, but no gold
order-farm = Take cloth at the farm
order-market = Sell food at the market, else nothing
order-gate = From the gate to the castle, else nowhere
order-inn = Stay in the inn
order-joust = Use the joust field
order-favor = Royal favors on the building line, else for prestige
order-draw = Draw a card, else place on 2, else pass
order-build = Build the small farm, else draw a card
order-peddler = Buy stone at the peddler, else nothing
order-bank = Buy 1 gold at the bank, else nothing

# Looking

status-kind = Decision: { $question }
status-open-seat = open seat
status-seat = { $seat } · { $name }: { $goods }
status-prestige = { $n } prestige
status-vote = A vote is open ({ $kind }); it ends { $when }.
watch-line = Follow the game in { $thread }. Everything you may look at: `/caylus board`, `status`, `history`, `rules`.
file-too-large = This would be a file of { $size } MB, and Discord takes { $most }. Please ask whoever runs the bot: it is all in the database.
file-refused = { $count ->
    [one] Discord takes no file here, and as text it would be { $count } message.
   *[other] Discord takes no file here, and as text it would be { $count } messages.
 } It comes as a file in a channel where I have Attach Files.
export-line = The record of { $game }:
building-title = **{ $name }** · { $kind } · { $game }
building-choice = { $name } ({ $kind }, { $game })
building-effect = Effect: { $effect }
building-owner = For its owner, when another player's worker comes: { $effect }
building-cost = Cost: { $cost }
building-prestige = Prestige: { $n }
building-favors = { $n ->
    [one] Building it brings { $n } royal favor.
   *[other] Building it brings { $n } royal favors.
 }
building-income = { $n ->
    [one] Income: { $n } denier a turn.
   *[other] Income: { $n } deniers a turn.
 }
building-on-road = Now on space { $space } of the road.
building-on-road-owned = Now on space { $space } of the road, owned by { $owner }.
building-in-stock = It can still be built.
building-dealt = Every player has one: in hand, in the pile, discarded or on the road.
building-nowhere = It is not in this game now.
building-also = This fits too: { $names }.
building-where = { $name }: { $where }
building-unknown = There is no building { $text }. Choose one from the suggestions.
tile-kind-neutral = neutral
tile-kind-fixed = printed on the road
tile-kind-special = special building
tile-kind-wood = wood building
tile-kind-stone = stone building
tile-kind-residence = residence
tile-kind-prestige = prestige building
tile-kind-card = card

# A person's settings

me-language-done = I talk to you in this language now ({ $language }).
me-hours-bad = { $text } is no span of hours. Write for example 8-23.
me-hours-now = Your awake hours: { $hours }, time zone { $zone } (0-0 is all day). At other hours your clocks stand, except at live tables.
me-away-until = You are away until { $when }; your clocks stand meanwhile. { $left ->
    [one] { $left } more day can be announced within a year.
   *[other] { $left } more days can be announced within a year.
 }
me-away-over = You are not away. { $left ->
    [one] { $left } day can be announced within a year.
   *[other] { $left } days can be announced within a year.
 }
me-notify-now = Reminders: { $how }. Quiet hours: { $quiet }. Questions before wasteful moves: { $confirm }.
me-pictures-done = Pictures for you: { $view }, dark: { $dark }.
me-forget-sure = This deletes your settings and your name from every game. Your running games go on with an open seat. It can't be undone.
me-forgotten = { $count ->
    [0] Everything stored about you is deleted.
    [one] Everything stored about you is deleted; { $count } game goes on with an open seat.
   *[other] Everything stored about you is deleted; { $count } games go on with an open seat.
 }
me-export-line = Everything stored about you:

# Import

import-one-of = Give either a file or a text: the record of a game (`/caylus rules` explains, `/caylus export` shows one).
import-too-large = The file has { $size } bytes; at most { $limit } are read.
import-unreadable = Discord did not give me the file. Please try again.

# For administrators

server-manager-only = This is for people with the permission Manage Server.
server-no-limit = no limit
server-all-channels = all channels
server-settings-now = Games may be started in: { $channels }
    Games per person: { $games-per-person }
    Open tables per person: { $tables-per-person }
    Open tables here: { $tables }
    Running games here: { $games }
    Hints and other searches per person in an hour: { $searches-per-person }
    Language: { $language }
    Who may cancel a running game: { $cancel }
    Pictures under reports: { $pictures }
    Puzzle of the day: { $puzzles }

# When messages can't be posted

trouble-forbidden = ⚠ I may not post here. Please give me View Channel, Send Messages and Send Messages in Threads; I go on by myself then. Buttons and commands work meanwhile.
trouble-locked = ⚠ The thread of this game is locked. Anybody with Manage Threads can unlock it; I go on by myself then.
trouble-gone = ⚠ The channel of this game was deleted. Its host or a moderator can go on in another one, with `/caylus table settings here:True` there, or cancel it (`/caylus table cancel`). Commands work meanwhile.
trouble-discord = ⚠ Discord does not take my messages right now. I try again by myself; commands work meanwhile.

# The doctor

doctor-line = { $mark } { $text }
doctor-sum = { $wrong ->
    [0] Nothing is missing.
    [one] { $wrong } thing must be mended.
   *[other] { $wrong } things must be mended.
 }
doctor-folder = The data folder { $folder } can be written.
doctor-folder-bad = The data folder { $folder } can't be written ({ $why }). Make it, or set CAYLUS_DATA to a folder the bot's user owns.
doctor-disk = Only { $megabytes } megabytes are free on the disk of the data folder. Make room before it is full.
doctor-database = The database { $file } is in order.
doctor-database-older = The database { $file } has version { $found }. The next start of the bot brings it to version { $known }, with a backup beside it.
doctor-database-new = The database { $file } will be made at the first start.
doctor-server = The database { $file } is in order. The bot makes no backups of a server: `pg_dump` does.
doctor-server-older = The database { $file } has version { $found }. Once no other bot runs on it, the next start brings it to version { $known }, after a copy in the data folder.
doctor-server-new = The tables of the database { $file } will be made at the first start.
doctor-database-bad = { $why }
doctor-fonts = The fonts for the pictures are there.
doctor-fonts-bad = Pictures can't be drawn: { $why }. Install the packages of requirements.txt again.
doctor-token = The token is right: I am { $name }.
doctor-token-bad = Discord refuses the token. Copy it again from the Bot page of your application into DISCORD_TOKEN.
doctor-no-token = No DISCORD_TOKEN is set: `python -m bot` runs the demo in a browser. docs/hosting.md shows how to get a token.
doctor-intents = No privileged intents are needed; leave them switched off.
doctor-invitation = { $count ->
    [0] I am in no server yet. Invite me: { $link }
    [one] I am in { $count } server. To invite me to another: { $link }
   *[other] I am in { $count } servers. To invite me to another: { $link }
 }
doctor-in-server = { $server }: { $what }
doctor-unreachable = Discord can't be reached ({ $why }). Check the network of this machine.
doctor-permissions = I have all the permissions I can use in this channel.
doctor-permission-view-channel = I can't see this channel: give my role View Channel.
doctor-permission-send-messages = I can't write in this channel: give my role Send Messages.
doctor-permission-send-messages-in-threads = I can't write in threads: give my role Send Messages in Threads.
doctor-permission-create-public-threads = I can't open threads: games are played in the channel itself. Create Public Threads gives each its own.
doctor-permission-attach-files = I can't attach pictures and records: boards come as text. Attach Files brings the pictures.
doctor-permission-read-message-history = I can't read the history: messages that were deleted are not noticed. Give my role Read Message History.
doctor-permission-pin-messages = I can't pin: the status message of a game stays unpinned. Pin Messages mends it.
doctor-running = { $games ->
    [one] { $games } table is open or running on this server.
   *[other] { $games } tables are open or running on this server.
 }
doctor-computers = { $count ->
    [one] { $count } game waits
   *[other] { $count } games wait
 } for a computer player, the first for { $seconds } s. With CAYLUS_THINKERS more of them think at once.
doctor-deserted = Server { $server }, which the bot was removed from: games that wait for its return: { $games }, since { $day }. Nothing is deleted by itself; `python -m storage delete-server { $server }` deletes what is kept of that server.
doctor-notices = { $count ->
    [one] { $count } message waits to be posted.
   *[other] { $count } messages wait to be posted.
 }
doctor-game = Game #{ $game } can't be posted: { $why }
doctor-games = { $count ->
    [one] { $count } more game can't be posted.
   *[other] { $count } more games can't be posted.
 }

# A computer that plays for its reader, wherever they look after their games.

games-stand-in = { $how } · a computer plays for you
button-back-in = { $game }: take my seat back
