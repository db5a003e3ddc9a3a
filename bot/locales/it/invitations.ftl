button-notforme = Non fa per me
button-refuse = Blocca i suoi inviti
button-gatenew = { $newcomers ->
        [yes] Niente nuovi giocatori
       *[no] Ammetti nuovi giocatori
    }
button-gatereliable = { $n ->
        [0] Affidabilità: qualsiasi
       *[other] Affidabilità: almeno { $n }%
    }
gate-title = **{ $game }**: chi può partecipare
gate-invite = Invita persone
gateleast-menu = Rating da
gatemost-menu = Rating fino a
gateleast-bound = { $bound ->
    [none] nessun minimo
   *[some] da { $bound }
 }
gatemost-bound = { $bound ->
    [none] nessun massimo
   *[some] fino a { $bound }
 }
choice-who-open = tutti
choice-who-invited = solo giocatori invitati
choice-who-rated = persone entro un intervallo di rating
card-entry = { $how ->
    [open] Aperto a tutti.
    [invited] Solo per giocatori invitati.
    [both] Per rating da { $least } a { $most }.
    [least] Per rating da { $least } in su.
    [most] Per rating fino a { $most }.
   *[any] Per chi ha un rating consolidato.
 }
card-entry-newcomers = Anche per i nuovi giocatori (meno di { $of } partite con rating).
card-entry-reliable = Bisogna avere almeno { $n }% di partite con rating finite e { $n }% di scadenze rispettate. Anche per i nuovi giocatori (meno di { $of } partite con rating).
invited-call = { $people }: invito a { $game }: { $link }
invite-declined = Invito rifiutato: { $game }.
invite-declined-of = Invito rifiutato: { $game }. Organizzatore: { $host }.
invite-not-here = Si possono invitare solo membri di questo server. Non è stato invitato nessuno.
invite-unseen = Discord non mi ha detto chi è. Non è stato invitato nessuno; riprova tra un minuto.
refusals = Non accetti inviti da: { $people }. Non riceveranno nessun avviso.
refusals-none = Accetti inviti da tutti.
refusals-choose = Da chi non accetti inviti

cmd-new-who = Chi partecipa
    .name = chi
cmd-table-who = Scegli chi può partecipare al tavolo
    .name = chi
    .who = Tutti, gli invitati o un intervallo di rating
    .who-name = chi
    .least = Il rating più basso
    .least-name = minimo
    .most = Il rating più alto
    .most-name = massimo
    .newcomers = Ammetti chi non ha rating
    .newcomers-name = nuovi
    .reliable = % di partite finite e scadenze rispettate
    .reliable-name = affidabilità
    .game = Quale tavolo
    .game-name = partita
cmd-table-invite = Invita qualcuno al tavolo
    .name = invita
    .person = Chi invitare; vuoto: chi hai bloccato
    .person-name = chi
    .game = Quale tavolo
    .game-name = partita
