# Slova na obrázcích hry Magna Carta.

mc-phase-0 = Počáteční karty
    .short = Začátek
mc-phase-1 = Příjem
mc-phase-2 = Akce
mc-phase-3 = Pohyb drába
    .short = Dráb
mc-phase-4 = Účinky budov
    .short = Účinky
mc-phase-5 = Stavba hradu
    .short = Hrad
mc-phase-6 = Konec kola

mc-do-opening = ponechat počáteční karty, nebo je vyměnit
    .short = nechat si karty?
mc-do-action = vzít kartu, umístit, stavět, nebo pasovat
    .short = akce, nebo pas
mc-do-on = vybrat obytný dům k zastavění
    .short = který obytný dům?
mc-do-payment = vybrat, čím zaplatí
mc-do-provost = posunout drába, nebo nechat
    .short = posunout drába
mc-do-peddler = koupit u Kramáře, nebo ne
    .short = koupit, nebo ne
mc-do-market = prodat kostku, nebo ne
    .short = prodat, nebo ne
mc-do-lawyer = přeměnit na obytný dům, nebo ne
    .short = obytný dům?
mc-do-gold_mine = vyměnit kostku za zlato, nebo ne
    .short = kostka za zlato?
mc-do-bank = koupit zlato, nebo ne
mc-do-church = koupit žetony hradu, nebo ne
    .short = koupit žetony?
mc-do-castle = odevzdat sady na hrad

mc-card-small_farm =
    .short = M. farma
mc-card-small_sawmill =
    .short = M. pila
mc-card-small_quarry =
    .short = M. lom
mc-card-large_farm =
    .short = V. farma
mc-card-large_sawmill =
    .short = V. pila
mc-card-large_quarry =
    .short = V. lom
mc-card-n_trading_post =
    .short = Stanice
mc-card-n_peddler =
    .short = N. kramář

hand-title = Tvoje karty, { $name }
hand-empty = V ruce není žádná karta.
hand-alt = Tvoje karty: { $cards }. Máš: { $goods }.
hand-discards = Tvoje odložené karty: { $cards }.
prestige-cards = Prestižní karty

# Co jde z ruky teď zaplatit.
hand-can = máš na ni
hand-lacks = chybí
hand-pays = Máš na: { $cards }.

mc-card-residence =
    .short = Ob. dům
