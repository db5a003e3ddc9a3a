# Predictions of running games by those who only look on, and the ladder of prophets.
button-predictions = Predictions
button-forewithdraw = Withdraw
predictions-open = { $number ->
    [one] { $number } prediction
   *[other] { $number } predictions
 }, open until turn { $turn } begins
predictions-closed = { $number ->
    [one] { $number } prediction
   *[other] { $number } predictions
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } prediction
   *[other] { $number } predictions
 }; right: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = without a name: { $number }
predictions-wrong = { $number ->
    [one] { $number } prediction
   *[other] { $number } predictions
 }, none right
predictions-void = { $number ->
    [one] { $number } prediction
   *[other] { $number } predictions
 }, without points: a seat changed hands after they had closed
predictions-off = Predictions are switched off on this server.

# For one person
predict-title = **{ $game }**: who wins, and by how much?
predict-winner = Who wins
predict-margin = By how much
predict-rules = -# You can change it until turn { $turn } begins; until then others are told only how many predictions there are. The right winner brings 10 points and up to 10 more the fewer named it, the right lead 5 more, the one beside it 2. The result names who was right; whoever stays out of ladders (`/caylus-club privacy`) is only counted.
prediction-own = Your prediction: { $seat }
prediction-own-by = Your prediction: { $seat }, by { $margin }
prediction-brought = { $points ->
    [one] It brought { $points } point.
   *[other] It brought { $points } points.
 }
prediction-band = { $least } to { $most } points
prediction-band-last = { $least } points or more

# The ladder of prophets
prophets-title = Prophets
prophets-who = Who
prophets-column = Right
prophets-hits = { $hits } of { $number }
prophets-own = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place }, right { $hits } of { $number } times
prophets-own-off = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, not on the ladder, right { $hits } of { $number } times
prophets-none = No prediction has got points here yet, as far as you can see. Predict a running game: `/caylus-club predict`.

# What servers choose
club-now-spectators = Predictions: { $predictions }. Applause: { $applause }.

# Commands
cmd-caylus-club-predict = Say who wins a running game
    .game = Which game; this thread's if not given
cmd-caylus-club-prophets = The ladder of prophets
    .page = Which page
    .public = Show it to everybody here
cmd-caylus-server-club-predictions = Whether games can be predicted
