# Co stůl odmítá a proč.
table-no-game = Taková partie tu není, nebo nevidíš její kanál. `/caylus games` ukáže tvoje partie.
table-no-vote = Takové hlasování už není.
table-review-running = Partie { $game } ještě neskončila. Rozebrat jde jen dohranou partii.
table-review-old = Od této partie ({ $game }) se pravidla změnila; rozebrat ji už nejde.
table-rematch-players = Odveta je jen pro hráče této partie ({ $game }). Vlastní stůl otevřeš příkazem `/caylus new`.
table-no-such-seat = Partie { $game } má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
 }; místo { $seat } mezi nimi není.
table-seat-held = Na místě { $seat } sedí { $name }; obsadit jde jen volné místo.
table-no-open-seat = V této partii není volné místo ({ $game }).
table-practice = Toto je cvičný stůl: hraje tu jen { $name }. Stůl pro víc lidí otevřeš příkazem `/caylus new`.
table-too-few = { $title } potřebuje aspoň { $least ->
    [one] { $least } hráče
    [few] { $least } hráče
   *[other] { $least } hráčů
 }, zatím sedí { $here ->
    [one] { $here } hráč
    [few] { $here } hráči
   *[other] { $here } hráčů
 }.
table-seats-open = Tato místa jsou ještě volná: { $seats }. Rozděluje je zakladatel, nebo se hráči přidají sami.
table-place-taken = V tomto kanálu se hraje jiná partie; dohrajte ji, nebo hrajte v jiném.
table-too-many-games = { $name } hraje na tomto serveru už { $here ->
    [one] { $here } partii
    [few] { $here } partie
   *[other] { $here } partií
 }; limit je { $most }. Další bude možná, až některá skončí nebo se v ní místo uvolní; seznam ukáže `/caylus games`.
table-too-many-tables = { $name } má na tomto serveru už { $here ->
    [one] { $here } otevřený stůl
    [few] { $here } otevřené stoly
   *[other] { $here } otevřených stolů
 }; limit je { $most }. Nejdřív u některého začni, odejdi od něj nebo ho zruš; seznam ukáže `/caylus games`.
table-too-many-searches = Víc rad tu jeden člověk za hodinu nedostane (nejvýš: { $most }). Další bude možná za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }; správce serveru může limit zvýšit (`/caylus-server settings`).
table-hints-off = U tohoto stolu rady nedostáváš; povolit je všem může zakladatel: `/caylus table settings hints:yes`.
table-hints-rated = Partie je hodnocená: dokud běží, počítače v ní nikomu neradí.
table-hint-not-yours = Teď nemáš o čem rozhodovat, takže není co radit.
table-explain-none = Tuto akci teď vysvětlit nejde: nezahrál ji počítač, byla vzata zpět, nebo je její část ještě skrytá.
table-no-thought = Počítače teď nemohou přemýšlet; nic se nezměnilo. Zkus to za minutu znovu.
table-server-tables = Tento server má už { $here ->
    [one] { $here } otevřený stůl
    [few] { $here } otevřené stoly
   *[other] { $here } otevřených stolů
 }; limit je { $most }. Přidej se k některému přes `/caylus join`, nebo počkej, až některý začne nebo se zavře; správce serveru může limit zvýšit (`/caylus-server settings`).
table-server-games = Na tomto serveru už { $here ->
    [one] běží { $here } partie
    [few] běží { $here } partie
   *[other] běží { $here } partií
 }; limit je { $most }. Stůl zůstane otevřený: začněte, až některá partie skončí, nebo ať správce serveru limit zvýší (`/caylus-server settings`).
