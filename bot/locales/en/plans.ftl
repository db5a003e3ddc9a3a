# The panel of a turn's plan
panel-title = **{ $seat } · turn { $turn }** · { $game }
panel-private = -# Only you can see this. Every choice is saved at once; leave whenever you like.
panel-empty = No list yet: I'll ask you each time. **Choose below**, and I'll place your workers in that order when it's your turn, as long as the places are free.
panel-place = { $gone ->
    [yes] **No. { $number }:** ~~{ $what }~~ (gone)
   *[no] **No. { $number }:** { $what }
 }
panel-else = > otherwise { $what }
panel-done = ✅ Done: { $what }
panel-then-pass = **Then:** pass
panel-pass-alone = No list: **when your turn comes, I'll pass for you.**
panel-then-ask = **Then:** I'll ask you
panel-your-turn = **It's your turn now:** the green button does the first one. The list applies after that.
panel-now = **If it were your turn now:** { $what }
panel-now-asks = **If it were your turn now:** I'd ask you ({ $why })
panel-order = -# I place these in this order while they're free. Pick one again to remove it.
panel-listed = No. { $number } on your list; pick only this one to remove it
panel-menu-places = What to do, best first
panel-menu-more = … and more
panel-menu-ask = Passing, and when to ask you
panel-pass = Pass once the list is done or empty
panel-taken = Ask me if a choice is taken
panel-behind = Ask me once a backup has been used
panel-stranded = Ask me if my worker could end up beyond the provost
panel-new = Ask me if something new is possible
panel-cost = Ask me if it costs more than { $cost }
panel-menu-always = The same every turn
panel-no-provost = Every turn: never pay for the provost
panel-stay-inn = Every turn: stay at the inn
panel-pass-over = Every turn: pass if it costs more than { $cost }
panel-always = Every turn, { $building }: { $what }
panel-wait = Your workers are placed. Once everyone's are, you can answer what comes next here.
panel-none = There's nothing else I'm sure to ask you this turn.
panel-questions = **Coming up for you this turn.** Answer now, in any order:
panel-provost = -# Only if the provost is on { $space } or beyond.
panel-later = -# After { $on }: { $question }
button-panel-now = Now: { $what }
button-panel-else = { $what } if { $first } is taken
button-panel-keep = Keep the rest
button-panel-again = Same as last turn
button-panel-clear = Clear the list

# Answers ahead: why one was not applied

pace-ahead-illegal = You answered “{ $what }” in advance; that is no longer possible.
pace-ahead-other = You answered “{ $what }” in advance; now it would be “{ $now }”.
pace-ahead-more = You answered “{ $what }” in advance; now there is also “{ $now }”.
pace-ahead-unasked = You answered “{ $what }” in advance; in turn { $turn } it never came up.
pace-asked-again = I've done what you planned; it's your decision again.
pace-ahead-gone = This decision can no longer be answered in advance; nothing was done.

plan-asks = I'm asking you despite your plan: { $why }.
plan-will-ask = Your plan no longer works: { $why }. Choose again with `/caylus plan turn`, or I'll ask you when your turn comes.
plan-asks-gone = “{ $what }” is no longer possible
plan-asks-alternative = a place was taken and your backup was used, so the rest of your list may not fit
plan-asks-none = none of these is possible anymore: { $what }
plan-asks-cost = “{ $what }” costs { $cost }
plan-asks-stranded = a worker there could end up beyond the provost: { $what }
plan-asks-new = something new is possible: { $what }
plan-undone = The undo took back something your plan had done, so its list is empty now.
plan-other-turn = That was for another turn. This is your plan for turn { $turn }.
plan-not-there = That can't go on the list.
plan-long = A list has at most { $most } placements.
plan-cost = The price limit in a plan can be at most { $most } deniers.
plans-ended = Plans are made in one panel now: `/caylus plan turn`. Standing orders and saved turn plans ended with the update; these were yours:

pace-not-your-seat = { $seat } isn't your seat.
