# «Свинтус»: название, карты, ходы, события, настройки и полные правила.


## Игра

game-svintus-title = Свинтус
game-svintus-line = Сбрось все карты раньше других — и успей крикнуть «Свинтус!».
game-svintus-about = По очереди кладём карту на карту: тот же цвет, то же число или тот же герой. Хапёж сыплет карты соседу, Захрапин отправляет его спать, Перехрюк разворачивает круг, от Тихохрюна все замолкают, по Хлопкопыту хлопают. У кого такая же карта, что сверху, тот перехватывает ход вне очереди. Осталась одна карта — кричи «Свинтус!», пока не поймали. В «Правилах этикета» добавляются серые змеи: ими наказывают за промахи.


## Карты

zone-svintus-deck = Колода
zone-svintus-pile = Стопка
zone-svintus-hand = Рука
card-r = красная { $rank }
card-r-grab = Хапёж, красный
card-r-snore = Захрапин, красный
card-r-reverse = Перехрюк, красный
card-r-hush = Тихохрюн, красный
card-r-slap = Хлопкопыт, красный
card-g = зелёная { $rank }
card-g-grab = Хапёж, зелёный
card-g-snore = Захрапин, зелёный
card-g-reverse = Перехрюк, зелёный
card-g-hush = Тихохрюн, зелёный
card-g-slap = Хлопкопыт, зелёный
card-b = синяя { $rank }
card-b-grab = Хапёж, синий
card-b-snore = Захрапин, синий
card-b-reverse = Перехрюк, синий
card-b-hush = Тихохрюн, синий
card-b-slap = Хлопкопыт, синий
card-o = оранжевая { $rank }
card-o-grab = Хапёж, оранжевый
card-o-snore = Захрапин, оранжевый
card-o-reverse = Перехрюк, оранжевый
card-o-hush = Тихохрюн, оранжевый
card-o-slap = Хлопкопыт, оранжевый
card-wild = Полисвин
card-snake1 = Шшалун (1)
card-snake3 = Шштоль (3)
card-snake4 = Шинкогнито (4)
card-snake5 = Шмотрун (5)
card-snake6 = Шшурикен (6)
card-snake7 = Шшто (7)
card-own1 = Своя карта 1
card-own2 = Своя карта 2
card-own3 = Своя карта 3
card-own4 = Своя карта 4
colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-orange = оранжевый


## Ходы

move-card = Карта
move-lay = Вместе
move-lay-with = Вместе: { $argument }
move-draw = Взять карту
move-draw-keys = enter, б, взять
move-take = Забрать
move-take-keys = з, забрать
move-skip = Храпеть
move-skip-keys = х, храплю
move-done = Дальше
move-done-keys = п, дальше, пас
move-watch = Смотреть дальше
move-watch-keys = enter, с, смотреть
move-svintus = «Свинтус!»
move-svintus-keys = ы, свинтус
move-catch = Поймать
move-catch-with = Поймать: { $name }
move-slap = Хлопнуть!
move-slap-keys = space, ш, хлоп
move-choose = Кому
move-choose-with = Пусть это будет { $name }
move-punish = Наказать
move-punish-with = Наказать: { $name }, { $second }
move-add = Отдать
move-add-with = Отдать: { $argument }
move-shoot = Огонь!
move-shoot-keys = space, огонь


## Пора игры

phase-deal = Тасуем колоду
phase-turn = Клади карту или бери
phase-threat = Отвечай: забрать или перевести
phase-more = Можно положить ещё одну
phase-drawn = Взятую карту можно положить
phase-lay = Клади остальные того же числа
phase-slap = Хлопаем!
phase-seat = Выбираем, кому достанется
phase-add = Отдаём карты вместе со змеёй
phase-aim = Целимся
phase-paused = Все отошли, стол ждёт


## На столе

field-svintus-colour = Цвет: { $value }
field-svintus-colour-red = красный
field-svintus-colour-green = зелёный
field-svintus-colour-blue = синий
field-svintus-colour-orange = оранжевый
field-svintus-colour-any = любой
field-svintus-direction = { $value }
field-svintus-direction-1 = По часовой стрелке
field-svintus-direction--1 = Против часовой стрелки
field-svintus-round = Кон { $value }
field-svintus-target_score = До { $value }
timer-guard = Ждём перехвата
timer-turn = На ход
timer-grace = Крикнуть «Свинтус!»
timer-catch = Поймать
timer-slap = Хлопнуть
timer-quiet = Тишина
timer-aim = Прицел
timer-prompt = На выбор
timer-closing = До закрытия стола


