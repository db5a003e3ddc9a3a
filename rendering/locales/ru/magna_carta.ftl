# Слова на картинках Magna Carta.

mc-phase-0 =
    .short = Начало
mc-phase-4 =
    .short = Эффекты

mc-card-small_farm =
    .short = М. ферма
mc-card-small_sawmill =
    .short = М. лесоп.
mc-card-small_quarry =
    .short = М. камен.
mc-card-large_farm =
    .short = Б. ферма
mc-card-large_sawmill =
    .short = Б. лесоп.
mc-card-large_quarry =
    .short = Б. камен.
mc-card-gold_mine =
    .short = Рудник
mc-card-n_quarry =
    .short = Камен.
mc-card-n_trading_post =
    .short = Коробейн.
mc-card-n_peddler =
    .short = Н. лавка
mc-card-residence =
    .short = Жильё

hand-title = Ваши карты, { $name }
hand-empty = В руке нет карт.
hand-alt = Ваши карты: { $cards }. У вас есть: { $goods }.
hand-discards = Ваш сброс: { $cards }.
prestige-cards = Престижные карты

# За что из руки можно заплатить сейчас.
hand-can = по карману
hand-lacks = не хватает
hand-pays = Хватает на: { $cards }.
