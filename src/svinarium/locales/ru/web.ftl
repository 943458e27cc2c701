# Слова страницы. Имена не склоняются и не имеют рода: после имени не бывает прошедшего времени.
# Каждый вариант выбора стоит на своей строке.


## Дом

house-name = Свинариум
pig-label = Хавронья, хозяйка стола
to-start = На главную
loading = Накрываем…
sound-now =
    { $volume ->
        [loud] Звук: громко
        [quiet] Звук: тихо
       *[off] Звук выключен
    }
light-now =
    { $theme ->
        [light] Свет: светло
        [dark] Свет: темно
       *[auto] Свет: как в системе
    }
name-default = Игрок
name-unknown = Игрок
your-name = Как тебя зовут?
name-placeholder = Имя или прозвище
you-short = ты
you-mark = это ты


## Начало

start-title = Сыграем в свинью?
start-lead = Бросай кубик, копи очки — и успей записать, пока не выпала единица.
start-footer = Кубики здесь честные: после игры страница сама проверит каждый бросок.
quick-title = Сыграть прямо сейчас
quick-bot = Сыграть с ботом
quick-about = До ста очков, один кубик. Входить и платить не надо.
resume = Вернуться за свой стол


## Новый стол

form-title = Накрыть свой стол
form-game = Во что играем
form-seats = Кто за столом
form-friend = Место для друга
form-friend-about = Ссылка появится сразу, как стол накроют.
form-bot-label = Какой бот на месте { $n }
form-remove = Убрать место { $n }
form-add-open = + Друг
form-add-bot = + Бот
form-target = До скольки очков
form-own = Своё
form-own-target = Играем до
form-ending = Когда конец
ending-sudden = Сразу
ending-sudden-about = Цель взята и записана — победа, остальные уже не бросают.
ending-equal_turns = Когда у всех поровну ходов
ending-equal_turns-about = Круг доигрывают до конца, побеждает больший счёт.
form-more = Ещё правила
form-preset = Готовый вариант
form-preset-none = Обычная игра
form-about = Подробнее об игре
form-number = своё число
form-text = своё
form-create = Накрыть стол
bot-hold = Хомяк { $n }
bot-hold-about = копит до { $n } и записывает
bot-pace = Скороход
bot-pace-about = смотрит на счёт и не даёт оторваться
bot-random = Авось
bot-random-about = решает монеткой
name-twin = { $name } №{ $n }


## Перед игрой

seat-open = Свободное место
lobby-title =
    { $n ->
        [0] Все за столом
        [one] Ждём ещё одного
        [few] Ждём ещё { $n } игроков
       *[many] Ждём ещё { $n } игроков
    }
lobby-invited = Тебя зовут за стол
lobby-free = ждёт гостя
lobby-bot = бот
lobby-sit = Сесть за стол
lobby-wait = Начнём сами, как только все сядут.
lobby-watch = Сесть можно только по приглашению. Посмотреть — пожалуйста: начнётся само.
lobby-taken = Свободных мест по этой ссылке уже нет. Посмотреть — пожалуйста: начнётся само.
invite-title = Позови друзей
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-scan = Или пусть наведут камеру.
invite-qr = Код со ссылкой за этот стол
invite-local = Эта ссылка открывается только на этом компьютере. Чтобы позвать телефоны, открой страницу по адресу, который дом написал при запуске.
ceremony = Договариваемся о кубиках…
ceremony-about = Дом и каждый игрок прячут по случайному числу и только потом открывают. Так броски не может подобрать никто.
ceremony-missing = Ещё не ответили: { $names }.
ceremony-again = Кто-то не успел ответить. Начинаем заново, это нормально.
cancelled = Стол убран
cancelled-about = Игру закончить не вышло. Ничьи очки от этого не пострадали.


## За столом

table-title = Игра
table-loading = Идём к столу…
table-nowhere = Такого стола нет
table-nowhere-about = Проверь ссылку: может, она скопировалась не целиком. Или стол уже убрали.
lost-title = Здесь ничего нет
lost-text = Только крошки. Начни с главной, там накрыто.
seats-label = Игроки и счёт
stage-label = Бросок и копилка
seat-needs = ещё { $n }
seat-away = не на связи
seat-thinks = думает
seat-out = вне игры
status-mine-roll = Твой ход. Бросай!
status-mine = Твой ход. В копилке { $total } — бросай или записывай.
status-mine-enough = Твой ход. В копилке { $total } — этого хватит. Записывай!
status-mine-now = Твой ход.
status-other =
    { $total ->
        [0] Ходит { $name }.
       *[other] Ходит { $name }. В копилке { $total }.
    }
status-over = Игра окончена.
status-stopped = Игра остановлена.
watching = Ты смотришь со стороны.
roll = Бросить
roll-dice = Сколько кубиков
roll-key = К
bank = Записать
bank-now = Записать { $n }
bank-key = З
pot = В копилке
throws-label = Броски этого хода
die-shows = На кубике { $value }
starts-title = Кто начинает?
starts-who = Начинает { $name }
starts-about = Начинает тот, у кого меньше.
sheet-title = Листок со счётом
sheet-turn = Ход
sheet-now = Ходит сейчас
sheet-bust = сгорело
sheet-wipe = всё сгорело
log-title = Что было
log-empty = Пока тихо.
log-all = Показать все записи: { $n }
any-mine = Твой ход.
any-mine-too = Твой ход. Могут ходить и другие: { $names }.
any-other = Ход: { $names }.
any-nobody = Сейчас продолжим.
any-stage = Стол
any-moves = Твои ходы
any-filter = Найти ход
any-no-move = Такого хода сейчас нет.
any-of-card = Ходы с картой «{ $card }»
any-all = Показать все ходы
any-choose-dice = Нажми на кубики, которые выбираешь.
any-field-sheets = Листки
any-command = Ход словами
any-command-label = Напиши ход
any-command-send = Сходить
any-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
any-zone-hand = Карты на руках
any-zone-deck = Колода
any-zone-pile = Стопка
any-zone-discard = Сброс
any-role-kept = отложен
any-timer = Время
any-timer-left = { $seconds } с
any-timer-most = до { $seconds } с
any-rules = Правила
any-no-rules = Правил словами у этой игры нет.


