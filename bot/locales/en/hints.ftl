# Advice of computers: hints, drafts, and why they did what they did. The reasons stand in the players' catalogue.

advice-thinking = A computer is thinking about it …
advice-late = The position changed while I was thinking, so nothing was done. Ask again if you still want it.
button-hint = Hint
button-hint-beside-explain = Hint: two best moves
button-why = Why the computer's move?
button-why-earlier = Earlier actions
button-next-cut = Remove the last one
hint-title = **Hint** for { $seat } · { $question }
hint-alone = Nothing else comes close.
hint-even = The two are about equally good.
hint-answer = Likely reply: { $player } · { $action }
hint-guide = The guide suggested “{ $action }” after a quick look; after a longer one, I prefer this.
hint-small = -# Nothing has been played yet; press an action to do it.
why-title = **Why?** { $player }: { $what }
why-only = Nothing else was possible, as far as anyone can tell.
why-hidden = The reason depends on cards only that player can see. I'll explain it when the game is over.
why-rather = { $why ->
    [none] It chose this over “{ $other }”.
   *[some] It chose this over “{ $other }”: { $why }.
 }
why-although = { $why ->
    [none] On second thought it might choose “{ $other }”.
   *[some] On second thought it would choose “{ $other }”. The case for its move: { $why }.
 }
why-first-level = Level 1 plays by instinct and doesn't look ahead.
why-small = -# While a game is running, this uses only what everyone can see.
why-others = Explain another action …
why-nothing = There's no computer move in this game that I can explain right now.
