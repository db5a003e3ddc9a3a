# `/caylus table moderate`: what moderators and administrators do
cmd-table-moderate = Act as a moderator, with a reason
    .act = What to do
    .reason = Why; the preview shows who will read it
    .seat = Which seat
    .member = Who gets the seat, or who it is about
    .entry = Which case of the moderators' log to reverse
    .game = Which game
choice-moderate-give = give a seat to someone
choice-moderate-computer = let a computer play a seat
choice-moderate-skip = empty a seat, skip its decisions
choice-moderate-mistake = correct a mistaken removal from the server
choice-moderate-end = end a game without a result
choice-moderate-void = void a result (administrators)
choice-moderate-title = hide a thread title (administrators)
choice-moderate-bar = warn or suspend someone (administrators)
choice-moderate-ladder = take someone off the ladder (administrators)
choice-moderate-back = reverse a case
choice-moderate-report = report something to the moderators (anyone can)
moderation-give = { $held ->
    [yes] { $game }: the { $seat } seat goes from { $former } to { $person }, who isn't rated for this game.
   *[no] { $game }: the { $seat } seat goes to { $person }, who isn't rated for this game.
 }{ $degree ->
    [asked] {""}
        { $person } isn't asked first. The thread mentions them, and they can give the seat up at no cost.
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
moderation-end = { $game } ends without a result for { $players }: nobody wins, and nobody's rating or reliability changes, not even that of players who have already left.{ $degree ->
    [asked] {""}
        If you reverse this later, the game goes on where it stops now.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] No clock runs from now on.
   *[again] All clocks start over now.
 }{ $late ->
    [skip] {" "}If you then miss a deadline, you're skipped until you're back; if you stay silent for { $n } × the move time, you're out of the game.
    [stand-in] {" "}If you then miss a deadline, a computer plays for you until you're back.
    [vote] {" "}If you then miss a deadline, the others can vote to go on without you.
    [wait] {" "}If you then miss a deadline, the game waits for you.
   *[no] {""}
 }
moderation-void = { $game }: the result is void for { $players }; statistics and ratings will be as if the game had never been played, and ratings from later games are recalculated (the numbers already posted under them stay).
moderation-title = { $game }: the thread's title no longer names anyone{ $degree ->
    [asked] . The reason isn't posted in the thread. The card and Discord's own line about the new thread still name the players.
   *[whole] .
 }
