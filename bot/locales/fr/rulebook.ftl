# Textes courts pour `/caylus rules`, avec nos propres mots.

rules-start = ## Pour commencer
    Les joueurs bâtissent un château et sa ville pour le roi. Celui qui a le plus de points de prestige (PP) à la fin gagne.
    À chaque tour, tu reçois quelques deniers (des pièces), puis tout le monde place des ouvriers, un à la fois, sur des bâtiments le long d'une route. Ensuite, les bâtiments s'activent, dans l'ordre, et te donnent des cubes, de l'argent et du prestige. Livre au château un lot (de la nourriture et deux autres types de cubes), et ton ouvrier y bâtit une maison.
    Le piège : les bâtiments de la route ne s'activent que jusqu'au prévôt, un pion que chaque joueur peut déplacer en payant.
    Trois mots encore : le bailli est un second pion ; quand il atteint certaines cases, une section du château est décomptée. Une faveur royale est une récompense tirée de l'une des quatre lignes, à ton choix. Une résidence est un bâtiment transformé, qui te rapporte 1 denier à chaque tour.
    Comment jouer ici : quand c'est à toi, je te mentionne, avec des boutons et des menus pour tout ce qui est permis. `/caylus act` fait la même chose au clavier. Pour essayer en solitaire : `/caylus new practice:3`.
    Pour en savoir plus : `/caylus rules topic:turn`, et `/caylus building` pour chaque bâtiment.
rules-turn = ## Un tour de Caylus
    1 Revenus : 2 deniers, et plus avec les résidences, la bibliothèque et l'hôtel.
    2 Placement : dans l'ordre du tour, un ouvrier à la fois, jusqu'à ce que tout le monde ait passé.
    3 Les bâtiments spéciaux s'activent, de la porte à l'auberge.
    4 Prévôt : dans l'ordre où ils ont passé, les joueurs peuvent le déplacer, chacun de 3 cases au plus, à 1 denier la case.
    5 Route : chaque bâtiment jusqu'au prévôt s'active pour l'ouvrier qui s'y trouve ; les autres ouvriers rentrent les mains vides.
    6 Château : les joueurs qui y ont envoyé un ouvrier livrent des lots et bâtissent des maisons.
    7 Fin : le bailli avance de 1 case, ou de 2 si le prévôt est devant lui ; le prévôt le rejoint ; une section pleine, ou dont le bailli a atteint la case, est décomptée.
rules-placing = ## Placer des ouvriers
    Un ouvrier coûte 1 denier, et 1 de plus par joueur qui a passé. Tes propres bâtiments coûtent toujours 1 ; tant que tu as un ouvrier sur l'emplacement de droite de l'auberge, chaque ouvrier que tu places coûte 1.
    On place un ouvrier sur un bâtiment libre, qu'il soit spécial, neutre, fixe, en bois ou en pierre, et une seule fois par tour au château. Placer sur le bâtiment d'un autre joueur lui donne 1 PP.
    Le premier à passer reçoit 1 denier. On passe pour toute la phase ; l'ordre dans lequel on passe compte en phase 4.
rules-special = ## Les bâtiments spéciaux, dans l'ordre
    Porte : déplacer l'ouvrier sur n'importe quel emplacement libre, gratuitement.
    Comptoir : 3 deniers.
    Guilde des marchands : déplacer gratuitement le prévôt de 3 cases au plus.
    Champ de joute : 1 denier et 1 tissu pour une faveur royale.
    Écuries : les joueurs présents passent en tête de l'ordre du tour, à partir de maintenant.
    Auberge : elle a son propre thème.
rules-provost = ## Prévôt et bailli
    Le prévôt décide jusqu'où les bâtiments s'activent ce tour-ci. La guilde le déplace gratuitement en phase 3 ; en phase 4, dans l'ordre où ils ont passé, les joueurs peuvent payer 1 denier la case, pour 3 cases au plus chacun. Il reste entre les cases 1 et 28.
    À la fin du tour, le bailli avance de 2 cases si le prévôt est devant lui, sinon de 1, et le prévôt le rejoint. Quand le bailli atteint la case 12, 18 ou 24, une section du château est décomptée.
