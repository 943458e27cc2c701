# Свинячья вечеринка: названия, карты, ходы, события, настройки и полные правила.


## Игра

game-pig-party-title = Свинячья вечеринка
game-pig-party-line = Карта говорит, какую позу показать; кто первым показал, тот и взял.
game-pig-party-about = Восемь свинок четырёх цветов и колода из двадцати карт. На карте поза или две, и очки за них. Бросай своих двух свинок по очереди с другими; ту, что уже легла как надо, можно оставить. Вышло с первого броска — бросаешь сразу всех восьмерых.


## Карты

card-side_dot_up = одна свинка боком, точкой вверх, { $rank }
card-side_dot_down = одна свинка боком, точкой вниз, { $rank }
card-razorback = одна спинка, { $rank }
card-trotter = одно копытце, { $rank }
card-snouter = один пятачок, { $rank }
card-leaning_jowler = одна щека, { $rank }
card-both_dots_up = оба бока точкой вверх, { $rank }
card-both_dots_down = оба бока точкой вниз, { $rank }
card-side_razorback = бок и спинка, { $rank }
card-side_trotter = бок и копытце, { $rank }
card-side_snouter = бок и пятачок, { $rank }
card-double_razorback = две спинки, { $rank }
card-double_trotter = два копытца, { $rank }
card-razorback_trotter = спинка и копытце, { $rank }
card-razorback_snouter = спинка и пятачок, { $rank }
card-any_razorback = спинка и что угодно, { $rank }
card-any_trotter = копытце и что угодно, { $rank }
card-any_snouter = пятачок и что угодно, { $rank }
card-any_jowler = щека и что угодно, { $rank }
card-no_side = ни одного бока, { $rank }
zone-pig-party-deck = Колода
zone-pig-party-open = На столе
zone-pig-party-won = Взятые карты
role-pink = розовая
role-black = чёрная
role-white = белая
role-ginger = рыжая


## Ходы

move-leave = Оставить свинку
move-leave-keys = о, оставить, оставляю
move-leave-1 = Оставить первую, бросить вторую
move-leave-2 = Оставить вторую, бросить первую
move-give = Отдать
move-give-with = Отдать: { $argument }
move-give-keys = отдать, отдаю, вернуть


## Пора игры

phase-give = Отдай карту


## На экране

field-pig-party-target = До { $value }
field-pig-party-card_rounds = Бросков на карту: { $value }
field-pig-party-throws = брошено за карту: { $value }
field-pig-party-colours = свинки
field-pig-party-colours-pink = розовые
field-pig-party-colours-black = чёрные
field-pig-party-colours-white = белые
field-pig-party-colours-ginger = рыжие


## Что случилось

note-party_shuffled = Колода перемешана.
note-party_card =
    Карта: { $card ->
        [side_dot_up] одна свинка боком, точкой вверх
        [side_dot_down] одна свинка боком, точкой вниз
        [razorback] одна спинка
        [trotter] одно копытце
        [snouter] один пятачок
        [leaning_jowler] одна щека
        [both_dots_up] оба бока точкой вверх
        [both_dots_down] оба бока точкой вниз
        [side_razorback] бок и спинка
        [side_trotter] бок и копытце
        [side_snouter] бок и пятачок
        [double_razorback] две спинки
        [double_trotter] два копытца
        [razorback_trotter] спинка и копытце
        [razorback_snouter] спинка и пятачок
        [any_razorback] спинка и что угодно
        [any_trotter] копытце и что угодно
        [any_snouter] пятачок и что угодно
        [any_jowler] щека и что угодно
        [no_side] ни одного бока
       *[other] { $card }
    }. Очков { $points }.
note-party_thrown =
    { $second ->
        [none] { $first ->
            [oinker] { $name }: хрюк, свинки касаются.
           *[other] { $name }: { $first ->
                [side_dot_up] бок точкой вверх
                [side_dot_down] бок точкой вниз
                [trotter] копытце
                [razorback] спинка
                [snouter] пятачок
                [leaning_jowler] щека
               *[other] { $first }
            }.
        }
       *[other] { $name }: { $first ->
            [side_dot_up] бок точкой вверх
            [side_dot_down] бок точкой вниз
            [trotter] копытце
            [razorback] спинка
            [snouter] пятачок
            [leaning_jowler] щека
           *[other] { $first }
        } и { $second ->
            [side_dot_up] бок точкой вверх
            [side_dot_down] бок точкой вниз
            [trotter] копытце
            [razorback] спинка
            [snouter] пятачок
            [leaning_jowler] щека
           *[other] { $second }
        }.
    }
note-party_won =
    { $name }: взята карта — { $card ->
        [side_dot_up] одна свинка боком, точкой вверх
        [side_dot_down] одна свинка боком, точкой вниз
        [razorback] одна спинка
        [trotter] одно копытце
        [snouter] один пятачок
        [leaning_jowler] одна щека
        [both_dots_up] оба бока точкой вверх
        [both_dots_down] оба бока точкой вниз
        [side_razorback] бок и спинка
        [side_trotter] бок и копытце
        [side_snouter] бок и пятачок
        [double_razorback] две спинки
        [double_trotter] два копытца
        [razorback_trotter] спинка и копытце
        [razorback_snouter] спинка и пятачок
        [any_razorback] спинка и что угодно
        [any_trotter] копытце и что угодно
        [any_snouter] пятачок и что угодно
        [any_jowler] щека и что угодно
        [no_side] ни одного бока
       *[other] { $card }
    }. +{ $points }, счёт { $score }.
