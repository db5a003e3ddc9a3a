# Textes courts pour `/caylus rules`, avec nos propres mots.

rules-start = ## Pour commencer
    Vous bâtissez un château et sa ville pour le roi. Celui qui a le plus de prestige à la fin gagne.
    À chaque tour, tu reçois quelques deniers, puis tout le monde place des ouvriers, un à la fois, sur des bâtiments le long d'une route. Ensuite les bâtiments s'activent, dans l'ordre, et te donnent cubes, argent et prestige. Avec de la nourriture et deux autres types de cubes, tes ouvriers au château y bâtissent des maisons.
    Le piège : les bâtiments de la route ne s'activent que jusqu'au prévôt, et tout le monde peut payer pour le déplacer.
    Comment jouer ici : quand c'est à toi, je te mentionne, avec des boutons et des menus pour tout ce qui est permis. `/caylus act` fait la même chose au clavier. Essaie en solitaire avec `/caylus new practice:3`.
    Plus : `/caylus rules topic:turn`, et `/caylus building` pour chaque bâtiment.
rules-turn = ## Un tour de Caylus
    1 Revenus : 2 deniers, et plus avec les résidences, la bibliothèque et l'hôtel.
    2 Placement : dans l'ordre du tour, un ouvrier à la fois, jusqu'à ce que tout le monde ait passé.
    3 Les bâtiments spéciaux s'activent, de la porte à l'auberge.
    4 Prévôt : dans l'ordre où l'on a passé, chacun peut le déplacer jusqu'à 3 cases, 1 denier la case.
    5 Route : chaque bâtiment jusqu'au prévôt s'active pour l'ouvrier qui s'y trouve ; les autres ouvriers rentrent sans rien.
    6 Château : chaque joueur qui y a envoyé un ouvrier livre des lots et bâtit des maisons.
    7 Fin : le bailli avance de 1 case, ou de 2 si le prévôt est devant lui ; le prévôt le rejoint ; les sections terminées sont décomptées.
rules-placing = ## Placer des ouvriers
    Un ouvrier coûte 1 denier, et 1 de plus par joueur qui a passé. Tes propres bâtiments coûtent toujours 1 ; avec un ouvrier à la place de droite de l'auberge, tout coûte 1.
    On place sur un bâtiment libre spécial, neutre, fixe, en bois ou en pierre, et une fois au château. Placer sur le bâtiment d'un autre joueur lui donne 1 PP.
    Le premier à passer reçoit 1 denier. On passe pour toute la phase ; l'ordre des passes décide de la phase 4.
rules-special = ## Les bâtiments spéciaux, dans l'ordre
    Porte : déplacer l'ouvrier sur n'importe quel emplacement libre, gratuitement.
    Comptoir : 3 deniers.
    Guilde des marchands : déplacer le prévôt jusqu'à 3 cases, gratuitement.
    Champ de joute : 1 denier et 1 tissu pour une faveur royale.
    Écuries : les joueurs présents passent en tête de l'ordre du tour, à partir de maintenant.
    Auberge : voir son propre thème.
rules-provost = ## Prévôt et bailli
    Le prévôt décide jusqu'où les bâtiments s'activent ce tour-ci. La guilde le déplace gratuitement en phase 3 ; en phase 4, chacun peut payer 1 denier la case, jusqu'à 3, dans l'ordre des passes. Il reste entre les cases 1 et 28.
    À la fin, le bailli avance de 2 cases si le prévôt est devant lui, sinon de 1, et le prévôt le rejoint. Quand le bailli atteint la case 12, 18 ou 24, une section du château est décomptée.
rules-road = ## Les bâtiments de la route
    Ils s'activent l'un après l'autre, de la case 1 jusqu'au prévôt. Tu dois prendre ce que donnent les bâtiments de production ; tout le reste est facultatif. Sur une production en pierre d'un autre, le propriétaire reçoit aussi un cube.
    Marché : vendre un cube. Colporteur : acheter des cubes (jamais d'or). Charpentier : construire un bâtiment en bois. Maçon : en pierre. Notaire : une résidence. Architecte : un bâtiment de prestige. Église, tailleur, banque, alchimiste, joaillier : des échanges.
rules-castle = ## Le château
    Dans l'ordre de leurs ouvriers au château, les joueurs livrent des lots : de la nourriture et deux cubes d'autres types, différents. Chacun bâtit une maison : 5 PP au donjon (6 places), 4 aux murailles (10), 3 aux tours (14). Quand une section est pleine, la suivante commence.
    Un ouvrier sans lot te coûte 2 PP. Le joueur qui livre le plus de lots ce tour-ci reçoit une faveur royale ; à égalité, c'est l'ouvrier arrivé le premier.
rules-scoring = ## Le décompte d'une section
    Le donjon est décompté quand il est plein ou que le bailli atteint 12, les murailles à 18, les tours à 24. Les maisons y donnent des faveurs : deux maisons 1 ; aux murailles trois 2 et cinq 3 ; aux tours quatre 2 et six 3. Sans maison, on perd 2, 3 ou 4 PP.
    Après les tours, la partie se termine.
rules-favors = ## Faveurs royales
    Choisis une ligne que tu n'as pas utilisée pendant cette phase ; son marqueur avance d'un cran s'il le peut ; puis prends un effet jusqu'à ce cran.
    Prestige : 1 à 5. Deniers : 3 à 7. Ressources : nourriture ; bois ou pierre ; tissu ; un cube contre deux ; or. Construction : rien ; bâtiment en bois pour 1 bois de moins ; en pierre pour 1 pierre de moins ; résidence pour 1 tissu ; bâtiment de prestige.
    Les marqueurs vont jusqu'à 2 avant le décompte du donjon, 4 après, 5 après les murailles.
rules-building = ## Construire
    Les bâtiments en bois et en pierre vont sur la première case vide de la route et sont à toi : y placer te coûte 1, et les autres t'y rapportent du prestige. Une résidence remplace un bâtiment neutre ou un des tiens et rapporte 1 denier par tour. Un bâtiment de prestige recouvre une de tes résidences.
    Si un ouvrier se trouve sur le bâtiment qui devient une résidence, le changement attend son départ.
rules-inn = ## L'auberge
    Les nouveaux ouvriers vont à la place de gauche. Quand l'auberge s'active, l'ouvrier de gauche passe à droite et y reste ; tant que le tien est à droite, chacun de tes ouvriers coûte 1 denier. Si la place de gauche est vide, tu peux partir ou rester.
rules-two-players = ## À deux joueurs
    Les deux commencent avec 5 deniers ; l'ordre s'inverse à chaque tour ; les écuries ne servent pas. Quand l'autre a passé, un ouvrier coûte 3 (tes propres bâtiments 1, avec l'auberge 1).
