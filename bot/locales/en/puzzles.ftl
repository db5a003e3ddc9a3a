# The puzzle of a day

button-puzzle-solution = Show the solution
puzzle-title = **Puzzle for { $day }** · { $game }, { $n } players
puzzle-question = { $seat } decides: { $question } What's the best action?
puzzle-once = -# Your first answer counts, and only you see how good it was. I'll list the solvers here.
puzzle-once-alone = -# Your first answer of the day counts, here or where the puzzle is posted.
puzzle-right = ✅ Right: “{ $best }” is best.
puzzle-wrong = “{ $chosen }” isn't the best.
puzzle-less = Another action's value is { $cost } higher.
puzzle-try = **Try again**, or see the solution.
puzzle-again = You've already answered this puzzle.
puzzle-counted = Your first answer counts: “{ $first }”.
puzzle-solution = Best: “{ $best }”.
puzzle-better = Its value is { $cost } higher than that of “{ $other }”.
puzzle-small = -# A computer's opinion, from what this seat can know. The position is from a game between computers, and one action in it is clearly best. Values run from 0 to 100, half for the chance to win and half for the lead.
puzzle-nobody-answered = Nobody answered.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } answer, but nobody solved it.
   *[other] { $answers } answers, but nobody solved it.
 }
puzzle-solved = Solved by { $people } ({ $n } of { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }).
puzzle-more = { $n } more
puzzle-over = That puzzle's day is over. Today's: `/caylus-club puzzle`.
puzzle-unknown = I no longer have this puzzle. Today's: `/caylus-club puzzle`.
puzzle-permission-view-channel = View Channel
puzzle-permission-send-messages = Send Messages
puzzle-permission-attach-files = Attach Files
puzzle-both = Either choose a channel for the puzzles, or switch them off.
puzzle-off = none
puzzle-trouble = { $why ->
    [forbidden] I can't post the puzzle of the day in its channel: give me View Channel, Send Messages and Attach Files there, or choose another with `/caylus-server settings`.
   *[discord] Discord didn't accept the puzzle of the day; I'll keep trying.
 }