table-record-name = Tento záznam nejde přečíst: jméno na řádku { $line } má { $length } znaků, smí jich mít nejvýš { $most }.
table-record-large = Záznam této partie ({ $game }) má { $size } MB nebo víc, protože jména v něm jsou velmi dlouhá; Discord dovolí { $most } MB. Provozovatel bota ho získá přes `python -m storage export { $number }`.
table-record-header = Tento záznam nejde přečíst: část před akcemi má { $length } znaků, smí jich mít nejvýš { $most }.
table-full-places = Stůl je plný: míst je jen { $most }.
table-seats-kept = Volná místa jsou vyhrazená lidem, kterým tento stůl našlo hledání ({ $count }), do { $when }. Potom si může sednout kdokoli.
table-wish-number = Někdo si tu přál tento počet hráčů: { $numbers }; teď jich je { $here }. Počkejte na ostatní, nebo ať dotyčný hledání ukončí: `/caylus-club seek`.
table-entry-invited = Tento stůl je pro pozvané ({ $game }); zakladatel tě může pozvat.
table-entry-rating = Tento stůl je pro hodnocení od { $low } do { $high }, tvoje je { $rating }. Zakladatel tě přesto může pozvat.
table-entry-newcomer = Tento stůl je pro hráče s ustáleným hodnocením (hodnocené partie: { $here } z { $of }). Zakladatel tě přesto může pozvat.
table-entry-reliable = Tento stůl je pro hráče, kteří dohráli aspoň { $n } % hodnocených partií a dodrželi aspoň { $n } % termínů. Máš dohráno { $finished } z { $games } a zmeškáno { $missed } z { $deadlines }. Zakladatel tě přesto může pozvat.
table-entry-bounds = Rozmezí hodnocení jsou dvě čísla od { $least } do { $most }, menší první.
table-entry-fixed = Kdo u tohoto stolu hraje, vybrat nejde: u cvičného stolu hraje jeden člověk a místa v partii ze záznamu rozděluje zakladatel.
table-invites-refused = Hráče { $name } pozvat nemůžeš.
table-invite-declined = { $name } tvoji pozvánku nepřijímá.
table-invites-many = K tomuto stolu už nejde pozvat víc lidí ({ $here } z { $most }).
table-not-invited = K tomuto stolu nemáš pozvánku ({ $game }).
table-refusals-many = Blokovat můžeš pozvánky nejvýš od { $most } lidí. Nejdřív někoho ze seznamu odeber: `/caylus table invite`.
table-wish-empty = Tomu by nikdy nic nevyhovělo: vyber počet hráčů, který hra dovoluje, a tempo.
table-wishes-many = Hledání můžeš mít nejvýš { $most }. Nejdřív některé ukonči: `/caylus-club seek`.
table-wishes-server = Na tomto serveru už běží nejvyšší možný počet hledání ({ $most }). Zkus to, až někdo najde stůl nebo hledání ukončí.
table-unknown-game = Hra { $text } neexistuje; jsou tu: { $games }.
table-unknown-option = { $title } nemá volbu { $name }; má tyto: { $options }.
table-bad-option = Volba { $name } nemůže být { $value }; může být: { $values }.
table-bad-practice = Cvičný stůl ({ $title }) má { $least } až { $most } míst.
table-bad-computers = Ke stolu ({ $title }) můžeš přidat 1 až { $most } počítače, ne { $asked }.
table-bad-level = Úroveň { $level } neexistuje; počítače hrají na úrovni { $least } až { $most }.
table-practice-computers = U cvičného stolu hraješ za všechna místa; vynech `practice`, chceš-li hrát proti počítačům.
table-no-computer = U tohoto stolu nesedí žádný počítač ({ $game }).
table-computers-alone = Počítače samy nehrají: aspoň na jednom místě musí být člověk.
table-seat-computer = Na místě { $seat } hraje počítač: řekni, kdo má místo dostat.
table-stand-in-off = U tohoto stolu počítače nezaskakují. Zakladatel to může zapnout příkazem `/caylus table settings late:stand-in`, u hodnocené partie jen před začátkem.
table-stand-in-already = Počítač už za tebe hraje; skončí to tlačítkem `Vzít si místo zpět` nebo tvou další akcí.
table-stand-in-none = V této partii za tebe počítač nehraje.
table-stand-in-alone = Nikdo další tu sám za sebe nehraje, takže na tebe nikdo nečeká; počítač zaskakuje, jen když někdo čeká.
table-computer-illegal = Počítač si vybral něco, co teď není povolené; nic se nestalo.
table-bad-record = Tento záznam nejde přečíst: { $why }
table-too-many-records = Na tomto serveru máš za poslední den importovaných záznamů dohraných partií: { $here }; limit je { $most }. Zkus to zítra; správce serveru může limit zvýšit (`/caylus-server settings`).
table-not-imported = Místa se rozdělují jen v lobby importovaného záznamu; tady se hráči přidávají sami.
table-stale = Partie mezitím pokročila; nic se nestalo. Takto to vypadá teď.
table-not-your-decision = Teď rozhoduje { $seat } ({ $kind }); nejsi na tahu.
table-undo-off = U tohoto stolu se tahy zpět neberou.
table-undo-together = Všichni volí zároveň a nic se ještě nestalo: dokud nezvolí poslední, můžeš svou volbu změnit tlačítkem `Tvůj tah`.
table-undo-nothing = Nemáš žádnou akci, kterou by šlo vzít zpět.
table-undo-others = Mezitím už zahrál někdo další ({ $seat }). U tohoto stolu můžeš vzít zpět jen vlastní poslední akci.
table-undo-late = Od konce partie uplynulo víc než 24 hodin; vzít zpět už nejde nic.
table-undo-deep = To je příliš hluboko v minulosti: pravidla se od té doby změnila a tu pozici už nejde obnovit.
table-undo-full = Na tomto serveru už { $here ->
    [one] běží { $here } partie
    [few] běží { $here } partie
   *[other] běží { $here } partií
 }; limit je { $most }. Tato může pokračovat, až jiná skončí.
