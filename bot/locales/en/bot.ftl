# What the bot says to people. Times are Discord timestamps, players are mentions; never put names in bold.

done = Done
only-in-servers = I only work in servers. Invite me to one, then type `/caylus new` in a channel.
error-unexpected = Something went wrong on my end, and nothing was changed. I've logged it for the bot's operator. Use `/caylus status` to see the game.
refused-in-private = That wasn't possible, and nothing was changed. I've explained why to the person who asked.
table-host-only = { $named ->
    [yes] Only the host ({ $host }) can do this.
   *[no] Only the host can do this.
 }
table-host-or-moderator = { $named ->
    [yes] Only the host ({ $host }) or a moderator can do this.
   *[no] Only the host or a moderator can do this.
 }
table-is = { $status ->
    [lobby] { $game } hasn't started yet.
    [running] { $game } has already started.
    [finished] { $game } is over.
   *[cancelled] { $game } was canceled.
 }
table-not-seated = { $vacant ->
    [yes] You have no seat in this game ({ $game }). Use `/caylus table claim` to take an open one.
   *[no] You have no seat in this game ({ $game }).
 }
table-seated-already = { $you ->
    [yes] You're already at this table, as { $seat }.
   *[no] { $name } is already at this table, as { $seat }.
 }
table-full = { $computers ->
    [0] This table is full: { $title } takes at most { $most ->
        [one] { $most } player
       *[other] { $most } players
     }.
   *[other] This table is full: { $title } takes at most { $most ->
        [one] { $most } player
       *[other] { $most } players
     }. The host can remove a computer.
 }
database-trouble = I can't use my database right now, and nothing was changed. Please try again in a minute.
still-at-work = I'm still working on your last request, and another one is waiting. Please try again when both are done.
database-unsure = I lost the connection to my database while saving this and can't tell whether it was saved. Check the game before you try again.
answer-refused = Discord rejected my reply. Your request may have gone through: use `/caylus status` to see the game. I've logged it for the person who runs me.
answer-lost = { $user }, Discord didn't deliver my reply to your last request. Use `/caylus status` to see whether it went through and what's next.
press-unknown = That button is from another version of the bot and no longer works. Use `/caylus status` to get the current buttons.
command-outdated = This command has changed since your Discord app last loaded it. Reload Discord (Ctrl+R; on a phone, restart the app) and try again.
command-moved = This command is gone; use { $now } instead. Reload Discord (Ctrl+R; on a phone, restart the app) to see it.
command-not-allowed = You can't use this command here.
option-unreadable = I don't understand { $value } here. Pick one of the suggestions, or try again.

# Games, seats, options

option-favors-simplified = simple favors
option-jeweller = { $value ->
    [yes] with the Jeweler
   *[no] without the Jeweler
 }
option-lawyer-vp = Lawyer worth { $n }
option-rules = { $value ->
    [standard] standard rules
   *[beginner] beginner rules
 }
option-pace-live = live: 5 minutes per move
option-pace-hours = { $n } hours per move
option-pace-7d = 7 days per move
option-pace-banked = { $unit ->
    [minutes] { $pace }, then a time bank of { $bank } minutes
    [days] { $pace }, then a time bank of { $bank } days
   *[hours] { $pace }, then a time bank of { $bank } hours
 }
option-pace-alone = { $pace } (no clock if you only play computers)
option-late = { $value ->
    [skip] late moves are skipped
    [wait] the table waits for late players
    [stand-in] computers play for late players
   *[vote] late players can be replaced by vote
 }
option-graces = players who stay silent for { $n } × the move time are dropped
option-together = { $value ->
    [yes] once workers are placed, everyone decides at the same time
   *[no] once workers are placed, players decide one at a time
 }
option-early-off = players are asked to place one at a time
option-early = after { $n } min the next player can choose in advance
option-rated-abandoned = rated (no result)
option-rated-hidden = not rated: not everyone can see this channel
option-level = computers: level { $n }
option-language = language: { $language }

# Computer players

computer-name = { $name } (computer)
computer-thinks = -# { $player } is thinking …
computer-paused = -# { $player } continues after the pause.
computer-waits = -# { $player } is waiting for someone to play with. Use `/caylus table claim` to take an open seat.
computer-added = A computer player has joined.
computer-level = Computers here play at level { $level }.
computer-removed = A computer player has left the table.
stand-in-name = { $name } (stand-in)
skipped-name = { $name } (skipped)
stand-in-open = (stand-in)
stand-in-asked = { $game }: a computer plays for you until you press `Take my seat back` or make a move. It follows your plan first.
stand-in-back = { $game }: you're back in your seat.

# The lobby card and the pinned message

card-open-seat = { $how ->
    [kept] { $seat } (kept for { $player } until { $when })
    [unrated] { $seat } (open; not rated for whoever takes it)
    [taken] { $seat } (took over the seat; not rated)
   *[open] { $seat } (open)
 }
card-seats = { $taken ->
    [one] { $taken } player so far; { $low } to { $high } can play.
   *[other] { $taken } players so far; { $low } to { $high } can play.
 }
