# Слова терминала: команда svinarium, её помощь, её вопросы и ответы.
#
#   cmd-КОМАНДА, -usage, -about, -examples   помощь: одной строкой, как писать, подробнее, примеры (после # — пояснение)
#   switch-КЛЮЧ, ИМЯ-КЛЮЧ                    что делает ключ
#   meta-СЛОВО                               что писать на его месте


## Помощь

cli-about = Свинариум — дом игр про свинью. Играй с людьми и программами, записывай партии, проверяй броски.
cli-examples =
    svinarium play pig --seats me,hold:20   # партия против программы, которая копит до двадцати
    svinarium serve                         # открыть дом в браузере: для друзей с телефонами
    svinarium rules pig                     # правила целиком
help-more = Подробнее о команде: svinarium КОМАНДА --help
help-commands = Команды
help-usage = Как писать:
help-parameters = Что указать
help-everywhere = Ключи любой команды
help-examples = Примеры

switch-json = Ответ для программ: один документ JSON на стандартном выводе; всё остальное — в поток ошибок.
switch-lang = Язык: ru или en. Иначе решает SVINARIUM_LANG, потом язык системы, потом русский.
switch-debug = Если программа сломалась, показать, где именно.
switch-help = Эта помощь.
switch-version = Какая это версия.

meta-game = ИГРА
meta-file = ФАЙЛ
meta-folder = ПАПКА
meta-seats = МЕСТА
meta-names = ИМЕНА
meta-option = имя=значение
meta-preset = НАБОР
meta-number = ЧИСЛО
meta-address = АДРЕС
meta-pigs-what = count
meta-pigs-counts = СКОЛЬКО…

arg-game = Название игры (все — в svinarium games) или файл .toml с твоим вариантом.
arg-record = Файл с записью партии.
arg-pigs-what = Что делать со свинками: count — сосчитать.
arg-pigs-counts = Что сколько раз выпало: trotter=12 back=30 up=41, парами trotter+back=3, касания touching=2.
arg-option = Настройка игры, ключ можно повторять. Какие есть: svinarium games ИГРА.
arg-preset = Готовый набор настроек. То, что указано через -o, важнее.

cmd-games = Какие есть игры, их настройки и игроки-программы.
cmd-games-usage = svinarium games [ИГРА]
cmd-games-about = Без названия — список игр. С названием — всё, о чём можно договориться до начала: настройки, готовые наборы, игроки.
cmd-games-examples =
    svinarium games
    svinarium games pig          # настройки Свиньи и её игроки
    svinarium games pig --json   # то же для программы

cmd-play = Сыграть: люди за этим терминалом, программы или вместе.
cmd-play-usage = svinarium play ИГРА --seats МЕСТА [-o имя=значение]… [ключи]
cmd-play-about =
    Место — это me (человек за этим терминалом) или игрок-программа. Если за столом одни программы, партия играется без вопросов.

    Кубики бросает журнал: дом заранее связывает себя обещанием, и по записи потом можно проверить каждый бросок (svinarium verify). С ключом --seed броски выводятся из числа: та же команда — та же партия.

    Прервать игру можно в любой момент (Ctrl-C): запись остаётся.
cmd-play-examples =
    svinarium play pig --seats me,hold:20               # ты против программы, которая копит до двадцати
    svinarium play pig --seats me,me --names Аня,Боря   # вдвоём за одним терминалом
    svinarium play pig --seats me -o target=50          # в одиночку: за сколько ходов наберёшь 50?
    svinarium play two-dice-pig --seats me,pace,random --record вечер.jsonl
    svinarium play pig --seats pace,hold:20 --games 1000 --seed 7   # кто сильнее?
play-seats = Кто сидит за столом, через запятую, по кругу: me — ты, остальное — программы (svinarium games ИГРА).
play-seed = Броски и ходы программ из этого числа: партию можно повторить.
play-record = Куда писать партию, строка за строкой.
play-force = Переписать файл, если он уже есть.
play-games = Сыграть столько партий подряд и показать итоги (только программы).
play-names = Имена за столом через запятую, по порядку мест.

cmd-replay = Чем закончилась записанная партия или на чём прервалась.
cmd-replay-usage = svinarium replay ФАЙЛ [--at ЧИСЛО]
cmd-replay-about = Разыгрывает запись заново по правилам и показывает ход партии и стол в конце. Годится и неоконченная запись, и запись с бросками, введёнными от руки.
cmd-replay-examples =
    svinarium replay вечер.jsonl
    svinarium replay вечер.jsonl --at 20   # стол после двадцати событий
    svinarium replay вечер.jsonl --json
