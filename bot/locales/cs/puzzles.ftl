# Úloha dne
button-puzzle-solution = Ukázat řešení
puzzle-title = **Úloha dne: { $day }** · { $game }, { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
puzzle-question = { $seat } rozhoduje: { $question } Co je nejlepší?
puzzle-once = -# Počítá se první odpověď každého; jak dobrá byla tvoje, vidíš jen ty. Kdo úlohu vyřeší, toho tu jmenuji.
puzzle-once-alone = -# Počítá se tvá první odpověď dne, tady nebo tam, kde úloha visí.
puzzle-right = ✅ Správně: nejlepší je „{ $best }“.
puzzle-wrong = „{ $chosen }“ není nejlepší.
puzzle-less = Jiná akce je o { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
 } (ze 100) lepší.
puzzle-try = **Zkus to znovu**, nebo se podívej na řešení.
puzzle-again = Na tuto úlohu už od tebe odpověď mám.
puzzle-counted = Počítá se tvoje první odpověď: „{ $first }“.
puzzle-solution = Nejlepší: „{ $best }“.
puzzle-better = Je to o { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
   *[other] { $cost } bodů
 } (ze 100) lepší než „{ $other }“.
puzzle-small = -# Názor počítače podle toho, co hráč na tomto místě může vědět. Pozice je z partie počítačů a jedna akce je v ní jasně nejlepší. Hodnoty jsou od 0 do 100: půlku tvoří šance na výhru, půlku náskok.
puzzle-nobody-answered = Nikdo neodpověděl.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } odpověď, nikdo úlohu nevyřešil.
    [few] { $answers } odpovědi, nikdo úlohu nevyřešil.
   *[other] { $answers } odpovědí, nikdo úlohu nevyřešil.
 }
puzzle-solved = Vyřešili: { $people } ({ $n } z { $answers ->
    [one] { $answers } odpovědi
    [few] { $answers } odpovědí
   *[other] { $answers } odpovědí
 }).
puzzle-more = další ({ $n })
puzzle-over = Na tuto úlohu už je pozdě. Dnešní: `/caylus-club puzzle`.
puzzle-unknown = Tuto úlohu už nemám. Dnešní: `/caylus-club puzzle`.
puzzle-permission-view-channel = Zobrazit kanál
puzzle-permission-send-messages = Posílat zprávy
puzzle-permission-attach-files = Přikládat soubory
puzzle-both = Buď vyber kanál pro úlohy, nebo je vypni.
puzzle-off = žádná
puzzle-trouble = { $why ->
    [forbidden] Do kanálu úloh nesmím poslat úlohu dne: dej mi tam oprávnění Zobrazit kanál, Posílat zprávy a Přikládat soubory, nebo vyber jiný přes `/caylus-server settings`.
   *[discord] Discord úlohu dne nepřijal; zkusím to znovu.
 }