## Конец игры

end-you = Победа за тобой!
end-winner = Побеждает { $name }!
end-shared = Победа общая: { $names }
end-nobody = Победителя в этот раз нет.
end-throws = Брошено кубиков: { $n }
again = Ещё раз
record-link = Скачать запись игры


## Честные кубики

fair-title = Честные кубики
fair-about = Дом связан обещанием ещё до первого броска. Этот браузер запоминает каждый бросок и после игры всё проверит.
fair-words = Слова для сверки. Если у всех за столом они одинаковые, кубики у вас одни на всех:
verify-running = Проверяем броски…
verify-count = Проверено бросков: { $good } из { $total }
verify-ok =
    { $live ->
        [0] Всё сошлось с обещанием дома и с твоим случайным числом.
       *[other] Всё сошлось с обещанием дома, с твоим случайным числом и с тем, что видел этот браузер (бросков: { $live }).
    }
verify-hidden = Бросков, которые этот браузер видел только в записи: { $hidden }. Они были скрыты или прошли без него.
verify-no-record = Запись игры сейчас не скачать, поэтому броски ещё не проверены. Игра и счёт на месте.
verify-again = Проверить ещё раз
gap-no-evidence = Этот браузер не видел игру до её конца. Проверено только то, что запись сходится сама с собой: дом мог бы сочинить её целиком.
gap-no-own-bytes = Запись сходится с тем, что видел этот браузер. Твоего случайного числа в ней нет, поэтому подобрать кубики заранее дому мешали только остальные игроки.
alarm-title = Стоп. Кубикам больше нельзя верить
alarm-stopped = Игра не началась
alarm-stop = Игра на этой странице остановлена. Покажи это тому, у кого запущен дом.
fault-game-other = Это не та игра, которую этот браузер видел за этим столом.
fault-lines-broken = Строки, которые опубликовал дом, не складываются в протокол.
fault-open-other-game = Обещание дома — про другую игру, не про эту.
fault-open-changed = Обещание дома другое: не то, что этот браузер видел до игры.
fault-lines-changed = Случайные числа игроков другие: не те, что этот браузер видел до игры.
fault-own-left-out = Твоё случайное число дом взял, а в игру не включил.
fault-own-digest-missing = Твоего спрятанного числа нет среди опубликованных: на его месте чужое.
fault-own-entropy-missing = Твоего случайного числа нет в протоколе: на его месте чужое.
fault-draw-changed = Дом показал один и тот же бросок по-разному: { $position }.
fault-draw-other = Бросок { $position }: этот браузер видел { $seen }, а в записи { $told }.
fault-draw-left-out = Броска { $position } в записи нет, а этот браузер его видел: { $seen }.
fault-draw-order = Броски в записи идут в другом порядке, начиная с { $position }.
fault-secret-two = Секрет на странице и секрет в записи — разные.
fault-secret-not-promised = Раскрыт не тот секрет, который дом обещал до игры.
fault-lines-two = Протокол на странице и протокол в записи — разные.
fault-events-other = Событие { $v } в записи не такое, каким его показывала страница.
fault-record-damaged = Запись игры повреждена, строка { $line }.
fault-record-no_ledger = В записи нет протокола кубиков.
fault-record-header = Заголовок записи — про другую игру или другие правила.
fault-record-transcript = Строки протокола в записи не складываются.
fault-record-no_reveal = В записи нет секрета, поэтому проверить её нельзя.
fault-record-commitment = Секрет в записи не тот, который в ней же и обещан.
fault-record-repeated = Бросок { $position } в записи дважды.
fault-record-source = Неизвестно, что бросали в { $position }.
fault-record-mismatch = Бросок { $position } не следует из секрета и протокола: должно быть { $expected }, записано { $found }.
fault-record-foreign = Бросок { $position } сделан не по протоколу.
fault-events-count = В записи не столько событий, сколько показывала страница.


## Связь и отказы

connection-connecting = Подключаемся…
connection-live = На связи.
connection-closed = Связь закрыта.
connection-lost = Связь пропала. Всё сыгранное записано, стол на месте. Подключаемся…
connection-lost-sent = Связь пропала. Ход ещё не записан: отправим его, как только связь вернётся. Подключаемся…
connection-none = До дома не достучаться. Стол никуда не денется. Подключаемся…
problem-unreachable = До дома не достучаться. Проверь связь и попробуй ещё раз.
problem-unsaved = Не записалось: у дома беда с диском. Ничего не изменилось, попробуй ещё раз.
problem-stale = Стол уже ушёл вперёд. Посмотри, что изменилось.
problem-malformed = Дом такого не понимает. Обнови страницу и попробуй ещё раз.
problem-illegal = Так сейчас нельзя.
problem-unknown = Что-то пошло не так. Записанное цело. Обнови страницу и попробуй ещё раз.