replay-at = Остановиться после стольких событий.

cmd-verify = Проверить броски записанной партии.
cmd-verify-usage = svinarium verify ФАЙЛ
cmd-verify-about =
    Проверяет, что каждый бросок следует из протокола и раскрытого секрета, что игра просила именно эти броски и что правила отмечали в записи то же самое.

    Код возврата: 0 — всё сходится; 1 — не сходится или проверить нечем (с причиной); 2 — файл не читается.
cmd-verify-examples =
    svinarium verify вечер.jsonl
    svinarium verify вечер.jsonl --json

cmd-pigs = Свои броски свинок: сосчитать и сравнить с моделью.
cmd-pigs-usage = svinarium pigs count [СКОЛЬКО…] [--file ФАЙЛ]
cmd-pigs-about = Берёт твои броски свинок и говорит, падают ли они так же, как в игре «Передай свинью»: хи-квадрат для каждой позы и для всех сразу. Позы можно называть и по-русски: бок — вверх и вниз (куда точка), спинка, копытце, пятачок, щека. В файле — бросок в строке или счёт: «копытце спинка», «вверх 40».
cmd-pigs-examples =
    svinarium pigs count up=60 down=75 back=45 trotter=18 snouter=6 jowler=1
    svinarium pigs count trotter+up=3 up+down=5 touching=1   # по парам и с касанием
    svinarium pigs count --file броски.txt --json

cmd-rules = Правила игры целиком, с твоими настройками.
cmd-rules-usage = svinarium rules ИГРА [-o имя=значение]… [--seats ЧИСЛО]
cmd-rules-about = Рассказывает правила так, как они действуют с этими настройками: варианты, о которых ты не договаривался, не упоминаются. Шансы не вписаны в текст, а посчитаны по игре.
cmd-rules-examples =
    svinarium rules pig
    svinarium rules pig -o target=50 -o ending=equal_turns
    svinarium rules two-dice-pig --preset two_dice_literal
rules-seats = Сколько игроков.

cmd-serve = Открыть дом: столы в браузере, для телефонов в той же сети.
cmd-serve-usage = svinarium serve [ключи]
cmd-serve-about =
    Запускает дом на этой машине и печатает адрес и QR-код для телефонов в той же сети. Всё хранится в одной папке; ход, который дом подтвердил, уже на диске.

    Остановить — Ctrl-C: столы подождут до следующего запуска.
cmd-serve-examples =
    svinarium serve
    svinarium serve --port 9000 --data ~/свинариум
    svinarium serve --host 127.0.0.1   # только для этой машины
serve-host = На каком адресе слушать; 0.0.0.0 — на всех.
serve-port = На каком порту.
serve-data = Где хранить столы и ключи.
serve-database-url = Другая база вместо файла в папке: sqlite:///путь.
serve-public-url = Адрес, под которым дом видят снаружи: для ссылок и QR-кода.
serve-tls-cert = Сертификат для https. Нужен вместе с ключом.
serve-rate = Сколько сообщений в секунду принимать от одного соединения; 0 — сколько угодно. Обычно 50.
serve-per-guest = Сколько столов может держать открытыми один гость; 0 — сколько угодно. Обычно 20.
serve-per-net = Сколько столов можно открыть с одного сетевого адреса; 0 — сколько угодно. Обычно 100.
serve-keep-days = Через сколько дней удалять журнал законченного стола; 0 — никогда, так и есть по умолчанию.
serve-tls-key = Ключ к сертификату.

cmd-doctor = Проверить, всё ли готово, чтобы открыть дом.
cmd-doctor-usage = svinarium doctor [ключи]
cmd-doctor-about = Смотрит на Python, страницу, папку с данными, базу, порт и игры — и говорит, что поправить. Ничего не меняет. Код возврата 1, если дом сейчас не откроется.
cmd-doctor-examples =
    svinarium doctor
    svinarium doctor --port 9000 --data ~/свинариум


## Ответы: игры

