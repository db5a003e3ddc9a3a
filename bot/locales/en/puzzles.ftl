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
