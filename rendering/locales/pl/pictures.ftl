seat-blue =
    .letter = N
seat-red =
    .letter = C
seat-green =
    .letter = Z
seat-orange =
    .letter = P
seat-black =
    .letter = K
nobody = nikt
turn = Runda { $turn }
turn-order = Kolejność
players = Gracze
phase-over = Koniec fazy
won = wygrywa grę
won-together = dzielą zwycięstwo
to-move = ma ruch
passed-place = pas { $place }
cost-now = następny robotnik
provost = Burmistrz
bailiff = Zarządca
bridge = Most
kind-neutral = Neutralny
kind-fixed = Nadrukowany
kind-wood = Drewniany
kind-stone = Kamienny
kind-residence = Rezydencja
kind-special = Specjalny
final-score = Wynik końcowy
sign-any = dowolny
sign-basic = bez złota
sign-coin = denar
sign-prestige = prestiż
sign-favor = łaska
sign-income = co rundę
sign-key = dla właściciela
sign-pawn = robotnik
sign-anywhere = wolne miejsce
sign-order = kolejność
sign-build = budowa
sign-token = żeton zamku
    .short = żeton
sign-card = karta na ręce
    .short = karta
sign-pile = zakryty stos
    .short = stos
sign-discards = odrzucone
sign-change = nowe
glance-scored =
    { $section }: punktacja za { $most ->
        [1] 1 rundę
        [few] { $least }–{ $most } rundy
       *[many] { $least }–{ $most } rund
    }
glance-scored-short =
    { $section } · { $most ->
        [1] 1 runda
        [few] { $least }–{ $most } rundy
       *[many] { $least }–{ $most } rund
    }
glance-over = Punkty za resztę surowców
glance-over-short = Reszta surowców
