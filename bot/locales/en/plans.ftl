# The panel of a turn's plan
panel-title = **{ $seat } · turn { $turn }** · { $game }
panel-private = -# Only you see this. What you choose counts at once; leave whenever you like.
panel-empty = No list yet, so I ask you each time. **Choose below:** it is done when your turn comes. Choose several at once, and the first one that is free is taken.
panel-place = **{ $number }.** { $what }
panel-else = > else { $what }
panel-gone = **{ $number }.** ~~{ $what }~~ (gone)
panel-done = ✅ Done: { $what }
panel-then-pass = **Then:** pass
panel-pass-alone = No list: **when your turn comes, I pass for you.**
panel-then-ask = **Then:** I ask you
panel-your-turn = **It is your turn now:** the green button does the first. The list counts after that.
panel-now = **If it were your turn now:** { $what }
panel-now-asks = **If it were your turn now:** I would ask you ({ $why })
panel-order = -# Several at once: the first one that is free. One by one: one after the other. Choose one again to take it off.
panel-listed = No. { $number } of your list; choose it alone to take it off
panel-menu-places = What to do, best first
panel-menu-more = … and more
panel-menu-ask = Passing, and when to ask you
panel-pass = List done, or none: pass
panel-taken = Ask me if everything in a line is taken
panel-stranded = Ask me if the provost could stop my worker
panel-new = Ask me if something new is possible
panel-cost = Ask me if it costs more than { $cost }
panel-menu-always = The same every turn
panel-no-provost = Every turn: never pay for the provost
panel-stay-inn = Every turn: stay at the inn
panel-pass-over = Every turn: pass if it costs more than { $cost }
panel-always = Every turn, { $building }: { $what }
panel-wait = Your workers are placed. When everybody's are, you can answer here what comes next.
panel-none = Nothing else is certain to be asked of you in this turn.
panel-questions = **Coming up for you in this turn.** Answer now, in any order:
panel-open = { $number }. { $question }
panel-answered = { $number }. { $question } ✅ { $answer }
panel-provost = -# Only if the provost stands on space { $space } or beyond.
panel-later = -# After { $on }: { $question }
button-panel-now = Now: { $what }
button-panel-first = First: { $what }
button-panel-else = If taken: { $what }
button-panel-again = As last turn
button-panel-clear = Clear the list

button-planrest = Plan the rest

# Answers ahead: why one was not applied

pace-ahead-illegal = You had answered ahead “{ $what }”; that is not possible any more.
pace-ahead-other = You had answered ahead “{ $what }”; now it would be “{ $now }”.
pace-ahead-more = You had answered ahead “{ $what }”; now there is also “{ $now }”.
pace-ahead-unasked = You had answered ahead “{ $what }”; in turn { $turn } it did not come to that.
pace-asked-again = What you had said before is done, and you are asked again.
pace-ahead-gone = This decision can't be answered ahead any more; nothing was done.

plan-asks = You planned something, and are asked: { $why }.
plan-asks-gone = { $what } can't be done any more
plan-asks-none = none of these can be done any more: { $what }
plan-asks-cost = { $what } costs { $cost }
plan-asks-stranded = somebody could strand a worker there: { $what }
plan-asks-new = something new is possible: { $what }
plan-undone = Your plan had acted in what was taken back. Its list is empty now.
plan-other-turn = That was for another turn. This is your plan for turn { $turn }.
plan-not-there = That can't be listed.
plan-long = A list has at most { $most } placements.
plans-ended = Plans are made in one panel now: `/caylus plan turn`. Orders and kept turn plans ended with the update; these were yours:

pace-not-your-seat = { $seat } is not your seat.