## Что случилось

note-svintus_dealt = Кон { $round }. Раздача: { $name }.
note-svintus_start_card =
    Первая карта: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_round_starts = Первый ход: { $name }.
note-svintus_card_played =
    { $name }: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_card_laid =
    { $name }, сразу несколько: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_colour_named =
    { $colour ->
        [red] { $name }: теперь красный.
        [green] { $name }: теперь зелёный.
        [blue] { $name }: теперь синий.
       *[orange] { $name }: теперь оранжевый.
    }
note-svintus_intercepted = Перехват! { $name }:
note-svintus_direction_turned =
    { $direction ->
        [clockwise] Круг развернулся: по часовой стрелке.
       *[counter] Круг развернулся: против часовой стрелки.
    }
note-svintus_grab_threat =
    { $cards ->
        [one] { $name }: на очереди { $cards } карта. Забрать или перевести?
        [few] { $name }: на очереди { $cards } карты. Забрать или перевести?
       *[many] { $name }: на очереди { $cards } карт. Забрать или перевести?
    }
note-svintus_snore_threat = { $name }: клонит в сон. Храпеть или перевести?
note-svintus_snored = { $name }: хр-р-р… ход пропущен.
note-svintus_seat_skipped = { $name }: очередь прошла мимо.
note-svintus_committed = { $name }: ход выбран, ждём перехвата.
note-svintus_commit_lapsed = { $name }: этой карты больше нет, выбирай снова.
note-svintus_card_drawn = { $name }: карта из колоды.
note-svintus_cards_taken =
    { $cards ->
        [one] { $name }: +{ $cards } карта.
        [few] { $name }: +{ $cards } карты.
       *[many] { $name }: +{ $cards } карт.
    }
note-svintus_card_got =
    { $name }, новая карта: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_card_lost =
    { $name }, карта ушла: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_cards_forgiven =
    { $cards ->
        [one] { $name }: брать нечего, { $cards } карта прощается.
        [few] { $name }: брать нечего, { $cards } карты прощаются.
       *[many] { $name }: брать нечего, { $cards } карт прощаются.
    }
note-svintus_pile_shuffled = Колода кончилась: стопка перетасована, карт в ней { $cards }.
note-svintus_turn_passed = { $name }: дальше.
note-svintus_called = { $name }: «Свинтус!»
note-svintus_missed = { $name }: одна карта, а «Свинтус!» так и не прозвучал.
note-svintus_caught = { $name }: одна карта без «Свинтуса!». На страже — место { $place }.
note-svintus_catch_false = { $name }: мимо, место { $place } ловить не за что.
note-svintus_slap_open = Хлопкопыт! Все хлопают.
note-svintus_slapped = { $name }: хлоп!
note-svintus_slap_last = { $name }: последний хлопок.
note-svintus_slap_false = { $name }: хлоп мимо.
note-svintus_hush_began = Тихохрюн! Молчим, пока очередь снова не дойдёт: { $name }.
note-svintus_hush_broken = { $name }: шум при Тихохрюне.
note-svintus_hush_over = Тихохрюн кончился, можно шуметь.
note-svintus_misplayed =
    { $name }, промах: { $face ->
        [grab] Хапёж
        [snore] Захрапин
        [reverse] Перехрюк
        [hush] Тихохрюн
        [slap] Хлопкопыт
        [wild] Полисвин
        [snake1] Шшалун
        [snake3] Шштоль
        [snake4] Шинкогнито
        [snake5] Шмотрун
        [snake6] Шшурикен
        [snake7] Шшто
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(красный)
        [green] { " " }(зелёный)
        [blue] { " " }(синий)
        [orange] { " " }(оранжевый)
       *[none] { "" }
    }
note-svintus_time_over = { $name }: время вышло.
note-svintus_offence =
    { $rank ->
        [1] { $name }: нарушение правил. Шшалун может наказать.
        [3] { $name }: рука на столе. Шштоль может наказать.
        [4] { $name }: прозвучало имя. Шинкогнито может наказать.
        [5] { $name }: подмигивание замечено. Шмотрун может наказать.
        [6] { $name }: перехват. Шшурикен может наказать, если попадёт.
       *[7] { $name }: ответ на вопрос. Шшто может наказать.
    }
