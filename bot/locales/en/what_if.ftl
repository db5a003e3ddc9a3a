# What if: actions tried on a copy of the present position

button-whatif = What if
button-try-back = Step back
button-try-start = From the start
button-try-again = My next action
button-try-save = Save
button-try-keep = Keep this
button-try-on = Keep trying
button-try-now = Go on from now
button-try-carry = Go on with these steps
button-try-do = Do it in the game: { $action }
button-try-close = Close
whatif-title = **What if** · { $game } · only you see this, and nothing of it happens in the game.
whatif-fresh = This is how the game stands. Choose for the player who decides, and see what comes of it.
whatif-fresh-past = This is how the game stood at that decision. Choose for the player who decides, and see what comes of it.
whatif-fresh-look = This is how the game stands. You have no seat here: choose for everyone, and see what comes of it.
whatif-unknown = -# It uses only what you can know: it stops when cards are drawn, and when someone else chooses in secret.
whatif-earlier = { $count ->
    [one] … { $count } step before
   *[other] … { $count } steps before
 }
whatif-step = **{ $number }** { $mark } { $what }
whatif-step-bare = { $seat }: { $what }
whatif-waited = **{ $number }** … the others are assumed to wait
whatif-decides = **Step { $number }** · turn { $turn }, { $phase } · { $seat } to decide
    { $question }
whatif-you = { $seat } (you)
whatif-goods = -# { $seat } has: { $goods }
whatif-stop-draw = **Here it ends**: nobody can know which cards come.
whatif-stop-secret = **Here it ends**: { $seat } chooses in secret now.
whatif-stop-secret-again = **Here it ends**: { $seat } chooses in secret now. `{ $button }` goes on as if the others waited.
whatif-stop-over = **Here it ends**: the game would be over. { $scores }
whatif-stop-long = **Here it ends**: a trial has no room for more steps.
whatif-score = { $seat } { $points }
whatif-no-picture = -# You're trying quickly: the picture comes back in a minute.
whatif-closed = What if is closed. None of it has happened.
whatif-stale = **What if** · { $game } · the game has moved on since you began to try:
whatif-stale-silent = **What if** · { $game } · the game has moved on since you began to try.
whatif-stale-line = • { $what }
whatif-stale-more = What you tried began before that. `{ $button }` starts over from how the game stands now.
whatif-happened = { $count ->
    [1] One of the steps you tried has really happened.
   *[other] { $count } of the steps you tried have really happened.
 }
whatif-lost = No longer possible:
whatif-lost-more = { $count ->
    [one] … and { $count } more step
   *[other] … and { $count } more steps
 }
whatif-carried = { $count ->
    [1] One step is still possible: `{ $carry }` shows it from how the game stands now, `{ $button }` starts over.
   *[other] { $count } steps are still possible: `{ $carry }` shows them from how the game stands now, `{ $button }` starts over.
 }
whatif-keep-title = **What would be kept** of the steps you tried, for you alone. Nothing is kept yet.
whatif-keep-answers = Answers in advance: each is given when its question comes and still means the same; otherwise I ask you.
whatif-keep-answer = • { $seat }: { $what } (turn { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] A list for { $seat }, for { $count } placement: the worker goes to the first free one. It stops, and I ask you, when none is free or someone has passed.
   *[other] A list for { $seat }, for { $count } placements: each time the worker goes to the first free one. It stops, and I ask you, when none is free or someone has passed.
 }
whatif-keep-item = **{ $rank }** { $what }
whatif-keep-left = Not kept:
whatif-keep-now = • { $what }: that is being asked now. The button below does it in the game itself.
whatif-keep-placing = • { $what }: I'll ask you when it comes up.
whatif-keep-later = • { $what }: that is in a later turn.
whatif-keep-granted = -# This assumes that the others do as you tried: { $steps }
whatif-keep-nothing = None of your own steps can be answered in advance: answers are for the rest of this turn, lists for the next placements.
whatif-kept = **Kept**, for you alone. `/caylus plan turn` lists it all.
whatif-kept-answer = • Answered in advance: { $what }
whatif-kept-list = • { $seat }, at the next placements the first that is free: { $places }
