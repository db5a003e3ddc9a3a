button-seekhours = { $on ->
        [yes] Kdykoli
       *[no] Jen v mých hodinách
    }
button-seekping = { $on ->
        [yes] Nezmiňovat mě
       *[no] Zmínit mě při shodě
    }
button-seekadd = Nové hledání
button-seekall = Ukončit všechna hledání
button-seekkeep = Hledat dál
button-seekdrop = Ukončit hledání
button-seekinvite = Pozvat je
seek-panel = **Hledání hráčů**: co chceš hrát?
seek-panel-now = Teď: { $criteria }
seek-panel-small = -# Jakmile se sejde dost lidí, otevřu stůl, zmíním tě (nikdy v tichých hodinách) a místo ti jeden den podržím. Ostatní vidí jen, kolik lidí hledá. Tvoje hodiny jsou ty z `/caylus me hours`. Hledání živé hry trvá 3 hodiny.
menu-seekplayers = Kolik hráčů
menu-seekpace = Která tempa
menu-seekoff = Ukončit jedno hledání
seek-game-any = kterákoli hra
seek-language-any = kterýkoli jazyk
seek-players = hráči: { $players }
seek-pace-any = jakékoli tempo
seek-hours = v mých hodinách
seek-ping = se zmínkou
seek-title = **Hledání hráčů na tomto serveru**
seek-done = Hledáš hráče: { $criteria }. Dívám se, kdo se hodí.
seek-line = { $n }. { $criteria } (do { $when }; další, kdo se hodí: { $others })
seek-none = Teď tu nic nehledáš.
seek-table = { $game } ({ $channel })
seek-fitting = Otevřené stoly, které se hodí: { $tables }
seek-everybody = Kolik lidí tu hledá: { $games }
seek-withdrawn = Ukončená hledání: { $n }.
seek-ask = Hledáš ještě hráče na serveru { $server }? { $criteria }. Když se neozveš, za týden přestanu.
seek-kept = { $how ->
    [kept] Dobře, hledám dál.
   *[dropped] Dobře, už nehledám.
 }
seek-gone = Toto hledání už skončilo. Nové začneš příkazem `/caylus-club seek`.
seek-call = { $people }: hledaný stůl je tu: { $game }, { $link }
card-offered = Kolik lidí hledá takový stůl: { $n }
card-kept = Místa jsou pro ně vyhrazená; ostatní si je mohou vzít { $until }.
card-no-host = Kdo se přidá první, je zakladatel a spustí partii.
card-unclaimed = K tomuto stolu se nikdo nepřidal; je zavřený.
lookers = Kolik lidí hledá stůl jako { $game }: { $n }
lookers-invited = Pozváno: { $n }. Kdo chce zmínku, dostane ji; ostatní najdou stůl ve svém seznamu.
lookers-none = Nikdo nebyl pozván: kdo takový stůl hledal, už ho našel, nebo tento kanál nevidí.
club-seek = Hledání hráčů: { $seek }. Stoly pro něj se otevírají tady: { $where }
club-seek-anywhere = kde někdo hledá
club-seek-cannot = V kanálu { $channel } stoly otevírat nemůžu: potřebuji tam oprávnění Zobrazit kanál a Posílat zprávy. Nic se nezměnilo.

cmd-caylus-club-seek = Hledat hráče
    .name = hledat
cmd-caylus-server-club-seek = Povolit hledání spoluhráčů
    .name = hledání
cmd-caylus-server-club-seek-channel = Kde se pro hledání otevírají stoly
    .name = kanál-hledání
cmd-caylus-server-club-seek-anywhere = Otevírat je tam, kde někdo hledá
    .name = kdekoli
