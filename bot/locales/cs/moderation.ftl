# `/caylus table moderate`: co dělají moderátoři a správci
cmd-table-moderate = Zasáhnout jako moderátor, s důvodem
    .name = moderovat
    .act = Co udělat
    .act-name = zásah
    .reason = Proč; stůl to čte
    .reason-name = důvod
    .seat = Které místo
    .seat-name = místo
    .member = Kdo dostane místo, nebo koho se to týká
    .member-name = člen
    .entry = Který zásah vzít zpět
    .entry-name = číslo
    .game = Která partie
    .game-name = partie
choice-moderate-give = dát někomu místo
choice-moderate-computer = nechat na místě hrát počítač
choice-moderate-skip = uvolnit místo a přeskakovat ho
choice-moderate-end = ukončit partii bez výsledku
choice-moderate-void = zrušit výsledek (správci)
choice-moderate-title = skrýt název vlákna (správci)
choice-moderate-bar = vyloučit někoho (správci)
choice-moderate-ladder = vyřadit z žebříčku (správci)
choice-moderate-back = vzít zásah zpět
moderation-give = { $game }: místo { $seat } dostává { $person }.
moderation-computer = { $game }: na místě { $seat } hraje počítač.
moderation-skip = { $game }: místo { $seat } je prázdné a přeskakuje se.
moderation-give-from = { $game }: místo { $seat } přechází od hráče { $former } na { $person }.
moderation-computer-from = { $game }: na místě { $seat } hraje počítač místo hráče { $former }.
moderation-skip-from = { $game }: { $former } už nemá místo { $seat }; je prázdné a přeskakuje se.
moderation-end = { $game } končí bez výsledku.
moderation-void = { $game }: výsledek neplatí; statistiky a hodnocení jsou, jako by se partie nehrála.
moderation-title = { $game }: název vlákna už nikoho nejmenuje.
moderation-bar = { $person } mě na tomto serveru nesmí používat, dokud to správce nezruší.
moderation-bar-does = Uvolněná místa: { $seats }. Stažené pozvánky: { $invitations }. Do vláken může psát dál: tomu zabrání dočasné umlčení na Discordu. Po zrušení zákazu se místa nevracejí.
moderation-bar-held = Ta osoba tu už místo neměla, takže se pro tuto partii nic nemění.
moderation-ladder = { $person } už není v žebříčku tohoto serveru.
moderation-back = Zásah { $entry } je vzat zpět.
moderation-back-seat = { $game }: zásah { $entry } je vzat zpět. Místo { $seat } patří zase tomu, komu předtím; co se tam mezitím odehrálo, zůstává.
moderation-back-holder = { $game }: zásah { $entry } je vzat zpět. Místo { $seat } má zase { $person }; co se tam mezitím odehrálo, zůstává.
moderation-back-counts = { $person }: partie se ti zase počítá. Kola na tomto místě bez tebe zatím: { $missed } z { $turns }. Bude-li jich na konci většina, jsi za všemi, kdo zůstali.
moderation-back-stand-in = Dokud { $person } nestiskne `Vzít si místo zpět` nebo netáhne, hraje tam počítač.
moderation-out = { $person }: v této partii už nehraješ. { $left ->
    [yes] Když místo přešlo na někoho jiného, tvé tahy chyběly; počítá se proto jako opuštěná partie: jsi za všemi, kdo zůstanou.
   *[no] Nepočítá se ti k dobru ani ke škodě.
 }
moderation-former = Pro hráče { $person } { $left ->
    [yes] se počítá jako opuštěná partie, protože chyběl: meškal, byl přeskakován nebo za něj hrál počítač.
   *[no] se tato partie nepočítá k dobru ani ke škodě.
 }
moderation-out-back = { $person }: díky za hru. V této partii už nehraješ; tvé tahy zůstávají a nic z toho nemění tvé hodnocení ani spolehlivost.
moderation-line = **{ $entry }** · { $when } · { $what } Provádí { $moderator }. Důvod: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Vzato zpět zásahem { $by }.
moderation-no-reason = neuveden
moderation-way-back = Cesta zpět: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Důvod má 1 až { $most } znaků, ne { $here }. Nic se nezměnilo.
moderation-whom = Řekni v `member`, o koho jde. Nic se nezměnilo.
moderation-which-seat = Řekni v `seat`, o které místo jde. Nic se nezměnilo.
moderation-moderator-only = To smějí jen moderátoři: lidé s oprávněním Spravovat vlákna tam, kde se partie hraje. Požádej někoho z nich; hráči mohou partii také ukončit hlasováním, příkazem `/caylus table cancel`.
moderation-manager-only = Tento zásah berou zpět jen lidé s oprávněním Spravovat server.
moderation-own-game = V této partii hraješ nebo jsi hrál, takže to musí udělat někdo jiný s oprávněním Spravovat vlákna. Jako každý hráč můžeš dát hlasovat: `/caylus table cancel` nebo `/caylus table replace`.
moderation-practice = U cvičného stolu hraje jeden člověk za všechna místa; odejít nebo zrušit ho může sám.
moderation-last = V této partii by nikdo jiný nezbyl. `act:end` ji ukončí bez výsledku.
moderation-is-so = Tak už to je. Nic se nezměnilo.
moderation-void-nothing = Tato partie se nepočítala do statistik ani do hodnocení, takže není co rušit.
moderation-self = Týkalo by se to tebe; musí to udělat jiný správce.
moderation-no-entry = Záznam tohoto serveru nemá zásah { $entry }. Poslední ukáže `/caylus-server log`.
moderation-none-back = V této partii nezbývá žádný zásah moderátora, který by šlo vzít zpět.
moderation-back-done = Zásah { $entry } nejde vzít zpět: už se to stalo, nebo sám bral zpět jiný.
moderation-seat-changed = Místo mezitím přešlo na někoho jiného, takže to už nejde vzít zpět. `act:give` ho někomu dá.
moderation-barred = { $name } mě na tomto serveru nesmí používat, takže místo vrátit nejde. Nejdřív to vyloučení zruš.
barred-here = { $moderator }: zákaz mě na tomto serveru používat. Důvod: { $reason }
    Pokud s tím nesouhlasíš, napiš tam nebo jinému správci tohoto serveru.
barred-them = { $user } mě na tomto serveru nesmí používat (rozhodnutí správce), takže u stolu sedět nemůže.

# `/caylus-server log`: záznam moderátorů
cmd-caylus-server-log = Co dělali moderátoři a kam se to píše
    .name = záznam
    .channel = Psát každý zásah tam
    .channel-name = kanál
    .off = Zásahy nikam nepsat
    .off-name = vypnout
moderation-log-in = Každý zásah moderátorů píšu do kanálu { $channel }. Poslední zásahy:
moderation-log-off = Zásahy moderátorů se nikam nepíšou; kanál vybere `/caylus-server log channel:…`. Poslední zásahy:
moderation-log-empty = Zatím žádné zásahy.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] odchod z partie; místo je volné.
    [dropped] příliš dlouhé meškání, konec v partii; místo je volné.
    [departed] už není na tomto serveru; místo je volné.
   *[stand-in] odteď tam hraje počítač.
 }
moderation-seat-can = `/caylus table moderate` může místo někomu dát, nechat tam hrát počítač, přeskakovat ho nebo partii ukončit.
moderation-may-not = Do kanálu { $channel } záznam psát nemohu: chybí mi tam { $missing }. Nic se nezměnilo.
