# A finished game looked at again

button-review = Review
button-trypast = Try again
button-review-whole = Whole game
button-board-full = { $size ->
    [glance] Small board
    [only] Only the full board
   *[full] Full board
 }
review-gone = This review is out of date: something in the game was taken back, or I've been updated. Ask for it again with `/caylus-club review`.
review-none-here = No game has ended here, and you haven't finished any on this server. Name one: `/caylus-club review game:…`.
review-no-seat = { $game } has no such seat. It has { $seats }.
review-whose = **{ $game }**: which seat should I review?
review-progress = **{ $game }**, { $seat }: I'm reviewing every decision. { $of ->
    [0] I'm reading the game.
   *[other] { $done } of { $of } are done.
 } { $minutes ->
    [0] This takes about a minute, longer if I'm busy.
    [one] About a minute left at this pace.
   *[other] About { $minutes } minutes left at this pace.
 } Computers' moves in games come first. If it stops, press the button.
review-busy = **{ $game }**: I'm reviewing this for { $seat }; { $done } of { $of } decisions are done. I do one at a time: press the button again in a minute.
review-cut-off = I was restarted during this review. Press the button to continue.
review-head = **{ $game }**, { $seat }: { $good } of { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
 } matched the best I found.
review-marks = ★ best { $best } · ✓ good { $good } · △ doubtful { $doubtful } · ✗ mistakes { $mistake }
review-turns = -# By turn: { $turns }
review-line = { $number }. Turn { $turn }: “{ $done }”. Better: “{ $better }” (value +{ $cost }).
review-press = These decisions cost the most. Press a number to see one with the board at the time.
review-none = The rest are within my margin of error.
review-small = -# A computer's opinion: 400 trials per decision, based on what the player could know at the time. Differences within its margin of error count as good. Values run from 0 to 100, half for the chance to win and half for the lead.
review-page = **{ $number } of { $count }** · Turn { $turn }, { $phase }: { $question }
review-did = { $seat } chose “{ $done }”.
review-instead = Better: “{ $better }” (value +{ $cost }).
review-hand = Your hand then: { $cards }
review-hand-empty = Your hand was empty then.
review-why = Why: nothing stands out; many small things add up.
review-why-for = Why: { $why }.
