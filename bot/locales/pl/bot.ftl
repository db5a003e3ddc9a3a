done = Gotowe.
computer-name = { $name } (komputer)
computer-thinks = -# { $player } myśli…
computer-paused = -# { $player } gra dalej po przerwie.
computer-waits = -# { $player } gra dalej, gdy ktoś znów tu zagra: `/caylus table claim` zajmuje wolne miejsce.
computer-added = Do stołu dołącza komputer.
computer-level = Komputery grają tu na poziomie { $level }.
computer-removed = Komputer odchodzi od stołu.
card-open-seat = { $seat } (wolne)
card-seats =
    { $taken ->
        [one] { $taken } gracz przy stole; gra jest dla { $low }–{ $high } osób.
        [few] { $taken } gracze przy stole; gra jest dla { $low }–{ $high } osób.
       *[many] { $taken } graczy przy stole; gra jest dla { $low }–{ $high } osób.
    }
button-more = Więcej
card-host = { $host } jest gospodarzem i rozpoczyna grę.
card-thread = Gra toczy się tu: { $thread }
joined = Masz miejsce w grze { $game }.
started = { $game }: gra się zaczyna.
games-none = Nie siedzisz przy żadnym stole. `/caylus new` otwiera stół.
began-hints = -# Pierwszy raz? `/caylus rules` · Pomyłka? `/caylus undo`
prompt-line =
    { $player } · runda { $turn }
    { $question }
prompt-hidden = Decyzja: { $kind }. `Twój ruch` pokaże ją tylko tobie.
prompt-have = -# Masz: { $goods }
prompt-free = { $named ->
    [yes] { $player }: czas na ten ruch do { $free }, potem rezerwa czasu do { $end }
   *[no] Czas na ten ruch do { $free }, potem rezerwa czasu do { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: rezerwa czasu do { $end }
   *[no] Rezerwa czasu do { $end }
 }
prompt-together =
    Runda { $turn } · wszyscy wybierają jednocześnie
    { $question }
prompt-awaited = Jeszcze wybierają: { $players }
prompt-others = Pytania mają też: { $players }. `Wybierz` pokaże każdemu tylko jego własne. Odpowiadajcie w dowolnej kolejności; odpowiedź liczy się, gdy przyjdzie jej pora.
prompt-kept = Twój wybór: { $what }. Możesz go zmienić, dopóki nie wybiorą wszyscy.
prompt-over = Ta gra jest skończona; nie ma już czego wybierać.
recap-title = Od twojego ostatniego ruchu:
recap-more =
    … wcześniej { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[many] { $count } wierszy
    }: `/caylus history`
recap-gained = Zyski: { $parts }.
button-turn = Twój ruch
button-choose = Wybierz
button-watch = Oglądaj
button-board = Plansza
button-phone = Telefon
button-points = Punkty
button-replay = Powtórka
button-join = Dołącz
button-leave = Odejdź
button-start = Rozpocznij
button-cancel = Odwołaj
button-rematch = Rewanż
button-back = Wracam na miejsce
button-here = Już jestem
button-computer = Dodaj komputer
button-nocomputer = Usuń komputer
button-versus = Zagraj z komputerem
button-allow = Zgoda
button-decline = Odmowa
button-no = Nie
button-never = Tak, nie pytaj więcej
button-takeback = Cofnij
button-goon = Graj dalej
button-practice = Ćwiczenie
button-begin = Otwórz stół
button-howto = Jak grać
button-explain = Wyjaśnij
button-less = Mniej
button-resign = Tak, odchodzę
button-close = Tak, odwołaj
button-sure = Tak: { $action }
button-ask-undo = Zapytaj innych
menu-part = { $title } { $first } do { $last }
menu-bridge = Przed mostem: pieniądze, łaska, kolejność…
menu-road = Na drodze…
menu-castle = Zamek
menu-build = Buduj
menu-prestige = Prestiż
menu-pay = Zapłać
acted-own = Zrobione: { $what }
acted-kept = Twój wybór: { $what }. Inni zobaczą go, gdy wybiorą wszyscy; do tego czasu zmienia go `Twój ruch`.
acted-already = To już zrobione.
acted-elsewhere = Gra toczy się dalej tu: { $where }.
acted-next = Teraz: { $question }
others-turn = { $together ->
    [yes] Czekamy na: { $player } ({ $kind }; początek { $since }).
   *[no] To nie twój ruch: decyduje { $player } ({ $kind }; początek { $since }).
 }
others-asked = Pytanie jest też do ciebie: naciśnij `Wybierz` pod nim.
refused-illegal = { $text }: teraz to niemożliwe: { $reason }.
sure-pass-first = Pasujesz jako pierwszy, a masz jeszcze robotników i denary. Na pewno?
sure-no-batch = Możesz oddać zestaw; bez niego tracisz do 2 pkt prestiżu. Na pewno?
sure-resign =
    { $count ->
        [1] Odejdziesz z gry { $game }: twoje miejsce { $seats } będzie mógł zająć każdy, a ty już tego nie cofniesz. Na pewno?
        [few] Odejdziesz z gry { $game }: twoje miejsca { $seats } będzie mógł zająć każdy, a ty już tego nie cofniesz. Na pewno?
       *[many] Odejdziesz z gry { $game }: twoje miejsca { $seats } będzie mógł zająć każdy, a ty już tego nie cofniesz. Na pewno?
    }
sure-really = Na pewno?
sure-cancel = To zamyka { $game } dla wszystkich przy stole i nie da się tego cofnąć. Na pewno?
sure-not = Nic nie zostało zrobione.
phase-title = Runda { $turn }: { $name }
phase-quiet = { $title } (nic się nie dzieje)
phase-under-way = { $title } (trwa)
income-each =
    Dochód: { $n ->
        [one] po { $n } denarze.
        [few] po { $n } denary.
       *[many] po { $n } denarów.
    }
tolls-line = Prestiż dla właścicieli budynków, których używają inni: { $parts }.
income-part =
    { $n ->
        [one] { $n } denar – { $seats }
        [few] { $n } denary – { $seats }
       *[many] { $n } denarów – { $seats }
    }
ended-line =
    { $count ->
        [1] 🏆 { $winners } wygrywa z wynikiem { $score } pkt prestiżu.
        [few] 🏆 { $winners } dzielą zwycięstwo, po { $score } pkt prestiżu.
       *[many] 🏆 { $winners } dzielą zwycięstwo, po { $score } pkt prestiżu.
    }
ended-record = Zapis gry:
ended-record-command = `/caylus export` daje zapis gry.
undone-free = { $player } cofa: { $codes }
button-planturn = Zaplanuj rundę
