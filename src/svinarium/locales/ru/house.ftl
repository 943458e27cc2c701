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
#   outcome-СЛОВО                                        исход броска, если это слово
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
        [one] Дело сделано за { $turns } ход.
        [few] Дело сделано за { $turns } хода.
       *[many] Дело сделано за { $turns } ходов.
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


## Свинки: как они ложатся

outcome-side = бок
outcome-side_dot_up = бок↑
outcome-side_dot_down = бок↓
outcome-trotter = копытце
outcome-razorback = спинка
outcome-snouter = пятачок
outcome-leaning_jowler = щека
outcome-oinker = касаются
outcome-piggyback = верхом


## Что случилось

note-starts = Первый ход: { $name }.
note-over = Игра окончена.


## Ход сделать нельзя

refusal-game_over = Игра уже окончена.
refusal-not_your_turn = Сейчас не твой ход.
refusal-waiting_for_draw = Подожди, бросок ещё не пришёл ({ $position }).
refusal-no_draw_wanted = Бросать сейчас нечего: { $position }.
refusal-wrong_draw = Сейчас нужен другой бросок: { $wanted }, а не { $position }.
refusal-unexpected_event = Такого события в этой игре не бывает: { $event }.


## За столом

refusal-already_seated = За этим столом у тебя уже есть место.
refusal-code_spent = Это место уже занято.
refusal-code_unknown = Свободных мест по этой ссылке нет.
refusal-token_unknown = Это место больше не твоё. Сядь заново по приглашению.
refusal-spectator = Ты смотришь со стороны: ходить могут только игроки.
refusal-hello_first = Сначала надо назвать стол.
refusal-not_playing = Ходить сейчас нельзя: игра не идёт ({ $phase }).
refusal-record_early = Запись откроется, когда игра закончится ({ $phase }).
refusal-wrong_phase = Сейчас не время для этого: { $phase }, а нужно { $expected }.
refusal-paused = Стол на паузе. Сначала продолжите игру.
refusal-not_paused = Стол не на паузе.
refusal-stand_in = За тебя сейчас играет автопилот. Вернись за стол, чтобы ходить.
refusal-not_away = Ты и так за столом.
refusal-resigned = Сдавшийся в эту игру не возвращается.
refusal-host_only = Это может только хозяин стола.
refusal-seat_active = На этом месте играет человек.
refusal-seat_open = Это место и так свободно.
refusal-seat_empty = На этом месте не играет человек.
refusal-asked =
    { $what ->
        [pause] Ты уже за паузу. Ждём остальных.
        [abandon] Ты уже за то, чтобы закончить. Ждём остальных.
       *[rematch] Ты уже за новую партию. Ждём остальных.
    }
refusal-not_asked =
    { $what ->
        [pause] Паузу сейчас никто не просит.
        [abandon] Закончить сейчас никто не предлагает.
       *[rematch] Новую партию сейчас никто не предлагает.
    }
refusal-followed = Следующая партия уже идёт за другим столом.
refusal-not_late = Время ещё не вышло.
refusal-tables_many =
    { $whose ->
        [guest] У тебя уже столько открытых столов: { NUMBER($maximum) }. Сначала доиграй или закрой какой-нибудь.
       *[address] Из твоей сети уже открыто столько столов: { NUMBER($maximum) }. Сначала доиграйте или закройте какой-нибудь.
    }
refusal-too_fast = Слишком много сообщений сразу. Подожди секунду.
refusal-table_crowded = За этим столом уже слишком много зрителей: больше { NUMBER($maximum) } не поместится.
stale-version = Стол ушёл вперёд: твой ход был для { $yours }, а сейчас { $current }. Посмотри на стол и ходи снова.
stale-game_id = Это для другой партии: { $yours }, а сейчас идёт { $current }.
unsaved-disk_full = Ход не записан: на диске кончилось место. Стол остался как был.
unsaved-log_locked = Ход не записан: база занята. Стол остался как был, попробуй ещё раз.
unsaved-log_failed = Ход не записан: диск не принял. Стол остался как был.
unsaved-log_conflict = Ход не записан: стол ведёт другой дом. Стол остался как был.

