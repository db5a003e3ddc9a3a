# Aplauze pentru oamenii unei partide, o dată pe fază.
button-applaud = Aplaudă
applause-whom = Pe cine? Aplauzele sunt pentru ultima fază; nimeni nu află cine a aplaudat.
applause-given-running = 👏 { $seat }. Raportul următor spune câte au fost.
applause-given-over = 👏 { $seat }. Rezultatul va spune câte au fost.
applause-before = Ai aplaudat deja pentru faza asta: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = aplauze
cmd-caylus-server-club-applause = Dacă se poate aplauda
    .name = aplauze