note-svintus_punished =
    { $rank ->
        [1] { $name }: Шшалун для места { $place }.
        [3] { $name }: Шштоль для места { $place }.
        [4] { $name }: Шинкогнито для места { $place }.
        [5] { $name }: Шмотрун для места { $place }.
        [6] { $name }: Шшурикен летит в место { $place }.
       *[7] { $name }: Шшто для места { $place }.
    }
note-svintus_cards_given =
    { $cards ->
        [one] { $name }: вместе со змеёй { $cards } карта для места { $place }.
        [few] { $name }: вместе со змеёй { $cards } карты для места { $place }.
       *[many] { $name }: вместе со змеёй { $cards } карт для места { $place }.
    }
note-svintus_aim_hit = { $name }: попадание! Цель — место { $place }.
note-svintus_aim_missed = { $name }: мимо! Цель была место { $place }.
note-svintus_cards_robbed =
    { $cards ->
        [one] { $name }: { $cards } карта вслепую у места { $place }.
        [few] { $name }: { $cards } карты вслепую у места { $place }.
       *[many] { $name }: { $cards } карт вслепую у места { $place }.
    }
note-svintus_winked = { $name }: подмигивание. Видно только месту { $place }.
note-svintus_wink_noticed = { $name }: «Вижу, мне подмигнули!»
note-svintus_wink_seen = { $name }: «Тут кто-то подмигивает!»
note-svintus_winker = { $name }: это было моё подмигивание. Беру две карты у места { $place }.
note-svintus_reported =
    { $what ->
        [hush] { $name }: говорят, был шум при Тихохрюне. Кто подтвердит?
       *[other] { $name }: говорят, было нарушение (змея { $what }). Кто подтвердит?
    }
note-svintus_seat_chosen = Выбор сделан: { $name }.
note-svintus_hands_swapped = { $name }: обмен руками с местом { $place }.
note-svintus_hands_passed = { $name }: все передают руки соседу.
note-svintus_round_won =
    { $points ->
        [one] { $name }: кон взят, +{ $points } очко, счёт { $score }.
        [few] { $name }: кон взят, +{ $points } очка, счёт { $score }.
       *[many] { $name }: кон взят, +{ $points } очков, счёт { $score }.
    }
note-svintus_round_void = Брать нечего, и все пропускают: кон { $round } не в счёт.
note-svintus_seat_away = { $name }: место пустует, играет автопилот.
note-svintus_seat_back = { $name }: снова за столом.
note-svintus_table_paused = Все отошли. Стол ждёт сутки.


## Нельзя

refusal-svintus_does_not_fit = Эта карта сюда не подходит.
refusal-svintus_card_fits = На руке есть подходящая карта, из колоды не берут.
refusal-svintus_not_in_hand = Такой карты на руке нет: { $card }.
refusal-svintus_answer_the_threat =
    { $threat ->
        [grab] Сначала ответь на Хапёж: забери карты или переведи.
       *[snore] Сначала ответь на Захрапина: пропусти ход или переведи.
    }
refusal-svintus_already_committed = Твой ход уже выбран и ждёт перехвата.
refusal-svintus_no_interception = Перехватить этой картой сейчас нельзя.
refusal-svintus_nothing_to_slap = Хлопать сейчас не по чему.
refusal-svintus_nothing_to_call = «Свинтус!» сейчас не нужен или уже поздно.
refusal-svintus_nobody_to_catch = { $name }: ловить сейчас не за что.
refusal-svintus_nothing_to_punish = { $name }: наказывать сейчас не за что.
refusal-svintus_not_now = Сейчас этого сделать нельзя.
refusal-svintus_table_is_paused = Все отошли, стол ждёт.
refusal-svintus_timer_not_running = Такие часы не идут: { $timer }.
refusal-svintus_already_away = { $name }: за столом и так никого.
refusal-svintus_not_away = { $name }: уже за столом.
refusal-svintus_not_aiming = { $name }: целиться сейчас не во что.
refusal-svintus_nothing_to_confirm = { $name }: подтверждать нечего.
refusal-svintus_not_yourself = { $name }: это не про себя.
malformed-svintus_own_card = В своей карте непонятно «{ $part }». Нужно: { $expected }.
malformed-svintus_snakes = Змей «{ $value }» не бывает. Нужно: { $expected }.
malformed-svintus_youngest = Кто самый младший ({ $youngest }), нужно знать, только если он начинает ({ $first_player }), и это одно из мест: всего их { $seats }.
malformed-svintus_edition = Змеи бывают только в «Правилах этикета», и там они есть всегда: edition = { $edition }, snakes_active = { $snakes_active }, snake_copies = { $snake_copies }.
malformed-svintus_signal = Сигнал { $kind } непонятен. Нужно: { $expected }.


