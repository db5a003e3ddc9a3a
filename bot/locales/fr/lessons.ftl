# Leçons : de courts exercices en privé

cmd-caylus-club-learn = De courtes leçons, en privé
    .name = apprendre
button-learn = Leçons
button-learn-show = Montre-moi
button-learn-list = Toutes les leçons
learn-list = ## Leçons
    Une idée par leçon, en privé, en deux minutes environ. Tu joues Bleu ; essaie ce que tu veux : chaque action reçoit une réponse, et rien n'est perdu.
learn-progress = **{ $game }** : { $done } sur { $all } terminées
learn-title = **{ $game } · Leçon { $n } sur { $all } : { $title }**
learn-you = { $seat }, c'est toi. { $question }
learn-done = Leçon terminée. Tu en as fait { $done } sur { $all }.
learn-unknown = Je n'ai plus cette leçon. `/caylus-club learn` montre celles qui existent.

learn-gate = Ça marche aussi : en phase 3, la porte envoie gratuitement son ouvrier sur n'importe quel emplacement encore libre. Y aller directement est plus simple, et personne ne peut y être avant toi.
learn-nobatch = Tu n'as pas de lot, et un ouvrier au château qui n'en livre aucun coûte 2 PP.
learn-waste = Cela coûte de l'argent et ne change rien pour toi. Garde tes deniers.

learn-road = Lire la route
learn-road-try = Il te faut une pierre. Les bâtiments s'activent dans l'ordre, de la case 1 jusqu'au prévôt, qui est sur la 6 ; les ouvriers au-delà rentrent les mains vides. Rouge et Vert ont passé et ont 3 deniers à eux deux pour le déplacer.
learn-road-quarry = La carrière sur la 3 est sûre : 3 deniers peuvent ramener le prévôt de 6 à 3, et il l'atteint encore. Rouge vient de le placer sur la 5. À toi de le déplacer, ou non.
learn-road-beyond = Deux pierres, c'est tentant, mais la 9 est à trois cases au-delà du prévôt, et il ne te resterait que 2 deniers pour le déplacer. L'ouvrier rentrerait les mains vides.
learn-road-stay = Bien vu : il est sur la 5, tes ouvriers sur la 3 et la 4 sont atteints, et tu gardes tes 2 deniers. Tu as reçu un bois et une pierre ; Vert, sur la 6, n'a rien eu.
learn-road-lose = Trop en arrière : ton propre ouvrier sur la 4 serait au-delà et ne donnerait pas de bois.
learn-road-forward = Tu paierais pour Vert, dont l'ouvrier est sur la 6. Les tiens, sur la 3 et la 4, sont déjà atteints.

learn-food = D'abord la nourriture
learn-food-try = Chaque lot pour le château demande une nourriture et deux autres types de cube. Tu as du bois et de la pierre, mais pas de nourriture, et de quoi payer deux ouvriers. Bâtis une maison ce tour-ci.
learn-food-farm = La nourriture d'abord : peu de bâtiments en donnent, et chacun n'accueille qu'un ouvrier. Au château, il y a toujours de la place.
learn-food-early = Le château est une bonne idée, mais il n'est jamais plein ; la ferme et la forêt, si. Si les deux sont prises avant, ton ouvrier n'a pas de lot, et cela coûte 2 PP.
learn-food-other = Cela ne donne pas de nourriture, et sans nourriture pas de lot. La ferme sur la 1 et la forêt sur la 2 en donnent.
learn-food-castle = Le lot sera complet. La route passe avant le château, donc la nourriture arrive à temps.
learn-food-pass = Tu aurais la nourriture, mais personne au château pour s'en servir ce tour-ci.
learn-food-take = Voilà la nourriture. Et maintenant, au château.
learn-food-cloth = Un autre type n'y change rien : sans nourriture, pas de lot.
learn-food-batch = Une maison au donjon : 5 PP. Tu as livré le plus de lots ce tour-ci, donc le roi t'accorde aussi une faveur.

