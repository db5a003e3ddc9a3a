# Applause for people of a game, once a phase.
button-applaud = Applaud
applause-whom = For whom? Applause is counted for the last phase; nobody is told who gave it.
applause-given-running = 👏 { $seat }. The next report tells how much there was.
applause-given-over = 👏 { $seat }. The result will tell how much there was.
applause-before = You have applauded for this phase already: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = applause
cmd-caylus-server-club-applause = Whether people can applaud
