# Покер на костях: название, ходы, события, настройки и полные правила.


## Игра

game-dice-poker-title = Покер на костях
game-dice-poker-line = Пять кубиков, три броска, лист из пятнадцати клеток: сначала школа, потом пары, стриты и покер.
game-dice-poker-about = Бросаешь пять кубиков, откладываешь нужные, перебрасываешь остальные — и в конце хода заполняешь одну клетку листа. Сначала обязательная программа, «школа»: шесть клеток, по одной на каждую грань. Потом свободная: пара, две пары, тройка, стриты, фул, каре, покер и шанс. Что вышло с первого броска, считается вдвойне. В конце каждый сравнивает свой итог со средним: кто выше, тот в плюсе, кто ниже — в минусе, а в сумме всегда ровно ноль.


## Ходы

move-keep = Оставить
move-keep-keys = о, оставить, отложить
move-write = Записать
move-write-keys = з, записать, пиши
move-strike = Зачеркнуть
move-strike-keys = зачеркнуть, вычеркнуть


## Пора игры

phase-first = Первый бросок
phase-write = Записывай


## На столе

field-dice-poker-throws_left = Бросков осталось: { $value }
field-dice-poker-sheets = Листы
cell-pair = 1п: пара
cell-two_pairs = 2п: две пары
cell-three = 3: тройка
cell-small_straight = LS: малый стрит
cell-large_straight = BS: большой стрит
cell-full = F: фул
cell-four = C: каре
cell-poker = P: покер
cell-chance = Sh: шанс
cell-school_sum = Сумма школы
cell-premium = Премия
cell-total = Итог
cell-LS = малый стрит
cell-BS = большой стрит
cell-F = фул
cell-C = каре
cell-P = покер
cell-Sh = шанс


## Что случилось

note-poker_start = { $name }: { $dice }, сумма { $sum }.
note-poker_keep = { $name }: отложено { $dice }.
note-poker_throw = { $name }, бросок { $throw }: { $dice }.
note-poker_school = { $name }: школа, грань { $face } — { $mark }.
note-poker_school_full =
    { $premium ->
        [0] { $name }: школа окончена, сумма { $mark }, без премии.
       *[other] { $name }: школа окончена, сумма { $mark }, премия { $premium }.
    }
note-poker_write =
    { $name }: { $figure ->
        [pair] пара
        [two_pairs] две пары
        [three] тройка
        [small_straight] малый стрит
        [large_straight] большой стрит
        [full] фул
        [four] каре
        [poker] покер
       *[chance] шанс
    }, +{ $points }{ $doubled ->
        [yes] { " " }— с первого броска, вдвойне!
       *[no] .
    }
note-poker_miss =
    { $name }: { $figure ->
        [pair] пара не вышла
        [two_pairs] две пары не вышли
        [three] тройка не вышла
        [small_straight] малый стрит не вышел
        [large_straight] большой стрит не вышел
        [full] фул не вышел
        [four] каре не вышло
        [poker] покер не вышел
       *[chance] шанс не вышел
    }, 0.
note-poker_strike =
    { $name }: зачёркнуто — { $figure ->
        [pair] пара
        [two_pairs] две пары
        [three] тройка
        [small_straight] малый стрит
        [large_straight] большой стрит
        [full] фул
        [four] каре
        [poker] покер
       *[chance] шанс
    }, минус { $lost }. Открытая клетка остаётся, впереди лишний ход.
note-poker_settled =
    { $name }: итог { $total }, расчёт { $sign ->
        [plus] +{ $whole },{ $tenth }
        [minus] −{ $whole },{ $tenth }
       *[zero] 0
    }.


## Нельзя

refusal-poker_roll_first = Сначала брось кубики.
refusal-poker_no_throws_left = Три броска уже сделаны: записывай.
refusal-poker_not_those_dice = Таких кубиков на столе нет. Лежат: { $dice }.
refusal-poker_cell_full = Клетка { $cell } уже занята.
refusal-poker_school_first = Сначала школа: { $cell } — из свободной программы, она откроется, когда заполнены все шесть клеток школы.
refusal-poker_no_strike = За этим столом записанное не зачёркивают: пиши 0 в открытую клетку.
refusal-poker_cannot_strike = Клетку { $cell } зачеркнуть нельзя: зачёркивают только записанную фигуру свободной программы, если она больше нуля.


