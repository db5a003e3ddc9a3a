# The live board: its button and line in Discord, then the page
button-live = Živý herní plán
live-opening = 🗺️ [Živý herní plán]({ $url }): sleduj partii v kterémkoli prohlížeči. `Herní plán` ti dá vlastní odkaz, se kterým na něm můžeš i hrát.

# Whose decision it is, on the page
live-waiting = Čeká se na hráče { $player } ({ $kind }).
live-not-begun = Tato partie ještě nezačala.
live-place = Umístit dělníka: zaplatit { $price }, zbude: { $left }
live-provost = { $line ->
    [back] Za drábem, bez účinku: { $what }
    [ahead] Už ne za drábem: { $what }
   *[keeps] Zbude ti: { $what }
 }
live-quoted = „{ $what }“
live-unbuilt =
    .mc-ask-action = Vezmi kartu, vyměň karty v ruce, umísti dělníka (vždy za 1 denár), nebo pasuj.

# What somebody says in advance, on the page
live-plan = Tvoji další dělníci
live-plan-line = Stiskni po řadě místa pro své další dělníky.
live-plan-or = Jen když je číslo { $number } obsazené
live-plan-off = Vyškrtnout: { $what }
live-plan-gone = { $what } (už není)
live-ahead = Odpověz předem: { $question }

# Why the page refuses something
live-no-page = Taková stránka není, nebo pro tebe není otevřená. Vlastní odkaz dostaneš ve vlákně tlačítkem Herní plán.
live-no-game-here = V tomto kanálu neběží žádná partie. Otevři to ve vlákně některé partie.
live-no-step = Ta pozice už není: tahy byly vzaty zpět.
live-link-used = Tento odkaz už někdo použil, nebo je starší než deset minut. Nový dostaneš ve vlákně tlačítkem Herní plán.
live-signed-out = Tady přihlášení nemáš. Vlastní odkaz dostaneš ve vlákně tlačítkem Herní plán.
live-refused = To nepřišlo z této stránky. Načti stránku znovu a zkus to ještě jednou.
live-too-large = To bylo příliš dlouhé: požadavek může mít nejvýš 4 kB. Nic se nezměnilo.
live-unreadable = Tento požadavek se nedal přečíst, nic se nezměnilo. Načti stránku znovu a zkus to ještě jednou.
live-too-often = Příliš mnoho požadavků za minutu. Chvilku počkej a zkus to znovu.
live-too-many = Právě se dívá mnoho lidí. Stránka se obnovuje každou půlminutu.

# What the page says by itself
live-page-you = Jsi { $name }
live-page-watching = Díváš se
live-page-your-actions = Co můžeš udělat
live-page-as-list = Místa na herním plánu jako seznam
live-page-step-through = Projít minulé tahy
live-page-step-back = O akci zpět
live-page-step-on = O akci vpřed
live-page-step = Po akci { $number } z { $of }
live-page-past = Minulost: po akci { $number } z { $of }
live-page-to-now = Zpět do partie
live-page-log = Co se stalo
live-page-in-words = Herní plán slovy
live-page-hand = Tvoje karty
live-page-hand-in-words = Tvoje karty slovy
live-page-close = Zavřít
live-page-vote = Ostatní o tom hlasují ve vlákně.
live-page-larger = Zvětšit
live-page-smaller = Zmenšit
live-page-thread = Otevřít vlákno
live-page-offline = Není spojení. Zkouším to dál.
live-page-sign-in = Přihlásit se přes Discord
live-page-sign-in-failed = Přihlášení se nepodařilo. Zkus to znovu, nebo si vezmi vlastní odkaz ve vlákně tlačítkem Herní plán.
live-page-sure = Přesto provést
live-page-trial = Co kdyby: v partii se nic z toho neděje
live-page-try = Zkusit: { $what }
live-page-keep = Uložit jako můj plán
live-page-keep-none = Zatím není co uložit: nejdřív vyzkoušej vlastní akci.
live-page-keep-over = Tato partie skončila, takže nejde nic uložit.
live-page-sign-out = Všude odhlásit
live-page-signed-out = Odhlášení platí ve všech prohlížečích.
live-page-plan-on = Plánovat na herním plánu
live-page-plan-add = Do plánu: { $what }
live-page-plan-read = Co místo dělá, zjistíš podržením, pravým tlačítkem nebo klávesou I.
