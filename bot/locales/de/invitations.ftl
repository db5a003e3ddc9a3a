button-notforme = Nichts für mich
button-refuse = Einladungen blockieren
button-gatenew = { $newcomers ->
        [yes] Keine Neuen
       *[no] Auch Neue zulassen
    }
button-gatereliable = { $n ->
        [0] Zuverlässigkeit: egal
       *[other] Zuverlässig: ab { $n } %
    }
gate-title = **{ $game }**: wer mitspielen darf
gate-invite = Leute einladen
gateleast-menu = Rating ab
gatemost-menu = Rating bis
gateleast-bound = { $bound ->
    [none] keine untere Grenze
   *[some] ab { $bound }
 }
gatemost-bound = { $bound ->
    [none] keine obere Grenze
   *[some] bis { $bound }
 }
choice-who-open = alle
choice-who-invited = Eingeladene
choice-who-rated = Leute in einem Ratingbereich
card-entry = { $how ->
    [open] Offen für alle hier.
    [invited] Nur für Eingeladene.
    [both] Für Ratings von { $least } bis { $most }.
    [least] Für Ratings ab { $least }.
    [most] Für Ratings bis { $most }.
   *[any] Für alle, deren Rating nicht mehr vorläufig ist.
 }
card-entry-newcomers = Neue sind willkommen (weniger als { $of } Partien mit Rating).
card-entry-reliable = Für alle, die mindestens { $n } % ihrer Partien mit Rating beenden und mindestens { $n } % ihrer Fristen einhalten. Neue (weniger als { $of } Partien mit Rating) sind willkommen.
invited-call = { $people }: Einladung zu { $game }: { $link }
invite-declined = Einladung abgelehnt: { $game }.
invite-declined-of = Einladung abgelehnt: { $game }. Gastgeber: { $host }.
invite-not-here = Nur Leute von diesem Server können eingeladen werden. Es wurde niemand eingeladen.
invite-unseen = Discord hat nicht gesagt, wer das ist. Es wurde niemand eingeladen; versuch es in einer Minute noch einmal.
refusals = Du nimmst keine Einladungen an von: { $people }. Das erfahren sie nicht.
refusals-none = Du nimmst Einladungen von allen an.
refusals-choose = Von wem du keine Einladungen annimmst

cmd-new-who = Wer mitspielt
    .name = wer
cmd-table-who = Festlegen, wer mitspielen darf
    .name = wer
    .who = Alle, Eingeladene oder ein Ratingbereich
    .who-name = wer
    .least = Das niedrigste Rating
    .least-name = mindestens
    .most = Das höchste Rating
    .most-name = höchstens
    .newcomers = Leute ohne Rating zulassen
    .newcomers-name = neue
    .reliable = Beendete Partien, eingehaltene Fristen (%)
    .reliable-name = zuverlässig
    .game = Welcher Tisch
    .game-name = partie
cmd-table-invite = Jemanden an einen Tisch einladen
    .name = einladen
    .person = Wen; leer: wessen Einladungen du ablehnst
    .person-name = wer
    .game = Welcher Tisch
    .game-name = partie
