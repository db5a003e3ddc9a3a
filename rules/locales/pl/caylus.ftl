tile-n_farm = Farma
tile-n_forest = Las
tile-n_sawmill = Tartak
tile-n_quarry = Kamieniołom
tile-n_market = Targ
tile-n_carpenter = Cieśla
tile-f_peddler = Kramarz
tile-gold_mine = Kopalnia złota
tile-w_farm_food = Farma żywności
tile-w_farm_cloth = Farma sukna
tile-w_quarry = Drewniany kamieniołom
tile-w_sawmill = Drewniany tartak
tile-w_market = Drewniany targ
tile-w_peddler = Drewniany kramarz
tile-w_mason = Murarz
tile-w_lawyer = Notariusz
tile-s_farm = Kamienna farma
tile-s_park = Park
tile-s_workshop = Warsztat
tile-s_architect = Architekt
tile-s_church = Kościół
tile-s_tailor = Krawiec
tile-s_bank = Bank
tile-s_alchemist = Alchemik
tile-s_jeweller = Jubiler
tile-residence = Rezydencja
tile-statue = Posąg
tile-granary = Spichlerz
tile-library = Biblioteka
tile-weaver = Tkacz
tile-theater = Teatr
tile-college = Kolegium
tile-monument = Pomnik
tile-hotel = Hotel
tile-cathedral = Katedra
tile-gate = Brama
tile-trading_post = Faktoria
tile-merchants_guild = Gildia kupców
tile-joust_field = Pole turniejowe
tile-stables = Stajnie
tile-inn = Gospoda
tile-castle = Zamek
effect-n_farm = zyskaj 1 żywność lub 1 sukno
effect-n_forest = zyskaj 1 drewno lub 1 żywność
effect-n_sawmill = zyskaj 1 drewno
effect-n_quarry = zyskaj 1 kamień
effect-n_market = sprzedaj surowiec za 4 denary
effect-n_carpenter = zbuduj drewniany budynek
effect-f_peddler = kup surowiec za 2 denary
effect-gold_mine = zyskaj 1 złoto
effect-w_farm_food = zyskaj 2 żywności lub 1 sukno
effect-w_farm_cloth = zyskaj 2 sukna lub 1 żywność
effect-w_quarry = zyskaj 2 kamienie
effect-w_sawmill = zyskaj 2 drewna
effect-w_market = sprzedaj surowiec za 6 denarów
effect-w_peddler = kup surowiec za 1 denara lub 2 za 2
effect-w_mason = zbuduj kamienny budynek
effect-w_lawyer = zapłać 1 denara i 1 sukno za rezydencję
effect-s_farm = zyskaj 2 żywności i 1 sukno
effect-s_park = zyskaj 2 drewna i 1 żywność
effect-s_workshop = zyskaj 2 kamienie i 1 sukno
effect-s_architect = zbuduj budynek prestiżowy
effect-s_church = zapłać 2 denary za 3 pkt prestiżu lub 4 za 5
effect-s_tailor = oddaj 2 sukna za 4 pkt prestiżu lub 3 za 6
effect-s_bank = zapłać 2 denary za 1 złoto lub 5 za 2
effect-s_alchemist = oddaj 2 surowce za 1 złoto lub 4 za 2
effect-s_jeweller = oddaj 1 złoto za 5 pkt prestiżu lub 2 za 9
effect-residence = co rundę 1 denar dochodu
effect-statue = zyskaj 7 pkt prestiżu i łaskę
effect-granary = zyskaj 10 pkt prestiżu
effect-library = zyskaj 10 pkt prestiżu i co rundę 1 denara dochodu
effect-weaver = zyskaj 12 pkt prestiżu
effect-theater = zyskaj 14 pkt prestiżu i łaskę
effect-monument = zyskaj 14 pkt prestiżu i 2 łaski
effect-hotel = zyskaj 16 pkt prestiżu i co rundę 2 denary dochodu
effect-cathedral = zyskaj 25 pkt prestiżu
effect-gate = wybierz później inne miejsce, za darmo
effect-trading_post = zyskaj 3 denary
effect-merchants_guild = przesuń burmistrza o najwyżej 3 pola, za darmo
effect-joust_field = zapłać 1 denara i 1 sukno za łaskę
effect-stables = przesuń się do przodu w kolejności
effect-inn = w następnej rundzie każdy robotnik kosztuje 1 denara
effect-castle = oddaj zestawy: żywność i dwa inne rodzaje
owner-s_workshop = zyskaj 1 kamień lub 1 sukno
cube-cloth = sukno
goods-cloth =
    { $n ->
        [one] { $n } sukno
        [few] { $n } sukna
       *[many] { $n } sukna
    }
goods-cubes =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    } (bez złota)
line-prestige = prestiż
line-deniers = denary
line-cubes = surowce
line-building = budowa
phase-1 = dochód
phase-2 = wystawianie robotników
phase-3 = budynki specjalne
phase-4 = burmistrz
phase-5 = droga
phase-6 = zamek
phase-7 = koniec rundy
label-move = Na: { $place } ({ $effect })
note-no-batch = nie masz jeszcze zestawu
note-goods = masz tylko: { $goods }
note-no-cubes = poza złotem nie masz surowców
note-build-full = droga jest pełna
label-back = Weź robotnika z powrotem
label-provost-free = Burmistrz na pole { $space } ({ $shift }, za darmo)
label-inn-stay = Zostań: w następnej rundzie każdy robotnik kosztuje 1 denara
label-take = Weź: { $goods }
label-give = Oddaj 1 { $cube }
label-build-favors =
    { $tile }: koszt { $cost }, zyskaj { $prestige } pkt prestiżu i { $favors ->
        [one] { $favors } łaskę
        [few] { $favors } łaski
       *[many] { $favors } łask
    }
