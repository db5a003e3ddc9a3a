# Applaudissements pour les joueurs d'une partie, une fois par phase.
button-applaud = Applaudir
applause-whom = Pour qui ? Les applaudissements comptent pour la dernière phase ; personne ne sait qui a applaudi.
applause-given-running = 👏 { $seat }. Le prochain rapport dira combien il y en a eu.
applause-given-over = 👏 { $seat }. Le résultat dira combien il y en a eu.
applause-before = Tu as déjà applaudi pour cette phase : { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = applaudi
cmd-caylus-server-club-applause = Permettre d'applaudir ou non
    .name = applaudissements
