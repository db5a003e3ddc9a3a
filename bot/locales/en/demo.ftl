# The demo: what it says beside the bot, in the terminal and as the Guide in its channel

demo-server = The town of Caylus
demo-guide = Guide
demo-open = The demo is running. Open this address in a browser on this computer and type `/caylus new`:
    { $url }
demo-game-open = { $game } is played here (the channel has a link):
    { $url }
demo-failed = The demo can't run: { $why }. Set CAYLUS_DEMO_PORT=0 to use any free port.
demo-welcome =
    Welcome! Press a button below to start your first game of Caylus. For anything else, type `/` and pick `/caylus new`: set `practice` to play several seats yourself, or `computers` to play against computers. Each game gets its own page, with a link here.
    -# You start as { $owner }, who owns this server. To join as someone else, switch at the top.
demo-first = **New here?** In `Practice` you play every seat while a guide explains each step. The guide also helps when you play against a computer.
demo-plain-command = That was sent as a chat message, which I don't read. To use { $typed } type only `/`, choose the command from the list that opens, then choose its options there (Tab goes to the next one) and press Enter.
demo-game = Play here, on a page of its own: **{ $game }**
demo-open-game = Open the game
demo-game-over = This game is over; its page stays up: **{ $game }**
demo-game-waits = **{ $game }** has no page yet, because { $most } other games have one. Its page opens when one of them is over or canceled (`/caylus table cancel` in its page).
demo-game-closed = **{ $game }** is over. Its page was closed to make room for newer games.
demo-thread = -# Only this game is on this page. New games, rematches and the links to all games are [in the channel]({ $url }).
demo-thread-over = -# Another game or the rematch begins [in the channel]({ $url }).
