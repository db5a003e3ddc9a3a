# The live board: its button and line in Discord, then the page
button-live = Plateau en direct
live-opening = 🗺️ [Le plateau en direct]({ $url }) : suis la partie dans n'importe quel navigateur. `Plateau` te donne ton propre lien pour y jouer.

# Whose decision it is, on the page
live-waiting = On attend { $player } ({ $kind }).
live-not-begun = Cette partie n'a pas encore commencé.
live-place = Placer un ouvrier : payer { $price }, garder { $left }
live-provost = { $line ->
    [back] Au-delà du prévôt, sans effet : { $what }
    [ahead] Plus au-delà du prévôt : { $what }
   *[keeps] Tu gardes { $what }
 }
live-quoted = « { $what } »
live-unbuilt =
    .mc-ask-action = Pioche, change ta main ou place un ouvrier (1 denier chaque fois) ou passe.

# What somebody says in advance, on the page
live-plan = Tes prochains ouvriers
live-plan-line = Appuie, dans l'ordre, sur les emplacements de tes prochains ouvriers.
live-plan-or = Seulement si le numéro { $number } est pris
live-plan-off = Retirer de la liste : { $what }
live-plan-gone = { $what } (pris)
live-ahead = Réponds d'avance : { $question }

# Why the page refuses something
live-no-page = Cette page n'existe pas ou ne t'est pas ouverte. Appuie sur Plateau dans le fil pour recevoir ton propre lien.
live-no-game-here = Aucune partie ne se joue dans ce salon. Ouvre le plateau dans le fil d'une partie.
live-no-step = Cette position n'existe plus : elle a été annulée.
live-link-used = Ce lien a déjà servi ou date de plus de dix minutes. Appuie sur Plateau dans le fil pour en recevoir un autre.
live-signed-out = Tu n'as pas de session ici. Appuie sur Plateau dans le fil pour recevoir ton propre lien.
live-refused = Cela ne vient pas de cette page. Recharge-la et réessaie.
live-too-large = C'était trop long : une requête contient au plus 4 ko. Rien n'a changé.
live-unreadable = Cette requête est illisible ; rien n'a changé. Recharge la page et réessaie.
live-too-often = Trop de requêtes en une minute. Attends un instant, puis réessaie.
live-too-many = Beaucoup de monde regarde en ce moment. Cette page se met à jour toutes les trente secondes.

# What the page says by itself
live-page-you = Tu es { $name }
live-page-watching = Tu regardes la partie
live-page-your-actions = Tes actions
live-page-as-list = Les emplacements du plateau en liste
live-page-step-through = Revoir les actions
live-page-step-back = Une action en arrière
live-page-step-on = Une action en avant
live-page-step = Après l'action { $number } sur { $of }
live-page-past = Le passé : après l'action { $number } sur { $of }
live-page-to-now = Retour à la partie
live-page-log = Ce qui s'est passé
live-page-in-words = Le plateau en texte
live-page-hand = Ta main
live-page-hand-in-words = Ta main en texte
live-page-close = Fermer
live-page-vote = Les autres vont voter dans le fil.
live-page-larger = Agrandir
live-page-smaller = Réduire
live-page-thread = Ouvrir le fil
live-page-offline = Pas de connexion. Je continue d'essayer.
live-page-sign-in = Se connecter avec Discord
live-page-sign-in-failed = La connexion n'a pas marché. Réessaie, ou appuie sur Plateau dans le fil pour avoir ton propre lien.
live-page-sure = Le faire quand même
live-page-trial = Et si… : rien de tout cela n'arrive dans la partie
live-page-try = Essayer : { $what }
live-page-keep = Enregistrer comme plan
live-page-keep-none = Rien à enregistrer pour l'instant : essaie d'abord une action à toi.
live-page-keep-over = Cette partie est terminée : rien ne peut être enregistré.
live-page-sign-out = Fermer toutes les sessions
live-page-signed-out = Tes sessions sont fermées dans tous les navigateurs.
live-page-plan-on = Planifier sur le plateau
live-page-plan-add = Planifier : { $what }
live-page-plan-read = Pour lire l'effet d'un emplacement : appui long, clic droit ou touche I.