## Настройки

group-svintus-game = Стол и кон
group-svintus-moves = Ходы
group-svintus-interception = Перехваты
group-svintus-calls = Последняя карта
group-svintus-slap = Хлоп
group-svintus-clock = Время и промахи
group-svintus-snakes = Змеи
group-svintus-own = Свои карты
option-svintus-edition = Коробка
option-svintus-edition-about = Базовый «Свинтус» или «Правила этикета» с серыми змеями.
option-svintus-edition-base = базовая
option-svintus-edition-etiquette = «Правила этикета»
option-svintus-place = Где играем
option-svintus-place-about = За живым столом о проступках рассказывают игроки, поэтому там в ходу все змеи.
option-svintus-place-online = в сети
option-svintus-place-physical = за живым столом
option-svintus-target_score = Цель
option-svintus-target_score-about = Сколько очков надо набрать. По числу игроков: 30 на двоих, 40 на троих-четверых, 50 до семи, 60 для больших компаний.
option-svintus-target_score-by_players = по числу игроков
option-svintus-start_card = Первая карта
option-svintus-start_card-about = Какая карта может открыть кон.
option-svintus-start_card-number_only = только цветное число
option-svintus-start_card-any_no_effect = любая, без действия
option-svintus-start_card-any_with_effect = любая, с действием
option-svintus-first_player = Кто начинает
option-svintus-first_player-about = У кого первый ход кона.
option-svintus-first_player-right_of_dealer = справа от сдающего
option-svintus-first_player-left_of_dealer = слева от сдающего
option-svintus-first_player-youngest = самый младший
option-svintus-first_player-random = по жребию
option-svintus-youngest = Место самого младшего
option-svintus-youngest-about = Места считаются с нуля. Нужно, только если начинает самый младший.
option-svintus-youngest-none = не важно
option-svintus-special_match = Герой на героя
option-svintus-special_match-about = Ложится ли герой на такого же героя другого цвета.
option-svintus-special_match-color_or_name = ложится
option-svintus-special_match-color_only = только по цвету
option-svintus-multi_play = Несколько сразу
option-svintus-multi_play-about = Можно ли положить сразу несколько карт с одним числом.
option-svintus-multi_play-off = нельзя
option-svintus-multi_play-same_rank = можно
option-svintus-voluntary_draw = Брать по желанию
option-svintus-voluntary_draw-about = Можно ли взять карту, когда есть чем ходить.
option-svintus-voluntary_draw-off = нельзя
option-svintus-voluntary_draw-on = можно
option-svintus-draw_rule = Сколько брать
option-svintus-draw_rule-about = Одну карту или пока не придёт подходящая.
option-svintus-draw_rule-one = одну
option-svintus-draw_rule-until_playable = до подходящей
option-svintus-play_drawn = Взятая карта
option-svintus-play_drawn-about = Можно ли сразу положить карту, которую только что взял.
option-svintus-play_drawn-may = можно положить
option-svintus-play_drawn-must = если подходит, обязательно
option-svintus-play_drawn-never = нельзя
option-svintus-transfer = Перевод
option-svintus-transfer-about = Что можно перевести на следующего такой же картой.
option-svintus-transfer-grab_and_snore = Хапёж и Захрапина
option-svintus-transfer-grab_only = только Хапёж
option-svintus-transfer-off = ничего
option-svintus-reverse_two = Перехрюк вдвоём
option-svintus-reverse_two-about = Что делает Перехрюк, когда играют двое.
option-svintus-reverse_two-no_effect = ничего
option-svintus-reverse_two-skip = соперник пропускает ход
option-svintus-final_grab_draws = Последний Хапёж
option-svintus-final_grab_draws-about = Берёт ли сосед карты, если Хапёж был последней картой кона.
option-svintus-final_grab_draws-off = не берёт
option-svintus-final_grab_draws-on = берёт
option-svintus-wild_continue = Ещё карта после Полисвина
option-svintus-wild_continue-about = Можно ли после Полисвина сразу положить ещё одну карту.
option-svintus-wild_continue-off = нельзя
option-svintus-wild_continue-on = можно
option-svintus-wild_anytime = Полисвин вне очереди
option-svintus-wild_anytime-about = Можно ли положить Полисвина не в свой ход, как перехват.
option-svintus-wild_anytime-off = нельзя
option-svintus-wild_anytime-on = можно
option-svintus-interception = Перехват
option-svintus-interception-about = Можно ли положить вне очереди такую же карту, что сверху.
option-svintus-interception-off = выключен
option-svintus-interception-on = включён
option-svintus-intercept_specials = Перехват героев
option-svintus-intercept_specials-about = Перехватываются ли Хапёж, Захрапин, Перехрюк, Тихохрюн и Хлопкопыт.
option-svintus-intercept_specials-off = нет
option-svintus-intercept_specials-on = да
option-svintus-intercept_wild = Перехват Полисвина
option-svintus-intercept_wild-about = Перехватывается ли Полисвин другим Полисвином.
option-svintus-intercept_wild-off = нет
option-svintus-intercept_wild-on = да
option-svintus-self_intercept = Перехват у себя
option-svintus-self_intercept-about = Можно ли перехватить собственную карту.
option-svintus-self_intercept-off = нельзя
option-svintus-self_intercept-on = можно
option-svintus-intercept_guard = Пауза для перехвата
option-svintus-intercept_guard-about = Сколько миллисекунд обычный ход ждёт, чтобы другие успели перехватить. Пауза есть всегда, поэтому по ней ничего не узнать.
option-svintus-catch = «Свинтус!»
option-svintus-catch-about = Надо ли кричать «Свинтус!» и можно ли ловить тех, кто забыл.
option-svintus-catch-off = не надо
option-svintus-catch-on = надо
option-svintus-call_grace = Время крикнуть
option-svintus-call_grace-about = Сколько миллисекунд после карты ещё можно крикнуть «Свинтус!».
option-svintus-svintus_penalty = Штраф пойманному
option-svintus-svintus_penalty-about = Сколько карт берёт тот, кого поймали без «Свинтуса!».
option-svintus-false_catch = Напрасная ловля
option-svintus-false_catch-about = Что стоит ловить того, кто крикнул вовремя.
option-svintus-false_catch-none = ничего
option-svintus-false_catch-draw_2 = две карты
option-svintus-slap_timeout = Время хлопать
option-svintus-slap_timeout-about = Через сколько секунд хлопать уже поздно.
option-svintus-slap_loser = Кто платит за Хлопкопыта
option-svintus-slap_loser-about = Если не хлопнули несколько: один по жребию или все.
option-svintus-slap_loser-one = один, по жребию
option-svintus-slap_loser-all_missing = все, кто не хлопнул
option-svintus-false_slap = Хлопок мимо
option-svintus-false_slap-about = Что стоит хлопок, когда хлопать не по чему.
option-svintus-false_slap-ignore = ничего
option-svintus-false_slap-draw_2 = две карты
option-svintus-turn_time = Время на ход
option-svintus-turn_time-about = Сколько секунд на ход. Без часов играют по переписке: тогда нет ни перехвата, ни Хлопкопыта, ни «Свинтуса!».
option-svintus-turn_time-off = без часов
option-svintus-misplay = Ход не по правилам
option-svintus-misplay-about = Отклонить такой ход или наказать за него двумя картами.
option-svintus-misplay-reject = отклонить
option-svintus-misplay-penalty = наказать
option-svintus-time_out = Время вышло
option-svintus-time_out-about = Сколько карт берёт тот, кто не успел.
option-svintus-time_out-draw_1 = одну и пас
option-svintus-time_out-draw_2 = две и пас
option-svintus-snakes_active = Какие змеи наказывают
option-svintus-snakes_active-about = Числа змей через запятую, которыми наказывают вне очереди: 1 нарушение, 3 рука на столе, 4 имя, 5 подмигивание, 6 перехват, 7 вопрос. none — никакие.
option-svintus-snake_copies = Каждой змеи по
option-svintus-snake_copies-about = Сколько в колоде карт каждой змеи. В базовой коробке змей нет.
option-svintus-snake_short_hand = Мало карт к змее
option-svintus-snake_short_hand-about = Можно ли наказать змеёй, когда двух карт к ней уже не набрать.
option-svintus-snake_short_hand-give_all = можно, отдав всё
option-svintus-snake_short_hand-need_two = нельзя
option-svintus-own_cards = Свои карты
option-svintus-own_cards-about = До четырёх своих карт. Каждая — имя | цвет | число | действия, между картами точка с запятой, чего нет — «-». Действия: draw 1…5 next/others/chosen, skip, reverse, colour, hush, slap, swap, pass hands, again.