rules-road = ## Les bâtiments de la route
    Ils s'activent l'un après l'autre, de la case 1 jusqu'au prévôt. Tu dois prendre ce que donnent les bâtiments de production ; tout le reste est facultatif. Le propriétaire d'un bâtiment de production en pierre reçoit aussi un cube quand un autre joueur l'utilise.
    Marché : vendre un cube. Colporteur : acheter des cubes (jamais d'or). Charpentier : construire un bâtiment en bois. Maçon : en pierre. Notaire : une résidence. Architecte : un bâtiment de prestige. Église, tailleur, banque, alchimiste, joaillier : des échanges.
rules-castle = ## Le château
    Dans l'ordre de leurs ouvriers au château, les joueurs livrent des lots : de la nourriture et un cube de chacun de deux autres types. Chaque lot devient une maison : 5 PP au donjon (6 places), 4 aux murailles (10), 3 aux tours (14). Quand une section est pleine, la suivante commence.
    Si tu y as un ouvrier et que tu ne livres aucun lot, tu perds 2 PP, sauf si tu as un lot et qu'il n'y a plus de place dans aucune section. Le joueur qui livre le plus de lots ce tour-ci reçoit une faveur royale ; à égalité, c'est l'ouvrier arrivé le premier qui l'emporte.
rules-scoring = ## Le décompte d'une section
    Une section est décomptée quand elle est pleine ou que le bailli atteint sa case : 12 pour le donjon, 18 pour les murailles, 24 pour les tours. Les maisons y rapportent des faveurs : 2 maisons en donnent 1 ; aux murailles, 3 maisons en donnent 2 et 5 en donnent 3 ; aux tours, 4 maisons en donnent 2 et 6 en donnent 3. Sans maison, on perd 2, 3 ou 4 PP.
    Après les tours, la partie se termine.
rules-favors = ## Faveurs royales
    Choisis une ligne que tu n'as pas encore utilisée dans cette phase ; son marqueur avance d'un niveau s'il le peut ; utilise ensuite l'un des effets atteints.
    Prestige : 1 à 5. Deniers : 3 à 7. Ressources : nourriture ; bois ou pierre ; tissu ; un cube contre deux ; or. Construction : rien ; bâtiment en bois pour 1 bois de moins ; en pierre pour 1 pierre de moins ; résidence pour 1 tissu ; bâtiment de prestige.
    Les marqueurs vont jusqu'au niveau 2 avant le décompte du donjon, 4 après, 5 après celui des murailles.
rules-building = ## Construire
    Les bâtiments en bois et en pierre vont sur la première case vide de la route et t'appartiennent : y placer un ouvrier te coûte 1 denier, et les autres t'y rapportent du prestige. Une résidence remplace un bâtiment neutre ou un des tiens et rapporte 1 denier par tour. Un bâtiment de prestige recouvre une de tes résidences.
    Si un ouvrier se trouve sur le bâtiment qui devient une résidence, le changement attend son départ.
rules-inn = ## L'auberge
    Les nouveaux ouvriers vont sur l'emplacement de gauche. Quand l'auberge s'active, l'ouvrier de gauche passe à droite et y reste ; tant que le tien est à droite, chacun de tes ouvriers coûte 1 denier. Si l'emplacement de gauche est vide, tu peux partir ou rester.
rules-two-players = ## À deux joueurs
    Chacun commence avec 5 deniers ; l'ordre s'inverse à chaque tour ; on n'utilise pas les écuries. Quand l'autre a passé, un ouvrier coûte 3 (1 sur tes propres bâtiments, ou avec l'auberge).
rules-end = ## La fin
    Après le décompte des tours : 3 PP par or, 1 PP par tranche de trois autres cubes, 1 PP par tranche de quatre deniers. Celui qui a le plus de prestige gagne ; à égalité, la victoire est partagée.
rules-magna-carta = ## Caylus Magna Carta
    Le jeu de cartes : tout le monde a les mêmes douze bâtiments, en main et en pile, et les construit sur une seule route. Les ouvriers coûtent toujours 1 denier. Chaque joueur peut livrer au château des lots de nourriture, bois et pierre, sans ouvrier ; l'or remplace n'importe quel cube.
    Les mains sont secrètes : tes décisions viennent avec le bouton `À toi de jouer`, et personne d'autre ne voit ce qu'il ouvre.
    Chacun commence avec trois cartes et peut une fois les remplacer toutes ; tout le monde choisit en même temps, et les choix sont dévoilés quand le dernier joueur a choisi.
    Les règles pour débutants : dix bâtiments chacun (sans notaire ni église, donc sans résidences), pas d'hôtel et pas de prévôt : chaque carte qui a un ouvrier est activée.
rules-magna-carta-turn = ## Un tour de Magna Carta
    1 Revenus : 2 deniers, et plus avec les résidences et l'hôtel.
    2 Actions jusqu'à ce que tout le monde ait passé : piocher une carte (1 denier), remplacer la main (1), placer un ouvrier (1), construire une carte, construire une carte de prestige sur une résidence, ou passer.
    3 Prévôt : comme dans le jeu de plateau.
    4 Les cartes de la route s'activent jusqu'au prévôt : d'abord pour l'ouvrier, puis pour le propriétaire de la carte.
    5 Château : des lots contre des jetons de 4, 3 ou 2 PP ; le plus grand nombre de lots rapporte 1 or ; si personne n'en livre, 2 jetons sont perdus.
    6 Le prévôt avance de 2 cartes et le premier joueur change. Quand il n'y a plus de jetons, la partie se termine.
    La fin : les jetons valent 4, 3 et 2 PP, tes cartes de la route le prestige imprimé dessus, une résidence non couverte 1. S'y ajoutent 1 PP par or, 1 par tranche de trois autres cubes et 1 par tranche de trois deniers. Celui qui a le plus de prestige gagne ; à égalité, la victoire est partagée.
rules-commands = ## Commandes
    Jouer : `/caylus act`, ou `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose` ; `undo` annule ta dernière action.
    Regarder : `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Tables : `new`, `join`, `leave`, `start` et `table` pour places, votes, pause et réglages.
    À l'avance : `plan turn` pour planifier ton tour, `plan what-if` pour l'essayer, et `plan hint` pour le conseil d'un ordinateur.
    Toi : `me` pour la langue, les heures, les rappels, les images, le guide et ce qui est enregistré sur toi.
    Et aussi : `/caylus-club review` analyse une partie terminée, `/caylus-club puzzle` est l'énigme du jour, `/caylus-club learn` propose de courtes leçons.
    Dans le fil d'une partie, une commande concerne cette partie.
rules-undo = ## Annuler
    Tu peux annuler ta dernière action tant qu'aucun autre joueur n'a joué. Au-delà, il faut l'accord, dans les 24 heures, de tous les joueurs qui ont joué ou vu quelque chose depuis. C'est « ta dernière action, sinon par vote » ; une table peut aussi jouer avec « ta dernière action seulement » ou « jamais ». Si des cartes cachées ont été vues, il faut toujours un vote.
rules-pace = ## Rythme
    Une table peut jouer sans pendule, en temps réel, ou avec 12 heures à 7 jours par coup ; quand ce temps est écoulé, ta réserve de temps commence, et elle se recharge au fil de la partie.
    `/caylus me hours` fixe tes heures d'activité, `/caylus me notify` la façon dont je te rappelle ton tour, `/caylus table pause` demande une pause.
    Une nouvelle table a la pendule choisie par le serveur, sinon 24 heures par coup ; `Plus` sur sa carte la change.
    Là où la table attend les retardataires, la place d'un joueur longtemps sans nouvelles s'ouvre aux autres. `Envoyer un rappel` sous `/caylus status` relance le joueur que tu attends.
rules-privacy = ## Vie privée
    J'enregistre : les parties et leurs actions, qui tenait quelle place (ton identifiant Discord et le nom affiché), tes réglages et tes absences, tes plans et tes réponses données d'avance, les résultats, les cotes et la fiabilité, les tournois, qui tu suis ou bloques et ce que tu cherches, les interventions de la modération qui te concernent, tes réponses aux énigmes, les leçons, les analyses et les identifiants de mes propres messages. Je ne lis ni ne garde rien d'autre de ce que tu écris. `/caylus me export` montre tout ce que je sais de toi, `/caylus me forget` l'efface ; les parties continuent avec une place sans nom.
