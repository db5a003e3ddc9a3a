# Demo: co mówi obok bota, w terminalu i jako przewodnik na swoim kanale

demo-server = Miasto Caylus
demo-guide = Przewodnik
demo-open =
    Demo działa. Otwórz ten adres w przeglądarce na tym komputerze i wpisz `/caylus new`:
    { $url }
demo-game-open =
    { $game } toczy się tutaj (link jest na kanale):
    { $url }
demo-failed = Demo nie może się uruchomić: { $why }. Z CAYLUS_DEMO_PORT=0 użyje wolnego portu.
demo-welcome =
    Witaj! Przyciski poniżej prowadzą do pierwszej gry w Caylus. Po resztę wpisz `/`, wybierz z listy `/caylus new` i naciśnij Enter: z opcją `practice` ustawioną na 3 grasz na trzech miejscach, z opcją `computers` ustawioną na 2 – przeciwko komputerom; możesz też wcielać się u góry w inne osoby i dołączać nimi do stołu. `/caylus rules` wyjaśnia zasady.
    Zaczynaj tyle gier, ile chcesz, w obie odmiany: każda ma własną stronę, a link do niej pojawia się tutaj.
    -# Zaczynasz jako { $owner }. Do tej osoby należy serwer: tylko { $owner } może używać `/caylus-server settings` i `/caylus-server doctor` oraz odwoływać gry innych.
demo-first = **Pierwszy raz?** `Ćwiczenie` to gra, w której siedzisz na wszystkich miejscach, a przewodnik objaśnia każdy krok; w grze z komputerem też.
demo-plain-command = To poszło jako zwykła wiadomość, a tych nie czytam. Aby użyć { $typed }, wpisz samo `/`, wybierz polecenie z listy, która się otworzy, potem jego opcje (Tab przechodzi do następnej) i naciśnij Enter.
demo-open-game = Otwórz grę
demo-game-over = Gra jest skończona, a jej strona zostaje: **{ $game }**
demo-game-waits = **{ $game }** nie ma jeszcze strony, bo mają je inne gry (jest ich { $most }). Strona otworzy się, gdy któraś z nich się skończy albo zostanie odwołana (`/caylus table cancel` na jej stronie).
demo-game-closed = **{ $game }**: gra jest skończona. Jej strona została zamknięta, żeby zrobić miejsce nowszym grom.
demo-thread = -# Na tej stronie jest tylko ta gra. Nowe gry, rewanże i linki do wszystkich gier są [na kanale]({ $url }).
demo-thread-over = -# Kolejna gra albo rewanż zaczyna się [na kanale]({ $url }).