card-seats-exactly = { $taken } of { $high } seats are taken; this game needs exactly { $high } players.
card-imported = This picks up a recorded game at turn { $turn }. The host assigns seats (`/caylus table replace`), or people can join.
card-record-over = A finished game from a record file, for replay and review.
card-takes = { $range ->
    [yes] It should take { $time } with { $low } players, { $most } with { $high }.
   *[no] With { $low } players it should take { $time }.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] about an hour
       *[other] about { $n } hours
     }
    [days] { $n ->
        [one] about a day
       *[other] about { $n } days
     }
   *[weeks] { $n ->
        [one] about a week
       *[other] about { $n } weeks
     }
 }
button-more = More
clock-about = This is your time for each move. When it runs out, your time bank starts: it's twice as long and refills as you play. Clocks stop outside your awake hours (`/caylus me hours`) and while you're away (`/caylus me away`). Live is for playing in one sitting: 5 minutes per move and a 30-minute bank.
more-menu = What do you want to change?
more-host = Only the host can change these settings.
card-practice = A practice table: { $host } plays every seat. Press `Start` to begin.
card-invited = Invited: { $people }
card-host = { $host } is the host and starts the game.
card-as-of = -# Updated { $when }; the thread is always up to date.
card-thread = Played in { $thread }
card-cancelled = This game was canceled.
card-expired = This table wasn't started within 14 days, so I closed it. `/caylus new` opens another.
status-line = { $together ->
    [yes] Turn { $turn }, { $phase } · still to choose: { $players } (asked { $since })
   *[no] Turn { $turn }, { $phase } · { $player } to move (asked { $since })
 }
status-nobody = Turn { $turn }, { $phase }
pin-board = Latest board: { $link }
pin-as-of = -# Updated { $when }; the last message of this thread has the current question.

# Finding a game

find-none-acting = You aren't playing here. Use `/caylus new` to open a table, or `/caylus games` to list yours.
find-none-looking = No game is running in this channel. Use `/caylus new` to open a table.
find-not-started = No game is running here yet. Open tables: { $tables }. Use `/caylus join` to take a seat; the host begins with `/caylus start`.
find-no-lobby = There's no open table in this channel. Use `/caylus new` to open one; a running game is played in its thread.
find-no-lobby-leave = There's no table here to leave. To leave a running game, use `/caylus table resign`.
find-which = Several games match. Pick one with the `game` option:
    { $games }
find-bad-number = { $text } isn't a game. Choose one from the suggestions, or type a game's number.
public-elsewhere = Some people here can't see the channel for { $game }. Leave out `public` to see it privately, or use the command in { $where } to show it to everyone.

# Lobby

new-no-such-game = I don't know that game. I play Caylus and Caylus Magna Carta.
new-option-misfit = { $game } has no option { $options }; its options: { $fitting }.
new-invited-bot = { $user } is a bot and can't take a seat.
cant-look-there = { $user } can't see this table's channel. Give them access first, or choose someone who has it.
need-posting = I can't post in { $channel }: I need { $missing } there. Nothing was changed.
new-wrong-channel = On this server, games can only be started in { $channels }.
joined = You've joined { $game }.
left = You've left { $game }.
started = { $game } begins.
start-channel-busy = Game #{ $game } is being played in this channel, and I can't open a thread for another one. Finish it first, start in another channel, or give me the Create Public Threads permission.
rematch-made = The rematch table is open in { $channel }.
rematch-seat = You're in the rematch, { $game }: { $link }
rematch-known = There's already a rematch of this game, { $game }: { $link }
games-waits = • ▶ **[{ $game }]({ $link })** is waiting for you · { $how }
games-lobby = waiting for players
games-unasked = { $how } · waiting: I can't post there
games-timed = { $how } · deadline { $when }
games-damaged = { $count ->
    [1] • I can't read game { $games }: its saved data is damaged. The bot's operator can restore a backup.
   *[other] • I can't read games { $games }: their saved data is damaged. The bot's operator can restore a backup.
 }
games-none = You aren't in any games. Use `/caylus new` to open a table.

# The beginning

began-line = { $again ->
    [yes] ## { $game } continues at turn { $turn }
   *[no] ## { $game } begins
 }
began-hints = -# New here? `/caylus rules` · Made a mistake? `/caylus undo`
began-commitment = -# The random seed was fixed before the game started; once it's over, anyone can check its record against this [seal](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = I can't attach files here, so boards come as text: `/caylus board view:text`. Give me the Attach Files permission and I'll post pictures.
no-thread-here = -# Played right here, since threads can't be opened in this channel.
no-thread-permission = -# Played right here, since I can't open threads in this channel (I need the Create Public Threads permission).
thread-full = { $host }, I can't open a thread for { $game } yet: this server has 1,000 open threads, the most Discord allows. Archive some and I'll open it, or play right here with `/caylus table settings here:True`.
thread-needed = { $host }, I can't open a thread for { $game }, and it needs one because another game is being played in this channel. Please give me the Create Public Threads permission; I'll keep trying.
thread-deleted = The thread for { $game } was deleted; the game goes on here.
thread-deleted-busy = The thread for { $game } was deleted, and another game is being played in this channel. Give me the Create Public Threads permission, then use `/caylus status` to continue it.
thread-deleted-full = { $host }, the thread for { $game } was deleted, and this server has 1,000 open threads, the most Discord allows. Archive some and I'll open another, or play right here with `/caylus table settings here:True`.