learn-castle = Un lot et le château
learn-castle-try = Au donjon, chaque lot rapporte 5 PP, et le joueur qui livre le plus de lots dans le tour reçoit une faveur royale. Rouge est au château avec un lot. Fais mieux.
learn-castle-place = Tu viens après Rouge, ce qui ne compte qu'en cas d'égalité : l'ouvrier arrivé le premier l'emporte. Rouge a livré un lot, il t'en faut donc deux. Attention aux cubes que tu livres d'abord.
learn-castle-pass = Seul un ouvrier au château peut livrer des lots. Tu as les cubes pour deux.
learn-castle-first = Bien vu : il te reste de quoi faire un second lot.
learn-castle-greedy = Ça marche : 5 PP. Mais il reste une nourriture et deux bois, et un lot demande trois types différents. Livre un bois maintenant pour garder un second lot.
learn-castle-second = Deux lots, 10 PP, et le plus grand nombre du tour. Choisis une ligne pour ta faveur ; le premier niveau est modeste partout.
learn-castle-stop = Un lot chacun, c'est l'égalité, et Rouge était là avant : la faveur serait pour Rouge. Tu peux en livrer un autre.
learn-castle-favor = Voilà ce que rapporte un tour au château : du prestige pour chaque lot, et une faveur pour le plus grand nombre. Le niveau suivant de la même ligne vaut davantage.

learn-pass = Passer tôt
learn-pass-try = Il te reste 1 denier. Rouge et Vert en ont 1 chacun et aimeraient placer encore une fois. Le premier à passer reçoit 1 denier, et un ouvrier coûte 1 denier de plus pour chaque joueur qui a passé.
learn-pass-pass = Tu as maintenant 2 deniers, et un ouvrier en coûte 2 : Rouge et Vert ne pouvaient pas payer et ont dû passer aussi. Et tu décides en premier pour le prévôt.
learn-pass-inn = Ça marche : au tour suivant, tes ouvriers ne te coûteront que 1. Mais ton dernier denier y passe, et Rouge et Vert placent encore une fois pour 1 chacun. Passer les arrête tous les deux et rapporte un denier.
learn-pass-other = Cela coûte ton dernier denier et ne t'apporte rien ce tour-ci. Vois plutôt ce que tu gagnerais à passer.
learn-pass-keep = Bien vu : tes ouvriers sur la 1 et la 3 sont bien en deçà du prévôt, et les 2 deniers te restent pour le tour suivant.
learn-pass-spite = Ça marche contre Vert, dont l'ouvrier sur la 5 n'aurait rien. Mais tu y perds tes deux deniers sans rien gagner.

learn-ahead = De l'argent pour le prévôt
learn-ahead-try = Ton ouvrier est chez le charpentier sur la 8, deux cases au-delà du prévôt. Rouge et Vert ont passé et peuvent le déplacer avant toi, avec 3 deniers à eux deux. Garde assez d'argent pour l'amener sur la 8.
learn-ahead-pass = Tu as gardé 4 deniers. Rouge en a dépensé un pour ramener le prévôt sur la 5. À toi de décider.
learn-ahead-guild = Ça marche à moitié : la guilde le déplace de 3 cases au plus, mais Rouge et Vert peuvent le ramener de 3, et ton dernier denier ne vaut qu'une case. Il s'arrêterait avant la 8.
learn-ahead-post = Cela ne marche qu'avec un ouvrier au comptoir : ses 3 deniers arrivent avant le déplacement du prévôt, autant que coûte l'ouvrier. Tu n'y gagnes rien ; passer est plus simple.
learn-ahead-place = Il te resterait 1 denier, donc une case. Depuis la 6 le prévôt n'atteindrait pas ton charpentier sur la 8.
learn-ahead-pay = Trois deniers, trois cases : il est sur la 8, et ton charpentier peut construire. S'ils l'avaient ramené de 3, même cela n'aurait pas suffi : un ouvrier au-delà du prévôt est toujours un risque.
learn-ahead-none = Ton charpentier sur la 8 n'aurait rien, alors que tu as payé cet ouvrier. Tu as de quoi amener le prévôt sur la 8.
learn-ahead-build = Ton premier bâtiment. Quelques deniers gardés pour le prévôt décident souvent de ce que vaut ton meilleur ouvrier.
learn-ahead-skip = Tu es là pour construire, et tu as ce qu'il faut. Un bâtiment en bois rapporte du prestige tout de suite et travaille ensuite pour toi.

