# `/caylus table moderate`: what moderators and administrators do
cmd-table-moderate = Act as a moderator, with a reason
    .act = What to do
    .reason = Why; the table reads it
    .seat = Which seat
    .member = Who gets the seat, or who it is about
    .entry = Which act of the log to take back
    .game = Which game
choice-moderate-give = give a seat to someone
choice-moderate-computer = let a computer play a seat
choice-moderate-skip = empty a seat, skip its decisions
choice-moderate-end = end a game without a result
choice-moderate-void = void a result (administrators)
choice-moderate-title = hide a thread title (administrators)
choice-moderate-bar = bar someone (administrators)
choice-moderate-ladder = off the ladder (administrators)
choice-moderate-back = take back an act
moderation-give = { $game }: the { $seat } seat goes to { $person }.
moderation-computer = { $game }: a computer plays at the { $seat } seat.
moderation-skip = { $game }: the { $seat } seat is emptied and skipped.
moderation-give-from = { $game }: the { $seat } seat goes from { $former } to { $person }.
moderation-computer-from = { $game }: a computer plays at the { $seat } seat, in place of { $former }.
moderation-skip-from = { $game }: { $former } no longer holds the { $seat } seat; it is empty and skipped.
moderation-end = { $game } ends without a result.
moderation-void = { $game }: the result is void; statistics and ratings are as if the game had not been played.
moderation-title = { $game }: the thread's title no longer names anyone.
moderation-bar = { $person } is barred from me on this server until an administrator lifts it.
moderation-bar-does = Seats given up: { $seats }. Invitations withdrawn: { $invitations }. They can still write in the threads: Discord's time-out stops that. Lifting the bar gives no seats back.
moderation-bar-held = Nothing changes for this game: they held no seat here any more.
moderation-ladder = { $person } is taken off the ladder of this server.
moderation-back = Act { $entry } is taken back.
moderation-back-seat = { $game }: act { $entry } is taken back. The { $seat } seat is held as it was before; what was played there meanwhile stays.
moderation-back-holder = { $game }: act { $entry } is taken back. The { $seat } seat is { $person }'s again; what was played there meanwhile stays.
moderation-back-counts = { $person }: the game counts for you again. Turns at this seat without you so far: { $missed } of { $turns }. If it is most of them at the end, you rank behind everyone who stayed.
moderation-back-stand-in = Until { $person } presses `Take my seat back` or makes a move, a computer plays there.
moderation-out = { $person }: you no longer play in this game. { $left ->
    [yes] You were missing when the seat was given away, so it counts as a game that you left: you rank behind everyone who stays.
   *[no] It counts neither for nor against you.
 }
moderation-former = For { $person } { $left ->
    [yes] it counts as a game they left, because they were missing: late, skipped, or played for by a computer.
   *[no] this game counts neither way.
 }
moderation-out-back = { $person }: thank you for playing here. You no longer play in this game; your moves stay, and none of this changes your rating or your reliability.
moderation-line = **{ $entry }** · { $when } · { $what } By { $moderator }. Reason: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Taken back by act { $by }.
moderation-no-reason = none given
moderation-way-back = The way back: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = A reason has 1 to { $most } characters, not { $here }. Nothing was changed.
moderation-whom = Say with `member` who it is. Nothing was changed.
moderation-which-seat = Say with `seat` which seat it is. Nothing was changed.
moderation-moderator-only = This is for moderators: people with the permission Manage Threads where the game is played. Ask one of them; players can also end their game by a vote with `/caylus table cancel`.
moderation-manager-only = This act can be taken back only by people with the permission Manage Server.
moderation-own-game = You play or have played in this game, so someone else with Manage Threads here has to do this. Like every player, you can ask for a vote with `/caylus table cancel` or `/caylus table replace`.
moderation-practice = At a practice table one person plays every seat; they can leave or cancel it themselves.
moderation-last = Nobody else would be left in this game. `act:end` ends it without a result.
moderation-is-so = That is already so. Nothing was changed.
moderation-void-nothing = This game counted neither for statistics nor for ratings, so there is nothing to void.
moderation-self = That would be about yourself; another administrator has to do it.
moderation-no-entry = The log of this server has no act { $entry }. `/caylus-server log` shows the last ones.
moderation-none-back = No act of a moderator in this game is left to be taken back.
moderation-back-done = Act { $entry } can't be taken back: it already was, or it took back another one.
moderation-seat-changed = The seat has changed hands since, so this can no longer be taken back. `act:give` gives it to someone.
moderation-barred = { $name } is barred from me on this server, so the seat can't go back. Lift that first.
barred-here = { $moderator } has barred you from me on this server. Reason: { $reason }
    If you think that is wrong, write to them or to another administrator here.
barred-them = An administrator of this server has barred { $user } from me, so they can't be at a table.

# `/caylus-server log`: the moderators' log
cmd-caylus-server-log = What moderators did, and where it is posted
    .channel = Post each act there
    .off = Post acts nowhere
moderation-log-in = I post each act of moderators in { $channel }. The last acts:
moderation-log-off = Acts of moderators are posted nowhere; `/caylus-server log channel:…` chooses a channel. The last acts:
moderation-log-empty = No acts yet.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] left the game; the seat is open.
    [dropped] late for too long and out of the game; the seat is open.
    [departed] no longer on this server; the seat is open.
   *[stand-in] a computer plays there now.
 }
moderation-seat-can = `/caylus table moderate` can give the seat to someone, let a computer play there, skip it, or end the game.
moderation-may-not = I can't post the log in { $channel }: I need { $missing } there. Nothing was changed.