# Prompts

prompt-line = { $player } · turn { $turn }
    { $question }
prompt-hidden = Deciding: { $kind }. Press `Your turn` to see it; nobody else can.
prompt-have = -# You have: { $goods }
# Dates, not "in 3 days".
prompt-free = { $named ->
    [yes] { $player }, due { $free }; time bank: { $end }
   *[no] Due { $free }; time bank: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: time bank until { $end }
   *[no] Time bank until { $end }
 }
prompt-away = { $player } is away until { $when }; the clock is stopped until then.

prompt-together = Turn { $turn } · everyone chooses
    { $question }
prompt-awaited = Still to choose: { $players }
prompt-others = Also deciding: { $players }. Press `Choose` to see your own question in private; answer in any order.
prompt-kept = You chose: { $what }. You can change it until everyone has chosen.
prompt-unasked = ⏸ Waiting since { $since }: I can't post in { $thread }. Nobody has been asked there, and no clock runs until I can post.
prompt-over = This game is over.
seat-departed = { $free ->
    [yes] { $player } has left this server. So that nobody has to wait, the seat is now open to others. If { $player } rejoins and makes a move before someone takes the seat or the others go on without them, they simply play on. Otherwise they rank behind everyone who stays.{ $until ->
        [no] {""}
       *[day] {" "}Their current move waits for them until { $until }.
     }
   *[no] { $player } has left this server.
 }
seat-departed-free = { $rated ->
    [kept] Until { $until } the seat is kept for { $player }, who can take it back with the button. After that it is open to anyone.
    [yes] The seat is open: anyone can take it, and this game won't change their rating.
   *[no] The seat is open: anyone can take it.
 }
seat-departed-declined = The others chose not to go on without them. You can ask again with `/caylus table replace` from { $when } on.
recap-title = Since your last turn:
recap-more = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
 }: `/caylus history`
recap-gained = Gained: { $parts }.
hand-cards = Your hand: { $cards }
hand-title = Your hand:
hand-card = • **{ $name }** ({ $cost }; { $prestige } prestige): { $effect }
hand-empty = Your hand is empty.
hand-no-hands = { $game } isn't played with a hand of cards; nothing is hidden.
hand-not-seated = Only players have a hand, and you have no seat in this game.
button-turn = Your turn
button-choose = Choose
button-watch = Watch
button-board = Board
button-phone = Phone
button-points = Points
button-replay = Replay
button-stills = Turn by turn
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-rematch = Rematch
button-back = Take my seat back
button-here = I'm back
button-computer = Add computer
button-nocomputer = Remove computer
button-versus = Play against a computer
which-game =
    Which game?
    • **Caylus**: place workers, build a castle; an hour alone, 1–3 months with others.
    • **Caylus Magna Carta**: the card game; a third shorter.
button-allow = Allow
button-decline = Decline
button-no = No
button-never = Yes, don't ask again
button-takeback = Undo
button-goon = Play on
button-practice = Practice
button-begin = Start a table
button-howto = How to play
button-setup = { $what ->
    [check] Check my setup
    [quiet] Set quiet hours
   *[open] Open your first table
 }
button-explain = Explain
button-less = Less
button-resign = Yes, leave
button-close = Yes, cancel it
button-sure = Yes: { $action }
button-ask-undo = Ask the others
button-forget = Delete my data
menu-part = { $title } { $first } to { $last }
menu-bridge = Before the bridge: money, favors, turn order …
menu-road = On the road …
menu-castle = Castle
menu-build = Build
menu-prestige = Prestige
menu-pay = Pay

# Actions

acted-own = Done: { $what }
acted-kept = You chose: { $what }. It stays hidden until everyone has chosen; press `Your turn` to change it.
acted-already = You've already done that.
acted-elsewhere = The game continues in { $where }.
acted-next = Next: { $question }
others-turn = { $together ->
    [yes] Waiting for { $player } ({ $kind }), asked { $since }.
   *[no] It isn't your turn. Waiting for { $player } ({ $kind }), asked { $since }.
 }
others-asked = You have a decision too: press `Choose` below the question.
refused-illegal = { $text } isn't possible now: { $reason }.
refused-notation = I don't know an action called { $text }.
possible-few = Possible now: { $codes }
possible-many = { $count } actions are possible now; the buttons and menus below list them all.
means-several = “{ $text }” can mean several things; choose one below, or type its code:
means-more = … and { $count } more; the buttons and menus below list them all.
not-now = You can't do that now. Current decision: { $kind }.
sure-pass-first = You would be the first to pass, with workers and deniers left. Are you sure?
sure-no-batch = You could give a batch; giving none costs you up to 2 prestige. Are you sure?
sure-castle-empty = Even with everything your workers may still bring, you won't have a batch (food and two other kinds). Without one, this worker costs you 2 prestige in the castle phase. Are you sure?
sure-resign = { $kept ->
    [no] { $count ->
        [1] If you leave { $game }, anyone can claim your seat ({ $seats }), and you can't undo that. Are you sure?
       *[other] If you leave { $game }, anyone can claim your seats ({ $seats }), and you can't undo that. Are you sure?
     }
   *[yes] If you leave { $game }, your seat ({ $seats }) is kept for { $person } for 24 hours, and you can't undo that. After that, { $kept ->
        [ends] the game ends with a win by forfeit for { $winners }.
       *[open] anyone can claim it.
     } Are you sure?
 }