moderation-bar = { $degree ->
    [asked] { $person }: choose how far to go, mildest first. You then see exactly what it does; nothing happens yet.
        • *A warning*: they get your reason, and that's all.
        • *No new games*: their running games go on; they can't open or join others, or post answers that others see.
        • *A suspension*: they can't use me on this server. If it lasts a day, they keep their seats.
    [own] { $person } gets a warning. You play or have played in a running game of theirs, so you can only warn them. Anything stricter takes someone else with Manage Server, or has to wait until that game is over.
    [warning] { $person } gets a warning{ $own ->
        [yes] {" "}from someone who plays or has played in a running game of theirs
       *[no] {""}
     }.
    [restriction] { $person } can't open or join games on this server
   *[whole] { $person } is suspended on this server and can't use me here
 }{ $until ->
    [none] {""}
    [open] {" "}until an administrator lifts the suspension.
   *[day] {" "}until { $when }{ $degree ->
        [restriction] ; their running games continue
       *[whole] {""}
     }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}This changes case { $entry }, which { $term ->
        [open] had no end
       *[day] was to end { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Nothing else changes.
    [restriction] { $person } keeps all seats in running games.
   *[whole] { $number ->
        [0] { $person } holds no seat in a running game.
       *[other] { $degree ->
            [day] Seats kept for them: { $seats }; those games wait, and when the suspension ends they play on there.
           *[whole] Seats kept until { $held }: { $seats }; after that each game counts as one they left, unless the suspension is reversed as a mistake.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Removed from tables: { $lobbies }; where others stay, everyone in the channel reads that { $person } { $degree ->
        [restriction] can't join new games for now
       *[whole] can't play here for now
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Invitations withdrawn: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Removed from tournaments: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Back in tournaments: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}Nothing about it is posted in the threads.
        [restriction] {" "}Nothing about it is posted in the threads.
       *[whole] { $number ->
            [0] {" "}Nothing about it is posted in the threads. They can still write in the threads; use Discord's timeout to stop that.
           *[other] {""}
                • Until then these games wait: nothing is skipped, and nobody can end them.
                • The threads of those games say “{ $person } can't play here for now”, but not why.
                • They can still write in the threads; use Discord's timeout to stop that.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • If you lift the suspension by then (`act:back`), they play on, and nothing is lost.
                        • Afterward you can still say that it was a mistake: then the games don't count for them.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] can't join new games for now
   *[whole] can't play here for now
 }.
moderation-hold-ends = ⏳ { $games }: the seat is kept for { $person } until { $until }; after that the game counts as one they left. If case { $entry } was a mistake, lift it before then: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Nothing else changes.
    [restriction] Running games go on as before.
   *[whole] { $number ->
        [0] No seat comes back by itself.
       *[other] Seats given back: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , taken back by { $person } on { $regained }: that game counts as before.
               *[more] , the last one taken back by { $person } on { $regained }: that game counts as before.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Back in tournaments: { $cups }{ $soon ->
        [no] {" "}(only if it was a mistake)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Not back in: { $others }; where sign-up is open, they can sign up again.
 }{ $more ->
    [milder] {" "}They get your reason in a direct message; with *it was a mistake*, it also says that they did nothing wrong.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Games that now don't count for { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; ratings are recalculated among those who stayed
            [alone] ; ratings are recalculated
            [last] ; no ratings change unless { $person } plays on, because nobody else is still rated
           *[running] ; those who stay will be rated against each other
         }.
     }
   *[yes] { $more ->
        [late] {" "}The suspension is already over. If it was a mistake:
       *[yes] {""}
            • Nothing else comes back: no seat that someone has taken, no finished game, table or invitation.
            • *It was a mistake*:
     } the log and the threads that mentioned the suspension will say that { $person } did nothing wrong{ $lost ->
        [0] {""}
       *[other] ; lost games that don't come back ({ $games }) won't count for them{ $rated ->
            [no] {""}
            [over] ; ratings are recalculated among those who stayed
            [alone] ; ratings are recalculated
            [last] ; no ratings change unless { $person } plays on, because nobody else is still rated
           *[running] ; those who stay will be rated against each other
         }{ $free ->
            [0] {""}
           *[other] . Where the seat is still free, a button in their direct message lets them play on there, rated as before
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *It has served its purpose*: none of that happens.
     }
 }
moderation-restored-ends = Nobody else is left in { $games }, which ends at once: { $person } wins by forfeit.
moderation-forgiven = { $game }: { $since ->
    [no] this game doesn't count for { $person }, who { $removed ->
        [yes] did nothing wrong, but was removed from the server by mistake and so lost the { $seat } seat
       *[no] did nothing wrong
     }.
    [turns] { $person } was removed from the server by mistake. Turns missed at the { $seat } seat because of that don't count as missed.
   *[day] { $person } did nothing wrong. ~~This game doesn't count for { $person }.~~ { $person } took the seat back on { $since }, so it counts as before.
 }{ $rated ->
    [over] {" "}Ratings are recalculated: those who stayed are rated against each other.
    [alone] {" "}Ratings are recalculated.
   *[no] {""}
 }{ $next ->
    [free] {" "}For seven days they can take the seat back, with a button in a direct message and in the thread.
    [taken] {" "}{ $holder } plays there now.
        • *When they are back*: { $holder } plays on until { $person } presses `Take my seat back`, which is possible for seven days from now, whether or not { $person } is on this server yet; then { $person } is rated as before.
        • *At once*: { $holder } is out now. The seat is kept for { $person } for 24 hours, rated as before; then anyone can take it.
        Neither costs { $holder } rating or reliability.
    [over] {" "}The game is over, so the seat doesn't come back.
   *[no] {""}
 }
moderation-ladder = { $person } is taken off this server's ladder{ $degree ->
    [asked] : others no longer see their rating, which keeps changing as before. Nothing about it is posted in the threads.
   *[whole] .
 }
moderation-back-blameless = It was a mistake: nobody in that game did anything wrong.
moderation-back = Case { $entry }{ $about ->
    [person] {" "}about { $person } is reversed.
    [mistake] {" "}about { $person } is reversed: it was a mistake, and { $person } did nothing wrong.
    [served] {" "}about { $person } is reversed: it has served its purpose.
    [end] {" "}is reversed: { $game } goes on for { $players } where it stopped.
    [void] {" "}is reversed: the result of { $game } counts again for { $players }, and ratings are recalculated from there on.
    [settings] {" "}is reversed: { $game } has its former settings again for { $players }: { $settings }.
    [title] {" "}is reversed: the thread for { $game } names its players again.
    [left] {" "}is reversed: { $game } counts for { $out } as a game they left.
   *[game] {" "}is reversed.
 }
moderation-back-seat = { $game }: case { $entry } is reversed, and the { $seat } seat is as it was. Moves made there in the meantime stay.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } has taken the { $seat } seat back (allowed on { $when } by case { $entry }).
   *[act] case { $entry } is reversed. The { $seat } seat is { $person }'s again.
 } Moves made there in the meantime stay.
