# `/caylus table moderate`: what moderators and administrators do
cmd-table-moderate = Act as a moderator, with a reason
    .act = What to do
    .reason = Why; the preview says who reads it
    .seat = Which seat
    .member = Who gets the seat, or who it is about
    .entry = Which act of the log to take back
    .game = Which game
choice-moderate-give = give a seat to someone
choice-moderate-computer = let a computer play a seat
choice-moderate-skip = empty a seat, skip its decisions
choice-moderate-mistake = a removal from the server was a mistake
choice-moderate-end = end a game without a result
choice-moderate-void = void a result (administrators)
choice-moderate-title = hide a thread title (administrators)
choice-moderate-bar = warn or bar someone (administrators)
choice-moderate-ladder = off the ladder (administrators)
choice-moderate-back = take back an act
choice-moderate-report = report something to the moderators (anyone can)
moderation-give = { $held ->
    [yes] { $game }: the { $seat } seat goes from { $former } to { $person }, who isn't rated for this game.
   *[no] { $game }: the { $seat } seat goes to { $person }, who isn't rated for this game.
 }{ $degree ->
    [asked] {" "}{ $person } isn't asked first: the thread mentions them, and they can give the seat up at no cost.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: a computer plays at the { $seat } seat, in place of { $former }, until someone takes it.
   *[no] { $game }: a computer plays at the { $seat } seat until someone takes it.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } no longer holds the { $seat } seat; it is empty, and skipped until someone takes it.
   *[no] { $game }: the { $seat } seat is emptied, and skipped until someone takes it.
 }
moderation-mistake = { $game }: { $person } was removed from the server by mistake, and lost the { $seat } seat.
moderation-end = { $game } ends without a result: nobody wins, and nobody's rating or reliability changes.
moderation-void = { $game }: the result is void; statistics and ratings are as if the game had not been played.
moderation-title = { $game }: the thread's title no longer names anyone{ $degree ->
    [asked] . The thread isn't told why.
   *[whole] .
 }
moderation-bar = { $degree ->
    [asked] { $person }: how far should this go? Choose below, the mildest first; you then see exactly what it does, and nothing happens yet.
        • *A warning*: they get your reason, and that's all.
        • *No new games*: their running games go on; they can't open or join others, or post answers that others see.
        • *A bar*: they can't use this bot on this server. If it lasts a day, they keep their seats.
    [own] { $person } gets a warning. You play or have played in a running game of theirs, so you can't do more: that takes someone else with Manage Server, or you when that game is over.
    [warning] { $person } gets a warning{ $own ->
        [yes] {" "}from someone who plays or has played in a running game of theirs
       *[no] {""}
     }.
    [restriction] { $person } can't begin or join games on this server (running ones are played on)
   *[whole] { $person } can't use this bot on this server
 }{ $until ->
    [none] {""}
    [open] {" "}until an administrator lifts the bar.
   *[day] {" "}until { $when }.
 }
