# Aplausos para la gente de una partida, una vez por fase.
button-applaud = Aplaudir
applause-whom = ¿A quién? Los aplausos cuentan para la última fase; nadie sabe quién los dio.
applause-given-running = 👏 { $seat }. El próximo informe dirá cuántos hubo.
applause-given-over = 👏 { $seat }. El resultado dirá cuántos hubo.
applause-before = Ya has aplaudido en esta fase: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = aplausos
cmd-caylus-server-club-applause = Si se puede aplaudir
    .name = aplausos