## Настройки

option-dice-poker-first-highest_sum = у кого сумма больше
option-dice-poker-school_premium = Премия за школу
option-dice-poker-school_premium-about = Столько прибавляют, если школа окончена с суммой 0 или больше.
option-dice-poker-poker_premium = Премия за покер
option-dice-poker-poker_premium-about = Столько прибавляют за покер сверх суммы кубиков.
option-dice-poker-first_throw_double = С первого броска вдвойне
option-dice-poker-first_throw_double-about = Фигура свободной программы, записанная после первого же броска, считается вдвойне. Кроме шанса.
option-dice-poker-first_throw_double-on = да
option-dice-poker-first_throw_double-off = нет
option-dice-poker-double_poker_premium = Удваивать и премию за покер
option-dice-poker-double_poker_premium-about = Если покер выпал с первого броска: удваивают только сумму кубиков или премию тоже.
option-dice-poker-double_poker_premium-on = да
option-dice-poker-double_poker_premium-off = нет
option-dice-poker-two_pairs_from_four = Две пары из четырёх одинаковых
option-dice-poker-two_pairs_from_four-about = Считать ли четыре одинаковых кубика двумя парами. Обычно пары должны быть разными.
option-dice-poker-two_pairs_from_four-on = можно
option-dice-poker-two_pairs_from_four-off = нельзя
option-dice-poker-full_from_five = Фул из пяти одинаковых
option-dice-poker-full_from_five-about = Считать ли пять одинаковых кубиков фулом. Обычно грани должны быть разными.
option-dice-poker-full_from_five-on = можно
option-dice-poker-full_from_five-off = нельзя
option-dice-poker-strike = Если фигура не вышла
option-dice-poker-strike-about = Записать 0 в открытую клетку — или можно вместо записи зачеркнуть уже записанную фигуру: её очки пропадут, зато открытая клетка останется.
option-dice-poker-strike-open = 0 в открытую клетку
option-dice-poker-strike-recorded = можно зачеркнуть записанное


## Готовые наборы

preset-poker_plain = Без удвоений
preset-poker_plain-about = Первый бросок ничего не удваивает.
preset-poker_generous = Щедрая
preset-poker_generous-about = Две пары из четырёх одинаковых, фул из пяти, и премия за покер тоже удваивается.
preset-poker_strike = С вычёркиванием
preset-poker_strike-about = Вместо записи можно зачеркнуть то, что уже записано.


## Игроки-программы

player-lookahead = Считает на ход
player-lookahead-about = Считает ход до конца: что отложить и что записать, чтобы получить больше обычного для этой клетки. О следующих ходах не думает.


## Шансы

odds-dice-poker = С одного броска: пара или лучше — { NUMBER($pair_chance_percent, maximumFractionDigits: 1) } %, две пары — { NUMBER($two_pairs_chance_percent, maximumFractionDigits: 1) } %, тройка или лучше — { NUMBER($three_chance_percent, maximumFractionDigits: 1) } %, каждый из стритов — { NUMBER($small_straight_chance_percent, maximumFractionDigits: 1) } %, фул — { NUMBER($full_chance_percent, maximumFractionDigits: 1) } %, каре или лучше — { NUMBER($four_chance_percent, maximumFractionDigits: 1) } %, покер — { NUMBER($poker_chance_percent, maximumFractionDigits: 2) } %. Шанс в среднем даёт { NUMBER($mean_chance_number, maximumFractionDigits: 1) }.


## Правила

rules-dice-poker-1-goal =
    Цель
    Заполнить лист из пятнадцати клеток и набрать больше { $seats ->
        [1] очков
       *[other] очков, чем другие
    }. Играют пятью кубиками.