sure-resign-forfeit = If you leave { $game }, it ends immediately with a win by forfeit for { $winners }.{ $agree ->
    [yes] {" "}After that, it continues only if both of you agree.
   *[no] {""}
 }
sure-resign-behind = If you leave { $game }, you rank behind everyone who stays, and you can't undo that. Anyone can claim your seat ({ $seats }). { $computer ->
    [yes] Until someone does, a level { $level } computer plays there.
   *[no] Until someone does, its decisions are skipped.
 }
sure-resign-rated = { $free ->
    [yes] Thank you for playing here: leaving changes neither your rating nor your reliability.
   *[no] This game is rated, so that ranking also counts for your rating, and the game counts as one you didn't finish.
 }
sure-resign-share = { $share ->
    [0] The game is rated, but it's too early for ratings to change.
   *[other] The game is rated; a forfeit this early counts as { $share }% of a full game.
 }
sure-resign-abandoned = If you leave { $game }, it ends without a result, because nobody else is playing on.
sure-really = Are you sure?
sure-cancel = This closes { $game } for everyone who has joined, and you can't undo that. Are you sure?
sure-not = OK, nothing was changed.

# Reports

phase-title = Turn { $turn }: { $name }
phase-quiet = { $title } (nothing happened)
phase-under-way = { $title } (under way)
income-each = { $n ->
    [one] { $n } denier each.
   *[other] { $n } deniers each.
 }
tolls-line = Owners' prestige: { $parts }.
income-part = { $n ->
    [one] { $n } denier for { $seats }
   *[other] { $n } deniers for { $seats }
 }
report-cut = … see `/caylus history` for the rest.
history-no-turn = There's no turn { $turn }; the last one is turn { $last }.
history-nothing = Nothing has happened in that turn yet.

# Replays

replay-line = The whole game, from the first phase to the last point.
replay-alt = The game as an animation: the board at the end of each phase and at every building, batch, favor and provost move.
stills-alt = The game turn by turn, page { $page } of { $pages }.
replay-of = The replay of { $game }.
replay-stills = { $game } at the end of each turn.
replay-turn = { $game }, turn { $turn }.
replay-posted = Here's the replay: { $link }
replay-not-over = { $game } isn't over yet, so it has no replay. Use `/caylus history turn:{ $turn } animated:true` to see one turn of it.
replay-too-long = This game has { $count } actions; a replay can show at most { $most }. Use `/caylus history` with `animated:true` for its last turns, or `/caylus export` for the full record.
replay-too-large = { $format ->
    [gif] As a GIF this replay would be { $size } MB; Discord allows { $most } MB. As WebP it's smaller: `/caylus export kind:replay`.
   *[webp] This replay would be { $size } MB; Discord allows { $most } MB. Use `/caylus history` with `animated:true` to see one turn.
 }
replay-no-files = I can't attach files where this game was played. Someone who manages the server can allow it (Attach Files); `/caylus export kind:replay` gives you the replay in a channel where I can.
replay-no-files-here = I can't attach files in this channel. Please ask in another one, with the number of the game, or ask someone who manages the server to allow it (Attach Files).
replay-not-posted = The replay is ready, but Discord didn't let me post it there. Use `/caylus export kind:replay` to get it.
replay-not-sent = The replay is ready, but Discord didn't accept the file. Please try again in a moment.
replay-trouble = { $why ->
    [full] I'm already drawing { $waiting } replays for other people. Please try again in a minute.
    [busy] I'm drawing another replay of this game right now. Please try again in half a minute.
    [failed] I couldn't draw the replay. The game itself is fine: see `/caylus history`, or `/caylus export` for its record.
   *[closing] I'm restarting. Please ask for the replay again in a minute.
 }

# The end

ended-line = { $count ->
    [1] 🏆 { $winners } wins with { $score } prestige.
   *[other] 🏆 { $winners } share the victory with { $score } prestige each.
 }
ended-forfeit = 🏆 Won by forfeit: { $winners }. Out of the game: { $left }.
ended-play-on = Until { $until }, { $players } can still continue this game: press `Play on`, and everyone named here has to agree.
ended-abandoned = ⏹️ Nobody played on, so this game ends without a result. Ratings don't change.{ $rated ->
    [yes] {" "}For everyone who began it{ $who }, it counts as a game they didn't finish.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Missed most turns and ranked behind everyone who stayed: { $seats }.
    [more] Ranked behind everyone who stayed, despite more points: { $seats }.
   *[left] Left before the end and ranked behind everyone who stayed: { $seats }.
 }
ended-void = ~~{ $result }~~ (void: it no longer counts)
ended-computers = { $count ->
    [1] -# \* { $seats } was a computer (level { $level }).
   *[other] -# \* { $seats } were computers (level { $level }).
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] A computer made { $count } of { $seat }'s { $of } decisions.
       *[other] { $name ->
            [nobody] Someone else
           *[person] { $name }
         } made { $others }{ $count ->
            [0] {""}
           *[other] , a computer { $count }
         } of { $seat }'s { $of } decisions.
     }
   *[no] { $others ->
        [0] -# \* A computer stood in for { $seat }: { $count } of { $of } decisions.
       *[other] -# \* { $seat }: { $name ->
            [nobody] someone else
           *[person] { $name }
         } made { $others }{ $count ->
            [0] {""}
           *[other] , a computer { $count }
         } of { $of } decisions.
     }
 }