learn-against = Le prévôt contre toi
learn-against-try = Il te faut une pierre. Le prévôt est sur la 9, mais Rouge et Vert ont passé et le déplacent avant toi : Rouge a 4 deniers, Vert 1. Il t'en restera 1.
learn-against-near = Sans risque : même si les deux le ramènent autant que possible, il est sur la 5. D'ailleurs, Rouge l'a ramené sur la 6, et Vert a payé pour le mettre sur la 7.
learn-against-far = Deux pierres, mais Rouge peut à lui seul ramener le prévôt sur la 6, et ton dernier denier ne vaut qu'une case. Rouge a 4 deniers et tout intérêt à gêner l'ouvrier de Vert sur la 8.
learn-against-other = Cela ne donne pas de pierre ce tour-ci. Il y a des carrières sur la 3 et sur la 9.
learn-against-keep = Bien vu : la 3 et la 4 sont atteintes. Tu as ta pierre, tandis que l'ouvrier de Vert sur la 8 est rentré les mains vides.
learn-against-help = Cela mettrait le prévôt sur la 8, où se trouve un ouvrier de Vert : ton denier, son bâtiment.

learn-owner = Tes propres bâtiments
learn-owner-try = La ferme (nourriture) sur la 9 est à toi, et tu es chez le charpentier avec une nourriture et un bois. Ce que tu construis maintenant est à toi pour toute la partie.
learn-owner-build = Il est sur la 10, et tu as eu son prestige. Au tour suivant, Rouge y a tout de suite placé un ouvrier : encore 1 PP pour toi, en tant que propriétaire. Vert a passé, donc un ouvrier coûte 2.
learn-owner-own = Chez toi, un ouvrier coûte 1, peu importe qui a passé. Tout le monde a passé maintenant, et ta ferme s'active.
learn-owner-farm = Ta ferme sur la 9 ne coûte que 1 denier, même si d'autres ont passé. Sers-t'en d'abord.
learn-owner-take = Des ressources pour 1 denier. Et quand les autres viennent chez toi, tu marques des points sans rien faire.

learn-gold = La pierre et l'or
learn-gold-try = Les bâtiments de prestige, en bleu, rapportent le plus, et tous demandent de l'or. La statue coûte deux pierres et un or : 7 PP et une faveur. L'architecte de Rouge, sur la 9, la construit sur ta résidence. D'abord, au château, livre un lot et garde ce qu'il faut pour la statue.
learn-gold-keep = Tu as marqué 3 PP et gardé deux pierres et l'or. Un nouveau tour commence : à toi la statue.
learn-gold-gold = Ça marche : l'or peut être l'un des trois types. Mais il vaut 3 PP à la fin, et sans or pas de bâtiment de prestige.
learn-gold-stone = Ça marche, 3 PP. Mais il ne resterait qu'une pierre, et la statue en demande deux.
learn-gold-done = Ne rien livrer te coûte 2 PP, et tes cubes suffisent pour un lot.
learn-gold-place = L'architecte est à Rouge, qui a donc marqué 1 PP. Cela en vaut la peine.
learn-gold-other = Le plus important d'abord : l'architecte n'accueille qu'un ouvrier, et Vert joue ensuite.
learn-gold-build = 7 PP et une faveur. La résidence est recouverte et ne donne plus de revenu, mais ses 2 PP restent.
learn-gold-skip = La statue coûte exactement ce que tu as gardé : deux pierres et un or, pour 7 PP et une faveur.
learn-gold-favor = Voilà le chemin des grands bâtiments : une résidence où construire, un architecte, et de l'or gardé pour cela.

