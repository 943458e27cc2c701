# Слова дома: одни и те же для страницы и для терминала.
#
# Кто показывает сообщение, передаёт ему все факты события или ошибки; если среди фактов есть место за столом ($seat),
# он добавляет ещё и имя ($name). Имена не склоняются и не имеют рода, а вместо имени может стоять «Ты»: поэтому к имени
# не относится ни один глагол.
#
#   refusal-КОД, malformed-КОД, stale-КОД, unsaved-КОД   почему нельзя, что не так
#   reason-ПРИЧИНА                                       чем закончилась игра
#   note-КОД                                             что случилось
#   option-ИГРА-ИМЯ, иначе option-common-ИМЯ             настройка: как называется; -about: что она меняет;
#                                                        -ЗНАЧЕНИЕ: как называется значение
#   preset-ИМЯ, player-ИМЯ, phase-ФАЗА, move-СЛОВО       набор настроек, игрок-программа, пора игры, ход
#   game-ИМЯ-title, -line, -about                        игра: название, одной строкой, подробнее
#
# Каждый вариант выбора стоит на своей строке: иначе fluent.runtime молча теряет сообщение.


## Игра окончена

reason-target = Цель взята.
reason-highest = Круг доигран до конца: побеждает больший счёт.
reason-first_reached = Наверху поровну. Побеждает тот, у кого такой счёт появился раньше.
reason-play_off = Наверху было поровну, всё решила добавка.
reason-shared = Наверху поровну, победа общая.
reason-round_limit = Круги закончились: побеждает больший счёт.
reason-last_left = Остальные выбыли из игры.
reason-practice =
    { $turns ->
        [one] Цель взята за { $turns } ход.
        [few] Цель взята за { $turns } хода.
       *[many] Цель взята за { $turns } ходов.
    }
reason-out = Игра вышла без результата: бросок выбил из неё.
reason-abandoned = Стол оставлен до конца игры.


## Настройки, общие для многих игр

option-common-target = Цель
option-common-target-about = Сколько очков надо набрать. Чем больше цель, тем длиннее игра и тем меньше решает случай.

option-common-first = Кто начинает
option-common-first-about = Как выбирают того, кто ходит первым. У начавшего есть небольшое преимущество.
option-common-first-lowest_roll = у кого на кубике меньше
option-common-first-random = по жребию
option-common-first-seat_0 = первое место за столом

option-common-ending = Конец игры
option-common-ending-about = Закончить сразу, как только кто-то взял цель, — или доиграть круг, чтобы у всех было поровну ходов.
option-common-ending-sudden = сразу
option-common-ending-equal_turns = ходов у всех поровну

option-common-tie = Ничья наверху
option-common-tie-about = Что делать, если круг доигран, а наверху поровну. Нужно, только когда ходов у всех поровну.
option-common-tie-play_off = добавка: ещё по ходу
option-common-tie-first_reached = побеждает, кто раньше
option-common-tie-shared = победа общая

option-common-round_limit = Предел кругов
option-common-round_limit-about = После стольких кругов игра заканчивается и побеждает больший счёт. Нужен для счёта на машине: осторожные программы могут играть вечно.
option-common-round_limit-none = без предела


## Игроки-программы

player-random = Наугад
player-random-about = Выбирает любой разрешённый ход, не глядя на стол. Легче соперника не бывает.


## Пора игры

phase-over = Игра окончена


## Что случилось

note-starts = Первый ход: { $name }.
note-over = Игра окончена.


## Ход сделать нельзя

refusal-game_over = Игра уже окончена.
refusal-not_your_turn = Сейчас не твой ход.
refusal-waiting_for_draw = Подожди: бросок ещё не пришёл.
refusal-no_draw_wanted = Бросать сейчас нечего: { $position }.
refusal-wrong_draw = Сейчас нужен другой бросок: { $wanted }, а не { $position }.
refusal-unexpected_event = Такого события в этой игре не бывает: { $event }.


## Так не получится: настройки и игроки

malformed-move = «{ $move }» — нет такого хода. Есть: { $expected }.
malformed-seat = Места { $seat } за этим столом нет: мест { $seats }.
malformed-game_unknown = Игры «{ $game }» нет. Есть: { $expected }.
malformed-game_stuck = В игре { $game } никто не может ходить (событие { $event }): в её правилах ошибка.
malformed-seats = Мест за столом может быть от { $minimum } до { $maximum }, а здесь { $seats }.
malformed-preset_unknown = Набора настроек «{ $preset }» нет. Есть: { $expected }.
malformed-option_value = Настройка { $option } не бывает «{ $value }». Можно: { $expected }.
malformed-option_unknown = Настройки «{ $option }» в этой игре нет. Есть: { $expected }.
malformed-player_unknown = Игрока «{ $player }» в этой игре нет. Есть: { $expected }.
malformed-player_argument = Игроку { $player } нужно число { $expected }, а здесь «{ $value }».


## Так не получится: случай и события

malformed-draw_table = Таблица исходов не годится: имена должны быть разными, веса — целыми и больше нуля ({ $table }).
malformed-draw_result = Такого исхода не бывает: { $result } (бросок { $source }).
malformed-draw_source = Непонятно, что бросать: «{ $text }».
malformed-draw_below = Источник чисел дал слишком большое число для броска { $source }.
malformed-event = Непонятное событие: «{ $text }».


## Так не получится: запись игры

malformed-record_empty = В записи нет ни одной целой строки.
malformed-record_line = Строка { NUMBER($line, useGrouping: 0) } записи не читается: { $what }.
malformed-record_version = Формат записи — { $found }, а эта программа читает { $expected }. Наверное, запись новее программы.
malformed-record_order = Строка { NUMBER($line, useGrouping: 0) } записи стоит не на месте: у события номер { $found }, а по порядку { $expected }.
malformed-record_correction = Строка { NUMBER($line, useGrouping: 0) } записи: поправка к событию { $of } сюда не подходит.
malformed-record_rules = Запись сыграна по другим правилам: { $game }, версия { $found }. Здесь есть { $expected }.
malformed-record_options = Настройки в записи должны стоять все до одной и быть такими, какие есть у игры. Не сходятся: { $options }.
malformed-record_at = Событий в записи { $events }, а запрошено место после { $at }.
malformed-record_event = Строка { NUMBER($line, useGrouping: 0) } записи против правил ({ $code }).


## Так не получится: дом на этой машине

malformed-port_in_use = Порт { NUMBER($port, useGrouping: 0) } на { $host } уже занят. Останови то, что его держит, или возьми другой: --port.
malformed-folder_unwritable = В папку { $path } нельзя писать. Выбери другую: --data.
malformed-database_newer = База данных новее этой программы: её версия { $found }, а программа знает { $known }. Обнови программу.
malformed-database_locked = Базу { $path } уже держит другой запущенный дом. Двум домам на одной базе нельзя: останови тот или выбери другую папку.
malformed-database_unreadable = { $path } — не база этого дома, или файл повреждён. Ничего не тронуто.
malformed-tls_files = Ключ и сертификат не подходят или не читаются: { $path }. Нужны оба: --tls-cert и --tls-key.