moderation-bar-does = { $degree ->
    [warning] Nothing else changes.
    [restriction] They keep their seats in running games.
   *[whole] { $number ->
        [0] They hold no seat in a running game.
       *[other] { $degree ->
            [day] Seats kept for them: { $seats }; those games wait, and when the bar ends they play on there.
           *[whole] Seats taken away: { $seats }; each game counts as one they left unless the bar is lifted within 24 hours, or as a mistake.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Tables left: { $lobbies }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Invitations withdrawn: { $invitations }.
 }{ $more ->
    [no] {""}
   *[yes] {" "}{ $degree ->
        [warning] The threads read nothing of it.
        [restriction] The threads read nothing of it.
       *[whole] { $number ->
            [0] The threads read nothing of it.
           *[other] Everyone in those threads reads that { $person } can't play here for now, but not why, and waits for up to 24 hours: nothing is skipped or ended for these seats meanwhile.{ $degree ->
                [day] {""}
               *[whole] {" "}If you lift the bar by then (`act:back`), they get back each seat that nobody has taken. After that the games go on without them, and those who stay are rated against each other; if you still find that it was a mistake, you can say so, and the games count neither way for { $person }.
             }
         } They can still write in the threads; Discord's time-out stops that.
     }
 }
moderation-bar-held = **{ $entry }** · { $person } can't play here for now.
moderation-hold-ends = ⏳ { $games }: the seat is kept for { $person } until { $until }; after that the game counts as one they left. If act { $entry } was a mistake, lift it before: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = Seats given back: { $seats }{ $regained ->
    [no] .
   *[day] , the last by { $person }'s own press { $regained }: that game counts as before.
 }{ $more ->
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Games that now count neither way for { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; ratings are computed again among those who stayed
            [alone] ; ratings are computed again
            [last] ; nobody is left to be rated against, so no rating changes by it unless { $person } plays on
           *[running] ; those who stay will be rated against each other
         }.
     }
   *[yes] { $more ->
        [late] {" "}The bar is over already, so no seat comes back by itself. If it was a mistake:
       *[yes] {" "}Nothing else comes back: no seat that someone has taken, no finished game, no table, no invitation; and after 24 hours no seat by itself. You choose. *It was a mistake*:
     } the log and the threads that told of the bar say that { $person } did nothing wrong{ $lost ->
        [0] {""}
       *[other] , and the games lost by it that don't come back ({ $games }) count neither way for them{ $rated ->
            [no] {""}
            [over] ; ratings are computed again among those who stayed
            [alone] ; ratings are computed again
            [last] ; nobody is left to be rated against, so no rating changes by it unless { $person } plays on
           *[running] ; those who stay will be rated against each other
         }{ $free ->
            [0] {""}
           *[other] . Where the seat is still free, a button in their direct message lets them play on there, rated as before
         }
     }.{ $more ->
        [late] {""}
       *[yes] {" "}*It has served its purpose*: none of that.
     }
 }
moderation-forgiven = { $game }: { $since ->
    [no] this game counts neither for nor against { $person }, who did nothing wrong.
   *[day] { $person } did nothing wrong. ~~This game counts neither for nor against { $person }.~~ { $person } took the seat back { $since }, so it counts as before.
 }{ $rated ->
    [over] {" "}Ratings are computed again: those who stayed are rated against each other.
    [alone] {" "}Ratings are computed again.
   *[no] {""}
 }
moderation-ladder = { $person } is taken off the ladder of this server{ $degree ->
    [asked] : others no longer see their rating, which goes on as before. The threads read nothing of it.
   *[whole] .
 }
moderation-back = Act { $entry }{ $about ->
    [person] {" "}about { $person } is taken back.
    [mistake] {" "}about { $person } was a mistake and is taken back: { $person } did nothing wrong.
    [served] {" "}about { $person } is taken back: it has served its purpose.
   *[game] {" "}is taken back.
 }
moderation-back-seat = { $game }: act { $entry } is taken back. The { $seat } seat is held as it was before; what was played there meanwhile stays.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } has taken the { $seat } seat back, as allowed { $when } (act { $entry });
   *[act] act { $entry } is taken back. The { $seat } seat is { $person }'s again;
 } what was played there meanwhile stays.
moderation-back-counts = { $how ->
    [given] For { $person } the game counts again. Turns without { $person } so far: { $missed } of { $turns }.
    [watched] Turns without you so far: { $missed } of { $turns }.
   *[now] { $person }: the game counts for you again. Turns without you so far: { $missed } of { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}A turn in which you make a move yourself counts as yours, including the current one.
 } { $standing ->
    [last] As things stand, that means the last place behind everyone who stayed, until as many turns were played as were missed.
    [soon] One more missed turn means the last place behind everyone who stayed, until as many turns were played as were missed.
   *[no] Whoever misses most turns ranks behind everyone who stayed.
 }
moderation-back-stand-in = Until { $person } presses `Take my seat back` or makes a move, a computer plays there.
moderation-out = { $person }: you no longer play in this game. { $left ->
    [yes] A moderator has counted it as a game that you left: you rank behind everyone who stays. If you think that's wrong, write
   *[no] It counts neither for nor against you. If you want the seat back, write
 } to { $moderator } about act { $entry }, which can be taken back.