learn-favors = Les lignes de faveurs
learn-favors-try = Il y a quatre lignes de faveurs, et chaque niveau d'une ligne vaut plus que le précédent. Ton marqueur est au niveau 3 de la ligne de prestige. Tu as un ouvrier au château et du tissu, et tu peux aller jusqu'au niveau 5.
learn-favors-joust = Le champ de joute vend une faveur par tour pour 1 denier et 1 tissu.
learn-favors-pass = Tu as du tissu en trop et 5 deniers : une faveur est à vendre ce tour-ci.
learn-favors-buy = Payé. Maintenant, choisis la ligne.
learn-favors-skip = Tu as payé cet ouvrier. Un tissu et un denier pour 4 PP, c'est un bon échange, et il te reste un tissu pour ton lot.
learn-favors-four = 4 PP pour le niveau 4. Au château, personne d'autre n'a de lot : livre le tien.
learn-favors-line = Ça marche, mais ici ce serait une nourriture, 3 deniers ou un bâtiment en bois moins cher. Ton prochain niveau sur la ligne de prestige vaut plus.
learn-favors-batch = 3 PP, et c'était le seul lot : encore une faveur. C'est une nouvelle phase, tu peux donc reprendre la même ligne.
learn-favors-five = 5 PP. Deux faveurs sur une ligne ont rapporté 9 PP. Les premiers niveaux d'autres lignes auraient donné une nourriture ou 3 deniers.

learn-section = Le décompte d'une section
learn-section-try = À la fin de ce tour, le bailli atteint la case 18, et les murailles sont décomptées : deux maisons y donnent 1 faveur, trois en donnent 2, et sans maison on perd 3 PP. Tu as une maison aux murailles et un ouvrier au château.
learn-section-two = 4 PP et ta deuxième maison aux murailles. Encore une ?
learn-section-three = Trois maisons : 2 faveurs. Les murailles sont maintenant décomptées. Choisis une ligne pour la première faveur ; chaque ligne ne sert qu'une fois par phase.
learn-section-stop = Ça marche : deux maisons donnent 1 faveur. Mais une troisième rapporte encore 4 PP et une seconde faveur.
learn-section-first = Bien. La seconde faveur demande une autre ligne.
learn-section-last = Une section rapporte deux fois : du prestige pour chaque maison bâtie, et des faveurs au décompte. Surveille le bailli, pour y avoir des maisons à temps.
learn-section-small = Ça marche, mais ici le premier niveau est modeste : une nourriture, ou rien du tout sur la ligne de construction. Prestige et deniers rapportent tout de suite.

learn-order = L'ordre du tour
learn-order-try = Tu es troisième dans l'ordre du tour, et Rouge vient de prendre la mine d'or sur la 16 avant toi. Tu as 2 deniers. Comment passer avant Rouge au tour suivant ?
learn-order-stables = Les joueurs aux écuries jouent désormais en premier. Le tour suivant a commencé, et tu places en premier.
learn-order-other = Tant que tu es troisième, Rouge peut reprendre la mine d'or avant toi.
learn-order-mine = La mine d'or est à toi ce tour-ci. Le prévôt est sur la 17, juste au-delà ; garde donc un ou deux deniers pour lui.
learn-order-wait = Tu joues maintenant en premier : profites-en. Le joueur suivant peut prendre la mine d'or.