table-undo-place = V tomto vlákně teď běží jiná partie, takže tato tu pokračovat nemůže.
table-vote-unasked = Hráčů se nemůžu zeptat: do { $channel } nemůžu psát. Nikoho jsem se nezeptal a nic se nezměnilo. Jestli je ten kanál smazaný, zakladatel nebo moderátor může partii přesunout do jiného kanálu, když tam zadá `/caylus table settings here:True`; moderátor, který nehraje, ji může zrušit.
table-vote-open = O tomto už se hlasuje; další hlasování může začít až po něm.
table-cancel-played = Této partie se účastníš jako hráč, takže ji jako moderátor zrušit nemůžeš. Mohou to hráči hlasováním, nebo jiný moderátor.
table-vote-over = Toto hlasování skončilo; výsledek je v jeho zprávě.
table-vote-declined = To tu bylo během poslední hodiny odmítnuto. Znovu se na to lze zeptat { $when }.
table-vote-not-asked = V tomto hlasování odpovídají jen hráči, které jmenuje; ty mezi nimi nejsi.
table-clock-alone = Tady na tebe nikdo nečeká, a tak partie nemá hodiny.
table-options-imported = Partie u tohoto stolu pokračuje ze záznamu, takže volby hry zůstávají, jak byly.
table-late-no-clock = Bez hodin čas nikdy nevyprší. Zvol i tempo (`pace`); za nepřítomné může hrát počítač (`late:stand-in`) i bez nich.
table-graces-idle = Lhůty (`graces`) určují, kdy přijde o místo hráč, jehož tahy se přeskakují. Platí jen u stolů s více lidmi, které opožděné tahy přeskakují (`late`) a mají tempo (`pace`).
table-together-practice = U cvičného stolu hraje jeden člověk, a tak se ptám místo po místě.
table-early-idle = Předem se ptám jen u stolů s více lidmi, kde se ptám všech zároveň (`together`) a tempo není živé.
table-evenings-idle = Živá hra je pro stoly, kde hraje víc lidí a tempo není živé.
table-pictures-idle = Na tomto serveru jsou obrázky pod zprávami vypnuté (`/caylus-server settings`), a tak je stůl zapnout nemůže.
table-rated-practice = Cvičný stůl se nikdy nehodnotí.
table-rated-hints = Partie, ve které radí počítače (`hints`), se nehodnotí.
table-rated-undo = Partie s volným vracením tahů se nehodnotí: zvol i jiné `undo`.
table-invited-practice = U cvičného stolu nikdo další nehraje: pozvi lidi k jinému stolu.
table-nudge-you = Partie čeká na tebe.
table-nudge-early = Od otázky neuplynula ani hodina. Dej tomu ještě chvíli.
table-nudge-again = V jedné partii můžeš hráči nechat připomenout tah jednou denně.
table-nudge-nobody = Teď není komu tah připomenout: hráč, na kterého partie čeká, dnes už připomínku dostal, je pryč, nebo za něj hraje počítač.
table-not-missed = S místem { $seat } to teď nejde: hráč už zahrál, nebo se někdo rozhodl na něj dál čekat.
table-unasked = Nikdo se neopozdil: tam, kde se partie hraje, nemůžu psát, takže jsem se nikoho nezeptal, a dokud to nepůjde, žádné hodiny neběží.
table-not-late = Hráč na místě { $seat } žádný termín nezmeškal. Místo jde vzít jen hráči, který termín zmeškal, nebo (bez hodin) na kterého partie čeká už týden.
table-own-seat-only = To není tvoje místo; opustit můžeš jen své.
table-seat-open-already = Místo { $seat } už je volné: řekni, kdo ho má dostat, nebo ať ho někdo obsadí.
table-own-seat = To je tvoje vlastní místo; opustíš ho příkazem `/caylus table resign`.
table-nothing-to-change = Řekni, co změnit: tahy zpět, tempo, opozdilce, lhůty, rady, hodnocení, ptaní všech zároveň, ptaní předem, živou hru, jazyk nebo obrázky.
table-trial-steps = Tyto kroky tady zkoušet nejde. Otevři „Co kdyby“ znovu: `/caylus plan what-if`.
table-trial-nothing = Žádný z těchto kroků nejde zadat předem.
pace-away-budget = Během roku můžeš být pryč ještě { $left ->
    [one] { $left } den
    [few] { $left } dny
   *[other] { $left } dní
 }; { $asked } je příliš.