note-party_all_eight = { $name }: с первого броска! Бонус: все восемь свинок.
note-party_bonus = { $name }: бонус +{ $points }, счёт { $score }.
note-party_pig_out = { $name }: бока вразнобой. До новой карты — пропуск.
note-party_oinker = { $name }: отдавать нечего.
note-party_gives =
    { $name }: карта под колоду — { $card ->
        [side_dot_up] одна свинка боком, точкой вверх
        [side_dot_down] одна свинка боком, точкой вниз
        [razorback] одна спинка
        [trotter] одно копытце
        [snouter] один пятачок
        [leaning_jowler] одна щека
        [both_dots_up] оба бока точкой вверх
        [both_dots_down] оба бока точкой вниз
        [side_razorback] бок и спинка
        [side_trotter] бок и копытце
        [side_snouter] бок и пятачок
        [double_razorback] две спинки
        [double_trotter] два копытца
        [razorback_trotter] спинка и копытце
        [razorback_snouter] спинка и пятачок
        [any_razorback] спинка и что угодно
        [any_trotter] копытце и что угодно
        [any_snouter] пятачок и что угодно
        [any_jowler] щека и что угодно
        [no_side] ни одного бока
       *[other] { $card }
    }. −{ $points }, счёт { $score }.
note-party_stays_open =
    Карту никто не взял, она остаётся на столе: { $card ->
        [side_dot_up] одна свинка боком, точкой вверх
        [side_dot_down] одна свинка боком, точкой вниз
        [razorback] одна спинка
        [trotter] одно копытце
        [snouter] один пятачок
        [leaning_jowler] одна щека
        [both_dots_up] оба бока точкой вверх
        [both_dots_down] оба бока точкой вниз
        [side_razorback] бок и спинка
        [side_trotter] бок и копытце
        [side_snouter] бок и пятачок
        [double_razorback] две спинки
        [double_trotter] два копытца
        [razorback_trotter] спинка и копытце
        [razorback_snouter] спинка и пятачок
        [any_razorback] спинка и что угодно
        [any_trotter] копытце и что угодно
        [any_snouter] пятачок и что угодно
        [any_jowler] щека и что угодно
        [no_side] ни одного бока
       *[other] { $card }
    }. Очков { $points }.
note-party_last_round = Колода кончилась: последний круг на то, что на столе.


## Нельзя

refusal-party_must_give = Сначала отдай одну из своих карт.
refusal-party_nothing_to_give = Отдавать карту сейчас не нужно.
refusal-party_not_your_card = Этой карты у тебя нет.
refusal-party_may_not_leave = Эту свинку оставить нельзя: она не лежит так, как просит карта.


## Настройки

option-pig-party-shared_colours = Общие цвета
option-pig-party-shared_colours-about = Цветов четыре. Если игроков больше, одними свинками бросают двое; само включается с пятого места.
option-pig-party-shared_colours-on = да
option-pig-party-shared_colours-off = нет
option-pig-party-card_rounds = Бросков на карту
option-pig-party-card_rounds-about = Сколько раз каждый бросает за карту, прежде чем рядом открывают следующую.
option-pig-party-bonus_when = Когда бонус
option-pig-party-bonus_when-about = Показать карту первым же своим броском — повод бросить всех восьмерых: за любую карту или только за самую первую в игре.
option-pig-party-bonus_when-first_throw = за любую карту
option-pig-party-bonus_when-first_card = только за первую карту игры


## Игроки-программы

player-natural = Как все
player-natural-about = Делает то, что этим броском в среднем даст больше очков; отдаёт самую дешёвую карту.


## Так не получится

malformed-party_card = Карты «{ $card }» в колоде нет.
malformed-party_colours = Мест { $seats }, а цветов { $maximum }. Включи общие цвета: shared_colours=on.


## Шансы

odds-party = Пятачок показывают в { NUMBER($chance_snouter_percent, maximumFractionDigits: 1) } % бросков, щеку в { NUMBER($chance_leaning_jowler_percent, maximumFractionDigits: 1) } %, две спинки разом в { NUMBER($chance_double_razorback_percent, maximumFractionDigits: 1) } %. А если одна спинка уже лежит и ты её оставляешь — в { NUMBER($chance_razorback_percent, maximumFractionDigits: 1) } %: как одну. Шансы всех карт — в правилах.


## Правила

rules-party-1-goal =
    Цель
    Набрать { $target } раньше других: очки дают взятые карты и бонусы.