learn-last = Le dernier tour
learn-last-try = Le bailli atteint la 24 ce tour-ci : les tours sont décomptées, puis la partie se termine. À la fin, un or vaut 3 PP, trois autres cubes 1, quatre deniers 1. Convertis ce que tu as en prestige ; Rouge mène 34 à 30.
learn-last-church = L'église vend du prestige. Elle est à Vert, qui a marqué 1 PP pour ton ouvrier. Puis tu as passé en gardant 4 deniers.
learn-last-other = Presque plus rien ne compte : trois cubes ou quatre deniers font 1 PP. Cherche un bâtiment qui donne du prestige.
learn-last-carpenter = Cela rapporte jusqu'à 4 PP, mais prend des cubes de ton seul lot, qui vaut plus. L'église ne demande que des deniers.
learn-last-four = 4 deniers, 5 PP. Gardés, ils en auraient valu 1.
learn-last-two = Ça marche : 3 PP. Mais les 2 deniers qui restent ne valent rien, alors qu'ici ils donnent encore 2 PP.
learn-last-skip = Tes 4 deniers vaudraient 1 PP à la fin ; ici ils en valent 5.
learn-last-batch = L'or aurait valu 3 PP à la fin. Le lot en rapporte 3 aussi, et évite d'en perdre 2 pour un ouvrier sans lot et 4 sans maison aux tours.
learn-last-done = Tu garderais un or, qui vaut 3 PP. Mais un ouvrier sans lot en coûte 2, et n'avoir aucune maison aux tours en coûte encore 4.
learn-last-favor = Encore 1 PP, et il compte : tu gagnes 39 à 38. Dans les derniers tours, demande-toi combien de prestige chaque action rapportera.
learn-last-line = Ça marche, mais n'apporte rien qui compte : une nourriture, trois deniers, ou aucun effet.

learn-mc-hand = Une main de cartes
learn-mc-hand-try = Tes trois cartes demandent toutes de la pierre, et tu n'en as pas. Tu as 2 deniers, de la nourriture et du bois. Trouve quelque chose à construire.
learn-mc-hand-replace = Trois nouvelles cartes pour 1 denier. Toutes coûtent une nourriture et un bois, que tu as. Celles que tu as défaussées reviennent plus tard, quand ta pile est vide.
learn-mc-hand-draw = Ça marche : une quatrième carte pour 1 denier. Mais remplacer la main coûte autant et en donne trois nouvelles, et les trois anciennes ne te servent à rien pour l'instant.
learn-mc-hand-pass = Passer en premier rapporte un denier, mais tu ne construirais rien ce tour-ci.
learn-mc-hand-place = Ça marche : un ouvrier donne un cube, et même une pierre chez le colporteur, pour 1 denier de plus. Mais tes cartes demandent au moins deux pierres ; des cartes moins chères se construisent tout de suite.
learn-mc-hand-build = Elle est au bout de la route et elle est à toi : 1 PP, et des ressources pour toi quand d'autres s'en servent. Construire ne coûte pas de denier, seulement des cubes.
learn-mc-hand-stop = Tu peux construire avec les cubes que tu as. Commence par là.

learn-mc-build = Construire depuis la main
learn-mc-build-try = Il te manque une pierre pour un lot, et Rouge est chez le colporteur. Une carte que tu construis sert dès ce tour-ci si le prévôt l'atteint. Il est sur la 2, au bout de la route.
learn-mc-build-quarry = La petite carrière est maintenant la carte 3, et il te reste une nourriture et un bois. Il lui faut un ouvrier.
learn-mc-build-food = Ça marche, mais le parc donne de la nourriture, et il te faut une pierre. Le denier pourrait manquer pour le prévôt.
learn-mc-build-pass = Sans ouvrier sur une carrière, pas de pierre, et sans pierre, pas de lot.
learn-mc-build-cards = Piocher ne donne pas de pierre ce tour-ci : il te faut la petite carrière, et elle vient de ta main.
learn-mc-build-place = 1 denier, comme partout. La carte 3 est une case au-delà du prévôt ; garde un denier pour lui.
learn-mc-build-stop = Tu as 2 deniers pour le prévôt. Rouge a passé en premier, donc tu le déplaces en dernier.
learn-mc-build-provost = Il est sur la 3, et la carrière donne sa pierre. Tout le monde peut livrer des lots, même sans ouvrier : tu as maintenant un lot.
learn-mc-build-away = Ta carrière sur la 3 ne s'activerait pas, et la pierre serait perdue. Tu as les deniers.
learn-mc-build-batch = Un jeton de 4 PP. Construire, utiliser, livrer un lot dans le même tour : voilà à quoi servent les cartes au bout de la route.

