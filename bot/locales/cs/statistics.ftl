# Statistiky lidí, serverů a budov, žebříček a hodnocení.
standing-here = Dohrané partie na tomto serveru
standing-none = Nevidíš tu žádnou dohranou partii, která se počítá. Počítají se partie začaté od zavedení statistik, cvičné a importované ne.
standing-computer = Počítače statistiky nemají. Jejich pevná hodnocení: { $ratings }.
standing-rating-of-level = úroveň { $level }: { $rating }
standing-games = { $n ->
    [one] partie
    [few] partie
   *[other] partií
 }
standing-won = výhry
standing-average = průměr bodů
standing-best = nejvíc bodů
standing-rating = hodnocení
standing-rating-new = předběžné
standing-place = v žebříčku
standing-percent = { $n } %
standing-deniers = denáry za drába
standing-batches = sady
standing-days = dny na partii
standing-by-players = Podle počtu hráčů
standing-game-column = Hra
standing-games-column = Partie
standing-points = Body na partii podle zdroje
standing-mean = průměr všech
standing-used = Nejčastěji využité
standing-built = Nejčastěji postavené
standing-lines = Královy přízně
standing-form-one = { $rank }. { $players ->
        [2] ze
        [3] ze
        [4] ze
       *[other] z
    } { $players }
standing-form = Umístění v posledních partiích, od nejnovější
standing-form-beside = { $players ->
        [2] ze
        [3] ze
        [4] ze
       *[other] z
    } { $players }
standing-with-computers = { $game } s počítači
standing-beside = S počítači: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
 }, výhry: { $won }
standing-left = Kontumační výhry: { $won }. Odchody před koncem: { $left }.
standing-provisional = { $told } (do { $of } partií předběžné)
standing-on-ladder = Hodnocení { $rating }: v žebříčku { $place }. místo, { $games ->
    [one] { $games } hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
 }
standing-off-ladder = Hodnocení { $rating }, mimo žebříček: { $games ->
    [one] { $games } hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
 }
standing-overall = Napříč servery: { $rating }
standing-records = Nejvíc bodů
standing-player-column = Hráč
standing-nobody = (beze jména)
standing-places = Výhry podle pořadí na začátku
standing-answers = -# Odpovídáš v průměru za { $hours } h; vidíš to jen ty.
reliable-finished = dohráno { $finished } z { $games }
reliable-missed = zmeškáno { $missed } z { $deadlines } termínů
reliable-answers = { $within ->
    [hour] obvykle odpovídá do hodiny
    [day] obvykle odpovídá do jednoho dne
   *[longer] na odpověď často potřebuje víc než den
 }
standing-reliable = Hodnocené partie: { $told }.
ladder-title = Žebříček: { $game }
choice-statistics-ladder = žebříček
choice-statistics-server = tento server
choice-statistics-player = hráč
ladder-empty = V žebříčku ({ $game }) ještě nikdo není. Je v něm každý od své první hodnocené partie. Stůl je hodnocený, pokud není otevřený s `rated:no` nebo `hints:yes`, nemá volné vracení tahů a jeho kanál vidí všichni.
ladder-public = -# Počítají se jen partie, jejichž kanál vidí všichni.
ladder-season = -# Tato sezóna začala { $since }: počítají se jen partie dohrané od té doby a všichni začali jako nováčci.
ladder-season-over = -# Sezóna od { $since } do { $until }.
ladder-before = -# Před první sezónou, do { $until }.
menu-season = Jiná sezóna
seasons-none = Žádné sezóny: žebříčky počítají všechny hodnocené partie. Sezóna začíná dnem, který zvolíš (třeba 2027-01-01, nebo today): od té doby žebříčky začínají znovu a dřívější zůstávají k nahlédnutí.
seasons-now = Sezóny začaly nebo začnou: { $days }. Žebříčky počítají od poslední, která už začala; dřívější ukáže nabídka pod nimi. Hodnocení ve výsledcích a pro hodnocené stoly pokračuje ze sezóny do sezóny. `off` zruší { $last }.
ladder-judged = -# Starší partie v jiných kanálech se přestanou počítat { $when }. Do té doby neukazuji hodnocení, která mohly změnit. Kdo se počítá jako „všichni“, určuje `/caylus-server settings`.
ladder-members = Hodnocení ukazuji jen těm, kdo mají roli { $role }: soukromě, nebo tam, kde nikdo jiný nečte.
club-everybody = Kdo jsou pro hodnocení „všichni“: { $role }. Partie je hodnocená jen v kanálu, který vidí všichni.
cmd-caylus-server-club-everybody = Kdo musí vidět kanál hodnocených partií
    .name = všichni
ladder-page = Stránka { $page } z { $pages }
ladder-provisional = { $games }, předběžně
ladder-off = Hodnocení je na tomto serveru vypnuté.
button-return = Zpět
button-next = Další
ladder-own = Ty: { $told }
standing-choice = Tvé hodnocení zde: { $ladder }. Hodnocení napříč servery: { $overall }. Jak rychle odpovídáš: { $answers }.
standing-choice-in = vidí ho všichni a jsi v žebříčku
standing-choice-out = vidíš jen ty
standing-choice-yes = zapnuto
standing-choice-no = vypnuto
standing-answers-yes = vidí to všichni, slovy
club-now = Statistiky: { $statistics }. Hodnocení: { $ratings }. Hodnocení napříč servery: { $overall }. Co už se započítalo, zůstává.
rating-changes = Hodnocení: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, předběžné: partie { $games } z { $of })
ended-share = { $how ->
    [again] -# Druhá kontumace téhož hráče během { $days } dní nikomu hodnocení nezvýší.
    [none] -# Tento výsledek přišel příliš brzy na to, aby se hodnocení změnilo.
   *[part] -# Takto brzký výsledek se počítá jako { $share } % celé partie.
 }
ended-halved = -# { $seat }: { $others } z { $of } rozhodnutí patří počítači nebo někomu jinému ({ $late } z { $half } v druhé polovině partie). To je víc než čtvrtina: zlepšení hodnocení se počítá jen z poloviny a nikdo, kdo hrál sám, kvůli tomuto místu hodnocení neztrácí.
