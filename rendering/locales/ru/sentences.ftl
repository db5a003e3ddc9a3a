# Позиция словами: описания картинок и поле текстом.
alt-caylus = Caylus, раунд { $turn }, фаза { $number }: { $phase }.
alt-scores = Престиж: { $scores }.
alt-officials = Наместник на клетке { $provost }, министр на клетке { $bailiff }.
alt-scoring = { $scoring }; дома там: { $counts }.
alt-changed = Новое:
alt-players = Игроки ({ $game }), раунд { $turn }, фаза { $number }. { $players }
alt-supplies = Что дают милости короля и какие здания можно построить. { $tiles }

say-placing = { $name }: { $doing }; рабочий стоит { $cost }.
say-winners = Партия окончена, победа: { $names }.
say-order = Порядок ходов: { $names }.
say-passed = Спасовали: { $names }.
say-players-ranked = Игроки, начиная с лучшего (оставшиеся ресурсы уже учтены в престиже)
say-houses = дома: { $houses }
say-favors = милости: { $favors }
say-section = { $section }: { $houses }; свободные места: { $free } из { $places }.
say-scored = { $line } Очки подсчитаны.
say-closed = При игре вдвоём не используется.
say-inn = Здесь: слева { $left }, справа { $right }.
say-there = Здесь: { $names }.
say-nobody = Здесь никого нет.
say-road = Дорога
say-space-number = клетка { $n }
say-free = пусто
say-becomes = Когда рабочий уйдёт, станет жилым зданием: { $name }.
say-owner = хозяин: { $name }
say-worker = рабочий: { $name }
say-pending = станет жилым: { $name }
say-empty = С { $first } по { $last }: пусто.
say-limit = Сейчас маркеры могут подняться до уровня { $n }.
say-stock = Можно построить
say-tile = { $tile } (цена: { $cost }; приносит: { $gains }).
say-effect = Рабочий: { $effect }.
say-effect-none = Эффект: { $effect }.
say-copies = Всего таких: { $n }.

new-tile = { $name }: { $tile } на клетке { $space }.
new-provost = Наместник с { $start } на { $end }.
new-bailiff = Министр с { $start } на { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } дом
    [few] { $n } дома
   *[many] { $n } домов
 } в замке ({ $section }).
new-prestige = { $name }: престиж { $amount }.
new-worker = { $name }: { $n ->
    [1] рабочий
    [one] рабочие
    [few] рабочие
   *[many] рабочие
 } → { $place }.
new-favor = { $name }: маркер милости на уровень выше ({ $line }).
new-inn = { $name }: рабочий перешёл на правое место Постоялого двора.
new-pass = { $name } пасует.

tile-stands = { $owned ->
    [yes] Сейчас на дороге, клетка { $spaces }, хозяин: { $owners }
   *[no] Сейчас на дороге, клетка { $spaces }
 }
tile-in-stock = Можно построить
tile-gone = Сейчас не в игре

alt-magna-carta = Caylus Magna Carta, раунд { $turn }, фаза { $number }: { $phase }.
alt-road = Дорога продолжается. { $cards }
mc-provost = Наместник: { $place }.
mc-tokens = Осталось жетонов замка: { $tokens }.
mc-own-tokens = жетоны: { $tokens }
mc-cards = карты: в руке { $hand }, в колоде { $pile }, в сбросе { $discard }
mc-discards = сброс: { $cards }
mc-front = престижные карты: { $cards }
mc-lying = здесь { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
 }
mc-holds = { $n ->
    [0] Кубиков здесь нет.
    [one] Здесь лежит { $n } кубик.
    [few] Здесь лежат { $n } кубика.
   *[many] Здесь лежат { $n } кубиков.
 }
card-lies = { $owned ->
    [yes] Сейчас на дороге, карта { $places }, хозяин: { $owners }
   *[no] Сейчас на дороге, карта { $places }
 }
card-owner = Хозяину, когда здесь рабочий другого игрока: { $effect }.
new-card = { $name }: { $card }, место { $place }.
new-tokens = { $name }: { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 } замка ({ $section }).
new-pending = { $name }, { $place }: когда рабочий уйдёт, будет жилое здание.
new-left = Жетоны замка ({ $section }): с { $start } до { $end }, вышло из игры: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 } в руке