moderation-former = { $left ->
    [yes] For { $person } it counts as a game they left: they rank behind everyone who stays{ $rated ->
        [yes] , which costs rating and reliability
       *[no] ; this game isn't rated
     }.
    [asked] { $person } is missing: { $absent ->
        [gone] no longer on this server.
        [computer] was late, and a computer plays for them.
        [skipped] missed a deadline, and is skipped.
       *[late] has been late for long.
     } Last move of their own: { $acted ->
        [yes] { $last }
       *[no] none
     }. Turns missed so far: { $missed } of { $turns }. You choose: it counts neither way, or it counts as a game they left (they rank behind everyone who stays{ $rated ->
        [yes] , which costs rating and reliability
       *[no] ; this game isn't rated
     }).
    [back] { $person } no longer plays there; for them it counts neither way, and their moves stay.
    [wait] { $person } plays there now; for them the game counts neither way, and their moves stay. { $back } has missed { $missed } of { $turns } turns so far. You choose. *When they are back*: { $person } plays on until { $back } presses `Take my seat back` in the thread, which is possible for 30 days; the turns until then count as missed by { $back }, and whoever misses most turns ranks last. *At once*: { $person } is out now.
   *[no] For { $person } this game counts neither way.{ $missed ->
        [0] {""}
       *[other] {" "}Turns missed so far: { $missed } of { $turns }.{ $absent ->
            [computer] {" "}It can count as left only once they have missed most turns.
            [skipped] {" "}It can count as left only once they have missed most turns.
           *[late] {""}
         }
     }
 }
moderation-out-back = { $person }: thank you for playing here. You no longer play in this game; your moves stay, and none of this changes your rating or your reliability.
moderation-line = **{ $entry }** · { $when } · { $what } By { $moderator }. Reason: { $reason }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Over since { $when }.
   *[other] { $used ->
        [yes] ✅ Done by act { $by }, { $when }.
       *[no] ↩️ Taken back by act { $by }, { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } did nothing wrong.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Reason: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord didn't let me send you this as a direct message:
   *[log] ⚠️ Not delivered to { $people }: Discord refused the direct message. I show it to them, in private, when they next use me here.
 }
moderation-no-reason = none given
moderation-way-back = The way back: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Nothing has happened yet.** Your reason will be read { $readers ->
    [person] by the person it is about, in a direct message, and in the log.
    [lifted] by the person it is about, in a direct message, in the threads of their games, and in the log.
    [seat] in the thread, in the log, and in a direct message by whoever loses the seat or gets it back.
    [log] in the log alone.
   *[thread] in the thread and in the log.
 } If you go on:
moderation-yes = { $how ->
    [choose] Choose how far it goes
    [left] it counts as left
    [neither] it counts neither way
    [warning] a warning
    [new-day] no new games for 1 day
    [new-week] no new games for 7 days
    [new-month] no new games for 30 days
    [new-open] no new games until lifted
    [day] a bar for 1 day
    [week] a bar for 7 days
    [month] a bar for 30 days
    [open] a bar until lifted
    [mistake] it was a mistake
    [served] it has served its purpose
    [later] when they are back
    [now] at once
    [send] send it
    [post] post it there
   *[do] do it
 }
moderation-draft-gone = This question is no longer open; nothing was changed by it. `/caylus table moderate` asks it again.
moderation-return = { $game }: { $how ->
    [withdrawn] act { $entry } is taken back: { $person } can no longer take the { $seat } seat back, and { $out } plays on there.
   *[act] { $person } may take the { $seat } seat back until { $when }; otherwise { $out }, who plays on there, keeps it.
 }
