# Слова на картинках Caylus.

phase-2 =
    .short = Размещение
phase-3 =
    .short = Особые
phase-5 =
    .short = Дорога
phase-7 =
    .short = Конец раунда

tile-trading_post =
    .short = Короб.
tile-s_architect =
    .short = Архит.
tile-s_workshop =
    .short = Мастерск.
tile-library =
    .short = Библиот.
tile-n_quarry =
    .short = Камен.
tile-gold_mine =
    .short = Рудник
tile-w_farm_food =
    .short = Ф. провиз.
tile-w_farm_cloth =
    .short = Ф. ткань
tile-w_quarry =
    .short = Д. камен.
tile-w_sawmill =
    .short = Д. лесоп.
tile-w_market =
    .short = Д. рынок
tile-w_peddler =
    .short = Д. лавка
tile-s_farm =
    .short = К. ферма
tile-residence =
    .short = Жильё
tile-college =
    .short = Универс.
tile-merchants_guild =
    .short = Гильдия
tile-joust_field =
    .short = Турнир
tile-inn =
    .short = Двор


favors = Милости
favors-simplified = Упрощённо: каждая милость приносит 3 ОП.
castle-queue = Рабочие в замке
    .short = В замке

source-start = До этого
phase-4 =
    .short = Наместник
phase-6 =
    .short = Замок
line-building =
    .short = Стройка