moderation-back-counts = { $how ->
    [given] For { $person } the game counts again. Turns missed so far: { $missed } of { $turns }.
    [watched] Turns missed so far: { $missed } of { $turns }.
   *[now] { $person }: the game counts for you again. Turns missed so far: { $missed } of { $turns }.
 } { $excused ->
    [yes] Turns since the seat was lost don't count as missed. {""}
   *[no] {""}
 }{ $standing ->
    [last] As things stand, this seat ranks behind everyone who stays. It ranks by points again only if it ends up with at least as many turns played as missed.
    [soon] One more missed turn, and this seat ranks behind everyone who stays, unless it ends up with at least as many turns played as missed.
   *[no] Whoever misses most turns ranks behind everyone who stays.
 }{ $how ->
    [given] {""}
   *[now] {" "}Every turn in which you make a move counts as yours, including this one.
 }
moderation-back-stand-in = Until { $person } presses `Take my seat back` or makes a move, a computer plays there.
moderation-out = { $left ->
    [mistake] { $person }: it was a mistake, and you did nothing wrong. Sorry about that. If you have questions, write to { $moderator } (case { $entry }).
    [back] { $person }: thank you for playing here. You no longer play in this game; your moves stay, and none of this changes your rating or your reliability.
   *[seat] { $person }: you no longer play in this game. { $left ->
        [yes] A moderator has counted this as a game you left: you rank behind everyone who stays. If you think that's wrong, write
        [kept] Your seat is no longer kept, so this counts as a game you left: you rank behind everyone who stays, unless your suspension is reversed as a mistake. If you think that's wrong, write
       *[no] It doesn't count for you. If you want the seat back while the game is running, write
     } to { $moderator }: case { $entry } can be reversed.
 }