## Готовые наборы

preset-base = Базовый
preset-base-about = Коробка «Свинтус», как обычно играют.
preset-etiquette = Правила этикета
preset-etiquette-about = С серыми змеями и штрафами за промахи.
preset-party = Вечеринка
preset-party-about = Все змеи, все штрафы: шумно и весело.
preset-family = Семейный
preset-family-about = Спокойно: без часов, без перехвата и без ловли.
preset-old_base = Старый базовый
preset-old_base-about = Герои только по цвету, несколько карт сразу, после Полисвина ещё карта, штраф две.


## Игроки-программы

player-careless = Растяпа
player-careless-about = Кладёт что подойдёт, через раз забывает про «Свинтуса!», перехватывает редко.
player-steady = Надёжный
player-steady-about = Бережёт Полисвинов, переводит, перехватывает, всегда кричит и ловит.
player-sly = Хитрец
player-sly-about = Считает карты, бережёт пары, чтобы перехватить самого себя, и придерживает Хапёж на чёрный день.


## Шансы

odds-svintus = В колоде { $deck } карт, из них особых { $special }. Играем до { $target }.


## Правила

rules-svintus-01-goal =
    Цель
    Избавиться от всех карт раньше других. Кто это сделал, берёт кон и получает по очку за каждую карту на чужих руках. Побеждает тот, кто первым наберёт { $target }.