ended-record = The record of the game:
ended-record-command = `/caylus export` gives you the record of the game.

# Undo and votes

undo-done = Taken back.
undo-vote-open = I've asked the others.
undo-takes-end = This would also take back the end of the game, so play would continue.
undo-seed-known = The shuffles became public when the game ended: anyone who has read the record knows which cards come next.
undo-asks = { $count ->
    [1] { $players } must agree. This would take back:
   *[other] { $players } must agree. This would take back { $count } actions:
 }
    { $codes }
undo-asks-forfeit = { $players } must agree. This would take back the end of the game, so play would continue.
undone-free = { $player } takes this back: { $codes }
undone-vote = Taken back by vote: { $codes }
undone-forfeit = The end of the game was taken back; the game continues.
undone-end = That also takes back the end of the game; the game continues.
action-hidden = { $seat }: an action.
action-untold = { $seat }: a choice with no effect yet.
undone-more = { $codes } (and { $count } more)
vote-asked = I've asked the players of { $game }.
vote-taken = I've noted your answer.
vote-none = No vote is open in { $game }.
vote-not-asked = You have no open votes.
vote-several = You have several open votes. Answer each of them:
vote-undo = { $count ->
    [1] { $asker } asks to take this back:
   *[other] { $asker } asks to take { $count } actions back:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } asks to take back the end of the game and play on.
   *[no] { $asker } asked to take back actions.
 }
vote-asks = { $kind ->
    [pause] { $asker } asks to pause the clocks.
    [resume] { $asker } asks to resume the clocks.
    [cancel] { $asker } asks to cancel the game.
   *[anew] { $asker } left before the second turn. Start over without them, with the same settings? If everyone agrees, the new game begins at once with all of you seated. This one then counts for none of you; for whoever left, it counts as a game they didn't finish.
 }
vote-anew-declined = Not everyone agreed, so the game goes on. { $seat } is skipped until someone takes the seat; a moderator can let a computer play there.
vote-replace = { $asker } asks to give { $seat }'s seat to { $newcomer }.
vote-time-up = Go on without { $seat }? `Allow`: they're out of the game and rank behind everyone who stays; until someone takes the seat, its decisions are skipped. `Decline`: the game waits for { $departed ->
    [yes] them, or for whoever takes the seat
   *[no] them
 }.
vote-open-seat = { $asker } asks to open { $seat }'s seat for someone else.
vote-absent = 💤 { $player } hasn't been seen for a while, so the vote doesn't need their answer.
vote-until = { $who ->
    [half] More than half of those asked must agree. The vote ends { $when }; not answering counts as declining. Meanwhile the game goes on.
   *[all] Everyone asked must agree. The vote ends { $when }; not answering counts as declining. Meanwhile the game goes on.
 }
vote-over = { $how ->
    [ended] The game is over, so the vote no longer counts.
    [passed] The vote has passed.
    [failed] The vote has failed.
    [expired] The vote expired on { $when }. Not answering counts as declining, so nothing changes.
   *[overtaken] The game has moved on; the vote no longer counts.
 }
vote-over-seat = { $taken ->
    [yes] The seat is taken, so the vote is no longer needed.
   *[no] The vote has ended because a seat changed hands.
 }

# Seats, settings, clocks

replaced = Done: the seats in { $game } have changed.
seat-left = { $how ->
    [resigned] { $seat } has left the game.
    [dropped] { $seat } was missing and is now out of the game.
    [barred] { $seat } has no player for now.
        Until { $until } the game waits for this seat: nothing is skipped, and its clock is stopped. { $back ->
            [yes] Then { $player } plays on here.
           *[no] If { $player } can play here again by then, they play on; otherwise they are out of the game.
        }
    [released] { $seat } still can't play here and is now out of the game.
   *[opened] { $seat } has no player now.
 }
seat-left-rated = { $player } ranks behind everyone who stays.
seat-rated = { $how ->
    [together] { $players } are rated against each other.
    [others] Of the original players, only { $players } is still rated here: against seats played by computers, and players who were replaced or left late.
    [then] In that case nobody is left to be rated against { $players }, and this game no longer changes that rating.
    [again] { $players }: if the seat is taken back, this game changes your rating again.
   *[nobody] Nobody is left to be rated against { $players }, so this game no longer changes that rating.
 }
seat-skipped = Until someone takes the { $seat } seat, its decisions are skipped.
seat-stand-in = { $how ->
    [open] A level { $level } computer plays at the { $seat } seat until someone takes it.
    [again] A computer plays for { $seat } again (missed so far: { $missed } of { $turns } turns).
   *[first] A level { $level } computer plays for { $seat } until they press `Take my seat back` or make a move.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, come back soon. If you miss most turns, you rank behind everyone who stays. If the computer makes more than a quarter of your decisions, in the whole game or in its second half, any rating gain is halved, and nobody else loses rating points to you.
   *[no] { $player }, come back soon. If you miss most turns, you rank behind everyone who stays.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player } has missed { $missed } of { $turns } turns. One more missed turn, and this seat ranks behind everyone who stays, whatever its points. Press the button or make a move: every turn in which you make a move counts as yours, including this one.
   *[last] ⚠️ { $player } has now missed most turns ({ $missed } of { $turns }). As things stand, this seat ranks behind everyone who stays, whatever its points. It ranks by points again only if { $name } ends up playing at least as many turns as were missed.
 }