learn-mc-owner = La production pour tous
learn-mc-owner-try = Un ouvrier rapporte des ressources à son joueur et, sur la carte d'un autre, au propriétaire aussi. Il te faut un bois. Prends-le sans aider Rouge.
learn-mc-owner-forest = Un bois pour toi, et personne d'autre n'y gagne : les cartes neutres n'ont pas de propriétaire. Puis Rouge est allé sur ta grande ferme.
learn-mc-owner-sawmill = Ça marche : un bois. Mais la scierie est à Rouge, qui en reçoit aussi un bois.
learn-mc-owner-peddler = Ça marche, mais là un cube coûte encore un denier. À la forêt, un ouvrier suffit pour un bois.
learn-mc-owner-other = Cela ne donne pas de bois. La forêt sur la 1 en donne, la scierie sur la 3 aussi.
learn-mc-owner-pass = Passer en premier rapporte un denier. Rouge a passé aussi ; à toi de décider pour le prévôt.
learn-mc-owner-stay = Bien vu : Rouge reçoit deux nourritures de ta ferme, et toi une, en tant que propriétaire.
learn-mc-owner-back = Ça marche contre Rouge, qui n'a alors pas de nourriture. Mais cela coûte de l'argent, et tu perds la nourriture que ta ferme te donne en tant que propriétaire.
learn-mc-owner-batch = 4 PP. Les grandes cartes que les autres aiment utiliser travaillent pour toi sans ouvrier.
learn-mc-owner-done = Tu as nourriture, bois et pierre : un lot, pour un jeton de 4 PP.

learn-mc-provost = Le dernier mot
learn-mc-provost-try = Rouge et toi avez chacun un ouvrier sur vos propres cartes, le tien sur la 3, celui de Rouge sur la grande carrière, la 4. Le prévôt est sur la 4 et se déplace dans l'ordre où l'on passe. Qui aura le dernier mot ?
learn-mc-provost-place = Une nourriture pour 1 denier, et du temps : Rouge n'avait plus rien à faire et a passé en premier.
learn-mc-provost-first = Tu déplacerais le prévôt en premier, et Rouge pourrait le ramener avec son dernier denier. Laisse Rouge passer avant toi.
learn-mc-provost-wait = Rouge passe alors aussi en premier. Mais le parc donne une nourriture pour le même denier.
learn-mc-provost-pass = Rouge a dû décider en premier et a laissé le prévôt sur la 4. Le dernier mot est à toi.
learn-mc-provost-spend = Ça marche, mais il te faut un denier pour le prévôt ; passe plutôt avec 2.
learn-mc-provost-back = Un denier prive Rouge de deux pierres, et ta ferme sur la 3 est encore atteinte.
learn-mc-provost-stay = Ça marche : tu gardes un denier. Mais à deux, ce que Rouge n'a pas compte pour toi : deux pierres pour 1 denier.
learn-mc-provost-far = Trop loin : ta propre petite ferme sur la 3 serait au-delà, elle aussi.

learn-mc-castle = Des lots pour le château
learn-mc-castle-try = Chaque lot de nourriture, bois et pierre donne un jeton de 4 PP du donjon, et le joueur qui en livre le plus reçoit un or. L'or remplace n'importe quel cube. Rouge a livré un lot. Livres-en plus.
learn-mc-castle-greedy = Ça marche, 4 PP. Mais le reste ne fait pas de second lot : livre à chaque fois une nourriture et un bois.
learn-mc-castle-done = Rouge en aurait alors livré le plus. Tu as des cubes pour deux lots.
learn-mc-castle-second = Deux jetons, 8 PP, et le plus grand nombre de lots : tu reçois un or, qui remplace celui que tu as dépensé.
learn-mc-castle-stop = Ça marche : tu gardes un or, qui vaut 1 PP à la fin. Un jeton en vaut 4, et avec deux lots tu reçois de nouveau un or.