moderation-return-told = { $over ->
    [yes] { $person }, { $out }: the time to take this seat back (act { $entry }) is over, so { $out } keeps it.
   *[no] { $person }: press the button to play here again. If you haven't seen how many turns you have missed, it shows that first; the turns until then count as missed by you.
        { $out }: play on. If { $person } presses the button in time, you are out; otherwise you keep the seat. Either way your moves stay, and none of it changes your rating or your reliability.
 }
moderation-reason = A reason has 1 to { $most } characters, not { $here }. Nothing was changed.
moderation-whom = Use `member` to say who it is. Nothing was changed.
moderation-which-seat = Use `seat` to say which seat it is. Nothing was changed.
moderation-moderator-only = This is for moderators: people with the permission Manage Threads where the game is played. `act:report` tells them something; players can also end their game by a vote with `/caylus table cancel`.
moderation-manager-only = This act can be taken back only by people with the permission Manage Server.
moderation-own-game = { $how ->
    [bar] You play or have played in a running game of theirs, so someone else with Manage Server has to do this, or you when that game is over.
   *[game] You play or have played in this game, so someone else with Manage Threads here has to do this. Like every player, you can ask for a vote with `/caylus table cancel` or `/caylus table replace`.
 }
moderation-practice = At a practice table one person plays every seat; they can leave or cancel it themselves.
moderation-last = Nobody else would be left in this game. `act:end` ends it without a result.
moderation-is-so = That is already so. Nothing was changed.
moderation-void-nothing = This game counted neither for statistics nor for ratings, so there is nothing to void.
moderation-self = That would be about yourself; another administrator has to do it.
moderation-no-entry = The log of this server has no act { $entry }. `/caylus-server log` shows the last ones.
moderation-none-back = No moderator act in this game is left to take back.
moderation-back-done = Act { $entry } can't be taken back: it already was, or it took back another one.
moderation-seat-changed = The seat has changed hands since, so this is no longer possible. `act:give` gives it to someone.
moderation-barred = { $name } can't use this bot on this server, so the seat can't go back. Lift the bar first.
barred-here = { $degree ->
    [warning] { $moderator } has warned you on { $server } (act { $entry }). Nothing else changes: you can play as before.
    [ladder] Since { $since } you aren't on the ladder of { $server }, and others don't see your rating there (act { $entry }, by { $moderator }). Your games and your rating go on as before.
    [restriction] Since { $since } you can't begin or join games on { $server }, or post answers that others see (act { $entry }, by { $moderator }). Your running games go on as before.
   *[whole] Since { $since } you can't use this bot on { $server } (act { $entry }, by { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}That lasts until an administrator lifts it.
   *[day] {" "}That ends { $when }.
 } Reason: { $reason }
    { $lost ->
        [no] {""}
        [day] Your seats are kept: { $games }. These games wait for you until then, and nothing is skipped.{" "}
       *[yes] Seats taken from you: { $games }. The games wait until { $held }: if the bar is lifted by then, the seats are yours again and nothing was skipped for you. Otherwise each counts as a game you left (you rank behind everyone who stays), unless the bar is lifted as a mistake, which is possible at any time: then it counts neither for nor against you.{" "}
     }{ $degree ->
        [whole] `/caylus me` still works, for what is stored about you.{" "}
       *[milder] {""}
     }If you think this is wrong, write to { $moderator } or another administrator there, and name act { $entry }: it can be taken back, and if it was a mistake, everyone who was told of it is told that, too.
barred-over = { $degree ->
    [warning] Your warning on { $server } has been withdrawn.
    [ladder] You are on the ladder of { $server } again.
    [restriction] You can begin and join games on { $server } again.
    [late] About your bar on { $server }, which is over:
   *[whole] You can use this bot on { $server } again.
 } { $by ->
    [0] The time of act { $entry } is up.
   *[other] { $moderator } has taken act { $entry } back (act { $by }){ $mistake ->
        [yes] : it was a mistake, and you did nothing wrong. Sorry about that.
       *[no] .
     } Reason: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Your running games went on as before.
       *[whole] { $seats ->
            [0] {""}
           *[other] Seats that are yours again: { $seats }. These games count for you as before.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Games that you lost by it, and that now count neither for nor against you: { $games }.
         }
     }
