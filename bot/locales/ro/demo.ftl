demo-server = Orașul Caylus
demo-guide = Ghid
demo-open = Deschide într-un browser pe acest calculator:
    { $url }
demo-game-open = { $game } se joacă aici (canalul are un link):
    { $url }
demo-failed = Demonstrația nu poate porni: { $why }. Cu CAYLUS_DEMO_PORT=0 folosește un port liber.
demo-welcome = Bun venit, { $owner }! Sus poți deveni altcineva.
demo-first = **Nou aici?** Un ghid explică prima partidă:
demo-plain-command = A plecat ca mesaj de chat, iar pe acelea nu le citesc. Ca să folosești { $typed }, scrie doar `/`, alege comanda din lista care se deschide, apoi alege-i acolo opțiunile (Tab trece la următoarea) și apasă Enter.
demo-open-game = Deschide partida
demo-game-over = Partida s-a încheiat, iar pagina ei rămâne: **{ $game }**
demo-game-waits = **{ $game }** nu are încă o pagină, fiindcă alte { $most } partide au una. Pagina ei se deschide când una dintre ele se încheie sau e anulată (`/caylus table cancel` în pagina ei).
demo-game-closed = **{ $game }** s-a încheiat. Pagina ei a fost închisă ca să facă loc partidelor mai noi.
demo-thread = -# Celelalte partide sunt [în canal]({ $url }).
demo-thread-over = -# Altă partidă sau revanșa începe [în canal]({ $url }).
