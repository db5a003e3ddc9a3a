# An evening together: everybody at a table plays on live for some hours, while the clocks stand aside.

vote-evening = **Play on together now?** { $asker } asks for it.
vote-evening-offer = **Play on together now?** Just now everybody here is answering within minutes.
vote-evening-terms = { $hours ->
    [one] For { $hours } hour at most clocks and reminders stand aside, the game stays in one message, and a short one calls whoever is next.
   *[other] For { $hours } hours at most clocks and reminders stand aside, the game stays in one message, and a short one calls whoever is next.
 }
vote-evening-ends = { $minutes ->
    [one] It is over when somebody leaves, or when nobody has acted for { $minutes } minute. Then everything goes on as before, with all time banks as they are now. Nobody is skipped, and no computer plays for anybody.
   *[other] It is over when somebody leaves, or when nobody has acted for { $minutes } minutes. Then everything goes on as before, with all time banks as they are now. Nobody is skipped, and no computer plays for anybody.
 }
vote-evening-calm = For { $hours } h at most the game stays in one message, and a short one calls whoever is next. It is over when somebody leaves, or when nobody has acted for { $minutes } min. Nobody is skipped, and no computer plays for anybody.
vote-evening-until = It begins when everybody agrees; the question ends { $when }.
vote-evening-agreed = Everybody agrees.
vote-evening-not = No evening together this time; the game goes on at its own pace.
votes-evening = an evening together
button-evening-yes = Play on together
button-evening-no = Not now
button-evening-leave = Leave the evening

evening-begins = { $minutes ->
    [one] **An evening together.** It lasts until { $until } at most, and ends earlier when somebody leaves or nobody has acted for { $minutes } minute.
   *[other] **An evening together.** It lasts until { $until } at most, and ends earlier when somebody leaves or nobody has acted for { $minutes } minutes.
 }
evening-call = { $people }: your move.
evening-left = The evening together is over: { $player } leaves it.
evening-quiet = { $minutes ->
    [one] The evening together is over: nobody has acted for { $minutes } minute.
   *[other] The evening together is over: nobody has acted for { $minutes } minutes.
 }
evening-over = The evening together is over: its time is up.
evening-seat = The evening together is over, since a seat changes hands.
evening-paused = The evening together is over, since the clocks are paused.
evening-clocks = The clocks go on, with the time banks as they were.
evening-after = The game goes on at its own pace.
evening-left-own = You have left the evening together of { $game }; it is over for everybody.
evening-runs = An evening together runs in { $game }, until { $until } at most. Who leaves it ends it for everybody.
prompt-evening = -# An evening together, until { $until } at most

option-evenings-yes = evenings together are offered
option-evenings-no = evenings together are not offered
choice-evenings-yes = yes: when all answer within minutes
choice-evenings-no = no
cmd-table-evening = Ask to play on together this evening
    .game = Which game