label-convert = { $space } { $tile } staje się rezydencją: zyskaj { $prestige } pkt prestiżu
label-castle-done = Gotowe
label-castle-none = Nie oddawaj zestawu: tracisz do 2 pkt prestiżu
label-favor-prestige = Prestiż: zyskaj { $n } pkt prestiżu
label-favor-deniers =
    Denary: zyskaj { $n ->
        [one] { $n } denara
        [few] { $n } denary
       *[many] { $n } denarów
    }
label-favor-cubes-1 = Surowce, poziom 1: weź 1 żywność
label-favor-cubes-2 = Surowce, poziom 2: weź 1 żywność, drewno lub kamień
label-favor-cubes-3 = Surowce, poziom 3: weź 1 żywność, drewno, kamień lub sukno
label-favor-cubes-4 = Surowce, poziom 4: weź 1 (bez złota) albo wymień 1 na 2
label-favor-cubes-5 = Surowce, poziom 5: weź 1 dowolny albo wymień 1 na 2
label-favor-building-1 = Budowa, poziom 1: jeszcze nic, tylko znacznik w górę
label-favor-building-2 = Budowa, poziom 2: drewniany budynek za 1 drewno mniej
label-favor-building-3 = Budowa, poziom 3: drewniany lub kamienny budynek, 1 drewno lub kamień mniej
label-favor-building-4 = Budowa, poziom 4: drewniany lub kamienny za 1 mniej albo rezydencja
label-favor-building-5 = Budowa, poziom 5: dowolny budynek albo rezydencja
label-exchange = Oddaj 1 surowiec, weź 2
label-use-carpenter = Cieśla: zbuduj drewniany budynek za 1 drewno mniej
label-use-mason = Murarz: zbuduj kamienny budynek za 1 kamień mniej
label-use-lawyer = Notariusz: zapłać 1 sukno za rezydencję
ask-place_worker =
    Wystaw robotnika za { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    } albo spasuj.
ask-place_worker-own =
    Wystaw robotnika za { $cost ->
        [one] { $cost } denara
        [few] { $cost } denary
       *[many] { $cost } denarów
    } (1 na własnych budynkach) albo spasuj.
ask-gate = Brama: przestaw robotnika na dowolne wolne miejsce albo weź go z powrotem.
ask-guild = Gildia kupców: przesuń burmistrza za darmo o najwyżej 3 pola; stoi na polu { $space }.
ask-inn = Gospoda: zostajesz po prawej stronie czy bierzesz robotnika z powrotem?
ask-production = { $tile }: wybierz, co bierzesz.
ask-peddler = { $tile }: { $effect } (poza złotem)?
ask-give = { $tile }: wybierz surowiec do oddania (zostało: { $left }).
ask-give-exchange = Łaska: wybierz surowiec do oddania.
ask-castle = Zamek: oddaj zestaw (żywność i surowce dwóch innych rodzajów) albo zakończ.
ask-favor_line = Łaska królewska: wybierz linię. Jej znacznik przesuwa się o poziom w górę i możesz użyć dowolnego osiągniętego poziomu.
ask-favor_cubes = Łaska królewska: wybierz surowce.
ask-exchange = Łaska królewska: wybierz dwa surowce, które bierzesz.
ask-favor_building = Łaska królewska: wybierz, co budujesz, albo nic.
event-gained-favor = { $seat } dzięki łasce otrzymuje: { $goods }.
event-paid-saved = { $seat } dzięki łasce oszczędza drewno ({ $source }).
event-paid-exchange = { $seat } oddaje w zamian: { $goods }.
event-lost-castle = { $seat } nie oddaje zestawu i traci { $n } pkt prestiżu.
event-lost = { $seat } traci { $n } pkt prestiżu ({ $what }).
event-passed-forced = { $seat } nie może wystawić robotnika i pasuje automatycznie (miejsce { $place } na moście).
event-relocated = { $seat }: robotnik z bramy → { $tile }.
why-few-cloth = za mało sukna
why-few-gold = brak złota
why-few-build = surowce nie wystarczają
why-no-tile = nie ma już budynków
why-no-residence = brak rezydencji do zabudowania
why-no-place = brak wolnego miejsca
event-declined-favor = { $seat } nie korzysta z działania łaski.
event-bailiff-joined = Zarządca przesuwa się z pola { $start } na { $end }, a burmistrz dołącza do niego.
event-order = Nowa kolejność: { $order }.
event-inn = { $seat } przechodzi w gospodzie na prawą stronę.
event-inn-stays = { $seat } zostaje w gospodzie.
event-best = { $seat } oddaje najwięcej zestawów ({ $n }) i otrzymuje łaskę.
event-counted =
    { $seat } ma { $houses ->
        [one] { $houses } domek
        [few] { $houses } domki
       *[many] { $houses } domków
    } ({ $section }): { $favors ->
        [one] { $favors } łaska
        [few] { $favors } łaski
       *[many] { $favors } łask
    }.
event-unhoused = { $seat } nie ma domku ({ $section }) i traci { $n } pkt prestiżu.
event-favor = { $seat } korzysta z łaski ({ $line }), teraz na poziomie { $level }.
event-favor-goods = { $seat } korzysta z łaski ({ $line }, poziom { $level }): { $goods }.
event-favor-lost = { $seat } traci łaskę: wszystkie cztery linie są w tej fazie użyte.
event-result = { $seat }: { $prestige } pkt prestiżu, { $gold } za złoto, { $cubes } za surowce, { $deniers } za denary: razem { $total }.