games-name = название
games-title = игра
games-seats = места
games-line = о чём
games-more = Настройки и игроки: svinarium games ИГРА. Правила: svinarium rules ИГРА.
games-options = Настройки
games-presets = Готовые наборы (--preset)
games-players = Игроки-программы
games-default = по умолчанию { $value }
games-allowed = можно: { $expected }
games-no-options = Настроек нет.
games-seat-range = Мест за столом: от { $minimum } до { $maximum }.
games-person = Человек за этим терминалом
games-broken-load = Игра { $name } ({ $value }) не загрузилась: { $detail }
games-broken-no_game = Игра { $name } ({ $value }) не загрузилась: там не игра, а { $detail }.
games-broken-name = Игра { $name } ({ $value }) не загрузилась: сама себя она называет { $detail }.
games-broken-taken = Игра { $name } ({ $value }) не загрузилась: игра с таким именем уже есть.
games-try = Попробуй: { $command }


## Ответы: партия

play-you = Ты
play-person = Игрок { $number }
play-heading = { $title }: { $players }
play-dice-ledger = Кубики бросает журнал.
play-dice-ledger-record = Кубики бросает журнал. Запись — в { $path }, проверить броски потом: svinarium verify { $path }
play-dice-words = Слова этого протокола: { $words }
play-dice-seed = Броски по числу { $seed }: та же команда — та же партия.
play-hint = Ход — словом, буквой или номером, если у хода он есть. Ещё: ? — шансы, ! — правила, выход — прервать.
play-your-turn = Твой ход.
play-your-turn-pot = Твой ход. В копилке { $pot }.
play-turn = Ходит: { $name }.
play-turn-pot = Ходит: { $name }. В копилке { $pot }.
play-move-keys = { $move } — { $keys }
play-move-number = [{ $number }] { $move }
play-enter = Enter
play-not-a-move = «{ $text }» — так не ходят. Можно: { $moves }.
play-wait = Ждать
play-wait-keys = ждать, жду
play-leave-keys = выход, выйти, в, q, quit, exit
play-odds-keys = ?, шансы, odds
play-rules-keys = !, правила, rules
play-target = до цели { $left }
play-rest =
    { $count ->
        [one] …и ещё { $count } ход
        [few] …и ещё { $count } хода
       *[many] …и ещё { $count } ходов
    }
play-won = Победа: { $names }!
play-shared = Общая победа: { $names }.
play-nobody = Победителя нет.
play-interrupted = Игра прервана.
play-kept = Игра прервана. Всё, что было, — в { $path }: svinarium replay { $path }
play-recorded = Запись партии: { $path }
play-totals = { $title }. Партий: { $games }
play-totals-player = игрок
play-totals-wins = победы
play-totals-share = доля
play-totals-score = средний счёт
play-totals-turns = ходов в среднем
play-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
play-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
play-shared-wins = Общая победа делится поровну между победителями.


## Ответы: запись

replay-heading = { $title }: { $players }
replay-version = Событий: { $events }.
replay-luck-ledger = Броски из журнала.
replay-luck-seed = Броски по числу.
replay-luck-hand = Броски введены от руки.
replay-open = Игра не окончена. Ходит: { $names }.
replay-waiting = Игра не окончена: ждём броска.
replay-move = { $name }: { $move }
replay-correction = Поправка к событию { NUMBER($of, useGrouping: 0) }: { $reason }

verify-no = Не сходится.
verify-cannot = Проверить нельзя.
verify-words = Слова протокола: { $words }
verify-transcript = Протокол: { $hash }
verify-rules = Правила просили именно эти броски и отметили то же, что в записи.
verify-wanted = Событие { NUMBER($v, useGrouping: 0) }: правила ждали броска { $wanted }, а в записи { $found }.
verify-not-wanted = Событие { NUMBER($v, useGrouping: 0) }: правила не ждали никакого броска, а в записи { $found }.
verify-notes = Событие { NUMBER($v, useGrouping: 0) }: в записи отмечено не то, что выходит по правилам.
verify-refused = Событие { NUMBER($v, useGrouping: 0) } против правил: { $why }
verify-record = Запись не разыгрывается: { $why }


## Ответы: правила

rules-heading = { $title }. Правила
rules-none = Правил этой игры словами нет.


## Ответы: дом

serve-open = Дом открыт.
serve-here = На этой машине: { $url }
serve-there = Для телефонов в той же сети: { $url }
serve-public = Для всех: { $url }
serve-only-here = Дом слышит только эту машину. Чтобы пустить телефоны: svinarium serve --host 0.0.0.0
serve-data-at = Столы и ключи лежат в { $path }.
serve-stop = Остановить — Ctrl-C. Столы подождут.
serve-closed = Дом закрыт. Столы ждут следующего запуска.