rules-party-2-start =
    Начало
    Колоду перемешивают, верхнюю карту открывают. У каждого две свинки своего цвета{ $shared_colours ->
        [on] ; цветов четыре, с пятого места цвета общие
       *[off] { "" }
    }. { $first ->
        [seat_0] Начинает первое место за столом.
       *[random] Начинающего выбирает жребий.
    } Дальше бросают по кругу, по часовой стрелке.
rules-party-3-turn =
    Ход
    Брось своих двух свинок. Если одна уже лежит так, как просит карта, её можно оставить и бросить только другую. На карту с одной свинкой бросают одну; если рядом лежит карта с двумя, бросают двух, и карту с одной покажет любая. Кто первым показал карту, забирает её и очки, и открывают следующую. Всех свинок поднимают.
rules-party-4-bonus =
    Бонус
    { $bonus_when ->
        [first_card] Кто показал самую первую карту игры первым же своим броском, бросает ещё и всех восьмерых сразу.
       *[first_throw] Кто показал карту первым же своим броском за неё, бросает ещё и всех восьмерых сразу.
    } Бок даёт 0, спинка и копытце по 1, пятачок 5, щека 10, вместе не больше 25.
rules-party-5-out =
    Вразнобой и хрюк
    Обе брошенные свинки на боку, одна точкой вверх, другая вниз: до новой карты ты пропускаешь, и карту такой бросок не показывает. Свинки касаются: отдай одну из своих карт, какую хочешь, вместе с её очками; она уходит под колоду. Нет карт — нечего и отдавать.
rules-party-6-open =
    Карту никто не взял
    Когда каждый бросил за карту столько раз: { $card_rounds }, или пропускают все, карта остаётся на столе, а рядом открывают следующую. Взять можно любую, хоть обе сразу, и все снова в игре.
rules-party-7-end =
    Конец
    Как только после карты и бонуса у кого-то { $target } или больше, это победа. Если колода кончилась, за то, что лежит на столе, играют последний круг, по броску на каждого; потом побеждает больший счёт, при равном победа общая. За того, кто отошёл, играет автопилот: делает то, что даст больше в этот бросок.
rules-party-8-deck =
    Колода
    Двадцать карт. Очки следуют из шанса показать карту одним броском: пять за каждое уполовинивание шанса, неполное тоже считается. Свинки падают так, как 11 954 свинки из исследования Дж. Керна (2006), и одна не знает о другой; двух касающихся — столько же, сколько там. Карты: одна свинка боком, точкой вверх — { $points_side_dot_up } ({ NUMBER($chance_side_dot_up_percent, maximumFractionDigits: 1) } %); одна свинка боком, точкой вниз — { $points_side_dot_down } ({ NUMBER($chance_side_dot_down_percent, maximumFractionDigits: 1) } %); одна спинка — { $points_razorback } ({ NUMBER($chance_razorback_percent, maximumFractionDigits: 1) } %); одно копытце — { $points_trotter } ({ NUMBER($chance_trotter_percent, maximumFractionDigits: 1) } %); один пятачок — { $points_snouter } ({ NUMBER($chance_snouter_percent, maximumFractionDigits: 1) } %); одна щека — { $points_leaning_jowler } ({ NUMBER($chance_leaning_jowler_percent, maximumFractionDigits: 1) } %); оба бока точкой вверх — { $points_both_dots_up } ({ NUMBER($chance_both_dots_up_percent, maximumFractionDigits: 1) } %); оба бока точкой вниз — { $points_both_dots_down } ({ NUMBER($chance_both_dots_down_percent, maximumFractionDigits: 1) } %); бок и спинка — { $points_side_razorback } ({ NUMBER($chance_side_razorback_percent, maximumFractionDigits: 1) } %); бок и копытце — { $points_side_trotter } ({ NUMBER($chance_side_trotter_percent, maximumFractionDigits: 1) } %); бок и пятачок — { $points_side_snouter } ({ NUMBER($chance_side_snouter_percent, maximumFractionDigits: 1) } %); две спинки — { $points_double_razorback } ({ NUMBER($chance_double_razorback_percent, maximumFractionDigits: 1) } %); два копытца — { $points_double_trotter } ({ NUMBER($chance_double_trotter_percent, maximumFractionDigits: 1) } %); спинка и копытце — { $points_razorback_trotter } ({ NUMBER($chance_razorback_trotter_percent, maximumFractionDigits: 1) } %); спинка и пятачок — { $points_razorback_snouter } ({ NUMBER($chance_razorback_snouter_percent, maximumFractionDigits: 1) } %); спинка и что угодно — { $points_any_razorback } ({ NUMBER($chance_any_razorback_percent, maximumFractionDigits: 1) } %); копытце и что угодно — { $points_any_trotter } ({ NUMBER($chance_any_trotter_percent, maximumFractionDigits: 1) } %); пятачок и что угодно — { $points_any_snouter } ({ NUMBER($chance_any_snouter_percent, maximumFractionDigits: 1) } %); щека и что угодно — { $points_any_jowler } ({ NUMBER($chance_any_jowler_percent, maximumFractionDigits: 1) } %); ни одного бока — { $points_no_side } ({ NUMBER($chance_no_side_percent, maximumFractionDigits: 1) } %).
