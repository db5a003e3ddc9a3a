# Общее для обеих игр: места игроков, запись ходов, записи партий, условия постоянных приказов.

error-line = строка { $line }: { $cause }
error-unknown-game = игра { $game } неизвестна; есть { $games }
seat-blue = Синий
seat-red = Красный
seat-green = Зелёный
seat-orange = Оранжевый
seat-black = Чёрный
error-seat = { $seat } — не место в этой партии; места: { $seats }
error-notation = { $text } — не действие в игре { $game }; сейчас для { $seat }: { $codes }
error-notation-bound = { $text } — не действие в игре { $game }: { $bound }; сейчас для { $seat }: { $codes }
error-notation-other = { $text } — не действие в игре { $game }
error-notation-other-bound = { $text } — не действие в игре { $game }: { $bound }
error-notation-full = { $text } нужно написать полностью: { $code }
error-over = партия окончена, победа: { $winners }
error-turn = { $text }: сейчас решает { $other } ({ $kind }), а не { $seat }
error-illegal = { $text } — сейчас нельзя ({ $seat }): { $reason }; можно: { $codes }
error-beginning = так не начинается ни одно возможное действие
error-ambiguous = { $text } может значить { $codes }
error-more = { $codes } и ещё { $count }
points-castle = Замок
points-buildings = Здания
points-tokens = Жетоны
points-cards = Карты
points-trades = Обмены
points-favors = Милости
points-owners = Хозяева
points-losses = Потери
points-gold = За золото
points-cubes = За кубики
points-deniers = За динары
error-state = сохранённое состояние прочитать нельзя: { $reason }
error-state-version = у сохранённого состояния формат { $version }; эта программа читает с 1 по { $newest }
record-size = в записи { $size } байт, читается не больше { $most }
record-encoding = байт { $byte } — не текст UTF-8
record-header-late = { $text }: заголовки стоят до первого действия
record-header-unknown = заголовок { $key } неизвестен; есть { $keys }
record-header-twice = заголовок { $key } уже был в строке { $first }
record-header-missing = нет заголовка { $key }
record-value-missing = у заголовка { $key } нет значения
record-players = имён дано: { $count }, игроков может быть от { $least } до { $most } ({ $game })
record-name = имя игрока { $name } должно быть без пробелов, управляющих знаков, двоеточия, запятой, = и #
record-name-reserved = имя игрока { $name } — слово формата записи; заняты: { $words }
record-name-twice = имя игрока { $name } дано дважды
record-option = параметр { $name } неизвестен ({ $game }); есть { $options }
record-option-value = параметр { $name }: значение { $value } неизвестно; возможно: { $values }
record-whole = { $key }: { $value } — нужно целое число от { $least } до { $most }
record-chance = chance: { $value } неизвестно; эта программа знает генератор 1
record-order = order: { $value } — нужно назвать каждого игрока один раз: { $players }
record-neutral = neutral: { $value } — нужны разные пластинки (всего { $count }) из: { $tiles }
record-commitment = commitment: { $value } — нужны 64 шестнадцатеричные цифры
record-salt = salt: { $value } — нужны 32 шестнадцатеричные цифры
record-deck-none = deck: { $game } — игра без карт
record-seat = { $seat } — не место; игроки: { $players }
set-unknown = set { $key }: неизвестно; возможно: { $keys }
set-twice = set { $key }: { $what } уже было в строке { $first }
set-field = set { $key }: { $field } неизвестно; возможно: { $fields }
set-field-form = set { $key }: { $text } — нужен вид имя=значение
set-whole = set { $key }: { $what } { $value } — нужно целое число от { $least } до { $most }
set-parts = set { $key }: { $what } { $value } — нужны целые числа через / (всего { $count })
set-scored = set scored: { $value } — нужно dungeon или dungeon, walls
set-favors-limit = set { $key }: милости { $value } выше открытого уровня { $limit }
set-favors-simplified = set { $key }: при простых милостях должно быть 0/0/0/0
set-houses = set { $key }: { $section }: было бы домов { $houses }, а мест { $places }
set-space = set road { $value }: клетки — с 1 по { $most }
set-space-printed = set road { $space }: там фиксированное здание { $tile }
set-tile = set road { $space }: { $tile } — такой пластинки в игре нет
set-tile-value = set road { $space }: { $value } — нужна пластинка и, если у неё есть хозяин, место игрока, либо empty
set-tile-owner = set road { $space }: { $tile } — нужен хозяин, один из: { $players }
set-tile-unowned = set road { $space }: { $tile } — хозяина не бывает
set-tile-option = set road { $space }: { $tile } — нужен параметр jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } стоит на клетке { $other }
pace-plan-beyond = ваш рабочий на клетке { $space } стоит за наместником, а тот на { $provost }
pace-plan-provost-far = с клетки { $provost } наместника сейчас не довести до клетки { $space }
pace-plan-provost-price = довести наместника до клетки { $space } стоит { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }, это больше { $most }
pace-plan-batches-gold = на комплект ушло бы золото
pace-guard-from = наместник на { $provost }, а не на { $space } или дальше
pace-guard-upto = наместник на { $provost }, дальше { $space }
pace-guard-unbuilt = с тех пор кто-то построил
pace-guard-unpassed = с тех пор кто-то спасовал
pace-guard-keep = { $left ->
    [one] остался бы { $left } динар
    [few] осталось бы { $left } динара
   *[many] осталось бы { $left } динаров
 }, меньше { $least }
pace-guard-used = в вашем здании на клетке { $space } кто-то работает
pace-guard-dear = рабочий стоит { $cost }, это больше { $most }
pace-guard-more = появилось новое: { $code }
pace-guard-before = наместник на { $provost } стоит перед вашим рабочим на клетке { $space }
pace-order-item = «{ $text }» — этого в «{ $at }» не выбирают.
pace-order-never = «{ $text }» — этого в «{ $at }» никогда не выбирают. Там возможно: { $can }.
pace-order-nothing = «{ $text }» — этого в «{ $at }» никогда не выбирают: там ничего не выбирают.
pace-order-clause = «{ $text }» — не условие. Есть такие: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = «{ $text }» — не число от { $least } до { $most }.
verify-seed = в записи нет seed, проверять нечего
verify-salt = в записи есть commitment, но нет salt: партия ещё не раскрыта
verify-commitment = commitment не подходит к salt и seed
verify-differs = { $key } — не то, что даёт seed: { $value }
verify-ok = Проверено: commitment подходит к salt и seed, и весь случай такой, какой даёт seed.
verify-ok-open = Проверено: весь случай такой, какой даёт seed. (В записи нет commitment.)