rules-dice-poker-2-start =
    { $seats ->
        [1] { "" }
       *[other]
            Кто начинает
            { $first ->
                [random] Начинающего выбирает жребий. Дальше ходят по кругу, по часовой стрелке.
                [seat_0] Начинает первое место за столом. Дальше ходят по кругу, по часовой стрелке.
               *[highest_sum] Каждый один раз бросает все пять кубиков, начинает большая сумма. Если таких несколько, они перебрасывают между собой. Дальше ходят по кругу, по часовой стрелке.
            }
    }
rules-dice-poker-3-turn =
    Ход
    В ходе до трёх бросков. Первый раз бросают все пять кубиков. После первого и после второго броска отложи любые и брось остальные — или остановись. Отложенные кубики потом можно бросать снова. Объявлять ничего не надо, а передумать можно после любого броска. В конце хода заполняют ровно одну клетку.
rules-dice-poker-4-school =
    Школа
    Сначала обязательная программа: клетки от 1 до 6, в любом порядке. Считаются кубики с этой гранью: три дают 0 (на листе «+»), каждый лишний прибавляет грань, каждый недостающий отнимает. Четыре шестёрки — это +6, две пятёрки — −5, ни одной двойки — −6. { $school_premium ->
        [0] Премии за школу нет.
       *[other] Если в школе всего 0 или больше, прибавляется { $school_premium }.
    }
rules-dice-poker-5-free =
    Свободная программа
    Открывается, когда заполнена вся школа. Порядок любой; считаются только кубики самой фигуры.
    1п — пара: два одинаковых.
    2п — две пары { $two_pairs_from_four ->
        [on] (четыре одинаковых тоже годятся).
       *[off] с разными гранями.
    }
    3 — тройка: три одинаковых.
    LS — малый стрит: 1 2 3 4 5, это 15.
    BS — большой стрит: 2 3 4 5 6, это 20.
    F — фул: три одинаковых и два одинаковых с другой гранью{ $full_from_five ->
        [on] { " " }(пять одинаковых тоже годятся), сумма пяти.
       *[off] , сумма пяти.
    }
    C — каре: четыре одинаковых.
    P — покер: пять одинаковых{ $poker_premium ->
        [0] .
       *[other] , и ещё { $poker_premium }.
    }
    Sh — шанс: что угодно, сумма пяти.
    Фигуру можно взять и из лучшего: пару — из тройки. Берётся самое дорогое из возможного.
rules-dice-poker-6-first =
    { $first_throw_double ->
        [off] { "" }
       *[on]
            С первого броска
            Фигура свободной программы, записанная после первого же броска, считается вдвойне. Шанс не удваивается{ $double_poker_premium ->
                [on] , а премия за покер — тоже удваивается.
               *[off] , и премия за покер тоже.
            }
    }
rules-dice-poker-7-strike =
    Если фигура не вышла
    Запиши 0 в любую открытую клетку свободной программы — даже если другая открытая фигура принесла бы очки.{ $strike ->
        [recorded] { " " }Или вместо записи зачеркни одну из уже записанных фигур свободной программы, которая больше нуля: её очки пропадают, клетка остаётся занятой с нулём, а открытая клетка — открытой, так что ходов станет на один больше. Школу не зачёркивают.
       *[open] { "" }
    }
rules-dice-poker-8-end =
    Конец
    Игра окончена, когда { $seats ->
        [1] лист заполнен.
       *[other] заполнены все листы; у кого лист полон, тот больше не ходит. Побеждает больший итог, при равном победа общая.
    } Итог — сумма школы, премия и клетки свободной программы.
rules-dice-poker-9-settlement =
    { $seats ->
        [1] { "" }
       *[other]
            Расчёт
            Среднее — сумма всех итогов, делённая на число игроков. Каждый выигрывает или проигрывает разницу между своим итогом и средним. В сумме расчёт всегда ровно ноль.
    }
rules-dice-poker-91-away =
    Если кто-то отошёл
    За него играет автопилот: считает каждый ход до конца и берёт клетку, в которой выходит больше обычного.
rules-dice-poker-92-odds =
    Шансы
    С одного броска фул выпадает в { NUMBER($full_chance_percent, maximumFractionDigits: 1) } % случаев, каре или лучше — в { NUMBER($four_chance_percent, maximumFractionDigits: 1) } %, покер — с вероятностью { $poker_chance }.
