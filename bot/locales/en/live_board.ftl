# The live board: its button and line in Discord, then the page
button-live = Live board
live-opening = 🗺️ [The live board]({ $url }): watch the game in any browser. `Board` gives you a link of your own to play on it.

# Whose decision it is, on the page
live-waiting = Waiting for { $player } ({ $kind }).
live-not-begun = This game hasn't started yet.
live-place = Place a worker: pay { $price }, { $left } left
live-provost = { $line ->
    [back] Beyond the provost, bringing nothing: { $what }
    [ahead] No longer beyond the provost: { $what }
   *[keeps] You keep { $what }
 }
live-quoted = “{ $what }”
live-unbuilt =
    .mc-ask-action = Draw, replace the hand, place a worker (1 denier each), or pass.

# What somebody says in advance, on the page
live-plan = Your next workers
live-plan-line = Press the places for your next workers, in order.
live-plan-or = Only if number { $number } is taken
live-plan-off = Take { $what } off the list
live-plan-gone = { $what } (gone)
live-ahead = Answer in advance: { $question }

# Why the page refuses something
live-no-page = There's no such page, or you can't see it. Press Board in the thread for your own link.
live-no-game-here = No game is played in this channel. Open this in the thread of a game.
live-no-step = That position is gone: it was taken back.
live-link-used = This link has been used, or is older than ten minutes. Press Board in the thread for a new one.
live-signed-out = You aren't signed in here. Press Board in the thread for your own link.
live-refused = That didn't come from this page. Reload the page and try again.
live-too-large = That was too long: a request can hold 4 kB at most. Nothing was changed.
live-unreadable = I couldn't read that request, so nothing was changed. Reload the page and try again.
live-too-often = Too many requests in one minute. Wait a moment, then try again.
live-too-many = Many people are watching right now. This page updates every 30 seconds.

# What the page says by itself
live-page-you = You are { $name }
live-page-watching = You are watching
live-page-your-actions = Your actions
live-page-as-list = Places on the board, as a list
live-page-step-through = Look back
live-page-step-back = One action back
live-page-step-on = One action forward
live-page-step = After action { $number } of { $of }
live-page-past = The past, after action { $number } of { $of }
live-page-to-now = Back to the game
live-page-log = What happened
live-page-in-words = The board in words
live-page-hand = Your hand
live-page-hand-in-words = Your hand in words
live-page-close = Close
live-page-vote = The others will vote on it in the thread.
live-page-larger = Larger
live-page-smaller = Smaller
live-page-thread = Open the thread
live-page-offline = No connection. I'll keep trying.
live-page-sign-in = Sign in with Discord
live-page-sign-in-failed = Signing in didn't work. Try again, or press Board in the thread for your own link.
live-page-sure = Do it anyway
live-page-trial = What if: nothing here happens in the game
live-page-try = Try: { $what }
live-page-keep = Save as my plan
live-page-keep-none = Nothing to save yet: try an action of your own first.
live-page-keep-over = This game is over, so nothing can be saved.
live-page-sign-out = Sign out everywhere
live-page-signed-out = You're signed out in every browser.
live-page-plan-on = Plan on the board
live-page-plan-add = Plan: { $what }
live-page-plan-read = To read what a place does, press and hold it, right-click it, or press I.