rules-end = ## La fin
    Après le décompte des tours : 3 PP par or, 1 pour trois autres cubes, 1 pour quatre deniers. Celui qui a le plus de prestige gagne ; à égalité, la victoire est partagée.
rules-magna-carta = ## Caylus Magna Carta
    Le jeu de cartes : chacun a les mêmes douze bâtiments en main et en pile, et les construit sur une seule route. Les ouvriers coûtent toujours 1 denier. Le château prend à tous des lots de nourriture, bois et pierre, sans ouvrier ; l'or remplace n'importe quel cube.
    Les mains sont secrètes : tes décisions viennent avec le bouton À toi de jouer, et personne d'autre ne voit ce qu'il ouvre.
    Chacun commence avec trois cartes et peut une fois les remplacer toutes ; tout le monde choisit en même temps, et on l'annonce quand c'est fait.
rules-magna-carta-turn = ## Un tour de Magna Carta
    1 Revenus : 2 deniers, et plus avec les résidences et l'hôtel.
    2 Actions jusqu'à ce que tous aient passé : piocher une carte (1 denier), remplacer la main (1), placer un ouvrier (1), construire une carte, construire une carte de prestige sur une résidence, ou passer.
    3 Prévôt : comme dans le jeu de plateau.
    4 Les cartes de la route s'activent jusqu'au prévôt : d'abord pour l'ouvrier, puis pour le propriétaire de la carte.
    5 Château : des lots contre des jetons de 4, 3, 2 points ; le plus de lots rapporte 1 or ; si personne n'en livre, 2 jetons sont perdus.
    6 Le prévôt avance de 2, le premier joueur change. Quand il n'y a plus de jetons, la partie se termine.
rules-commands = ## Commandes
    Jouer : `/caylus act`, ou `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose` ; `undo` annule.
    Regarder : `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Tables : `new`, `join`, `leave`, `start`, et `table` pour places, votes, pause et réglages.
    D'avance : `plan turn` pour dire dès maintenant ce que tu feras ce tour, `plan what-if` pour l'essayer, et de l'ordinateur `plan hint`.
    Toi : `me` pour langue, heures, rappels, images, le guide des tables d'entraînement, et ce qui est enregistré sur toi.
    À côté des tables : `/caylus-club review` analyse une partie terminée, `/caylus-club puzzle` est l'énigme du jour, `/caylus-club learn` a de courtes leçons.
    Dans le fil d'une partie, une commande concerne cette partie.
rules-undo = ## Annuler
    Ta propre dernière action peut être annulée tant qu'aucun autre joueur n'a joué. Au-delà, il faut l'accord, dans les 24 heures, de tous ceux qui ont joué ou vu quelque chose depuis. C'est « ta dernière action, sinon par vote » ; une table peut aussi jouer avec « ta dernière action seulement » ou « jamais ». Des cartes cachées qui ont été vues exigent toujours le vote.
rules-pace = ## Rythme
    Une table se joue sans pendule, en direct, ou avec 12 heures à 7 jours par coup ; quand ce temps est écoulé, ta réserve commence, et elle se remplit en jouant. `/caylus me hours` dit quand tu es debout, `/caylus me notify` comment je te rappelle ton tour, `/caylus table pause` demande une pause. Une nouvelle table a la pendule choisie par le serveur, sinon 24 heures par coup ; `Plus` sur sa carte la change. Là où la table attend les retardataires, la place d'un joueur qui ne donne longtemps aucun signe s'ouvre aux autres. `Rappeler` sous `/caylus status` rappelle la personne que tu attends.
rules-privacy = ## Vie privée
    J'enregistre : les parties et leurs actions, qui tenait quelle place (ton identifiant Discord et le nom affiché), tes réglages, tes réponses aux énigmes, les leçons que tu as commencées, les analyses que tu as demandées, et les identifiants de mes propres messages. Je ne lis ni ne garde rien d'autre de ce que tu écris ou fais. `/caylus me export` montre tout sur toi, `/caylus me forget` l'efface ; les parties continuent avec une place sans nom.
