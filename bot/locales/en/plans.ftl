# The panels Plan your turn (pages beside the list) and Plan the rest
button-planrest = Plan the rest
button-rest-again = As in the last turn
rest-title = **{ $seat } · the rest of your turn in { $game }.** What you choose is armed at once and acts when its moment comes; only you see it.
rest-phase = **{ $phase }**
rest-beyond = **Beyond the provost**
rest-wishes = **For this turn, where nothing is answered**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what }: { $wishes }
rest-depends = -# Known when you have answered: { $numbers }
rest-depends-now = -# Known when you have decided what you are asked now
rest-provost = -# Only with the provost on space { $space } or beyond (now: { $now })
rest-said = Also: { $orders }
rest-none = Nothing of this turn is known yet that you will have to decide; provost, castle and favors can be ordered.
rest-now = Now: { $deeds }
rest-case = With the provost on { $space }: { $deeds }
rest-nothing = nothing to do
rest-settled = Others can't move the provost any more in this turn.
rest-asks = you are asked ({ $what })
rest-menu-which = Which decision?
rest-menu-answer = { $number }. What then?
rest-menu-wish = { $number }. If possible …
rest-menu-later = Provost and castle
rest-unwish = Take the last wish out
programme-menu-more = When it counts, other cases, what workers do
programme-menu-only = Price, other workers, asking
programme-menu-spots = Only if something else is free or gone
programme-menu-tiles = Only if a building stands
programme-more-case = If it is taken: { $what }
programme-more-only = When it counts: { $what }
programme-more-rest = What my workers do; provost, castle, favors
programme-page-only = When it counts: { $what }
programme-free = Only if it is still free: { $what }
programme-taken = Only if it is taken: { $what }
programme-built = Only if it stands: { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Pass when this is taken: { $what }
offer-then-pass = At the end of the list: pass
offer-unless-before = Ask me when the provost stands before a worker of mine
offer-unless-passed = Ask me when somebody has passed
offer-unless-built = Ask me when somebody has built
offer-castle-gold = Castle: up to { $n ->
    [one] { $n } batch
   *[other] { $n } batches
 }
site-favor = Royal favor
site-space = { $name } ({ $space })
wish-skip = Nothing
wish-joust = Joust
wish-stay = Stay
wish-leave = Leave
wish-exchange = Give 1 cube, take 2
wish-take = Take: { $what }
wish-sell = Sell: { $what }
wish-buy = Buy: { $what }
wish-give = Give: { $what }
wish-pay = Pay: { $what }
wish-build = Build: { $what }
wish-move = To: { $what }
wish-convert = Residence on space { $what }
wish-favor = Line: { $what }

# Answers ahead: why one was not applied

pace-ahead-illegal = You had answered ahead “{ $what }”; that is not possible any more.
pace-ahead-other = You had answered ahead “{ $what }”; now it would be “{ $now }”.
pace-ahead-more = You had answered ahead “{ $what }”; now there is also “{ $now }”.
pace-ahead-unasked = You had answered ahead “{ $what }”; in turn { $turn } it did not come to that.
pace-asked-again = What you had said before is done, and you are asked again.
pace-ahead-gone = This decision can't be answered ahead any more; nothing was done.

# Standing orders: why one stopped

pace-plan-none = none of these is possible now: { $wishes }
pace-plan-ask = you wanted to be asked
pace-plan-through = all of its placements are done
pace-plan-undone = what it did was undone
pace-plan-stopped = Your plan “{ $order }” has stopped: { $why }.

# Reading orders

pace-order-empty = An order says what to do, for example `place gate > 3 > pass` or `farm: cloth`.
pace-order-unknown = “{ $text }” is no order. Orders begin with place, pass over, provost, castle, or the name of a building; the suggestions show some.
pace-order-many = You have { $here ->
    [one] { $here } plan
   *[other] { $here } plans
 } in this game already; the limit is { $most }.
pace-order-game = “{ $text }” doesn't exist in { $title }.
pace-not-your-seat = { $seat } is not your seat.
pace-no-plan = There is no such plan of yours in this game ({ $game }).

# The plan of a turn

pace-programme-unknown = That can't be put into the programme; nothing was changed.
pace-programme-long = There is room for { $most } there.
pace-programme-empty = There is no programme yet to keep.
pace-programme-name = A name has 1 to { $most } characters.
pace-programme-names = You keep { $most } programmes of this game already; use one of their names.
