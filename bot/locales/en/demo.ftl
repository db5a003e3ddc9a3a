# The demo: what it says beside the bot, in the terminal and as the Guide in its channel

demo-server = The town of Caylus
demo-guide = Guide
demo-open = The demo is running. Open this address in a browser on this computer and type `/caylus new`:
    { $url }
demo-game-open = { $game } is played here (the channel has a link):
    { $url }
demo-failed = The demo can't run: { $why }. With CAYLUS_DEMO_PORT=0 it takes a free port.
demo-welcome =
    Welcome! The buttons below lead to a first game of Caylus. For everything else type `/` and choose `/caylus new`: with `practice` you play every seat, with `computers` you play against computers. Each game gets a page of its own, with a link here.
    -# You start as { $owner }, who owns this server; at the top you become other people.
demo-first = **New here?** In `Practice` you play every seat and a guide explains each step; it does so against a computer too.
demo-plain-command = That was sent as a chat message, which I don't read. To use { $typed } type only `/`, choose the command from the list that opens, then choose its options there (Tab goes to the next one) and press Enter.
demo-game = Play here, on a page of its own: **{ $game }**
demo-open-game = Open the game
demo-game-over = The game is over, and its page stays: **{ $game }**
demo-game-waits = **{ $game }** has no page yet, since { $most } other games have one. Its page opens when one of them is over or canceled (`/caylus table cancel` in its page).
demo-game-closed = **{ $game }** is over. Its page was closed to make room for newer games.
demo-thread = -# Only this game is on this page. New games, rematches and the links to all games are [in the channel]({ $url }).
demo-thread-over = -# Another game or the rematch begins [in the channel]({ $url }).