seat-came-back = Back in the game: { $players }.
long-late = ⏳ No sign of { $player } in { $game }: the question was asked { $since }. Unless they act, someone else can take their seat { $until }; the others here can also keep waiting.
long-late-open = ⏳ { $player } still hasn't answered in { $game } (the question was asked { $since }), so anyone can now take their seat, with the button or `/caylus table claim`. They can still act until someone takes it or the game goes on without them; then they count as having left. The others here can also keep waiting.
absent = ⏳ Still no sign of { $player } in { $game }. They will be dropped { $until }, as if they had left, unless they act, vote or press `I'm back`.
button-waiton = Keep waiting
button-takeseat = Take the seat
button-without = { $alone ->
        [yes] Take the win
       *[no] Go on without them
    }
long-late-waited = ⏳ { $waiting } will keep waiting for { $player }, so nobody else can take the seat.
long-late-without = ⏳ { $waiting } goes on without { $player }.
long-late-back = ⏳ { $player } is back.
seat-claimed = { $player } has taken over this seat.
seat-summary = You're taking over this position. Press `Board` to see it, or use `/caylus history` to see what happened.
seat-not-rated = { $left ->
    [yes] You left this game earlier: it counts as one you didn't finish, and for your rating you rank behind everyone who stays. Playing here again doesn't change that.
   *[no] This game won't change your rating.
 } If you don't want the seat, `/caylus table resign` gives it up; that changes neither your rating nor your reliability.
settings-done = { $game }: settings changed.
move-not-gone = Only a running game that has lost its channel, or is waiting for a thread, can be moved.
move-done = { $game } continues in this channel.
settings-changed = { $by ->
    [player] { $player } has changed this table's settings: { $settings }.
    [host] The host has changed this table's settings: { $settings }.
    [case] { $game }: new settings for { $players } ({ $settings }).
   *[rest] This table's settings have changed: { $settings }.
 }
pause-no-clock = This table has no clock to pause (pace: { $pace }); the host can set one with `/caylus table settings`.
clocks-paused = The clocks are paused.
clocks-on = The clocks are running again.
bot-returned = I'm back on this server, and the game continues.
cancelled = { $by ->
    [players] The players have canceled this game.
    [anew] This game ends without a result and starts over as { $game }, without the player who left.
    [moderator] A moderator has canceled this game.
   *[silence] This game is closed: nobody has acted for a month.
 }
time-up = ⏳ Time is up for { $players }.
upgraded-31 = ℹ️ I've been updated, and some rules have changed so that nobody waits for an empty seat and leaving never pays: a player who leaves now ranks behind everyone who stays, and with two players the other one wins immediately. The decisions of an empty seat are skipped, unless a computer plays there. Where late moves are skipped, a player who misses a deadline is skipped right away from then on, and dropped after a long silence.
upgraded-32 = ℹ️ Computer players' levels have been renumbered: the old levels 2, 3 and 4 are now 3, 4 and 5. The old level 1 is gone; computers here that had it now play at the new level 2, halfway to level 3.
upgraded-39 = ℹ️ I've been updated, and leaving works a little differently. If a player leaves early, those who stay are rated among themselves. A forfeit counts for ratings only from turn 3 on, and in full from halfway through a typical game. If nobody plays on, the game ends without a result. And if a computer stands in for you often in the second half, any rating gain is halved.
time-up-played = { $shown ->
    [yes] ⏳ Time is up for { $players }; that counts as a missed deadline. I chose what costs least: “{ $what }”.{ $asked ->
        [yes] {" "}Nothing else is skipped: I'll ask you as usual when your next decision comes up.
       *[no] {""}
     }
   *[no] ⏳ Time is up for { $players }; that counts as a missed deadline. I chose what costs least.
 }
time-up-last = ⏳ Time is up for { $players }; that counts as a missed deadline. They pass last this turn, without the denier for passing first, and nobody's workers cost more because of it.
time-up-absent = From now on, { $seats } will be skipped right away (at most one turn every { $hours ->
    [0] 5 minutes
    [one] hour
   *[other] { $hours } hours
 }) until they act or press `I'm back`.
time-up-dropped = Otherwise { $seats } will be out of the game { $until }.
reminder-half = { $bank ->
    [yes] { $players }: half of your time is gone, and only your time bank is left; it runs out { $when }.
   *[no] { $players }: half of your time is gone; it runs out { $when }.
 }
reminder-most = { $players }: your time is nearly up; it runs out { $when }.
reminder-after = { $late ->
    [alone] Nobody else is playing here right now. If you don't move either, this game ends without a result{ $rated ->
        [yes] {" "}and counts as one you didn't finish
       *[no] {""}
     }. If you do, and nobody comes back, you win.
    [skip] After that I skip your decisions until you act or press `I'm back`.
    [stand-in] After that a level { $level } computer plays for you until you act or press `Take my seat back`.
   *[vote] After that the others vote on whether to go on without you.
 }
