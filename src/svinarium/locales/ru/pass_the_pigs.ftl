# Передай свинью: названия, ходы, события, настройки и полные правила.


## Игра

game-pass-the-pigs-title = Передай свинью
game-pass-the-pigs-line = Бросай двух свинок: как упали, столько и очков, а вразнобой — копилка пропала.
game-pass-the-pigs-about = Вместо кубиков две свинки. Очки даёт поза: спинка, копытце, пятачок, редкая щека; двое одинаковых — вдвойне. Копи и записывай, пока они не легли боками вразнобой. Шансы взяты из шести тысяч настоящих бросков, а свои броски можно сосчитать и сравнить: svinarium pigs count.


## Ходы

move-call = Объявить
move-call-keys = о, объявить, объявляю, зову
move-pass = Пас
move-pass-keys = enter, п, пас, пасую, нет


## Пора игры

phase-call = Кто объявит бросок?


## На экране

field-pass-the-pigs-target = До { $value }
field-pass-the-pigs-round = Круг { $value }
timer-call = Можно объявить
move-call-with = Объявить: { $argument }


## Что случилось

note-pigs_thrown =
    { $second ->
        [none] { $first ->
            [piggyback] { $name }: одна свинка верхом на другой.
           *[oinker] { $name }: свинки касаются друг друга.
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
note-pigs_start_throw = { $name }: бросок за первый ход, очков { $value }.
note-pigs_pig_out =
    { $lost ->
        [0] { $name }: бока вразнобой, ход окончен. Терять было нечего.
       *[other] { $name }: бока вразнобой, ход окончен. Из копилки пропало { $lost }.
    }
note-pigs_oinker =
    { $lost ->
        [0] { $name }: хрюк! Счёт с нуля, но терять было нечего.
       *[other] { $name }: хрюк! Пропало { $lost }, счёт с нуля.
    }
note-pigs_piggyback = { $name }: верхом! Вне игры.
note-pigs_call_score = { $name }: объявлено { $points }.
note-pigs_call_poses =
    { $name }: объявлено — { $first ->
        [side] бок
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
note-pigs_pass = { $name }: пас.
note-pigs_window_over = Время вышло, бросок.
note-pigs_call_right = { $name }: угадано! +{ $points }, счёт { $score }.
note-pigs_call_paid = { $name }: −{ $points }, в копилке { $total }.
note-pigs_call_wrong = { $name }: мимо, −{ $points }, счёт { $score }.
note-pigs_call_lost = { $name }: объявление пропало, ни плюса, ни минуса.


## Нельзя

refusal-pigs_hog_call_off = За этим столом броски не объявляют.
refusal-pigs_window_open = Подожди: сейчас кто-то может объявить бросок.
refusal-pigs_window_closed = Объявлять сейчас нечего: это можно только перед броском.
refusal-pigs_may_not_call = Этот бросок тебе объявить нельзя: бросает кто-то другой, нужно { $least } очков, и пасуют только раз.
refusal-pigs_no_timer = Никакое время сейчас не идёт.


## Настройки

option-pass-the-pigs-first-highest_throw = у кого бросок дороже
option-pass-the-pigs-figures = Как падают свинки
option-pass-the-pigs-figures-about = Откуда шансы: сосчитанные броски двух свинок, сосчитанные свинки поодиночке — или твои собственные броски.
option-pass-the-pigs-figures-kern_pairs = по парам, 6000 бросков
option-pass-the-pigs-figures-kern_single = поодиночке, 11 954 свинки
option-pass-the-pigs-figures-custom = по своим броскам
option-pass-the-pigs-counts = Свои броски
option-pass-the-pigs-counts-about = Сколько раз что выпало: trotter=12 razorback=30 …, или парами trotter+razorback=3; бросков, где свинки касаются, — touching=2. Только для figures=custom.
option-pass-the-pigs-counts-none = не нужны
option-pass-the-pigs-piggyback_share = Сколько касаний — верхом
option-pass-the-pigs-piggyback_share-about = Какая доля касаний кончается тем, что одна свинка лежит на другой. Этого никто не считал: 1/10 — наше предположение.
option-pass-the-pigs-hog_call = Объявлять броски
option-pass-the-pigs-hog_call-about = Перед броском другие могут назвать, что выпадет: угадано — очки твои, мимо — их двойная цена у бросающего.
option-pass-the-pigs-hog_call-on = да
option-pass-the-pigs-hog_call-off = нет
option-pass-the-pigs-hog_call_needs = Кто объявляет
option-pass-the-pigs-hog_call_needs-about = Где должно быть не меньше 20 очков, чтобы объявлять.
option-pass-the-pigs-hog_call_needs-caller_score = у кого в счёте от 20
option-pass-the-pigs-hog_call_needs-turn_total = все, если в копилке от 20
option-pass-the-pigs-hog_call_names = Что объявляют
option-pass-the-pigs-hog_call_names-about = Очки броска или обе позы, в любом порядке.
option-pass-the-pigs-hog_call_names-score = очки
option-pass-the-pigs-hog_call_names-poses = позы
option-pass-the-pigs-hog_call_wins = Победа объявлением
option-pass-the-pigs-hog_call_wins-about = Считается ли цель взятой сразу, если до неё довело объявление, или только со следующей записью.
option-pass-the-pigs-hog_call_wins-on = сразу
option-pass-the-pigs-hog_call_wins-off = со следующей записью
option-pass-the-pigs-size = Свинки
option-pass-the-pigs-size-about = Маленькие или большие поролоновые. Правила те же, картинка другая.
option-pass-the-pigs-size-small = маленькие
option-pass-the-pigs-size-big = большие


## Готовые наборы

preset-big_pigs = Большие свинки
preset-big_pigs-about = Та же игра большими поролоновыми свинками: для двора и для пола.
preset-hog_call = С объявлениями
preset-hog_call-about = Перед каждым броском другие могут объявить, что выпадет. Отстающим это нравится больше.


## Игроки-программы

player-caller = Объявляет в крайнем случае
player-caller-about = Копит до двадцати двух, а объявляет, только когда кто-то вот-вот победит и больше ничего не поможет.


## Так не получится

malformed-pigs_entry = Не понять «{ $entry }». Нужно: { $expected }.
malformed-pigs_mixed = Сосчитаны и свинки поодиночке ({ $single }), и пары ({ $pair }). Нужно что-то одно.
malformed-pigs_none = Не сосчитано ни одной свинки. Нужно: { $expected }.
malformed-pigs_many = Свинок { $pigs }, а можно до { $maximum }.
malformed-pigs_counts_missing = Настройке figures=custom нужны свои броски: counts.
malformed-pigs_counts_unused = Свои броски (counts) нужны только для figures=custom, а здесь { $figures }.


## Шансы

odds-pass-the-pigs =
    Вразнобой или с касанием ложится { NUMBER($lose_percent, maximumFractionDigits: 1) } % бросков, удачный бросок даёт в среднем { NUMBER($mean_gain_number, maximumFractionDigits: 2) }. { $gains ->
        [yes] В копилке { $pot }: ещё один бросок в среднем прибавит { NUMBER($change, maximumFractionDigits: 2) }.
        [no] В копилке { $pot }: ещё один бросок в среднем отнимет { NUMBER($change, maximumFractionDigits: 2) }.
       *[even] В копилке { $pot }: ещё один бросок в среднем ничего не меняет.
    } Граница — { NUMBER($break_even_number, maximumFractionDigits: 2) }; но счёт на столе тоже важен, а хрюк отнимает и его.


## Правила

rules-pigs-1-goal =
    Цель
    { $seats ->
        [1] Набери { $target } за как можно меньше ходов.
       *[other] { $ending ->
            [equal_turns] Набрать { $target }. Как только у кого-то получилось, круг доигрывают до конца, и побеждает больший счёт.
           *[sudden] Набрать { $target } раньше других.
        }
    }
rules-pigs-2-start =
    { $seats ->
        [1] { "" }
       *[other]
            Кто начинает
            { $first ->
                [seat_0] Начинает первое место за столом. Дальше ходят по кругу, по часовой стрелке.
                [highest_throw] Все бросают свинок, начинает самый дорогой бросок. Если таких несколько, они перебрасывают между собой. Вразнобой и касание здесь — просто ноль, из игры никто не выходит. Дальше ходят по кругу, по часовой стрелке.
               *[random] Начинающего выбирает жребий. Дальше ходят по кругу, по часовой стрелке.
            }
    }
rules-pigs-3-turn =
    Ход
    Брось обеих свинок: очки броска ложатся в копилку этого хода. После каждого удачного броска выбирай: бросить ещё или записать. Бросать можно сколько угодно раз. Записываешь — копилка прибавляется к счёту, и ход окончен. Пустую копилку не записывают.
rules-pigs-4-poses =
    Что сколько стоит
    Рядом с лежащей на боку: спинка 5, копытце 5, пятачок 10, щека 15. Бок стоит столько, сколько вторая свинка. Ни одной на боку — очки складываются; обе в одной позе — складываются и удваиваются: две спинки или два копытца 20, два пятачка 40, две щеки 60. Обе на одном и том же боку — 1.
rules-pigs-5-out =
    Что сжигает
    Боками вразнобой, одна точкой вверх, другая вниз: копилка пропадает, ход окончен. Свинки касаются и обе на столе (хрюк): пропадает и копилка, и весь счёт, ход окончен. Одна свинка верхом на другой: { $seats ->
        [1] игра окончена без результата.
       *[other] бросающий выходит из игры. Последний оставшийся побеждает сразу. Выбывшие стоят в самом конце, кто выбыл позже — выше.
    }
rules-pigs-6-call =
    { $hog_call ->
        [on]
            Объявление
            Перед броском кто-то из остальных может объявить, что выпадет: { $hog_call_names ->
                [poses] две позы, в любом порядке; у одной свинки на боку точка не важна.
               *[score] очки броска.
            } Вразнобой, хрюк и верхом не объявляют. Считается только первое объявление, на него есть четыре секунды. { $hog_call_needs ->
                [turn_total] Объявлять можно, когда в копилке бросающего не меньше 20.
               *[caller_score] Объявлять может тот, у кого в счёте не меньше 20.
            } Угадано — тебе двойная цена броска, а бросающему ничего, и ещё столько же он теряет: сначала из копилки, потом из счёта, но не ниже нуля. Мимо — ты теряешь двойную цену (не ниже нуля), а бросающему вместо цены броска достаётся двойная. Вразнобой, хрюк или верхом — объявление пропадает без очков. Потом бросающий, как обычно, бросает ещё или записывает. { $hog_call_wins ->
                [off] Если объявление довело твой счёт до цели, это засчитается с твоей следующей записью.
               *[on] Если объявление довело твой счёт до цели, { $ending ->
                    [equal_turns] начинается последний круг.
                   *[sudden] это победа.
                }
            }
       *[off] { "" }
    }
rules-pigs-7-end =
    Конец
    { $seats ->
        [1] Игра окончена, как только в счёте { $target } или больше. Результат — сколько понадобилось ходов.
       *[other] { $ending ->
            [equal_turns] У всех поровну ходов: когда кто-то набирает { $target } или больше, круг доигрывают до места перед начинавшим. Набирать больше цели можно. Побеждает больший счёт. { $tie ->
                [first_reached] Если наверху поровну, побеждает тот, у кого этот счёт появился раньше.
                [shared] Если наверху поровну, победа общая.
               *[play_off] Если наверху поровну, эти игроки сохраняют счёт и делают ещё по ходу — и так, пока не останется один.
            }
           *[sudden] Как только кто-то записывает { $target } или больше, игра окончена: это победа. Копилка сама по себе не побеждает, её надо записать.
        }
    }
rules-pigs-8-limit =
    { $round_limit ->
        [none] { "" }
       *[other]
            Предел
            После стольких кругов игра заканчивается: { $round_limit }. Побеждает больший счёт, при равном победа общая.
    }
rules-pigs-9-away =
    Если кто-то отошёл
    За него играет автопилот: записывает, когда в копилке { $hold } или когда её хватает до цели. Объявлений он не делает.
rules-pigs-a-chances =
    Шансы
    { $figures ->
        [kern_single] Свинки падают так, как 11 954 свинки поодиночке из исследования Дж. Керна (2006), и одна не знает о другой.
        [custom] Свинки падают так, как в твоих собственных бросках.
       *[kern_pairs] Свинки падают так, как в 6000 бросках двух свинок из исследования Дж. Керна (2006).
    } На бок свинка ложится точкой вверх в { NUMBER($pose_side_dot_up_percent, maximumFractionDigits: 1) } % случаев, точкой вниз в { NUMBER($pose_side_dot_down_percent, maximumFractionDigits: 1) } %, на спинку в { NUMBER($pose_razorback_percent, maximumFractionDigits: 1) } %, на копытца в { NUMBER($pose_trotter_percent, maximumFractionDigits: 1) } %, на пятачок в { NUMBER($pose_snouter_percent, maximumFractionDigits: 1) } %, на щеку в { NUMBER($pose_leaning_jowler_percent, maximumFractionDigits: 2) } %. Бросок даёт 1 в { NUMBER($chance_1_percent, maximumFractionDigits: 1) } %, 5 в { NUMBER($chance_5_percent, maximumFractionDigits: 1) } %, 10 в { NUMBER($chance_10_percent, maximumFractionDigits: 1) } %, 15 в { NUMBER($chance_15_percent, maximumFractionDigits: 1) } %, 20 в { NUMBER($chance_20_percent, maximumFractionDigits: 1) } %, 25 в { NUMBER($chance_25_percent, maximumFractionDigits: 2) } %, 40 в { NUMBER($chance_40_percent, maximumFractionDigits: 2) } %, 60 в { NUMBER($chance_60_percent, maximumFractionDigits: 2) } %. Вразнобой — { NUMBER($bust_chance_percent, maximumFractionDigits: 1) } %, хрюк — { NUMBER($wipe_chance_percent, maximumFractionDigits: 2) } %, верхом — { NUMBER($out_chance_percent, maximumFractionDigits: 2) } %. Верхом никто не считал: что это { $piggyback_share } всех касаний — предположение. Удачный бросок даёт в среднем { NUMBER($mean_gain_number, maximumFractionDigits: 2) }; пока в копилке меньше { NUMBER($break_even_number, maximumFractionDigits: 2) }, ещё один бросок в среднем прибавляет, а выше — отнимает. Записывать на этой границе — хорошее правило, но не лучшая игра: лучшая смотрит и на счёт на столе.
