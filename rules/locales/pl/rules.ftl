seat-blue = Niebieski
seat-red = Czerwony
seat-green = Zielony
seat-orange = Pomarańczowy
seat-black = Czarny
points-buildings = Budynki
points-tokens = Żetony
points-cards = Karty
points-trades = Wymiany
points-favors = Łaski
points-owners = Właściciele
points-losses = Straty
points-gold = Złoto
points-cubes = Surowce
points-deniers = Denary

cube-food = żywność
cube-wood = drewno
cube-stone = kamień
cube-gold = złoto
goods-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
goods-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
goods-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
goods-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
goods-any =
    { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
goods-deniers =
    { $n ->
        [one] { $n } denar
        [few] { $n } denary
       *[many] { $n } denarów
    }
goods-nothing = nic
section-dungeon = donżon
section-walls = mury
section-towers = wieże
label-pass = Spasuj
label-pass-first = Spasuj jako pierwszy: zyskaj 1 denara
note-beyond = za burmistrzem
note-deniers =
    zostanie tylko { $n ->
        [one] { $n } denar
        [few] { $n } denary
       *[many] { $n } denarów
    }
label-buy =
    Kup: { $goods } za { $price ->
        [one] { $price } denara
        [few] { $price } denary
       *[many] { $price } denarów
    }
label-sell =
    Sprzedaj 1 { $cube }: zyskaj { $price ->
        [one] { $price } denara
        [few] { $price } denary
       *[many] { $price } denarów
    }
label-skip = Nic
event-turn = Zaczyna się runda { $turn }; kolejność: { $order }.
event-income =
    { $seat } otrzymuje dochód: { $n ->
        [one] { $n } denar
        [few] { $n } denary
       *[many] { $n } denarów
    }.
event-first-passer =
    { $seat } pasuje jako pierwszy i otrzymuje { $n ->
        [one] { $n } denara
        [few] { $n } denary
       *[many] { $n } denarów
    }.
event-gained = { $seat } otrzymuje: { $goods } ({ $source }).
event-gained-bonus = { $seat } jako właściciel otrzymuje: { $goods } ({ $source }).
event-paid = { $seat } płaci: { $goods } ({ $source }).
event-trade = { $seat } płaci: { $goods }, otrzymuje: { $gained } ({ $source }).
event-passed = { $seat } pasuje (miejsce { $place } na moście).
why-chosen = z wyboru
why-few-deniers = za mało denarów
why-few-cubes = za mało surowców
event-unreached-several = Robotnicy za burmistrzem wracają z niczym: { $workers }.
event-ended = Zwycięstwo: { $winners }, { $score } pkt prestiżu.
goods-workers =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotnicy
       *[many] { $n } robotników
    }
ask-on = Na której rezydencji stanie { $tile }?
points-total = Razem
goods-prestige = { $n } pkt prestiżu
event-declined = { $seat } nie używa: { $what }.
event-declined-why = { $seat } nie używa: { $what } ({ $why }).
event-provost = { $seat } przesuwa burmistrza z pola { $start } na { $end }.
event-provost-stays = { $seat } zostawia burmistrza na polu { $end }.
event-provost-paid =
    { $seat } przesuwa burmistrza z pola { $start } na { $end } za { $n ->
        [one] { $n } denara
        [few] { $n } denary
       *[many] { $n } denarów
    }.
event-provost-left = Burmistrza na polu { $end } zostawiają: { $seats }.
label-place-own = { $space } { $tile } (twoja własność): { $effect }
label-provost-stay = Burmistrz zostaje na polu { $space } (za darmo)
label-provost-paid =
    Burmistrz na pole { $space } ({ $shift }): zapłać { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    }
label-on = Na rezydencję na polu { $space }
label-batch = Oddaj: { $goods }, zyskaj { $prestige } pkt prestiżu ({ $section })
label-build = { $tile }: koszt { $cost }, zyskaj { $prestige } pkt prestiżu
label-pay-prestige = Zapłać: { $paid }, zyskaj { $gain } pkt prestiżu
label-pay-gold = Zapłać: { $paid }, zyskaj złoto: { $gain }
ask-provost =
    Burmistrz stoi na polu { $space }: przesuń go o najwyżej { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    } (1 denar za pole) albo zostaw.
ask-bonus = { $tile }, jako właściciel: { $effect }?
why-no-target = nic nie może stać się rezydencją
event-returned = { $seat } bierze robotnika z powrotem ({ $tile }).

# What a decision is about

kind-place_worker = wystawienie robotnika
kind-provost = przesunięcie burmistrza
kind-production = wybór surowców
kind-bonus = premia właściciela
kind-trade = wymiana
kind-give = co oddać
kind-build = budowa
kind-on = która rezydencja
kind-favor_line = łaska królewska
