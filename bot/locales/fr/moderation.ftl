# `/caylus table moderate` : ce que font modérateurs et administrateurs
cmd-table-moderate = Agir comme modérateur, avec un motif
    .name = modérer
    .act = Que faire
    .act-name = intervention
    .reason = Pourquoi ; l'aperçu dit qui le lit
    .reason-name = motif
    .seat = Quelle place
    .seat-name = place
    .member = Qui reçoit la place, ou de qui il s'agit
    .member-name = membre
    .entry = Quelle intervention du journal annuler
    .entry-name = numéro
    .game = Quelle partie
    .game-name = partie
choice-moderate-give = donner une place à quelqu'un
choice-moderate-computer = donner une place à un ordinateur
choice-moderate-skip = vider une place et sauter ses coups
choice-moderate-mistake = une expulsion du serveur était une erreur
choice-moderate-end = terminer une partie sans résultat
choice-moderate-void = annuler un résultat (administration)
choice-moderate-title = cacher un titre (administration)
choice-moderate-bar = avertir ou suspendre (administration)
choice-moderate-ladder = retirer du classement (administration)
choice-moderate-back = annuler une intervention
choice-moderate-report = signaler à la modération (tous)
moderation-give = { $held ->
    [yes] { $game } : la place { $seat } passe de { $former } à { $person } (pour qui la partie n'est pas classée).
   *[no] { $game } : la place { $seat } va à { $person } (pour qui la partie n'est pas classée).
 }{ $degree ->
    [asked] {""}
        Son avis n'est pas demandé d'abord : le fil mentionne { $person }, qui peut rendre la place sans conséquence.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game } : un ordinateur joue à la place { $seat }, au lieu de { $former }, jusqu'à ce que quelqu'un la prenne.
   *[no] { $game } : un ordinateur joue à la place { $seat } jusqu'à ce que quelqu'un la prenne.
 }
moderation-skip = { $held ->
    [yes] { $game } : { $former } n'a plus la place { $seat }, qui est vide ; ses coups sont sautés jusqu'à ce que quelqu'un la prenne.
   *[no] { $game } : la place { $seat } est vidée, et ses coups sont sautés jusqu'à ce que quelqu'un la prenne.
 }
moderation-end = { $game } se termine sans résultat pour { $players } : personne ne gagne, et ni les cotes ni la fiabilité ne changent, pas même celles des joueurs déjà partis.{ $degree ->
    [asked] {""}
        Si tu annules cela plus tard, la partie reprend là où elle s'arrête maintenant.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] À partir de maintenant, aucune pendule ne tourne.
   *[again] Toutes les pendules repartent maintenant de zéro.
 }{ $late ->
    [skip] {" "}Si tu manques ensuite un délai, tes coups sont sautés jusqu'à ton retour ; après un silence de { $n } fois le temps d'un coup, tu perds ta place.
    [stand-in] {" "}Si tu manques ensuite un délai, un ordinateur joue pour toi jusqu'à ton retour.
    [vote] {" "}Si tu manques ensuite un délai, les autres peuvent voter pour continuer sans toi.
    [wait] {" "}Si tu manques ensuite un délai, la partie t'attend.
   *[no] {""}
 }
moderation-void = { $game } : le résultat ne compte pas pour { $players } ; les statistiques et les cotes seront comme si la partie n'avait jamais été jouée, et les cotes des parties suivantes sont recalculées (les chiffres déjà publiés sous celles-ci restent affichés).
moderation-title = { $game } : le titre du fil ne nomme plus personne.{ $degree ->
    [asked] {" "}Le fil n'en donne pas le motif. La carte et la ligne de Discord sur le nouveau fil nomment toujours les joueurs.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person } : jusqu'où aller ? Choisis ci-dessous, du plus léger au plus sévère ; tu vois alors exactement ce qui en découle, et rien n'est encore fait.
        • *Un avertissement* : cette personne reçoit ton motif, et c'est tout.
        • *Pas de nouvelle partie* : ses parties en cours continuent ; elle ne peut ni en ouvrir ni en rejoindre d'autres, ni publier de réponse que d'autres voient.
        • *Une suspension* : elle ne peut plus utiliser ce bot sur ce serveur. Si cela dure un jour, elle garde ses places.
    [own] { $person } reçoit un avertissement. Tu joues ou as joué dans une partie en cours de cette personne, donc tu ne peux pas aller plus loin : il faut quelqu'un d'autre qui a la permission Gérer le serveur, ou toi quand la partie sera finie.
    [warning] { $person } reçoit un avertissement{ $own ->
        [yes] {" "}de quelqu'un qui joue ou a joué dans une de ses parties en cours
       *[no] {""}
     }.
    [restriction] { $person } ne peut ni ouvrir ni rejoindre de partie sur ce serveur (celles en cours continuent)
   *[whole] L'accès de { $person } à ce bot est suspendu sur ce serveur
 }{ $until ->
    [none] {""}
    [open] {" "}jusqu'à ce qu'un administrateur lève la suspension.
   *[day] {" "}jusqu'au { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Cela modifie l'intervention { $entry }, qui { $term ->
        [open] n'avait pas de fin
       *[day] devait finir le { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Rien d'autre ne change.
    [restriction] Cette personne garde ses places dans les parties en cours.
   *[whole] { $number ->
        [0] Cette personne n'a de place dans aucune partie en cours.
       *[other] { $degree ->
            [day] Places gardées : { $seats } ; ces parties attendent, et cette personne y rejoue à la fin de la suspension.
           *[whole] Places gardées jusqu'au { $held } : { $seats } ; ensuite, chaque partie compte comme quittée, sauf si la suspension est annulée parce que c'était une erreur.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Tables quittées : { $lobbies } ; là où d'autres restent, tout le salon lit que { $person } { $degree ->
        [restriction] ne peut pas rejoindre de nouvelles parties pour le moment
       *[whole] ne peut pas jouer ici pour le moment
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Invitations retirées : { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Tournois quittés : { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}De retour dans les tournois : { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}Les fils n'en disent rien.
        [restriction] {" "}Les fils n'en disent rien.
       *[whole] { $number ->
            [0] {" "}Les fils n'en disent rien. Elle peut encore écrire dans les fils ; la suspension temporaire de Discord l'en empêche.
           *[other] {""}
                • D'ici là, ces parties attendent : rien n'est sauté, et personne ne peut les terminer.
                • Ces fils disent « { $person } ne peut pas jouer ici pour le moment », mais pas pourquoi.
                • Elle peut encore écrire dans les fils ; la suspension temporaire de Discord l'en empêche.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Si tu lèves la suspension d'ici là (`act:back`), elle continue à jouer, et rien n'est perdu.
                        • Plus tard, tu peux encore dire que c'était une erreur : alors les parties ne comptent ni pour ni contre elle.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] ne peut pas rejoindre de nouvelles parties pour le moment
   *[whole] ne peut pas jouer ici pour le moment
 }.
moderation-hold-ends = ⏳ { $games } : la place est gardée pour { $person } jusqu'au { $until } ; ensuite, la partie compte comme quittée. Si l'intervention { $entry } était une erreur, annule-la avant : `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Rien d'autre ne change.
    [restriction] Les parties en cours continuent comme avant.
   *[whole] { $number ->
        [0] Aucune place ne revient d'elle-même.
       *[other] Places rendues : { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , reprise par { $person } le { $regained } : cette partie compte comme avant.
               *[more] , la dernière reprise par { $person } le { $regained } : cette partie compte comme avant.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}De retour dans les tournois : { $cups }{ $soon ->
        [no] {" "}(seulement si c'était une erreur)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Pas de retour dans : { $others } ; là où les inscriptions sont ouvertes, une nouvelle inscription est possible.
 }{ $more ->
    [milder] {" "}Cette personne lira ton motif dans un message privé ; avec *c'était une erreur*, elle y lira aussi qu'elle n'a rien fait de mal.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Parties qui ne comptent plus ni pour ni contre { $person } : { $games }{ $rated ->
            [no] {""}
            [over]  ; les cotes de ceux qui sont restés sont recalculées entre eux
            [alone]  ; les cotes sont recalculées
            [last]  ; il ne reste personne contre qui calculer la cote, donc aucune cote ne change plus, sauf si { $person } y rejoue
           *[running]  ; la partie ne sera classée qu'entre ceux qui restent
         }.
     }
   *[yes] { $more ->
        [late] {" "}La suspension est déjà finie. Si c'était une erreur :
       *[yes] {""}
            • Rien d'autre ne revient : ni place reprise, ni partie finie, ni table, ni invitation.
            • *C'était une erreur* :
     } le journal et les fils qui parlaient de la suspension disent que { $person } n'a rien fait de mal{ $lost ->
        [0] {""}
       *[other]  ; les parties ainsi quittées qui ne reviennent pas ({ $games }) ne comptent ni pour ni contre{ $rated ->
            [no] {""}
            [over]  ; les cotes de ceux qui sont restés sont recalculées entre eux
            [alone]  ; les cotes sont recalculées
            [last]  ; il ne reste personne contre qui calculer la cote, donc aucune cote ne change plus, sauf si { $person } y rejoue
           *[running]  ; la partie ne sera classée qu'entre ceux qui restent
         }{ $free ->
            [0] {""}
           *[other] . Là où la place est encore libre, un bouton dans son message privé lui permet d'y rejouer, et la partie est classée comme avant
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Le but est atteint* : rien de tout cela.
     }
 }
moderation-restored-ends = Il ne reste personne d'autre dans { $games }, qui se termine aussitôt : { $person } gagne par forfait.
moderation-forgiven = { $game } : { $since ->
    [no] cette partie ne compte ni pour ni contre { $person }, qui { $removed ->
        [yes] n'a rien fait de mal, mais a été expulsé du serveur par erreur et a ainsi perdu la place { $seat }
       *[no] n'a rien fait de mal
     }.
    [turns] { $person } a été expulsé du serveur par erreur. Les tours manqués à cause de cela à la place { $seat } ne comptent pas comme manqués.
   *[day] { $person } n'a rien fait de mal. ~~Cette partie ne compte ni pour ni contre { $person }.~~ { $person } a repris la place le { $since }, donc elle compte comme avant.
 }{ $rated ->
    [over] {" "}Les cotes sont recalculées, seulement entre ceux qui sont restés.
    [alone] {" "}Les cotes sont recalculées.
   *[no] {""}
 }{ $next ->
    [free] {" "}Pendant sept jours, un bouton dans un message privé et dans le fil lui permet de reprendre la place.
    [taken] {" "}{ $holder } y joue maintenant.
        • *À son retour* : { $holder } joue jusqu'à ce que { $person } appuie sur `Reprendre ma place`, ce qui est possible pendant sept jours à partir de maintenant, que { $person } soit déjà sur le serveur ou non ; la partie compte alors pour la cote comme avant.
        • *Tout de suite* : { $holder } s'arrête maintenant. La place est gardée 24 heures pour { $person }, avec effet sur la cote comme avant ; ensuite, tout le monde peut la prendre.
        Dans les deux cas, { $holder } ne perd ni cote ni fiabilité.
    [over] {" "}La partie est finie, la place ne revient donc pas.
   *[no] {""}
 }
moderation-ladder = { $person } ne figure plus au classement de ce serveur{ $degree ->
    [asked]  : les autres ne voient plus sa cote, qui continue comme avant. Les fils n'en disent rien.
   *[whole] .
 }
moderation-back-blameless = C'était une erreur : personne n'a rien fait de mal dans cette partie.
moderation-back = L'intervention { $entry }{ $about ->
    [person] {" "}concernant { $person } est annulée.
    [mistake] {" "}concernant { $person } est annulée : c'était une erreur, { $person } n'a rien fait de mal.
    [served] {" "}concernant { $person } est annulée : le but est atteint.
    [end] {" "}est annulée : { $game } reprend pour { $players } là où la partie s'était arrêtée.
    [void] {" "}est annulée : le résultat de { $game } compte de nouveau pour { $players }, et les cotes sont recalculées à partir de là.
    [settings] {" "}est annulée : { $game } retrouve ses réglages précédents pour { $players } : { $settings }.
    [title] {" "}est annulée : le fil de { $game } nomme de nouveau ses joueurs.
    [left] {" "}est annulée : { $game } compte de nouveau pour { $out } comme une partie quittée.
   *[game] {" "}est annulée.
 }
moderation-back-seat = { $game } : l'intervention { $entry } est annulée. La place { $seat } est occupée comme avant ; ce qui y a été joué entre-temps reste.
moderation-back-holder = { $game } : { $how ->
    [press] { $person } a repris la place { $seat }, comme permis le { $when } (intervention { $entry }) ;
   *[act] l'intervention { $entry } est annulée. La place { $seat } revient à { $person } ;
 } ce qui y a été joué entre-temps reste.
moderation-back-counts = { $how ->
    [given] Pour { $person }, la partie compte à nouveau. Tours manqués jusqu'ici : { $missed } sur { $turns }.
    [watched] Tours manqués jusqu'ici : { $missed } sur { $turns }.
   *[now] { $person } : la partie compte à nouveau pour toi. Tours manqués jusqu'ici : { $missed } sur { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Chaque tour où tu joues au moins un coup compte comme joué par toi, celui-ci aussi.
 } { $excused ->
    [yes] Les tours passés depuis que la place a été perdue ne comptent pas comme manqués. {""}
   *[no] {""}
 }{ $standing ->
    [last] En l'état, cette place est classée derrière tous ceux qui restent. Elle n'est classée selon ses points que si elle finit avec au moins autant de tours joués que de tours manqués.
    [soon] Encore un tour manqué, et cette place est classée derrière tous ceux qui restent, sauf si elle finit avec au moins autant de tours joués que de tours manqués.
   *[no] La personne qui manque la plupart des tours se classe derrière tous ceux qui restent.
 }
moderation-back-stand-in = Jusqu'à ce que { $person } appuie sur `Reprendre ma place` ou joue un coup, un ordinateur y joue.
moderation-out = { $left ->
    [mistake] { $person } : c'était une erreur, tu n'as rien fait de mal. Nos excuses. Pour toute question, écris à { $moderator } (intervention { $entry }).
    [back] { $person } : merci d'avoir joué ici. Tu ne joues plus dans cette partie ; tes coups restent, et rien de cela ne change ta cote ni ta fiabilité.
   *[seat] { $person } : tu ne joues plus dans cette partie. { $left ->
        [yes] La modération l'a comptée comme une partie que tu as quittée : tu te classes derrière tous ceux qui restent. Si tu n'es pas d'accord, écris à { $moderator } à propos de l'intervention { $entry }, qui peut être annulée.
        [kept] Ta place n'est plus gardée ; la partie compte donc comme une partie que tu as quittée : tu te classes derrière tous ceux qui restent, sauf si ta suspension est annulée parce que c'était une erreur. Si tu n'es pas d'accord, écris à { $moderator } à propos de l'intervention { $entry }, qui peut être annulée.
       *[no] Elle ne compte ni pour ni contre toi. Si tu veux récupérer la place pendant que la partie est en cours, écris à { $moderator } à propos de l'intervention { $entry }, qui peut être annulée.
     }
 }
moderation-former = { $left ->
    [yes] Pour { $person }, la partie compte comme quittée : cette personne se classe derrière tous ceux qui restent{ $rated ->
        [yes] , ce qui fait baisser cote et fiabilité
       *[no]  ; cette partie n'est pas classée
     }.
    [kept] La place n'est plus gardée pour { $person }, dont l'accès est suspendu (elle l'aurait été jusqu'au { $last }). La partie compte comme quittée : cette personne se classe derrière tous ceux qui restent{ $rated ->
        [yes] , ce qui fait baisser cote et fiabilité
       *[no] {""}
     }, sauf si la suspension est annulée parce que c'était une erreur.
    [asked] { $person } manque à l'appel : { $absent ->
        [gone] cette personne n'est plus sur ce serveur.
        [computer] cette personne est en retard, et un ordinateur joue à sa place.
        [skipped] cette personne a manqué une échéance, et ses décisions sont sautées.
       *[late] cette personne est en retard depuis longtemps.
     }
        Dernier coup joué en personne : { $acted ->
        [yes] { $last }
       *[no] aucun
     }. Tours manqués jusqu'ici : { $missed } sur { $turns }.
        À toi de choisir : la partie ne compte ni pour ni contre cette personne, ou elle compte comme quittée (cette personne se classe alors derrière tous ceux qui restent{ $rated ->
        [yes] , ce qui fait baisser cote et fiabilité
       *[no]  ; cette partie n'est pas classée
     }).
    [back] { $person } n'y joue plus ; la partie ne compte ni pour ni contre cette personne.
    [wait] { $person } y joue en ce moment ; la partie ne compte ni pour ni contre cette personne. { $back } a manqué { $missed } tours sur { $turns } jusqu'ici.
        • *À son retour* : { $person } joue jusqu'à ce que { $back } appuie sur `Reprendre ma place` dans le fil, ce qui est possible pendant sept jours ; la partie ne compte de nouveau pour { $back } qu'à ce moment. Les tours d'ici là { $excused ->
        [yes] ne comptent pas comme manqués.
       *[no] comptent comme manqués par { $back }, qui manquait déjà avant, et la personne qui en manque la plupart se classe derrière tous ceux qui restent.
     }
        • *Tout de suite* ou *c'était une erreur* (ce que le fil dira aussi) : { $person } s'arrête maintenant, et la partie compte de nouveau pour { $back }{ $excused ->
        [yes]  ; les tours passés depuis que la place a été perdue ne comptent alors pas comme manqués
        [waits]  ; la partie attend alors { $back }
       *[no]  ; les tours comptent comme manqués jusqu'à ce que { $back } joue, dès celui en cours{ $near ->
            [yes] , avec lequel cette place serait derrière toutes les autres en l'état
           *[no] {""}
         }
     }.
   *[no] Cette partie ne compte ni pour ni contre { $person }.{ $missed ->
        [0] {""}
       *[other] {" "}Tours manqués jusqu'ici : { $missed } sur { $turns }.{ $absent ->
            [computer] {" "}Elle ne peut compter comme quittée que si la plupart des tours ont été manqués.
            [skipped] {" "}Elle ne peut compter comme quittée que si la plupart des tours ont été manqués.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } Par { $moderator }. Motif : { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Modifiée par l'intervention { $changed } : désormais { $term ->
        [open] jusqu'à ce qu'un administrateur y mette fin
       *[day] jusqu'au { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Terminée depuis le { $when }.
   *[other] { $used ->
        [yes] ✅ Faite par l'intervention { $by } le { $when }.
       *[no] ↩️ Annulée par l'intervention { $by } le { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } n'a rien fait de mal.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Motif : { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord ne m'a pas laissé t'envoyer ceci en message privé :
   *[log] ⚠️ Non remis à { $people } : Discord a refusé le message privé. Je le montrerai en privé à la prochaine utilisation du bot ici.
 }
moderation-no-reason = non donné
moderation-way-back = Pour revenir en arrière : `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Rien n'est encore fait.** Ton motif sera visible { $readers ->
    [person] dans un message privé à la personne et dans le journal.
    [lifted] dans un message privé à la personne, dans les fils de ses parties et dans le journal.
    [seat] dans le fil, dans le journal et dans un message privé à la personne qui perd la place ou la retrouve.
    [log] dans le journal seulement.
   *[thread] dans le journal et dans le fil, qui affiche ce qui suit et mentionne les joueurs concernés.
 } Voici ce qui va se passer :
moderation-yes = { $how ->
    [else] pour une autre raison
    [choose] Choisis jusqu'où aller
    [left] compte comme quittée
    [neither] ni pour ni contre
    [warning] un avertissement
    [new-day] pas de nouvelle partie pendant 1 jour
    [new-week] pas de nouvelle partie pendant 7 jours
    [new-month] pas de nouvelle partie pendant 30 jours
    [new-open] pas de nouvelle partie jusqu'à la levée
    [day] suspension d'1 jour
    [week] suspension de 7 jours
    [month] suspension de 30 jours
    [open] suspension jusqu'à sa levée
    [mistake] c'était une erreur
    [served] le but est atteint
    [later] à son retour
    [now] tout de suite
    [send] envoyer
    [post] publier là
   *[do] le faire
 }
moderation-draft-gone = Cet aperçu a expiré ; rien n'a changé. Recommence avec `/caylus table moderate`.
moderation-return = { $game } : { $how ->
    [withdrawn] l'intervention { $entry } est annulée : { $person } ne peut plus reprendre la place { $seat }, et { $out } continue d'y jouer.
   *[act] { $person } peut reprendre la place { $seat } jusqu'au { $when } ; en attendant, { $out } continue d'y jouer, et garde la place passé ce délai. Si { $out } la quitte, elle est gardée 24 heures pour { $person } ; ensuite, tout le monde peut la prendre.
 }
moderation-return-told = { $over ->
    [yes] { $person } : cette place ne peut plus être reprise (intervention { $entry }). { $out } y joue maintenant.
   *[no] { $person } : appuie sur le bouton pour rejouer ici. Si tu n'as pas encore vu combien de tours tu as manqués, il le montre d'abord ; les tours d'ici là { $excused ->
        [yes] ne comptent pas comme manqués.
       *[no] comptent comme manqués par toi, car tu manquais déjà avant.
     }
        { $out } : continue à jouer. Si { $person } appuie sur le bouton à temps, tu ne joues plus ici ; sinon, tu gardes la place. Dans les deux cas, tes coups restent, et rien de cela ne change ta cote ni ta fiabilité.
 }
moderation-reason = Un motif compte de 1 à { $most } caractères, pas { $here }. Rien n'a changé.
moderation-whom = { $what ->
    [seat] Dis avec `seat` de quelle place il s'agit. Rien n'a changé.
   *[member] Dis avec `member` de qui il s'agit. Rien n'a changé.
 }
moderation-moderator-only = C'est réservé aux modérateurs : les personnes qui ont la permission Gérer les fils là où se joue la partie. `act:report` leur signale quelque chose ; les joueurs peuvent aussi mettre fin à leur partie par un vote, avec `/caylus table cancel`.
moderation-manager-only = Seules les personnes qui ont la permission Gérer le serveur peuvent revenir sur cette intervention.
moderation-own-game = { $how ->
    [bar] Tu joues ou as joué dans une partie en cours de cette personne ; c'est à quelqu'un d'autre qui a la permission Gérer le serveur de le faire, ou à toi quand la partie sera finie.
    [seat] Une personne qui est intervenue sur une place de cette partie avec `/caylus table moderate` ne peut pas y jouer.
   *[game] Tu joues ou as joué dans cette partie ; c'est à quelqu'un d'autre qui a la permission Gérer les fils de le faire. Comme tout joueur, tu peux demander un vote avec `/caylus table cancel` ou `/caylus table replace`.
 }
moderation-practice = À une table d'entraînement, une seule personne joue toutes les places ; elle peut la quitter ou l'annuler elle-même.
moderation-last = Impossible : il ne resterait personne d'autre dans cette partie. `act:end` y met fin sans résultat.
moderation-is-so = { $entry ->
    [0] C'est déjà le cas. Rien n'a changé.
   *[other] { $term ->
        [past] Ce serait déjà fini depuis le { $when } : une durée compte depuis le début de l'intervention { $entry }. Rien n'a changé. Choisis une durée plus longue, ou mets-y fin maintenant avec `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] ne peut déjà ni ouvrir ni rejoindre de partie ici
           *[whole] a déjà une suspension ici
         }{ $term ->
            [open] {" "}jusqu'à nouvel ordre
           *[day] {" "}jusqu'au { $when }
         } (intervention { $entry }). Rien n'a changé. Pour changer la fin, choisis une autre durée, comptée depuis le début ; pour y mettre fin, utilise `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Cette partie ne comptait ni pour les statistiques ni pour les cotes ; il n'y a rien à annuler.
moderation-self = Cela te concernerait ; c'est à un autre administrateur de le faire.
moderation-none-back = { $how ->
    [entry] Le journal de ce serveur n'a pas d'intervention { $entry }. `/caylus-server log` montre les dernières.
    [held] { $name } a encore cette place, donc rien n'est perdu. De retour sur le serveur, cette personne continue simplement à jouer. Si elle a manqué des tours d'ici là ou perd la place avant, utilise alors `act:mistake`.
    [nobody] Personne n'a perdu cette place ni manqué de tours ici par une expulsion du serveur. `act:back` annule une intervention de la modération.
   *[none] Il ne reste aucune intervention de la modération à annuler dans cette partie.
 }
moderation-back-done = On ne peut pas revenir sur l'intervention { $entry } : c'est déjà fait, ou elle en annulait une autre.
moderation-seat-changed = { $how ->
    [owed] { $name } a perdu cette place par erreur (intervention { $entry }). Si tu la lui donnes, la partie sera sans effet sur sa cote. Vide-la plutôt avec `act:skip` : il sera alors possible de la reprendre avec `/caylus table claim`, avec effet sur la cote comme avant, jusqu'à sept jours après cette intervention.
    [back] { $name } a perdu la place par l'intervention { $entry }. Annule-la (`act:back entry:{ $entry }`) : la place lui revient, avec effet sur la cote comme avant.
    [later] L'intervention { $entry } a changé cette place depuis ; annule-la d'abord (`act:back entry:{ $entry }`).
   *[taken] La place a changé de mains depuis ; ce n'est donc plus possible. `act:give` la donne à quelqu'un.
 }
moderation-barred = { $kept ->
    [no] L'accès de { $name } est suspendu sur ce serveur ; la place ne peut pas lui revenir. Lève d'abord la suspension.
    [game] { $name } ne peut pas jouer ici pour le moment, et sa place est gardée jusqu'au { $when }. D'ici là, personne ne peut mettre fin à cette partie ni demander un vote pour l'annuler ou annuler des actions. Si cela ne peut pas attendre, un administrateur peut annuler l'intervention { $entry } (`act:back entry:{ $entry }`).
    [day] { $name } ne peut pas jouer ici avant le { $when } ; la partie ne peut donc pas reprendre. Pour qu'elle reprenne, un administrateur doit d'abord lever la suspension (`act:back entry:{ $entry }`).
    [open] { $name } ne peut pas jouer ici pour le moment ; la partie ne peut donc pas reprendre. Pour qu'elle reprenne, un administrateur doit d'abord lever la suspension (`act:back entry:{ $entry }`).
   *[yes] L'accès de { $name } est suspendu jusqu'au { $when }, puis cette personne continue à jouer ici. C'est promis : la place ne peut donc pas être donnée. Si la partie doit reprendre plus tôt, annule la suspension (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } t'a donné un avertissement sur { $server } (intervention { $entry }). Rien d'autre ne change : tu peux jouer comme avant.
    [ladder] Depuis le { $since }, tu ne figures plus au classement de { $server }, et les autres n'y voient pas ta cote (intervention { $entry }, par { $moderator }). Tes parties et ta cote continuent comme avant.
    [restriction] Depuis le { $since }, tu ne peux ni ouvrir ni rejoindre de partie sur { $server }, ni y publier de réponse que d'autres voient (intervention { $entry }, par { $moderator }). Tes parties en cours continuent comme avant.
   *[whole] Depuis le { $since }, ton accès à ce bot sur { $server } est suspendu (intervention { $entry }, par { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Cela dure jusqu'à ce qu'un administrateur y mette fin.
   *[day] {" "}Cela prend fin le { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Cela modifie l'intervention { $changes }.
 } Motif : { $reason }
    { $lost ->
        [no] {""}
        [day] Tu gardes tes places : { $games }. Ces parties t'attendent jusque-là, et rien n'est sauté.{" "}
       *[yes] Tes places sont gardées jusqu'au { $held } : { $games }. Si la suspension est levée d'ici là, tu continues à jouer, et rien n'aura été sauté pour toi. Sinon, chacune compte comme une partie que tu as quittée (tu t'y classes derrière tous ceux qui restent), sauf si la suspension est levée parce que c'était une erreur, ce qui est possible à tout moment : alors elle ne compte ni pour ni contre toi.{" "}
     }{ $out ->
        [0] {""}
       *[other] Tu ne participes plus à ces tournois : { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] Tu participes de nouveau à ces tournois : { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Tables pas encore commencées où tu n'as plus ta place : { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` marche toujours, pour ce qui est enregistré sur toi.{" "}
       *[milder] {""}
     }Si tu n'es pas d'accord, écris à { $moderator } ou à quelqu'un d'autre de l'administration de ce serveur, et cite l'intervention { $entry } : elle peut être annulée{ $lost ->
        [no] {""}
       *[yes] , et si c'était une erreur, les fils qui en parlaient le diront
     }.
barred-over = { $degree ->
    [warning] Ton avertissement sur { $server } est retiré.
    [ladder] Tu figures de nouveau au classement de { $server }.
    [restriction] Tu peux de nouveau ouvrir et rejoindre des parties sur { $server }.
    [late] À propos de ta suspension sur { $server }, qui est finie :
   *[whole] Tu peux de nouveau utiliser ce bot sur { $server }.
 } { $by ->
    [0] Le temps de l'intervention { $entry } est écoulé.
   *[other] { $moderator } a annulé l'intervention { $entry } (intervention { $by }){ $mistake ->
        [yes]  : c'était une erreur, tu n'as rien fait de mal. Nos excuses.
       *[no] .
     } Motif : { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Tes parties en cours ont continué comme avant.
       *[whole] { $seats ->
            [0] {""}
           *[other] Places que tu récupères : { $seats }. Ces parties comptent pour toi comme avant.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Parties ainsi perdues, qui ne comptent maintenant ni pour ni contre toi : { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}Tu participes de nouveau à ces tournois : { $cups }.
     }
moderation-free = Jusqu'au { $until }, tu peux reprendre ta place{ $later ->
    [yes]  ; d'ici là, quelqu'un d'autre y joue.
   *[no] {" "}là où elle est encore libre.
 } Le bouton montre d'abord où en est la partie et ce que cela change pour ta cote ; rien ne se passe avant que tu confirmes.
moderation-way = { $changed ->
    [yes] Cela a changé depuis que tu l'as lu.{" "}
   *[no] {""}
 }{ $game } : tu peux reprendre la place { $seat } jusqu'au { $until }. Prestige actuel : { $points } (rang { $place } sur { $seats }). Tours manqués jusqu'ici : { $missed } sur { $turns } (sautés : { $skipped }, joués par un ordinateur : { $by_computer }, joués par quelqu'un d'autre : { $by_another }).
    { $rated ->
        [no] Cette partie n'est pas classée.
        [excused] Si tu la reprends, le résultat compte pour ta cote ; les tours passés depuis que tu as perdu la place ne comptent pas comme manqués. Sinon, la partie ne compte ni pour ni contre toi.
       *[counts] Si tu la reprends, la partie compte à nouveau pour toi, et les tours sans toi comptent comme manqués : { $behind ->
            [last] en l'état, tu te classes derrière tous ceux qui restent.
           *[no] tu ne te classes derrière tous ceux qui restent que si, à la fin, tu as manqué la plupart des tours.
        } Chaque tour où tu joues au moins un coup compte comme joué par toi, celui-ci aussi.
    }{ $helped ->
        [yes] {" "}Si d'autres ont pris ici plus d'un quart des décisions, sur toute la partie ou dans sa seconde moitié, un gain de cote est réduit de moitié.
       *[no] {""}
    }
moderation-taken = { $games } : { $how ->
    [taken] quelqu'un d'autre y joue maintenant. Si la place se libère d'ici au { $until }, tu peux la reprendre avec `/caylus table claim`, avec effet sur ta cote comme avant ; pendant 24 heures, personne d'autre ne peut la prendre
    [over] la partie est finie, la place ne peut donc pas revenir
    [own] tu y joues de nouveau, mais tu avais encore quitté la place entre-temps
   *[closed] la place ne peut plus être reprise
 }. { $how ->
    [taken] Sinon, la partie ne compte ni pour ni contre toi.
   *[closed] La partie ne compte ni pour ni contre toi.
 }
barred-them = Un administrateur a suspendu { $user } sur ce serveur ; prendre place à une table n'est donc pas possible.
moderation-told = 🚩 { $channel } · { $person } signale à la modération : { $reason }
moderation-answer = { $how ->
    [why] Ton motif ; tu verras ensuite ce qui suit
   *[sentence] Une phrase pour cette personne (facultatif)
 }
moderation-told-back = 🚩 { $moderator } a examiné ce que tu as signalé à la modération sur { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Sa réponse : { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Rien n'est encore envoyé.** Tes mots, ton nom et un lien vers cet endroit seront publiés dans { $channel }{ $open ->
        [yes] , lisible par { $roles } et pas seulement par la modération.
       *[no] , que seule la modération lit.
     } Rien n'est publié ici. Tu ne pourras pas le retirer, mais quand ce sera examiné, je te le dirai.{ $playing ->
        [no] {""}
       *[yes] {" "}Les modérateurs qui jouent à cette table le lisent aussi : { $people }. Si cela concerne l'un d'eux, écris plutôt à { $owner ->
            [no] {""}
           *[yes] { $name } ou à{" "}
         }quelqu'un de la modération qui ne joue pas ici.
     }
    [told] C'est envoyé : la modération le trouve dans { $channel }. Quand ce sera examiné, je te le dirai par message privé.
    [often] C'est possible { $most } fois par heure ; la prochaine dans { $minutes } min. Rien n'a été envoyé.
   *[nobody] Je n'ai sur ce serveur aucun salon où publier cela pour la modération, donc rien n'a été envoyé. Écris à un administrateur, ou à quelqu'un qui a ici la permission Gérer les fils.
 }

# `/caylus-server log` : le journal de modération
cmd-caylus-server-log = Ce qu'a fait la modération, et où c'est écrit
    .name = journal
    .channel = Salon des interventions
    .channel-name = salon
    .off = Ne rien publier
    .off-name = arrêt
    .member = Seulement sur cette personne
    .member-name = membre
moderation-log-in = { $how ->
    [about] Interventions concernant { $person }, les plus récentes d'abord :
    [off] Les interventions de la modération ne sont publiées nulle part ; `/caylus-server log channel:…` choisit un salon. Les dernières :
   *[in] Je publie chaque intervention de la modération dans { $channel }. Les dernières :
 }
moderation-log-readers = { $how ->
    [ask] **Rien n'est encore changé.** { $channel } est lisible par { $roles }, et pas seulement par la modération. On y verrait qui a été averti ou suspendu et pourquoi, et ce que les membres signalent les uns sur les autres. Pour un salon que seule la modération lit, refais `/caylus-server log channel:…`. Y publier le journal quand même ?
   *[now] { $channel } est lisible par { $roles }, et j'y publie le journal de modération : qui a été averti ou suspendu et pourquoi, et ce que les membres signalent. `/caylus-server log channel:…` choisit un salon que seule la modération lit.
 }
moderation-log-empty = Aucune intervention pour l'instant.
moderation-seat = 🪑 { $game } · { $seat } : { $how ->
    [resigned] a quitté la partie. La place est libre.
    [dropped] trop longtemps en retard, hors de la partie. La place est libre.
    [kept] a quitté la partie. La place est gardée jusqu'au { $until } pour { $person }, comme promis.
    [barred] suspension en cours. La partie attend jusqu'au { $until }.
    [plays-on] suspension en cours. La partie attend jusqu'au { $until }, puis continue avec la même personne.
    [released] suspension en cours, hors de la partie. La place est libre.
    [departed] n'est plus sur ce serveur. Tout le monde peut prendre la place.
    [skipped] a manqué l'échéance ; ses décisions sont sautées jusqu'à son retour.
    [waiting] a manqué l'échéance du { $until }. Personne d'autre n'y joue pour le moment ; la partie attend.
    [claimed] ✅ a repris la place.
    [came-back] ✅ est de retour.
   *[stand-in] est en retard ; un ordinateur joue à sa place.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` la rend. Avec `give`, `computer` ou `skip` de `/caylus table moderate`, la partie reprend aussitôt, sans { $person }. D'ici là, personne ne peut y mettre fin.
   *[open] `/caylus table moderate` peut { $now ->
         [removed] réparer cela si l'expulsion du joueur précédent était une erreur (`act:mistake`).
         [gone] donner la place à quelqu'un, y faire jouer un ordinateur, la vider ou mettre fin à la partie. Si l'expulsion était une erreur : `act:mistake`, dès que la personne est revenue ou a perdu la place.
         [computer] donner la place à quelqu'un, la laisser vide et sauter ses coups ou mettre fin à la partie.
         [skipped] donner la place à quelqu'un, y faire jouer un ordinateur ou mettre fin à la partie.
        *[held] donner la place à quelqu'un, y faire jouer un ordinateur, la vider ou mettre fin à la partie.
      }
 }