rules-svintus-02-deck =
    Колода
    Цветов четыре: красный, зелёный, синий, оранжевый. В каждом числа от 0 до 7 и пять героев — Хапёж, Захрапин, Перехрюк, Тихохрюн, Хлопкопыт, — всё по две карты. Ещё восемь Полисвинов без цвета.{ $edition ->
        [etiquette] { " " }И серые змеи: Шшалун 1, Шштоль 3, Шинкогнито 4, Шмотрун 5, Шшурикен 6, Шшто 7, каждой по { $snake_copies }.
       *[base] { "" }
    } Всего карт { $deck }.
rules-svintus-03-own =
    { $own_cards ->
        [none] { "" }
       *[other]
            Свои карты
            В колоде есть карты хозяина стола: { $own_cards }. Пары у них нет, перехватить их нельзя.
    }
rules-svintus-04-start =
    Начало
    Сдают по восемь карт. { $start_card ->
        [any_no_effect] Верхняя карта колоды открывает стопку, действия у неё нет. На Полисвина или змею можно класть что угодно.
        [any_with_effect] Верхняя карта колоды открывает стопку. Хапёж и Захрапин действуют на первого игрока, Перехрюк разворачивает круг. На Полисвина или змею можно класть что угодно.
       *[number_only] Стопку открывает первое цветное число, остальное уходит под колоду.
    } { $first_player ->
        [left_of_dealer] Первым ходит сосед сдающего слева.
        [youngest] Первым ходит самый младший.
        [random] Кто ходит первым, решает жребий.
       *[right_of_dealer] Первым ходит сосед сдающего справа.
    } Сначала ходят по часовой стрелке. Сдача каждый кон переходит налево.
rules-svintus-05-turn =
    Ход
    Положи карту того же цвета или с тем же числом, что верхняя.{ $special_match ->
        [color_only] { " " }Герои ложатся только по цвету.
       *[color_or_name] { " " }Герой ложится и на такого же героя.
    } Полисвин ложится на всё.{ $multi_play ->
        [same_rank] { " " }Карты с одним числом можно положить сразу все, последняя будет сверху.
       *[off] { "" }
    } { $voluntary_draw ->
        [on] Не хочешь или не можешь — возьми карту.
       *[off] Нечем ходить — возьми карту. Брать, когда есть чем ходить, нельзя.
    }{ $draw_rule ->
        [until_playable] { " " }Бери, пока не придёт подходящая.
       *[one] { "" }
    } { $play_drawn ->
        [must] Если взятая карта подходит, её надо положить.
        [never] Взятая карта остаётся на руке.
       *[may] Взятую карту, и только её, можно сразу положить.
    } Кончилась колода — стопку без верхней карты тасуют. Брать совсем нечего — нехватка прощается; если все пропустят так дважды подряд, кон не в счёт.
