# Advice of computers: hints, drafts, and why they did what they did. The reasons stand in the players' catalogue.

advice-thinking = A computer is thinking about it …
advice-late = The position moved on while I was thinking; nothing was done. Ask again if you still want it.
button-hint = Hint
button-hint-beside-explain = Hint: the best two
button-why = Why did computers do it?
button-why-earlier = Earlier actions
button-next-cut = Take the last one off
hint-title = **Hint** for { $seat } · { $question }
hint-option = { $rank }. **{ $action }**
hint-option-for = { $rank }. **{ $action }** · { $why }
hint-alone = Nothing else comes near it.
hint-even = The two are about equally good.
hint-answer = Likely answer: { $player } · { $action }
hint-guide = The guide suggested “{ $action }” after a short look; a longer one came to this.
hint-small = -# Nothing has been done yet.
why-title = **Why?** { $player }: { $what }
why-only = Nothing else was possible, as far as anyone can tell.
why-hidden = The reason depends on cards that only its player can see; I'll tell it when the game is over.
why-rather = It did that rather than “{ $other }”.
why-rather-for = It did that rather than “{ $other }”. For it: { $why }.
why-although = Looking at it again it might do “{ $other }”.
why-although-for = Looking at it again it would do “{ $other }”. For what it did: { $why }.
why-first-level = Level 1 plays by instinct and doesn't look ahead.
why-small = -# While a game is played this uses only what everyone can see.
why-others = Explain another action …
why-nothing = There is no computer's action in this game that I can explain now.