learn-mc-prestige = Résidence et carte de prestige
learn-mc-prestige-try = Les cartes de prestige rapportent le plus, et chacune se pose sur une de tes résidences. Tu as ce que coûte la statue : deux pierres et un or. D'abord, le notaire transforme une de tes cartes en résidence, pour une nourriture.
learn-mc-prestige-lawyer = Ton notaire s'active. Quelle carte deviendra une résidence ?
learn-mc-prestige-pass = Sans résidence, pas de place pour une statue. Ton notaire est sur la 3.
learn-mc-prestige-turn = Bien vu : la petite ferme rapporte peu. Paie maintenant la nourriture.
learn-mc-prestige-skip = L'ouvrier est placé et tu as une nourriture : sers-t'en. La petite ferme vaut 1 PP ; la statue à sa place, 6.
learn-mc-prestige-food = La résidence est là : elle rapporte 1 denier par tour tant qu'elle n'est pas recouverte. Au nouveau tour, Rouge a passé.
learn-mc-prestige-gold = Ça marche, car l'or remplace n'importe quel cube. Mais la statue demande ton or, et tu as une nourriture.
learn-mc-prestige-statue = 6 PP sur une carte. Il n'y faut ni argent ni ouvrier, seulement les cubes et la résidence.
learn-mc-prestige-wait = Tu as tout ce que coûte la statue, et elle rapporte 6 PP. Chaque cube ne se dépense qu'une fois.

learn-mc-gold = L'or remplace tout
learn-mc-gold-try = Il te manque une pierre pour un lot, et Rouge est chez le colporteur. Il n'y a pas de carrière. Qu'est-ce qui pourrait remplacer une pierre ?
learn-mc-gold-mine = L'or remplace n'importe quel cube, donc la pierre aussi.
learn-mc-gold-food = Ça marche : une nourriture. Mais ce n'est pas la nourriture qui manque au lot.
learn-mc-gold-pass = Passer rapporte un denier, mais pas de lot : il manque le troisième cube.
learn-mc-gold-cards = Aucune carte de ta main ne donne le cube manquant ce tour-ci. Ta mine d'or sur la 3, si.
learn-mc-gold-stop = Assez pour ce tour. Personne n'a déplacé le prévôt, et ta mine a donné un or.
learn-mc-gold-spend = Ça marche, mais le cube du lot arrive déjà. Garde tes deniers pour le tour suivant.
learn-mc-gold-batch = 4 PP pour une nourriture, un bois et un or, et le plus grand nombre de lots te redonne un or.
learn-mc-gold-keep = Ça marche : un or vaut 1 PP à la fin. Mais le jeton en vaut 4, et deux jetons quittent la partie si personne ne livre de lot.

learn-mc-end-try = Il reste deux jetons, et la partie s'arrête au tour où ils partent. Tu mènes, et tu as des cubes pour deux lots et une carte en plus. Prends tout le prestige possible et termine la partie.
learn-mc-end-build = 1 PP pour une nourriture et un bois dont tu n'as pas besoin. Rouge a passé.
learn-mc-end-pass = Ta petite ferme vaut 1 PP, et tu as ses cubes en plus de ceux de deux lots. Construis d'abord, passe ensuite.
learn-mc-end-stop = Plus rien à gagner sur la route. Au château.
learn-mc-end-more = Ça marche, mais donne au plus une fraction de point : trois cubes ou trois deniers en font un.
learn-mc-end-first = 2 PP, il reste un jeton. Prends-le aussi.
learn-mc-end-done = Si personne ne livre de lot, deux jetons quittent la partie et elle s'arrête aussi, mais sans tes points.
learn-mc-end-last = Le dernier jeton est parti, et le plus grand nombre de lots donne un or, encore 1 PP. Tu gagnes 33 à 26. Quand tu mènes, termine la partie.
learn-mc-end-wait = Ça marche, mais un jeton reste et la partie continue : Rouge a encore un tour pour te rattraper.