rules-svintus-06-specials =
    Особые карты
    Хапёж: следующий берёт три карты и пропускает ход. Захрапин: следующий пропускает ход.{ $transfer ->
        [grab_and_snore] { " " }И то и другое можно перевести дальше такой же картой: у Хапежа карты складываются.
        [grab_only] { " " }Хапёж можно перевести дальше своим Хапежом, карты складываются.
       *[off] { "" }
    } Перехрюк разворачивает круг{ $reverse_two ->
        [skip] , а вдвоём заставляет соперника пропустить ход.
       *[no_effect] , а вдвоём не делает ничего.
    } Полисвин: назови цвет.{ $wild_continue ->
        [on] { " " }После него можно сразу положить ещё одну карту.
       *[off] { "" }
    } Тихохрюн: все молчат, пока очередь снова не дойдёт до того, кто его положил; за каждый звук две карты. Хлопкопыт: все хлопают по колоде, последний берёт две карты{ $slap_loser ->
        [all_missing] , а если время вышло — все, кто не хлопнул.
       *[one] , а если время вышло — один из тех, кто не хлопнул, по жребию.
    } Действие последней карты кона не срабатывает{ $final_grab_draws ->
        [on] , только жертва последнего Хапежа карты берёт.
       *[off] .
    }
rules-svintus-07-interception =
    { $turn_time ->
        [off] { "" }
       *[other] { $interception ->
            [on]
                Перехват
                У кого карта точно такая же, как верхняя, тот может положить её сразу, чей бы ход ни был. Дальше ходит его сосед. Действие, которое ещё не случилось, переходит к новой карте. Перехватить можно, пока следующий не сделал ход; обычный ход ждёт { NUMBER($intercept_guard, useGrouping: 0) } мс, всегда. Первую карту кона, последнюю карту и карту, по которой хлопают, не перехватывают.{ $self_intercept ->
                    [off] { " " }Свою карту перехватывать нельзя.
                   *[on] { " " }Свою карту тоже можно.
                }
           *[off] { "" }
        }
    }
rules-svintus-08-call =
    { $turn_time ->
        [off] { "" }
       *[other] { $catch ->
            [on]
                «Свинтус!»
                Предпоследняя карта ушла — кричи «Свинтус!»: вместе с картой или за { NUMBER($call_grace, useGrouping: 0) } мс после неё. Потом тебя может поймать любой, пока следующий не сходил и не прошло три секунды. Пойманный берёт карт: { $svintus_penalty }.{ $false_catch ->
                    [draw_2] { " " }Ловля впустую стоит двух карт.
                   *[none] { " " }Ловля впустую не стоит ничего, но второй попытки нет.
                }
           *[off] { "" }
        }
    }
rules-svintus-09-time =
    Не мешкай!
    { $turn_time ->
        [off] Часов нет: перехвата, Хлопкопыта и «Свинтуса!» тоже нет.
       *[other] На ход столько секунд: { $turn_time }. Не успел — { $time_out ->
            [draw_2] две карты и ход пропущен
           *[draw_1] карта из колоды и ход пропущен
        }; что угрожало, сбывается.
    } { $misplay ->
        [penalty] Карта не к месту возвращается, за неё две карты и пропуск хода; вне очереди — только две карты.
       *[reject] Неверный ход просто не принимается.
    }
rules-svintus-10-snakes =
    { $edition ->
        [etiquette]
            Змеи
            В свой ход змея ложится на карту с её числом, и ты называешь цвет. Вне очереди змеёй наказывают: отдай её провинившемуся и ещё две свои карты. Успевает только первый, и только пока не кончился следующий ход. Наказывают: { $snakes_active }. 1 — нарушение правил. 3 — рука на столе. 4 — тебя назвали по имени. 5 — подмигни тайно: если замечает только он, наказывай; если первым заметит другой, возьми у того две карты. 6 — перехват: прицелься, а промахнёшься — возьми у него две карты. 7 — ответ на твой вопрос.
       *[base] { "" }
    }
rules-svintus-11-away =
    Если кто-то отошёл
    За него играет автопилот: берёт и пропускает. Вернуться можно в любую минуту. Отошли все — стол ждёт сутки.