reminder-nudge = { $players }: the others are waiting for you, whenever you have time.
reminder-back = { $players }: welcome back. The game is waiting for you.
button-nudge = Remind them
nudge-done = { $game }: I'll remind { $players }, in the way and at the times they've chosen.
reminder-over = { $waits ->
    [yes] { $players }: your time is up. Nobody else is playing here at the moment, so no computer takes over, and the game waits for you.
   *[no] { $players }: your time is up.
 }
quiet-over = The quiet hours are over. { $game } is waiting for { $people }.
digest-title = These games are waiting for you:

# Answers ahead

button-ahead = Answer in advance
ahead-more = … there's more after you answer these.
ahead-waiting = Answered in advance: { $what }
ahead-gone = { $how ->
    [unlikely] • “{ $what }”: as things stand this won't come up, so your answer won't be used.
    [lapsed] • “{ $what }”: this never came up, so I dropped your answer.
   *[refused] • “{ $what }”: by then this was no longer possible, so I dropped your answer.
 }
ahead-withdraw = Take the answer back
# Plan your turn
planning-soon = Up soon: { $players }. Choose now, and I'll make that move when your turn comes. If it's no longer possible then, I'll ask you again.
button-planturn = Plan your next workers

# Looking

status-open-seat = open seat
status-vote = A vote is open; it ends { $when }.
watch-line = Watch the game in { $thread }. You can use: `/caylus board`, `status`, `history`, `rules`.
file-too-large = This file would be { $size } MB; Discord allows { $most } MB. The bot's operator can get it from the database.
file-refused = { $count ->
    [one] I can't attach files here, and as text this would take { $count } message.
   *[other] I can't attach files here, and as text this would take { $count } messages.
 } Ask in a channel where I have the Attach Files permission.
building-effect = Effect: { $effect }
building-owner = For its owner, when another player's worker comes: { $effect }
building-cost = Cost: { $cost }
building-prestige = Prestige: { $n }
building-favors = { $n ->
    [one] Building it brings { $n } royal favor.
   *[other] Building it brings { $n } royal favors.
 }
building-income = { $n ->
    [one] Income: { $n } denier per turn.
   *[other] Income: { $n } deniers per turn.
 }
building-on-road = { $owned ->
    [yes] Now on space { $space } of the road, owned by { $owner }.
   *[no] Now on space { $space } of the road.
 }
building-in-stock = It can still be built.
building-dealt = Every player has one: in hand, in the pile, discarded or on the road.
building-nowhere = It isn't in this game.
building-also = Also matches: { $names }.
building-unknown = There's no building called { $text }. Choose one from the suggestions.
tile-kind-neutral = neutral
tile-kind-fixed = printed on the road
tile-kind-special = special building
tile-kind-wood = wood tile
tile-kind-stone = stone tile
tile-kind-residence = residence
tile-kind-prestige = prestige tile
tile-kind-card = card

# A person's settings

me-language-done = I'll talk to you in this language ({ $language }).
me-hours-always = You're awake all day, so your clocks always run (time zone { $zone }).
me-hours-now = Your awake hours: { $hours }, time zone { $zone }. Outside them your clocks are paused, except at live tables.
me-away-until = You're away until { $when }; your clocks are paused until then, and the others at your tables see this next to your seat. { $left ->
    [one] You have { $left } day off left, counting the last 12 months.
   *[other] You have { $left } days off left, counting the last 12 months.
 }
me-away-over = You aren't away. { $left ->
    [one] You have { $left } day off left, counting the last 12 months.
   *[other] You have { $left } days off left, counting the last 12 months.
 }
me-notify-now = Reminders: { $how }. Quiet hours: { $quiet }. Ask before wasteful moves: { $confirm }. Panel after placing: { $panel }.
me-quiet-server = as on each server
me-pictures-done = Your pictures: { $view }. Dark: { $dark }.
me-forget-sure = This deletes everything I store about you and takes your name off every game. Your running games continue with an open seat. It can't be undone.
me-forgotten = { $count ->
    [0] I've deleted everything stored about you.
    [one] I've deleted everything stored about you; { $count } game continues with an open seat.
   *[other] I've deleted everything stored about you; { $count } games continue with an open seat.
 }
me-export-line = Everything stored about you:

# Import

import-one-of = Attach a game record as a file, or paste it as text. `/caylus export` shows what one looks like.
import-too-large = The file is { $size } bytes long; I can read at most { $limit }.
import-unreadable = Discord didn't give me the file. Please try again.

# For administrators

server-manager-only = You need the Manage Server permission for this.
server-speaks = On this server I now speak { $language }, like the person who opened this table. They and anyone with Manage Server can pick another language here, or any time in `/caylus-server settings`.
server-speaks-now = On this server I now speak { $language }.
server-no-limit = no limit
server-all-channels = all channels
server-settings-now = Games may be started in: { $channels }
    Games per person: { $games-per-person }
    Open tables per person: { $tables-per-person }
    Open tables here: { $tables }
    Running games here: { $games }
    Hints and explanations per person per hour: { $searches-per-person }
    Language: { $language }
    Who may cancel a running game: { $cancel }
    Pictures under reports: { $pictures }
