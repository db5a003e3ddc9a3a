# What belongs to people and the server and not to a running table: reviews and puzzles.

# A finished game looked at again
button-review = Review
button-review-whole = Whole game
button-review-full = Full board
button-review-glance = Small board
review-not-over = { $game } is not over. A review looks at a finished game.
review-gone = This review is no longer here: something was taken back in its game, or it was made by another version. Ask for it again with `/caylus-club review`.
review-none-here = No game has ended here, and you have finished none on this server. Name one: `/caylus-club review game:…`.
review-no-seat = { $game } has no such seat. It has { $seats }.
review-whose = **{ $game }**: from whose seat shall I look at it again?
review-progress = **{ $game }**, { $seat }: I look at every decision again. { $of ->
    [0] It begins in a moment.
   *[other] { $done } of { $of } are done.
 } That takes a minute or so; moves of computers go first. If this stands still, press the button.
review-busy = **{ $game }**: the review for { $other } is being made, { $done } of { $of } decisions are done. One at a time: press the button again in a minute.
review-cut-off = I was restarted while I looked at this game. Press the button: it goes on where it was.
review-head = **{ $game }**, { $seat }: { $good } of { $n ->
    [one] { $n } decision was
   *[other] { $n } decisions were
 } as good as the best I found.
review-line = { $number }. Turn { $turn }: “{ $done }”. Better: “{ $better }”, worth { $cost } of 100 more.
review-press = The numbers show the decisions that cost most, with the board of then.
review-none = None of the others cost more than my own doubt.
review-small = -# A computer's opinion: 400 tries a decision, from what the seat could know then. What its noise could explain counts as good. Worths go from 0 to 100: half is the chance to win, half the lead.
review-page = **{ $number } of { $count }** · Turn { $turn }, { $phase }: { $question }
review-did = { $seat } chose “{ $done }”.
review-instead = Better: “{ $better }”, worth { $cost } of 100 more.
review-hand = The hand of then: { $cards }
review-hand-empty = The hand of then was empty.
review-why = Why: nothing stands out; many small things add up.
review-why-for = Why: { $why }.
review-why-for-but = Why: { $why }; but { $against }.
review-why-but = Why: many small things add up; but { $against }.

# The puzzle of a day
button-puzzle-board = Full board
puzzle-title = **Puzzle of { $day }** · { $game }, { $n } players
puzzle-question = { $seat } decides: { $question } What is best?
puzzle-once = -# Everybody has one answer; only you see what it was worth. Who solved it is told here.
puzzle-once-alone = -# Everybody has one answer a day, here or where the puzzle is posted.
puzzle-right = ✅ Right: “{ $best }” is best.
puzzle-wrong = “{ $chosen }” is not the best. Better: “{ $best }”.
puzzle-again = You have answered this puzzle already.
puzzle-solution = Best: “{ $best }”.
puzzle-better = It is worth { $cost } of 100 more than “{ $other }”.
puzzle-small = -# A computer's opinion, from what this seat can know: a position of a game between computers in which the best action is ahead beyond every doubt of the search. Worths go from 0 to 100: half is the chance to win, half the lead.
puzzle-nobody-answered = Nobody answered.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } answer, and nobody has solved it.
   *[other] { $answers } answers, and nobody has solved it.
 }
puzzle-solved = Solved by { $people } ({ $n } of { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }).
puzzle-more = { $n } more
puzzle-over = That puzzle's day is over. Today's: `/caylus-club puzzle`.
puzzle-unknown = This puzzle is no longer among mine. Today's: `/caylus-club puzzle`.
puzzle-may-not = I can't post puzzles in { $channel }: I need { $missing } there. Nothing was changed.
puzzle-permission-view-channel = View Channel
puzzle-permission-send-messages = Send Messages
puzzle-permission-attach-files = Attach Files
puzzle-both = Either choose a channel for the puzzles, or switch them off.
puzzle-off = none
puzzle-trouble-forbidden = I may not post the puzzle of the day in its channel: give me View Channel, Send Messages and Attach Files there, or choose another with `/caylus-server settings`.
puzzle-trouble-discord = Discord did not take the puzzle of the day; I try again by myself.