moderation-free = Until { $until } you can take your seat back where it is still free. The button first shows how the game is going and what that means for your rating; nothing happens until you confirm.
moderation-way = { $changed ->
    [yes] This has changed since you read it.{" "}
   *[no] {""}
 }{ $game }: you can take the { $seat } seat back until { $until }. Prestige now: { $points } (place { $place } of { $seats }). Turns without you so far: { $missed } of { $turns } (skipped: { $skipped }, by a computer: { $by_computer }, by someone else: { $by_another }).
    { $rated ->
        [no] This game isn't rated.
        [excused] If you take it, the result counts for your rating; turns since you lost the seat don't count as missed. If you don't, the game counts neither for nor against you.
       *[counts] If you take it, the game counts for you again, and the turns without you count as missed: { $behind ->
            [last] as things stand, you rank behind everyone who stays.
           *[no] you rank behind everyone who stays only if most turns are without you at the end.
        } A turn in which you make a move yourself counts as yours, including the current one.
    }{ $helped ->
        [yes] {" "}If others made more than a quarter of the decisions here, in the whole game or in its second half, any rating gain is halved.
       *[no] {""}
    }
moderation-taken = In { $games } the seat can't come back: someone else has it, the time for it is over, or the game is. The game counts neither for nor against you.
barred-them = An administrator has barred { $user } from games on this server, so they can't be at a table.
moderation-told = 🚩 { $channel } · { $person } tells the moderators: { $reason }
moderation-answer = Add a sentence for the sender (optional)
moderation-told-back = 🚩 { $moderator } has looked at what you told the moderators on { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Their answer: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Nothing has been sent yet.** Your words, your name and a link to this place will be posted in { $channel }{ $open ->
        [yes] , which { $roles } can read, not only moderators.
       *[no] , which only moderators read.
     } Nothing is posted here. You can't withdraw it, but when a moderator has looked at it, I let you know.
    [told] Sent: the moderators find it in { $channel }. When one of them has looked at it, I let you know in a direct message.
    [often] You can report { $most } things an hour; the next in { $minutes } min. Nothing was sent.
   *[nobody] I have no channel on this server in which I could post this for the moderators, so nothing was sent. Write to an administrator, or to someone with Manage Threads here.
 }

# `/caylus-server log`: the moderators' log
cmd-caylus-server-log = What moderators did, and where it is posted
    .channel = Post each act there
    .off = Post acts nowhere
    .member = Only acts about this person
moderation-log-in = { $how ->
    [about] Acts about { $person }, the newest first:
    [off] Moderator acts aren't posted anywhere; `/caylus-server log channel:…` chooses a channel. The last acts:
   *[in] I post each moderator act in { $channel }. The last acts:
 }
moderation-log-readers = { $how ->
    [ask] **Nothing has been changed yet.** { $roles } can read { $channel }, not only moderators. They would read there who was warned or barred and why, and what members report about each other. For a channel that only moderators read, use `/caylus-server log channel:…` again. Post the log there all the same?
   *[now] { $roles } can read { $channel }, where I post the moderators' log: who was warned or barred and why, and what members report. `/caylus-server log channel:…` chooses a channel that only moderators read.
 }
moderation-log-empty = No acts yet.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] has left the game. The seat is open.
    [dropped] was late for too long and is out of the game. The seat is open.
    [barred] is barred. The game waits until { $until }.
    [released] is barred and now out of the game. The seat is open.
    [departed] is no longer on this server. Anyone can take the seat.
    [skipped] missed the deadline, and is skipped until they are back.
    [claimed] ✅ plays here now.
    [came-back] ✅ is back.
   *[stand-in] is late, so a computer plays for them.
 }
moderation-seat-can = `/caylus table moderate` can { $now ->
    [computer] give the seat to someone, leave it empty and skipped, or end the game.
    [skipped] give the seat to someone, let a computer play there, or end the game.
   *[held] give the seat to someone, let a computer play there, empty it, or end the game.
 }