settings-new-tables = New tables: { $new }
settings-puzzles = Puzzle of the day: { $puzzles }
welcome = 👋 I run Caylus and Caylus Magna Carta here, turn by turn, each game in its own thread.
    • `{ $check }` shows which permissions I still need, in which channels games can't be rated, and which languages I speak.
    • `{ $open }` opens a table in this channel; others join with its button, and newcomers start with `/caylus rules`.
    • `{ $quiet }` keeps nights free of mentions. `/caylus-server settings` has the rest: channels, clocks, roles, ratings, the digest.
settings-group-games-per-person = Tables
settings-group-pace = Defaults for new tables
settings-group-puzzle-channel = Puzzle of the day
settings-group-statistics = Statistics and ratings
settings-group-following = Following
settings-group-seek = Find players
settings-group-tournaments = Tournaments
settings-group-channel = Weekly digest
settings-group-quiet = Quiet hours
menu-settings-group = Other settings
menu-settings-what = Change a setting
settings-roles = Who may open tables: { $opens }
    Mention for new tables, at most every six hours: { $announce }
settings-quiet-off = No quiet hours: I mention people at any time. To keep nights free of mentions, choose hours and a time zone.
settings-quiet-now = Quiet hours: { $hours } ({ $zone }).
    During them I mention nobody, except players at live tables and people who chose their own hours with `/caylus me notify`. When they end, I mention everyone a game is still waiting for.
    Clocks keep running; to pause your own at night, set `/caylus me hours`.
settings-number = { $text } isn't a number from { $least } to { $most }. Nothing was changed.
opens-role = On this server people need the role { $role } to open tables. You can still join tables and be invited.
public-often = You've posted { $most } public answers within an hour. You can post the next one in { $minutes } min; without `public` only you see the answer, and there's no limit.
invites-often = You can invite { $most } people per hour; you can invite the next one in { $minutes } min. Meanwhile anyone who sees the channel can join. Nothing was changed.
table-announced = { $role }: a new table is open, { $game }.

# When messages can't be posted

trouble-forbidden = ⚠ I can't post here. Please give me View Channel, Send Messages and Send Messages in Threads, and I'll continue. Buttons and commands still work.
trouble-locked = ⚠ This game's thread is locked. Anyone with Manage Threads can unlock it, and I'll continue.
trouble-gone = ⚠ This game's channel was deleted. Its host or a moderator can continue it in another one, with `/caylus table settings here:True` there, or cancel it (`/caylus table cancel`). Commands still work.
trouble-full = ⚠ This server has 1,000 open threads, the most Discord allows. Archive some and I'll open one for this game, or its host can continue it right in the channel, with `/caylus table settings here:True` there.
trouble-timed-out = ⚠ I'm timed out on this server until { $until }, so I can't post. Anyone with Timeout Members can end that, and I'll continue.
trouble-discord = ⚠ Discord isn't accepting my messages right now. I'll keep trying; commands still work.

# The doctor

doctor-permissions = I have every permission I need in this channel.
doctor-rated = Rated games are possible in every channel I can see.
doctor-unrated = Games in { $channels } aren't rated, because not everyone can see them. In `/caylus-server settings`, under statistics and ratings, you can name a role that counts as everyone.
doctor-languages = I speak { $languages }. On this server I use { $here }; in private, the language of each person's Discord.
doctor-permission-view-channel = I can't see this channel: give my role View Channel.
doctor-permission-send-messages = I can't write in this channel: give my role Send Messages.
doctor-permission-send-messages-in-threads = I can't write in threads: give my role Send Messages in Threads.
doctor-permission-create-public-threads = I can't open threads: games are played in the channel itself. With Create Public Threads, each gets its own.
doctor-permission-attach-files = I can't attach pictures and records, so boards come as text. Attach Files fixes it.
doctor-permission-read-message-history = I can't read the history, so I don't notice when my messages are deleted. Give my role Read Message History.
doctor-permission-pin-messages = I can't pin: a game's status message stays unpinned. Pin Messages fixes it.
doctor-running = { $games ->
    [0] No tables are open or running on this server.
    [one] { $games } table is open or running on this server.
   *[other] { $games } tables are open or running on this server.
 }
doctor-computers = { $count ->
    [one] { $count } game is waiting
   *[other] { $count } games are waiting
 } for a computer player, the first for { $seconds } s. A higher CAYLUS_THINKERS lets more of them think at once.
doctor-notices = { $count ->
    [one] { $count } message is waiting to be posted.
   *[other] { $count } messages are waiting to be posted.
 }
doctor-game = Game #{ $game } can't be posted: { $why }
doctor-games = { $count ->
    [one] { $count } more game can't be posted.
   *[other] { $count } more games can't be posted.
 }

# A computer that plays for its reader, wherever they look after their games.

games-stand-in = { $how } · a computer plays for you
games-skipped = { $how } · your moves are skipped
status-skipped = You missed a deadline, so your moves are skipped until you act or press `I'm back`.
seat-away = { $seat } · away until { $when }
seat-ranks-last = { $seat } (as things stand, ranks behind everyone who stays: { $missed } of { $turns } turns missed)
switched-off = This is switched off on this server.
option-pictures = pictures
option-hints = hints
