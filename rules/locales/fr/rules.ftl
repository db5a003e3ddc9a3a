# Joueurs, notation, sources de points, enregistrements.

error-line = ligne { $line } : { $cause }
error-unknown-game = jeu { $game } inconnu ; il y a : { $games }
seat-blue = Bleu
seat-red = Rouge
seat-green = Vert
seat-orange = Orange
seat-black = Noir
error-seat = { $seat } n'est pas une place de cette partie ; les places sont { $seats }
error-notation = { $text } n'est pas une action de { $game } ; pour { $seat } maintenant : { $codes }
error-notation-bound = { $text } n'est pas une action de { $game } : { $bound } ; pour { $seat } maintenant : { $codes }
error-notation-other = { $text } n'est pas une action de { $game }
error-notation-other-bound = { $text } n'est pas une action de { $game } : { $bound }
error-notation-full = { $text } doit être écrit en entier : { $code }
error-over = la partie est terminée, victoire : { $winners }
error-turn = { $text } : { $other } décide maintenant ({ $kind }), pas { $seat }
error-illegal = { $text } n'est pas permis maintenant ({ $seat }) : { $reason } ; permis : { $codes }
error-beginning = aucune action permise ne commence ainsi
error-ambiguous = { $text } peut vouloir dire { $codes }
error-more = { $codes } et { $count } de plus
points-castle = Château
points-buildings = Bâtiments
points-tokens = Jetons
points-cards = Cartes
points-trades = Échanges
points-favors = Faveurs
points-owners = Propriétaire
points-losses = Pertes
points-gold = Or
points-cubes = Cubes
points-deniers = Deniers
error-state = l'état sauvegardé est illisible : { $reason }
error-state-version = l'état sauvegardé a le format { $version } ; ce programme lit les formats 1 à { $newest }
record-size = l'enregistrement fait { $size } octets, { $most } au plus sont lus
record-encoding = l'octet { $byte } n'est pas du texte UTF-8
record-header-late = { $text } : les en-têtes viennent avant la première action
record-header-unknown = en-tête { $key } inconnu ; il y a : { $keys }
record-header-twice = l'en-tête { $key } était déjà en ligne { $first }
record-header-missing = l'en-tête { $key } manque
record-value-missing = l'en-tête { $key } n'a pas de valeur
record-players = { $count ->
    [one] { $count } nom donné
   *[other] { $count } noms donnés
 }, { $game } se joue de { $least } à { $most } joueurs
record-name = le nom de joueur { $name } doit être sans espace, caractère de contrôle, deux-points, virgule, = ni #
record-name-reserved = le nom de joueur { $name } est un mot du format d'enregistrement ; mots pris : { $words }
record-name-twice = le nom de joueur { $name } est donné deux fois
record-option = option { $name } inconnue pour { $game } ; il y a : { $options }
record-option-value = option { $name } : { $value } inconnu ; possible : { $values }
record-whole = { $key } : { $value } doit être un nombre entier de { $least } à { $most }
record-chance = chance : { $value } inconnu ; ce programme connaît le générateur 1
record-order = order : { $value } doit nommer chaque joueur une fois : { $players }
record-neutral = neutral : { $value } doit nommer { $count } tuiles différentes parmi : { $tiles }
record-commitment = commitment : { $value } doit être 64 chiffres hexadécimaux
record-salt = salt : { $value } doit être 32 chiffres hexadécimaux
record-deck-none = deck : { $game } n'a pas de cartes
record-seat = { $seat } n'est pas une place ; les joueurs sont { $players }
set-unknown = set { $key } : inconnu ; possible : { $keys }
set-twice = set { $key } : { $what } était déjà en ligne { $first }
set-field = set { $key } : { $field } inconnu ; possible : { $fields }
set-field-form = set { $key } : { $text } doit avoir la forme name=value
set-whole = set { $key } : { $what } { $value } doit être un nombre entier de { $least } à { $most }
set-parts = set { $key } : { $what } { $value } doit être { $count } nombres entiers séparés par /
set-scored = set scored : { $value } doit être dungeon, ou dungeon, walls
set-favors-limit = set { $key } : les faveurs { $value } dépassent le niveau { $limit } débloqué
set-favors-simplified = set { $key } : les faveurs doivent être 0/0/0/0 avec les faveurs simplifiées
set-houses = set { $key } : il y aurait { $houses } maisons ({ $section }), pour { $places } places
set-space = set road { $value } : les cases vont de 1 à { $most }
set-space-printed = set road { $space } : { $tile } y est imprimé
set-tile = set road { $space } : { $tile } n'est pas une tuile de ce jeu
set-tile-value = set road { $space } : { $value } doit être une tuile, avec une place si elle a un propriétaire, ou empty
set-tile-owner = set road { $space } : { $tile } doit avoir un propriétaire parmi { $players }
set-tile-unowned = set road { $space } : { $tile } n'a pas de propriétaire
set-tile-option = set road { $space } : { $tile } demande l'option jeweller: yes
set-tile-elsewhere = set road { $space } : { $tile } est déjà en case { $other }
pace-plan-beyond = ton ouvrier en case { $space } est au-delà du prévôt (en { $provost })
pace-plan-provost-far = le prévôt en { $provost } ne peut pas aller jusqu'à la case { $space } maintenant
pace-plan-provost-price = amener le prévôt en case { $space } coûte { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }, plus que { $most }
pace-plan-batches-gold = un lot demanderait de l'or
pace-guard-from = le prévôt est en { $provost }, pas en { $space } ni au-delà
pace-guard-upto = le prévôt est en { $provost }, au-delà de { $space }
pace-guard-unbuilt = quelqu'un a construit depuis
pace-guard-unpassed = quelqu'un a passé depuis
pace-guard-keep = { $left ->
    [one] il resterait { $left } denier
   *[other] il resterait { $left } deniers
 }, moins que { $least }
pace-guard-used = quelqu'un travaille dans ton bâtiment en case { $space }
pace-guard-dear = un placement coûte { $cost }, plus que { $most }
pace-guard-more = il y a du nouveau : { $code }
pace-guard-before = le prévôt en { $provost } est avant ton ouvrier en case { $space }
pace-order-item = « { $text } » ne peut pas être choisi à « { $at } ».
pace-order-never = « { $text } » ne peut jamais être choisi à « { $at } ». Possible là : { $can }.
pace-order-nothing = « { $text } » ne peut jamais être choisi à « { $at } » : rien ne s'y choisit.
pace-order-clause = « { $text } » n'est pas une condition. Il y a : `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = « { $text } » n'est pas un nombre de { $least } à { $most }.
verify-seed = l'enregistrement n'a pas de graine à vérifier
verify-salt = l'enregistrement a un engagement mais pas de sel : la partie n'est pas encore dévoilée
verify-commitment = l'engagement ne correspond pas au sel et à la graine
verify-differs = { $key } n'est pas ce que donne la graine : { $value }
verify-ok = Vérifié : l'engagement correspond au sel et à la graine, et tout le hasard est celui de la graine.
verify-ok-open = Vérifié : tout le hasard est celui de la graine. (L'enregistrement n'a pas d'engagement.)
