# What if: actions tried on a copy of the present position

button-whatif = What if
button-try-back = Step back
button-try-start = From the start
button-try-again = My next action
button-try-save = Save
button-try-keep = Save this
button-try-on = Keep trying
button-try-now = Go on from now
button-try-carry = Go on with these steps
button-try-do = Do it in the game: { $action }
whatif-title = **What if** · { $game } · only you can see this, and nothing here happens in the real game.
whatif-fresh = Choose for whoever's turn it is and see what happens.
whatif-unknown = -# It uses only what you can know: it stops when cards are drawn, and when someone else chooses in secret.
whatif-earlier = { $count ->
    [one] … { $count } earlier step
   *[other] … { $count } earlier steps
 }
whatif-waited = **{ $number }** … the others are assumed to wait
whatif-decides = **Step { $number }** · turn { $turn }, { $phase } · { $seat } to decide
    { $question }
whatif-you = { $seat } (you)
whatif-goods = -# { $seat } has: { $goods }
whatif-stop = { $why ->
    [draw] **It ends here**: nobody can know which cards come.
    [secret] **It ends here**: { $seat } chooses in secret now.
    [again] **It ends here**: { $seat } chooses in secret now. `{ $button }` goes on as if the others waited.
    [over] **It ends here**: the game would be over. { $scores }
   *[long] **It ends here**: no more steps fit.
 }
whatif-no-picture = -# You're going fast: pictures will be back in a minute.
whatif-closed = What if is closed. None of it happened in the game.
whatif-stale = **What if** · { $game } · the game has moved on since you started.
whatif-stale-more = You tried these steps before that. `{ $button }` starts over from the current position.
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
    [1] One step is still possible: `{ $carry }` shows it from the current position, `{ $button }` starts over.
   *[other] { $count } steps are still possible: `{ $carry }` shows them from the current position, `{ $button }` starts over.
 }
whatif-keep-title = **What I would save** from the steps you tried; only you can see it. Nothing is saved yet.
whatif-keep-answers = Answers in advance: I'll use each one when its question comes up, if it still means the same; otherwise I'll ask you.
whatif-keep-answer = • { $seat }: { $what } (turn { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] A list for { $seat }, for { $count } placement: the worker goes to the first free place on it. If none is free, or someone has passed, I'll ask you.
   *[other] A list for { $seat }, for { $count } placements: each worker goes to the first free place on it. If none is free, or someone has passed, I'll ask you.
 }
whatif-keep-left = Not saved:
whatif-not-kept = { $why ->
    [now] • { $what }: you're being asked that now. The button below does it in the game itself.
    [placing] • { $what }: I'll ask you when it comes up.
   *[later] • { $what }: that is in a later turn.
 }
whatif-keep-granted = -# This assumes the others do what you tried for them: { $steps }
whatif-keep-nothing = None of your own steps can be answered in advance: answers are for the rest of this turn, lists for the next placements.
whatif-kept = **Saved.** Only you can see it; `/caylus plan turn` lists it all.
whatif-kept-list = • { $seat }, the first free one at each of the next placements: { $places }
