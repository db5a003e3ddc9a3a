button-gate = Chi può partecipare
button-notforme = Non fa per me
button-refuse = Niente più inviti suoi
button-gatenew = { $newcomers ->
        [yes] Niente nuovi
       *[no] Ammetti anche i nuovi
    }
button-gatereliable = { $n ->
        [0] Affidabilità: qualsiasi
       *[other] Affidabilità: almeno { $n } %
    }
gate-title = **{ $game }**: chi può partecipare
gate-kind = Chi può partecipare
gate-invite = Invita persone
gateleast-menu = Rating da
gatemost-menu = Rating fino a
gateleast-none = nessun minimo
gatemost-none = nessun massimo
gateleast-bound = da { $bound }
gatemost-bound = fino a { $bound }
choice-who-open = tutti
choice-who-invited = solo chi è invitato
choice-who-rated = persone entro un intervallo di rating
card-entry-open = Aperto a tutti.
card-entry-invited = Solo per chi è invitato.
card-entry-rated-both = Per rating da { $least } a { $most }.
card-entry-rated-least = Per rating da { $least } in su.
card-entry-rated-most = Per rating fino a { $most }.
card-entry-rated-any = Per chi ha già un rating valido.
card-entry-newcomers = Anche per i nuovi (partite con rating: meno di { $of }).
card-entry-reliable = Bisogna aver finito almeno il { $n } % delle proprie partite con rating e rispettato altrettante scadenze; i nuovi sono benvenuti (partite con rating: meno di { $of }).
invited-call = { $people }: ecco un invito per { $game }: { $link }
invite-declined = Rifiutato: { $game }.
invite-declined-of = Rifiutato: { $game }. Organizzatore: { $host }.
invite-refused = Non puoi invitare { $user }.
invite-not-here = Si possono invitare solo membri di questo server. Non è stato invitato nessuno.
invite-unseen = Discord non ha detto chi è. Non è stato invitato nessuno; riprova tra un minuto.
refusals = Non accetti inviti ai tavoli da: { $people }. Nessuno di loro lo saprà.
refusals-none = Accetti inviti ai tavoli da tutti.
refusals-choose = Da chi non accetti inviti

cmd-new-who = Chi può entrare
    .name = chi
cmd-table-who = Di' chi può partecipare al tavolo
    .name = chi
    .who = Tutti, gli invitati o un intervallo di rating
    .who-name = chi
    .least = Il rating più basso
    .least-name = minimo
    .most = Il rating più alto
    .most-name = massimo
    .newcomers = Ammetti chi non ha rating
    .newcomers-name = nuovi
    .reliable = Percentuale di partite e scadenze rispettate
    .reliable-name = affidabilità
    .game = Quale tavolo
    .game-name = partita
cmd-table-invite = Invita qualcuno al tavolo
    .name = invita
    .person = Chi; senza nome, da chi non accetti inviti
    .person-name = chi
    .game = Quale tavolo
    .game-name = partita