pace-hours-bad = „{ $text }“ není rozpětí hodin; napiš například 8-23, aspoň { $least } hodin.
pace-zone-bad = „{ $text }“ není časové pásmo; napiš například Europe/Prague.
pace-quiet-bad = „{ $text }“ není rozpětí hodin; napiš například 22-7, nebo off.
season-day-bad = „{ $text }“ není datum; napiš například 2027-01-01, nebo today, nebo off.
season-day-order = { $text } nemůže zahájit sezónu: musí být po poslední ({ $last }) a do roka. Nic se nezměnilo.
season-many = Sezón může být nejvýš { $most }. Nic se nezměnilo.
table-unreadable = Uložená data této partie nejde přečíst ({ $why }); ostatní partie běží dál. Provozovatel bota může soubor zkontrolovat a obnovit zálohu.
table-evening-runs = Živá hra už běží.
table-evening-none = V této partii teď žádná živá hra neběží.
table-evening-paused = Hodiny stojí; živá hra může začít, až zase poběží.
table-evening-live = U tohoto stolu se už hraje živě.
table-evening-missing = Živá hra potřebuje aspoň dva lidi a žádné volné místo.
table-evening-stand-in = Zaskakuje za tebe počítač. Nejdřív si vezmi místo zpět, pak navrhni živou hru.
table-evening-refused = Živá hra tu byla před chvílí odmítnuta; znovu ji můžeš navrhnout až { $minutes } min po odmítnutí.
table-rated-late = Zda je partie hodnocená, se určí na začátku. V hodnocené partii není volné vracení tahů ani rady pro všechny.
table-rated-milder = V rozehrané hodnocené partii to hráč změnit nemůže. Může zpomalit tempo od příští otázky nebo dát opozdilcům víc času, než přijdou o místo. Cokoli jiného může jen moderátor, který tu nehraje.

# Volby, jejichž hodnoty se nabízejí při psaní.

option-not-offered = „{ $value }“ tady nejde vybrat. Možnosti: { $offered }.
