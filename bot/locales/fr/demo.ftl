# La démo : ce qu'elle dit à côté du bot, dans le terminal et comme Guide dans son salon

demo-server = La ville de Caylus
demo-guide = Guide
demo-open = Ouvre dans un navigateur sur cet ordinateur :
    { $url }
demo-game-open = { $game } se joue ici (le lien est aussi dans le salon) :
    { $url }
demo-failed = La démo ne peut pas tourner : { $why }. Avec CAYLUS_DEMO_PORT=0 elle prend un port libre.
demo-welcome = Bienvenue, { $owner } ! Change de personne en haut.
demo-first = **Première fois ?** Un guide t'accompagne :
demo-plain-command = C'était un message ordinaire, que je ne lis pas. Pour utiliser { $typed }, tape seulement `/`, choisis la commande dans la liste qui s'ouvre, puis ses options (Tab passe à la suivante) et appuie sur Entrée.
demo-open-game = Ouvrir la partie
demo-game-over = La partie est terminée, et sa page reste : **{ $game }**
demo-game-waits = **{ $game }** n'a pas encore de page, car { $most } autres parties en ont une. Sa page s'ouvrira quand l'une d'elles sera terminée ou annulée (`/caylus table cancel` sur sa page).
demo-game-closed = **{ $game }** est terminée. Sa page a été fermée pour faire place à des parties plus récentes.
demo-thread = -# Les autres parties sont [dans le salon]({ $url }).
demo-thread-over = -# Une autre partie ou la revanche commence [dans le salon]({ $url }).