malformed-table_unknown = Такого стола нет. Может, ссылка скопировалась не целиком.
malformed-seats_me = Ровно одно место должно быть твоим, а таких { $found }.
malformed-seat_unknown = Места { $seat } нет: мест за столом { $seats }, считая с нуля.
malformed-pace = Время на ход бывает от { $minimum } до { $maximum } мс, а здесь { $pace }.
malformed-games = В матче бывает от { $minimum } до { $maximum } партий, а здесь { $games }.
malformed-name_long = Имя слишком длинное: букв { $length }, а можно до { $maximum }.
malformed-house_closed = Дом закрывается или ещё не открылся. Попробуй через минуту.
malformed-id_length = Метка команды бывает длиной от 1 до { $maximum }.
malformed-message = Сообщение непонятно: { $what }
malformed-json = Это не JSON: { $what }
malformed-body = Запрос непонятен: { $what }
error-internal = У дома что-то сломалось. Принятые ходы записаны. Попробуй ещё раз.
malformed-http = Так к дому не обращаются (HTTP { NUMBER($status, useGrouping: 0) }).
malformed-record_not_started = Записи ещё нет: игра не началась.
malformed-log_order = Журнал стола { $table } повреждён на версии { $version }.
malformed-log_secret_missing = В журнале стола { $table } не хватает секрета партии.


## Журнал бросков

refusal-ledger_not_participant = { $name }: в этой партии это место случайности не добавляет.
refusal-ledger_given = { $name }: число уже есть.
refusal-ledger_digest_changed = { $name }: обещание уже есть, менять его нельзя.
refusal-ledger_entropy_early = { $name }: открывать числа рано, не хватает обещаний ({ $missing }).
refusal-ledger_entropy_mismatch = { $name }: это не то число, что было обещано.
refusal-ledger_entropy_changed = { $name }: число уже открыто, менять его нельзя.
refusal-ledger_not_complete = Протокол ещё не полон: не хватает { $missing }.

malformed-ledger_line = Строка протокола ({ $line }) неверна: { $field }, { $what }.
malformed-ledger_hex = { $field }: нужны строчные шестнадцатеричные цифры, байтов — { $size }.
malformed-ledger_transcript = Это не протокол этой партии.
malformed-ledger_chain = Цепочка партий рвётся на партии { NUMBER($number, useGrouping: 0) }: { $what }.
malformed-ledger_position = У позиции броска нет текстовой формы: { $position }.
malformed-ledger_range = Такого броска журнал не умеет: { $field } = { $found }.
malformed-hex = { $field }: нужны шестнадцатеричные цифры, байтов — { $expected }.
malformed-secret_key_file = Файл с ключом секретов { $path } не читается ({ $reason }).
malformed-secret_key_mode = Файл с ключом секретов { $path } открыт для чужих (права { $mode }). Нужно 0600.
malformed-secret_key_length = Файл с ключом секретов { $path } повреждён: байтов в нём { $found }, а нужно { $expected }.
malformed-secret_box_key = Секрет партии { $game_id } зашифрован другим ключом.
malformed-secret_box_damaged = Секрет партии { $game_id } повреждён.


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
malformed-player_argument = Игрок { $player } не понимает «{ $value }». Можно: { $expected }.


## Так не получится: случай и события

malformed-draw_table = Таблица исходов не годится: имена должны быть разными, веса — целыми и больше нуля ({ $table }).
malformed-draw_result = Такого исхода не бывает: { $result } (бросок { $source }).
malformed-draw_source = Непонятно, что бросать: «{ $text }».
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
malformed-host_unknown = Адреса { $host } на этой машине нет. Для всех сетей — 0.0.0.0, только для этой машины — 127.0.0.1.
malformed-database_url = База по адресу { $url } не годится. Нужно: { $expected }.
malformed-folder_unwritable = В папку { $path } нельзя писать. Выбери другую: --data.
malformed-database_newer = База данных новее этой программы: её версия { $found }, а программа знает { $known }. Обнови программу.
malformed-database_locked = Базу { $path } уже держит другой запущенный дом. Двум домам на одной базе нельзя: останови тот или выбери другую папку.
malformed-database_unreadable = { $path } — не база этого дома, или файл повреждён. Ничего не тронуто.
malformed-tls_files = Ключ и сертификат не подходят или не читаются: { $path }. Нужны оба: --tls-cert и --tls-key.