moderation-former = { $left ->
    [yes] For { $person } it counts as a game they left: they rank behind everyone who stays{ $rated ->
        [yes] , which costs rating and reliability
       *[no] ; this game isn't rated
     }.
    [kept] For { $person }, who is suspended, the seat is no longer kept (it would have been until { $last }). The game counts as one they left: they rank behind everyone who stays{ $rated ->
        [yes] , which costs rating and reliability
       *[no] {""}
     }, unless the suspension is reversed as a mistake.
    [asked] { $person } is missing: { $absent ->
        [gone] they have left this server.
        [computer] they were late, and a computer plays for them.
        [skipped] they missed a deadline and are skipped.
       *[late] they have been late for a long time.
     }
        Their own last move: { $acted ->
        [yes] { $last }
       *[no] none
     }. Turns missed so far: { $missed } of { $turns }.
        Choose whether this game doesn't count for them, or counts as a game they left (they rank behind everyone who stays{ $rated ->
        [yes] , which costs rating and reliability
       *[no] ; this game isn't rated
     }).
    [back] { $person } no longer plays there, and the game doesn't count for them.
    [wait] { $person } plays there now, and the game doesn't count for them. { $back } has missed { $missed } of { $turns } turns so far.
        • *When they are back*: { $person } plays on until { $back } presses `Take my seat back` in the thread, which is possible for seven days; only then does the game count for { $back } again. Turns until then { $excused ->
        [yes] don't count as missed.
       *[no] count as missed by { $back }, who was already missing before; whoever misses most turns ranks behind everyone who stays.
     }
        • *At once*, or *it was a mistake* (the thread says that, too): { $person } is out now, and the game counts for { $back } again{ $excused ->
        [yes] ; turns since the seat was lost don't count as missed
        [waits] ; the game then waits for { $back }
       *[no] ; turns count as missed until { $back } makes a move, starting with the current one{ $near ->
            [yes] , with which this seat would rank behind everyone as things stand
           *[no] {""}
         }
     }.
   *[no] This game doesn't count for { $person }.{ $missed ->
        [0] {""}
       *[other] {" "}Turns missed so far: { $missed } of { $turns }.{ $absent ->
            [computer] {" "}It can count as a game they left only after most turns are missed.
            [skipped] {" "}It can count as a game they left only after most turns are missed.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } By { $moderator }. Reason: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Changed by case { $changed }: now { $term ->
        [open] until an administrator lifts it
       *[day] until { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Ended on { $when }.
   *[other] { $used ->
        [yes] ✅ Done by case { $by }, { $when }.
       *[no] ↩️ Reversed by case { $by }, { $when }.
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
   *[log] ⚠️ Not delivered to { $people }: Discord rejected the direct message. I'll show it to them in private when they next use me here.
 }
moderation-no-reason = none given
moderation-way-back = To reverse it: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Nothing has been done yet.** Your reason will be shown { $readers ->
    [person] to the person concerned (by direct message) and in the log.
    [lifted] to the person concerned (by direct message), in the threads of their games, and in the log.
    [seat] in the thread, in the log, and in a direct message to whoever loses the seat or gets it back.
    [log] only in the log.
   *[thread] in the log and in the thread, where what follows is posted and the players concerned are mentioned.
 } This is what will happen:
moderation-yes = { $how ->
    [else] for another reason
    [choose] Choose how far it goes
    [left] it counts as a game they left
    [neither] it doesn't count for them
    [warning] a warning
    [new-day] no new games for 1 day
    [new-week] no new games for 7 days
    [new-month] no new games for 30 days
    [new-open] no new games until lifted
    [day] a suspension for 1 day
    [week] a suspension for 7 days
    [month] a suspension for 30 days
    [open] a suspension until lifted
    [mistake] it was a mistake
    [served] it has served its purpose
    [later] when they are back
    [now] at once
    [send] send it
    [post] post it there
   *[do] do it
 }
moderation-draft-gone = This preview has expired; nothing was changed. Use `/caylus table moderate` to start again.
moderation-return = { $game }: { $how ->
    [withdrawn] case { $entry } is reversed: { $person } can no longer take the { $seat } seat back, and { $out } plays on there.
   *[act] { $person } can take the { $seat } seat back until { $when }. Until then { $out } plays on there, and keeps the seat if { $person } doesn't. If { $out } gives it up, it is kept for { $person } for 24 hours; then anyone can take it.
 }
moderation-return-told = { $over ->
    [yes] { $person }: this seat can no longer be taken back (case { $entry }). { $out } plays there now.
   *[no] { $person }: press the button to play here again. If you haven't seen how many turns you've missed, you'll see that first; turns until you press it { $excused ->
        [yes] don't count as missed.
       *[no] count as missed, because you were already missing before.
     }
        { $out }: play on. If { $person } presses the button in time, you're out; otherwise the seat is yours. Either way your moves stay, and your rating and reliability don't change.
 }
moderation-reason = A reason has 1 to { $most } characters, not { $here }. Nothing was changed.
moderation-whom = { $what ->
    [seat] Use `seat` to say which seat it is. Nothing was changed.
   *[member] Use `member` to say who it is. Nothing was changed.
 }
moderation-moderator-only = This is for moderators: people with Manage Threads where the game is played. Use `act:report` to report something to them; players can also end their game by a vote with `/caylus table cancel`.
moderation-manager-only = Only people with Manage Server can reverse this.
moderation-own-game = { $how ->
    [bar] You play or have played in a running game of theirs, so someone else with Manage Server has to do this, or you, once that game is over.
    [seat] Whoever has used `/caylus table moderate` on a seat of this game can't play in it.
   *[game] You play or have played in this game, so someone else with Manage Threads here has to do this. Like every player, you can ask for a vote with `/caylus table cancel` or `/caylus table replace`.
 }
moderation-practice = At a practice table one person plays every seat; they can leave or cancel it themselves.
moderation-last = That isn't possible: nobody else would be left in this game. `act:end` ends it without a result.
moderation-is-so = { $entry ->
    [0] That's already the case. Nothing was changed.
   *[other] { $term ->
        [past] That would have ended { $when }: a length counts from the beginning of case { $entry }. Nothing was changed. Choose a longer one, or end it now with `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] already can't open or join games here
           *[whole] is already suspended here
         }{ $term ->
            [open] {" "}until that is lifted
           *[day] {" "}until { $when }
         } (case { $entry }). Nothing was changed. To change the end, choose another length, which counts from the beginning; to end it now, use `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = This game never counted for statistics or ratings, so there's nothing to void.
moderation-self = You can't do this to yourself; another administrator has to.
moderation-none-back = { $how ->
    [entry] There's no case { $entry } in this server's log. `/caylus-server log` shows the latest.
    [held] { $name } still holds this seat, so nothing is lost yet. Once back on the server, they simply play on. If they have missed turns by then, or lose the seat first, use `act:mistake` then.
    [nobody] Nobody has lost this seat, or missed turns at it, by being removed from the server. `act:back` reverses what a moderator did.
   *[none] There's nothing left to reverse in this game.
 }
moderation-back-done = You can't reverse case { $entry }: it has already been reversed, or it reversed another case itself.
moderation-seat-changed = { $how ->
    [owed] { $name } lost this seat because of a mistake (case { $entry }). If you give it to them, they aren't rated for this game. Empty it with `act:skip` instead: then they can take it back with `/caylus table claim`, rated as before, until seven days after that case.
    [back] { $name } lost this seat by case { $entry }. Reverse that one (`act:back entry:{ $entry }`): then it is theirs again, rated as before.
    [later] Case { $entry } has changed this seat since, so reverse that one first (`act:back entry:{ $entry }`).
   *[taken] The seat has changed hands since, so this is no longer possible. Use `act:give` to give it to someone.
 }
moderation-barred = { $kept ->
    [no] { $name } is suspended on this server, so the seat can't go back. Lift the suspension first.
    [game] { $name } can't play here for now, and this seat is kept until { $when }. Until then nobody can end this game or hold a vote to cancel it or undo actions. If it can't wait, an administrator can reverse case { $entry } (`act:back entry:{ $entry }`).
    [day] { $name } can't play here until { $when }, so the game can't go on. To let it go on, an administrator has to lift the suspension first (`act:back entry:{ $entry }`).
    [open] { $name } can't play here for now, so the game can't go on. To let it go on, an administrator has to lift the suspension first (`act:back entry:{ $entry }`).
   *[yes] { $name } is suspended until { $when } and then plays on here: that was promised to them, so the seat can't be given away. If the game should go on earlier, reverse the suspension (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } has warned you on { $server } (case { $entry }). Nothing else changes: you can play as before.
    [ladder] You've been off { $server }'s ladder since { $since }, and others don't see your rating there (case { $entry }, by { $moderator }). Your games go on, and your rating keeps counting, as before.
    [restriction] As of { $since }, you can't open or join games on { $server }, or post answers that others see (case { $entry }, by { $moderator }). Your running games go on as before.
   *[whole] You've been suspended on { $server } since { $since } and can't use me there (case { $entry }, by { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}This lasts until an administrator lifts it.
   *[day] {" "}It ends on { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}It changes case { $changes }.
 } Reason: { $reason }
    { $lost ->
        [no] {""}
        [day] Your seats are kept: { $games }. These games wait for you until then, and nothing is skipped.{" "}
       *[yes] Your seats are kept until { $held }: { $games }. If the suspension is lifted by then, you play on, and nothing was skipped for you. Otherwise each counts as a game you left (you rank behind everyone who stays), unless the suspension is lifted as a mistake, which is possible at any time: then it counts neither for nor against you.{" "}
     }{ $out ->
        [0] {""}
       *[other] You're no longer in these tournaments: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] You're in these tournaments again: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Tables you were removed from before they started: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` still works, so you can see or delete what I store about you.{" "}
       *[milder] {""}
     }If you think this is wrong, write to { $moderator } or another administrator there, and mention case { $entry }. It can be reversed{ $lost ->
        [no] {""}
       *[yes] , and if it was a mistake, the threads that mentioned it will say so
     }.
barred-over = { $degree ->
    [warning] Your warning on { $server } has been withdrawn.
    [ladder] You're on { $server }'s ladder again.
    [restriction] You can open and join games on { $server } again.
    [late] About your suspension on { $server }, which is over:
   *[whole] You can use me on { $server } again.
 } { $by ->
    [0] Case { $entry } has expired.
   *[other] { $moderator } has reversed case { $entry } (case { $by }){ $mistake ->
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
           *[other] Games you lost because of it, which now don't count for you: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}You're in these tournaments again: { $cups }.
     }
moderation-free = You can take your seat back until { $until }{ $later ->
    [yes] . Until then someone else plays there.
   *[no] , wherever it is still free.
 } The button first shows how the game is going and what that means for your rating; nothing happens until you confirm.
moderation-way = { $changed ->
    [yes] This has changed since you read it.{" "}
   *[no] {""}
 }{ $game }: you can take the { $seat } seat back until { $until }. Prestige now: { $points } (place { $place } of { $seats }). Turns missed so far: { $missed } of { $turns } (skipped: { $skipped }, played by a computer: { $by_computer }, played by someone else: { $by_another }).
    { $rated ->
        [no] This game isn't rated.
        [excused] If you take it, the result counts for your rating; turns since you lost the seat don't count as missed. If you don't, the game doesn't count for you.
       *[counts] If you take it, the game counts for you again, and the turns without you count as missed: { $behind ->
            [last] as things stand, you rank behind everyone who stays.
           *[no] you rank behind everyone who stays only if you've missed most turns by the end.
        } Every turn in which you make a move counts as yours, including this one.
    }{ $helped ->
        [yes] {" "}If others made more than a quarter of the decisions here, in the whole game or in its second half, any rating gain is halved.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] someone else plays there now. If they give the seat up by { $until }, you can take it back with `/caylus table claim`, rated as before; for 24 hours nobody else can take it
    [over] the game is over, so the seat can't come back
    [own] you play there again, but you had left it once more in the meantime
   *[closed] the seat can no longer be taken back
 }. { $how ->
    [taken] Otherwise the game doesn't count for you.
   *[closed] The game doesn't count for you.
 }
barred-them = An administrator has suspended { $user } from games on this server, so they can't be at a table.
moderation-told = 🚩 { $channel } · Report by { $person }: { $reason }
moderation-answer = { $how ->
    [why] Your reason; you then see what follows
   *[sentence] Add a sentence for the sender (optional)
 }
moderation-told-back = 🚩 { $moderator } has looked at your report on { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Their answer: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Nothing has been sent yet.** Your words, your name and a link to this channel will be posted in { $channel }{ $open ->
        [yes] , which { $roles } can read, not only moderators.
       *[no] , which only moderators read.
     } Nothing is posted here. You can't withdraw it, but I'll let you know when a moderator has looked at it.{ $playing ->
        [no] {""}
       *[yes] {" "}Moderators who play at this table read it, too: { $people }. If it is about one of them, write instead to { $owner ->
            [no] {""}
           *[yes] { $name } or{" "}
         }a moderator who doesn't play here.
     }
    [told] Sent: the moderators will find it in { $channel }. When one of them has looked at it, I'll send you a direct message.
    [often] You can do this { $most } times an hour; try again in { $minutes } min. Nothing was sent.
   *[nobody] This server has no channel where I could post this for the moderators, so nothing was sent. Write to an administrator, or to someone with Manage Threads here.
 }

# `/caylus-server log`: the moderators' log
cmd-caylus-server-log = What moderators did, and where it is posted
    .channel = Post each case there
    .off = Stop posting cases
    .member = Only cases about this person
moderation-log-in = { $how ->
    [about] Cases about { $person }, newest first:
    [off] Moderator actions aren't posted anywhere; use `/caylus-server log channel:…` to choose a channel. Latest cases:
   *[in] I post each moderator action in { $channel }. Latest cases:
 }
moderation-log-readers = { $how ->
    [ask] **Nothing has been changed yet.** { $roles } can read { $channel }, not only moderators. They would see there who was warned or suspended and why, and what members report about each other. For a channel that only moderators read, use `/caylus-server log channel:…` again. Post the log there anyway?
   *[now] { $roles } can read { $channel }, where I post the moderators' log: who was warned or suspended and why, and what members report. `/caylus-server log channel:…` chooses a channel that only moderators read.
 }
moderation-log-empty = No cases yet.
moderation-seat = 🪑 { $game } · { $seat } { $how ->
    [resigned] has left the game. The seat is open.
    [dropped] was late for too long and is out of the game. The seat is open.
    [kept] has left the game. Until { $until } the seat is kept for { $person }, who was promised it.
    [barred] is suspended. The game waits until { $until }.
    [plays-on] is suspended. The game waits until { $until }; then they play on.
    [released] is suspended and now out of the game. The seat is open.
    [departed] is no longer on this server. Anyone can take the seat.
    [skipped] missed the deadline and is skipped until they're back.
    [waiting] missed the deadline of { $until }. Nobody else is playing there at the moment, so the game waits.
    [claimed] has taken over the seat. ✅
    [came-back] is back. ✅
   *[stand-in] is late, so a computer plays for them.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` gives it back. With `give`, `computer` or `skip` of `/caylus table moderate` the game goes on at once, and { $person } is out of it. Until then nobody can end the game.
   *[open] `/caylus table moderate` can { $now ->
         [removed] correct this if the previous player was removed by mistake (`act:mistake`).
         [gone] give the seat to someone, let a computer play there, empty it, or end the game. If they were removed by mistake, use `act:mistake` once they are back or have lost the seat.
         [computer] give the seat to someone, leave it empty and skipped, or end the game.
         [skipped] give the seat to someone, let a computer play there, or end the game.
        *[held] give the seat to someone, let a computer play there, empty it, or end the game.
      }
 }