doctor-good = Всё готово: svinarium serve
doctor-bad = Дом сейчас не откроется.
doctor-python = Python
doctor-python-good = { $version }
doctor-python-bad = { $version } — слишком старый, нужен { $needed } или новее.
doctor-page = Страница
doctor-page-good = собрана
doctor-page-bad = не собрана. Собери: make setup
doctor-data = Папка
doctor-data-good = { $path }: писать можно.
doctor-data-new = { $path }: будет создана.
doctor-data-bad = { $path }: писать нельзя. Выбери другую: --data.
doctor-database = База
doctor-database-good = { $path }: читается, версия { $version }.
doctor-database-new = { $path }: будет создана.
doctor-port = Порт
doctor-port-good = { NUMBER($port, useGrouping: 0) } свободен.
doctor-port-bad = { NUMBER($port, useGrouping: 0) } на { $host } занят. Возьми другой: --port.
doctor-games = Игры
doctor-games-good = { $games }


## Так не получится

cli-broke = Что-то сломалось в самой программе: { $what }. Где именно, покажет ключ --debug.
malformed-language_unknown = Языка «{ $language }» дом не знает. Есть: { $expected }.
malformed-command_unknown = Команды «{ $command }» нет. Есть: { $expected }.
malformed-switch_unknown = Ключа { $switch } у этой команды нет. Есть: { $expected }.
malformed-switch_value = После { $switch } нужно значение.
malformed-switch_alone = { $switch } пишется без значения.
malformed-argument_extra = Лишнее в конце: { $arguments }. Что можно указать, покажет --help.
malformed-argument_value = «{ $value }» здесь не бывает. Можно: { $expected }.
malformed-argument_missing = Не хватает: { $argument }. Что указать, покажет --help.
malformed-usage = Командная строка непонятна: { $what }
malformed-number = { $name } — это число { $expected }, а не «{ $value }».
malformed-option_pair = Настройку пишут так: -o имя=значение, а не «{ $text }».
malformed-option_twice = Настройка { $option } указана дважды.
malformed-names_count = Имён { $names }, а мест { $seats }: нужно имя для каждого места.
malformed-games_person = Много партий подряд играют только программы: убери me из --seats или ключ --games.
malformed-games_record = Запись — это одна партия: убери --record или --games.
malformed-file =
    { $error ->
        [ENOENT] Такого файла или папки нет: { $path }.
        [EACCES] К { $path } нет доступа.
        [EPERM] К { $path } нет доступа.
        [EISDIR] { $path } — это папка, а нужен файл.
        [ENOTDIR] { $path }: по дороге к файлу стоит не папка.
        [ENOSPC] На диске кончилось место: { $path }. Всё, что было до этого, записано.
        [EROFS] Диск только для чтения: { $path }.
        [ENAMETOOLONG] Слишком длинное имя файла.
       *[other] С файлом { $path } не получилось ({ $error }).
    }
malformed-file_exists = { $path } уже есть, и он не тронут. Возьми другое имя или добавь --force.
malformed-file_size = { $path } больше { $megabytes } МБ: это не запись партии.

## Свинки: свои броски

pigs-file = Файл с бросками: бросок в строке («копытце спинка») или счёт («вверх 40»).
pigs-heading =
    { $pigs ->
        [one] Сосчитана { $pigs } свинка
        [few] Сосчитано { $pigs } свинки
       *[many] Сосчитано { $pigs } свинок
    }
pigs-pose = поза
pigs-yours = у тебя
pigs-share = доля
pigs-model = в модели
pigs-p = p
pigs-touching = касания
pigs-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
pigs-p-value = { NUMBER($p, minimumFractionDigits: 4, maximumFractionDigits: 4) }
pigs-p-tiny = < 0,0001
pigs-p-is = p = { NUMBER($p, minimumFractionDigits: 4, maximumFractionDigits: 4) }
pigs-p-below = p < 0,0001
pigs-differ = Твои свинки падают не так: χ² = { NUMBER($chi, maximumFractionDigits: 2) }, степеней свободы { $degrees }, { $p }.
pigs-alike = Разницы с моделью не видно: χ² = { NUMBER($chi, maximumFractionDigits: 2) }, степеней свободы { $degrees }, { $p }.
pigs-few = * Таких ожидается меньше пяти: p здесь — только прикидка.
pigs-source = Модель: { $source }.
pigs-play = Сыграть своими свинками:
