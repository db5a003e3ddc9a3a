# The demo: what it says beside the bot, in the terminal and as the Guide in its channel

demo-server = The town of Caylus
demo-guide = Guide
demo-open = Open in a browser on this computer:
    { $url }
demo-game-open = { $game } is played here (the channel has a link):
    { $url }
demo-failed = The demo can't run: { $why }. Set CAYLUS_DEMO_PORT=0 to use any free port.
demo-welcome = Welcome, { $owner }! At the top you can become someone else.
demo-first = **New here?** A guide explains your first game:
demo-plain-command = That was sent as a chat message, which I don't read. To use { $typed }, type only `/`, choose the command from the list that opens, then choose its options there (Tab goes to the next one) and press Enter.
demo-open-game = Open the game
demo-game-over = This game is over; its page stays up: **{ $game }**
demo-game-waits = **{ $game }** has no page yet, because { $most } other games have one. Its page opens when one of them is over or canceled (`/caylus table cancel` on its page).
demo-game-closed = **{ $game }** is over. Its page was closed to make room for newer games.
demo-thread = -# Other games are [in the channel]({ $url }).
demo-thread-over = -# Another game or the rematch begins [in the channel]({ $url }).
