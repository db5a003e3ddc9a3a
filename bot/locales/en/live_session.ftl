# A live session: everyone at a table plays on live for some hours, while the clocks are paused.

vote-evening = { $asked ->
    [yes] **Start a live session now?** { $asker } asks for it.
   *[no] **Start a live session now?** Everyone here is answering within minutes.
 }
vote-evening-terms = { $hours ->
    [one] For up to { $hours } hour there are no clocks or reminders; the game is played in one message, and a short ping tells you when it's your turn.
   *[other] For up to { $hours } hours there are no clocks or reminders; the game is played in one message, and a short ping tells you when it's your turn.
 }
vote-evening-ends = { $minutes ->
    [one] The live session ends when someone leaves it, or when nobody has acted for { $minutes } minute. Then everything continues as before, with all time banks as they are now. Nobody is skipped, and no computer plays for anyone.
   *[other] The live session ends when someone leaves it, or when nobody has acted for { $minutes } minutes. Then everything continues as before, with all time banks as they are now. Nobody is skipped, and no computer plays for anyone.
 }
vote-evening-calm = For up to { $hours } hours the game is played in one message, and a short ping tells you when it's your turn. The live session ends when someone leaves it, or when nobody has acted for { $minutes } minutes. Nobody is skipped, and no computer plays for anyone.
vote-evening-until = The live session begins when everyone agrees; this offer expires { $when }.
vote-evening-agreed = Everyone agrees.
vote-evening-not = No live session this time; the game continues at its own pace.
button-evening-yes = Play live
button-evening-no = Not now
button-evening-leave = Leave the session

evening-begins = { $minutes ->
    [one] **Live session.** It runs until { $until } at the latest, and ends earlier when someone leaves or nobody has acted for { $minutes } minute.
   *[other] **Live session.** It runs until { $until } at the latest, and ends earlier when someone leaves or nobody has acted for { $minutes } minutes.
 }
evening-call = { $people }: your move.
evening-ended = { $why ->
    [left] The live session is over: { $player } has left it.
    [quiet] { $minutes ->
        [one] The live session is over: nobody has acted for { $minutes } minute.
       *[other] The live session is over: nobody has acted for { $minutes } minutes.
     }
    [seat] The live session is over because a seat is changing hands.
    [paused] The live session is over because the clocks were paused.
   *[over] The live session is over: its time is up.
 }
evening-clocks = The clocks are running again, with the time banks as they were.
evening-after = The game continues at its own pace.
evening-left-own = You've left the live session of { $game }, which ends it for everyone.
evening-runs = A live session is running in { $game }, until { $until } at the latest. Anyone who leaves ends it for everyone.
prompt-evening = -# Live session, until { $until } at the latest

option-evenings = { $value ->
    [yes] live sessions are offered
   *[no] live sessions are not offered
 }
choice-evenings-yes = yes: when everyone answers within minutes
cmd-table-evening = Ask to play a live session now
    .game = Which game
