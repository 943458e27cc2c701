# Svintus: its name, cards, moves, events, options and the complete rules.


## The game

game-svintus-title = Svintus
game-svintus-line = Get rid of all your cards first, and call “Svintus!” in time.
game-svintus-about = Card on card in turn: the same colour, the same number or the same hero. Grab heaps cards on your neighbour, Snore sends him to sleep, Reverse turns the circle, Hush silences everybody, Slap is slapped. Whoever holds the very same card as the top one intercepts out of turn. With one card left call “Svintus!” before they catch you. “Rules of Etiquette” adds grey snakes that punish slips.


## Cards

zone-svintus-deck = Deck
zone-svintus-pile = Pile
zone-svintus-hand = Hand
card-r = red { $rank }
card-r-grab = Grab, red
card-r-snore = Snore, red
card-r-reverse = Reverse, red
card-r-hush = Hush, red
card-r-slap = Slap, red
card-g = green { $rank }
card-g-grab = Grab, green
card-g-snore = Snore, green
card-g-reverse = Reverse, green
card-g-hush = Hush, green
card-g-slap = Slap, green
card-b = blue { $rank }
card-b-grab = Grab, blue
card-b-snore = Snore, blue
card-b-reverse = Reverse, blue
card-b-hush = Hush, blue
card-b-slap = Slap, blue
card-o = orange { $rank }
card-o-grab = Grab, orange
card-o-snore = Snore, orange
card-o-reverse = Reverse, orange
card-o-hush = Hush, orange
card-o-slap = Slap, orange
card-wild = Polisvin
card-snake1 = Shshalun (1)
card-snake3 = Shshtol (3)
card-snake4 = Shinkognito (4)
card-snake5 = Shmotrun (5)
card-snake6 = Shshuriken (6)
card-snake7 = Shshto (7)
card-own1 = Own card 1
card-own2 = Own card 2
card-own3 = Own card 3
card-own4 = Own card 4
colour-red = red
colour-green = green
colour-blue = blue
colour-orange = orange


## Moves

move-card = Card
move-lay = Together
move-lay-with = Together: { $argument }
move-draw = Draw a card
move-draw-keys = enter, d, draw
move-take = Take them
move-take-keys = t, take
move-skip = Snore
move-skip-keys = z, skip
move-done = Go on
move-done-keys = p, done, pass
move-watch = Just watch
move-watch-keys = enter, w, watch
move-svintus = “Svintus!”
move-svintus-keys = v, svintus
move-catch = Catch
move-catch-with = Catch { $name }
move-slap = Slap!
move-slap-keys = space, l, slap
move-choose = Whom
move-choose-with = Let it be { $name }
move-punish = Punish
move-punish-with = Punish { $name }: { $second }
move-add = Give
move-add-with = Give: { $argument }
move-shoot = Fire!
move-shoot-keys = space, shoot


## Phases

phase-deal = The deck is shuffled
phase-turn = Lay a card, or draw
phase-threat = Answer: take it or pass it on
phase-more = One more card may be laid
phase-drawn = The drawn card may be laid
phase-lay = Lay the others of that number
phase-slap = Slap!
phase-seat = Choosing who gets it
phase-add = Cards go with the snake
phase-aim = Taking aim
phase-paused = All are away, the table waits


## On the table

field-svintus-colour = Colour: { $value }
field-svintus-colour-red = red
field-svintus-colour-green = green
field-svintus-colour-blue = blue
field-svintus-colour-orange = orange
field-svintus-colour-any = any
field-svintus-direction = { $value }
field-svintus-direction-1 = Clockwise
field-svintus-direction--1 = Counter-clockwise
field-svintus-round = Round { $value }
field-svintus-target_score = To { $value }
timer-guard = Waiting for interceptions
timer-turn = For the turn
timer-grace = To call “Svintus!”
timer-catch = To catch
timer-slap = To slap
timer-quiet = Quiet
timer-aim = Aiming
timer-prompt = To choose
timer-closing = Until the table closes


## What happened

note-svintus_dealt = Round { $round }. Dealer: { $name }.
note-svintus_start_card =
    First card: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_round_starts = First turn: { $name }.
note-svintus_card_played =
    { $name }: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_card_laid =
    { $name }, several at once: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_colour_named =
    { $colour ->
        [red] { $name }: now it is red.
        [green] { $name }: now it is green.
        [blue] { $name }: now it is blue.
       *[orange] { $name }: now it is orange.
    }
note-svintus_intercepted = Interception! { $name }:
note-svintus_direction_turned =
    { $direction ->
        [clockwise] The circle turns: clockwise.
       *[counter] The circle turns: counter-clockwise.
    }
note-svintus_grab_threat =
    { $cards ->
        [one] { $name }: { $cards } card is coming. Take it or pass it on?
       *[other] { $name }: { $cards } cards are coming. Take them or pass them on?
    }
note-svintus_snore_threat = { $name }: getting sleepy. Snore or pass it on?
note-svintus_snored = { $name }: zzz… the turn is missed.
note-svintus_seat_skipped = { $name }: passed over.
note-svintus_committed = { $name }: decided, waiting for interceptions.
note-svintus_commit_lapsed = { $name }: that card is gone, choose again.
note-svintus_card_drawn = { $name }: a card from the deck.
note-svintus_cards_taken =
    { $cards ->
        [one] { $name }: +{ $cards } card.
       *[other] { $name }: +{ $cards } cards.
    }
note-svintus_card_got =
    { $name }, a new card: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_card_lost =
    { $name }, a card is gone: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_cards_forgiven =
    { $cards ->
        [one] { $name }: nothing to take, { $cards } card is forgiven.
       *[other] { $name }: nothing to take, { $cards } cards are forgiven.
    }
note-svintus_pile_shuffled = The deck is empty: the pile is shuffled, { $cards } in it.
note-svintus_turn_passed = { $name }: go on.
note-svintus_called = { $name }: “Svintus!”
note-svintus_missed = { $name }: one card, and no “Svintus!”.
note-svintus_caught = { $name }: caught without “Svintus!” by place { $place }.
note-svintus_catch_false = { $name }: nothing to catch place { $place } for.
note-svintus_slap_open = Slap! Everybody slaps the deck.
note-svintus_slapped = { $name }: slap!
note-svintus_slap_last = { $name }: the last one.
note-svintus_slap_false = { $name }: a slap at nothing.
note-svintus_hush_began = Hush! Silence until the turn is back: { $name }.
note-svintus_hush_broken = { $name }: noise during Hush.
note-svintus_hush_over = Hush is over, make noise.
note-svintus_misplayed =
    { $name }, a slip: { $face ->
        [grab] Grab
        [snore] Snore
        [reverse] Reverse
        [hush] Hush
        [slap] Slap
        [wild] Polisvin
        [snake1] Shshalun
        [snake3] Shshtol
        [snake4] Shinkognito
        [snake5] Shmotrun
        [snake6] Shshuriken
        [snake7] Shshto
       *[other] { $face }
    }{ $colour ->
        [red] { " " }(red)
        [green] { " " }(green)
        [blue] { " " }(blue)
        [orange] { " " }(orange)
       *[none] { "" }
    }
note-svintus_time_over = { $name }: time is over.
note-svintus_offence =
    { $rank ->
        [1] { $name }: a rule is broken. Shshalun may punish.
        [3] { $name }: a hand on the table. Shshtol may punish.
        [4] { $name }: a name was said. Shinkognito may punish.
        [5] { $name }: a wink is noticed. Shmotrun may punish.
        [6] { $name }: an interception. Shshuriken may punish if it hits.
       *[7] { $name }: a question is answered. Shshto may punish.
    }
note-svintus_punished =
    { $rank ->
        [1] { $name }: Shshalun for place { $place }.
        [3] { $name }: Shshtol for place { $place }.
        [4] { $name }: Shinkognito for place { $place }.
        [5] { $name }: Shmotrun for place { $place }.
        [6] { $name }: Shshuriken flies at place { $place }.
       *[7] { $name }: Shshto for place { $place }.
    }
note-svintus_cards_given =
    { $cards ->
        [one] { $name }: { $cards } card goes with the snake to place { $place }.
       *[other] { $name }: { $cards } cards go with the snake to place { $place }.
    }
note-svintus_aim_hit = { $name }: a hit! Place { $place } it is.
note-svintus_aim_missed = { $name }: a miss! It was meant for place { $place }.
note-svintus_cards_robbed =
    { $cards ->
        [one] { $name }: { $cards } card, unseen, from place { $place }.
       *[other] { $name }: { $cards } cards, unseen, from place { $place }.
    }
note-svintus_winked = { $name }: a wink. Only place { $place } sees it.
note-svintus_wink_noticed = { $name }: “I noticed a wink!”
note-svintus_wink_seen = { $name }: “I saw somebody wink!”
note-svintus_winker = { $name }: that was my wink. I take two cards from place { $place }.
note-svintus_reported =
    { $what ->
        [hush] { $name }: noise during Hush, it is said. Who confirms?
       *[other] { $name }: an offence, it is said (snake { $what }). Who confirms?
    }
note-svintus_seat_chosen = Chosen: { $name }.
note-svintus_hands_swapped = { $name }: hands swapped with place { $place }.
note-svintus_hands_passed = { $name }: all hands go one place on.
note-svintus_round_won =
    { $points ->
        [one] { $name }: the round is won, +{ $points } point, score { $score }.
       *[other] { $name }: the round is won, +{ $points } points, score { $score }.
    }
note-svintus_round_void = Nothing to take, and all pass: round { $round } does not count.
note-svintus_seat_away = { $name }: away, autopilot plays.
note-svintus_seat_back = { $name }: back at the table.
note-svintus_table_paused = All are away. The table waits for a day.


## Not allowed

refusal-svintus_does_not_fit = That card does not fit here.
refusal-svintus_card_fits = A card of your hand fits: you may not draw.
refusal-svintus_not_in_hand = There is no such card in your hand: { $card }.
refusal-svintus_answer_the_threat =
    { $threat ->
        [grab] Answer the Grab first: take the cards or pass them on.
       *[snore] Answer the Snore first: miss the turn or pass it on.
    }
refusal-svintus_already_committed = You have decided already, your move waits for interceptions.
refusal-svintus_no_interception = You cannot intercept with that card now.
refusal-svintus_nothing_to_slap = There is nothing to slap now.
refusal-svintus_nothing_to_call = “Svintus!” is not needed now, or too late.
refusal-svintus_nobody_to_catch = { $name }: nothing to catch now.
refusal-svintus_nothing_to_punish = { $name }: nothing to punish now.
refusal-svintus_not_now = That cannot be done now.
refusal-svintus_table_is_paused = All are away, the table waits.
refusal-svintus_timer_not_running = No such timer is running: { $timer }.
refusal-svintus_already_away = { $name }: away already.
refusal-svintus_not_away = { $name }: at the table already.
refusal-svintus_not_aiming = { $name }: nothing to aim at now.
refusal-svintus_nothing_to_confirm = { $name }: nothing to confirm.
refusal-svintus_not_yourself = { $name }: not oneself.
malformed-svintus_own_card = “{ $part }” cannot be read in an own card. Needed: { $expected }.
malformed-svintus_snakes = There are no such snakes: “{ $value }”. Needed: { $expected }.
malformed-svintus_youngest = Who is youngest ({ $youngest }) is needed only if that one starts ({ $first_player }), and is one of the seats: { $seats } in all.
malformed-svintus_edition = There are snakes in the etiquette edition only, and always there: edition = { $edition }, snakes_active = { $snakes_active }, snake_copies = { $snake_copies }.
malformed-svintus_signal = The signal { $kind } cannot be read. Needed: { $expected }.


## Options

group-svintus-game = Table and deal
group-svintus-moves = Moves
group-svintus-interception = Interceptions
group-svintus-calls = The last card
group-svintus-slap = The slap
group-svintus-clock = Time and slips
group-svintus-snakes = Snakes
group-svintus-own = Own cards
option-svintus-edition = Box
option-svintus-edition-about = Base Svintus, or “Rules of Etiquette” with grey snakes.
option-svintus-edition-base = base box
option-svintus-edition-etiquette = “Rules of Etiquette”
option-svintus-place = Where
option-svintus-place-about = At a real table the players tell of offences, so that all snakes are in use.
option-svintus-place-online = on the net
option-svintus-place-physical = at a real table
option-svintus-target_score = Target
option-svintus-target_score-about = How many points win. By the number of players: 30 for two, 40 for three or four, 50 up to seven, 60 for more.
option-svintus-target_score-by_players = by the number of players
option-svintus-start_card = First card
option-svintus-start_card-about = Which card may open a round.
option-svintus-start_card-number_only = only a coloured number
option-svintus-start_card-any_no_effect = any, without its effect
option-svintus-start_card-any_with_effect = any, with its effect
option-svintus-first_player = Who starts
option-svintus-first_player-about = Who has the first turn of a round.
option-svintus-first_player-right_of_dealer = to the dealer's right
option-svintus-first_player-left_of_dealer = to the dealer's left
option-svintus-first_player-youngest = the youngest
option-svintus-first_player-random = by lot
option-svintus-youngest = The youngest one's seat
option-svintus-youngest-about = Seats are counted from zero. Needed only if the youngest starts.
option-svintus-youngest-none = does not matter
option-svintus-special_match = Hero on hero
option-svintus-special_match-about = Whether a hero lies on the same hero of another colour.
option-svintus-special_match-color_or_name = it does
option-svintus-special_match-color_only = by colour only
option-svintus-multi_play = Several at once
option-svintus-multi_play-about = Whether several cards of one number may be laid at once.
option-svintus-multi_play-off = no
option-svintus-multi_play-same_rank = yes
option-svintus-voluntary_draw = Drawing at will
option-svintus-voluntary_draw-about = Whether one may draw although a card fits.
option-svintus-voluntary_draw-off = no
option-svintus-voluntary_draw-on = yes
option-svintus-draw_rule = How many to draw
option-svintus-draw_rule-about = One card, or until one fits.
option-svintus-draw_rule-one = just one
option-svintus-draw_rule-until_playable = until one fits
option-svintus-play_drawn = The drawn card
option-svintus-play_drawn-about = Whether the card just drawn may be laid at once.
option-svintus-play_drawn-may = may be laid
option-svintus-play_drawn-must = must be laid if it fits
option-svintus-play_drawn-never = stays in the hand
option-svintus-transfer = Passing on
option-svintus-transfer-about = What is passed on to the next one with a card of the same kind.
option-svintus-transfer-grab_and_snore = Grab and Snore
option-svintus-transfer-grab_only = only Grab
option-svintus-transfer-off = nothing
option-svintus-reverse_two = Reverse with two
option-svintus-reverse_two-about = What Reverse does when two play.
option-svintus-reverse_two-no_effect = nothing
option-svintus-reverse_two-skip = the other one misses a turn
option-svintus-final_grab_draws = A last Grab
option-svintus-final_grab_draws-about = Whether the neighbour takes the cards of a Grab that was the last card of the round.
option-svintus-final_grab_draws-off = no
option-svintus-final_grab_draws-on = yes
option-svintus-wild_continue = One more after Polisvin
option-svintus-wild_continue-about = Whether one more card may be laid after Polisvin at once.
option-svintus-wild_continue-off = no
option-svintus-wild_continue-on = yes
option-svintus-wild_anytime = Polisvin out of turn
option-svintus-wild_anytime-about = Whether Polisvin may be laid out of turn, like an interception.
option-svintus-wild_anytime-off = no
option-svintus-wild_anytime-on = yes
option-svintus-interception = Interception
option-svintus-interception-about = Whether a card identical to the top one may be laid out of turn.
option-svintus-interception-off = no
option-svintus-interception-on = yes
option-svintus-intercept_specials = Intercepting heroes
option-svintus-intercept_specials-about = Whether Grab, Snore, Reverse, Hush and Slap can be intercepted.
option-svintus-intercept_specials-off = no
option-svintus-intercept_specials-on = yes
option-svintus-intercept_wild = Intercepting Polisvin
option-svintus-intercept_wild-about = Whether Polisvin can be intercepted with another Polisvin.
option-svintus-intercept_wild-off = no
option-svintus-intercept_wild-on = yes
option-svintus-self_intercept = Intercepting oneself
option-svintus-self_intercept-about = Whether one may intercept one's own card.
option-svintus-self_intercept-off = no
option-svintus-self_intercept-on = yes
option-svintus-intercept_guard = Pause for interceptions
option-svintus-intercept_guard-about = How many milliseconds a normal move waits so that others can intercept. It always waits, so that the pause tells nothing.
option-svintus-catch = “Svintus!”
option-svintus-catch-about = Whether one must call “Svintus!” and is caught without.
option-svintus-catch-off = no
option-svintus-catch-on = yes
option-svintus-call_grace = Time to call
option-svintus-call_grace-about = For how many milliseconds after the card one may still call “Svintus!”.
option-svintus-svintus_penalty = Penalty for the caught
option-svintus-svintus_penalty-about = How many cards one takes who was caught without “Svintus!”.
option-svintus-false_catch = Catching for nothing
option-svintus-false_catch-about = What it costs to catch somebody who did call.
option-svintus-false_catch-none = nothing
option-svintus-false_catch-draw_2 = two cards
option-svintus-slap_timeout = Time to slap
option-svintus-slap_timeout-about = After how many seconds it is too late to slap.
option-svintus-slap_loser = Who pays for Slap
option-svintus-slap_loser-about = If several did not slap: one of them by lot, or all.
option-svintus-slap_loser-one = one, by lot
option-svintus-slap_loser-all_missing = all who did not slap
option-svintus-false_slap = A slap at nothing
option-svintus-false_slap-about = What a slap costs when there is nothing to slap.
option-svintus-false_slap-ignore = nothing
option-svintus-false_slap-draw_2 = two cards
option-svintus-turn_time = Time for a turn
option-svintus-turn_time-about = How many seconds a turn has. Without a clock one plays by correspondence: no interception, no Slap, no “Svintus!”.
option-svintus-turn_time-off = no clock
option-svintus-misplay = A move against the rules
option-svintus-misplay-about = Refuse such a move, or let it cost two cards.
option-svintus-misplay-reject = refuse it
option-svintus-misplay-penalty = two cards
option-svintus-time_out = Time is over
option-svintus-time_out-about = How many cards one takes who was too slow.
option-svintus-time_out-draw_1 = one, and the turn passes
option-svintus-time_out-draw_2 = two, and the turn passes
option-svintus-snakes_active = Which snakes punish
option-svintus-snakes_active-about = Numbers of the snakes that punish out of turn, with commas: 1 a broken rule, 3 a hand on the table, 4 a name, 5 a wink, 6 an interception, 7 a question. none: no snake does.
option-svintus-snake_copies = Of each snake
option-svintus-snake_copies-about = How many cards of each snake are in the deck. The base box has none.
option-svintus-snake_short_hand = Too few cards for a snake
option-svintus-snake_short_hand-about = Whether a snake may punish when there are not two more cards to give.
option-svintus-snake_short_hand-give_all = yes, all are given
option-svintus-snake_short_hand-need_two = no
option-svintus-own_cards = Own cards
option-svintus-own_cards-about = Up to four cards of your own. Each is name | colour | number | effects, with semicolons between cards and “-” for nothing. Effects: draw 1…5 next/others/chosen, skip, reverse, colour, hush, slap, swap, pass hands, again.


## Presets

preset-base = Base
preset-base-about = The box “Svintus” as it is usually played.
preset-etiquette = Rules of Etiquette
preset-etiquette-about = With grey snakes, and penalties for slips.
preset-party = Party
preset-party-about = All snakes, all penalties: loud and merry.
preset-family = Family
preset-family-about = Quiet: no clock, no interception, no catching.
preset-old_base = Old base
preset-old_base-about = Heroes by colour only, several cards at once, one more after Polisvin, penalty two.


## Players

player-careless = Careless
player-careless-about = Lays what fits, forgets “Svintus!” every other time, seldom intercepts.
player-steady = Steady
player-steady-about = Saves Polisvins, passes on, intercepts, always calls and catches.
player-sly = Sly
player-sly-about = Counts cards, keeps pairs to intercept itself, and saves a Grab for a rainy day.


## Odds

odds-svintus = The deck has { $deck } cards, { $special } of them special. We play to { $target }.


## Rules

rules-svintus-01-goal =
    Goal
    Be the first to get rid of all cards. Whoever does wins the round and gets a point for each card in the other hands. The first with { $target } wins.
rules-svintus-02-deck =
    Deck
    Four colours: red, green, blue, orange. Each has the numbers 0 to 7 and five heroes, Grab, Snore, Reverse, Hush and Slap, two cards of everything. Besides there are eight Polisvins without a colour.{ $edition ->
        [etiquette] { " " }And grey snakes: Shshalun 1, Shshtol 3, Shinkognito 4, Shmotrun 5, Shshuriken 6, Shshto 7; copies of each: { $snake_copies }.
       *[base] { "" }
    } Cards in all: { $deck }.
rules-svintus-03-own =
    { $own_cards ->
        [none] { "" }
       *[other]
            Own cards
            The host's own cards are in the deck: { $own_cards }. They have no twin and cannot be intercepted.
    }
rules-svintus-04-start =
    Start
    Eight cards each. { $start_card ->
        [any_no_effect] The top card of the deck opens the pile, without its effect. On a Polisvin or a snake any card may be laid.
        [any_with_effect] The top card of the deck opens the pile. Grab and Snore hit the first player, Reverse turns the circle. On a Polisvin or a snake any card may be laid.
       *[number_only] The first coloured number opens the pile, what came before goes under the deck.
    } { $first_player ->
        [left_of_dealer] The dealer's left neighbour has the first turn.
        [youngest] The youngest has the first turn.
        [random] Who has the first turn is drawn by lot.
       *[right_of_dealer] The dealer's right neighbour has the first turn.
    } At first it goes clockwise. The deal moves to the left each round.
rules-svintus-05-turn =
    Turn
    Lay a card of the same colour or the same number as the top one.{ $special_match ->
        [color_only] { " " }Heroes go by colour only.
       *[color_or_name] { " " }A hero also lies on the same hero.
    } Polisvin lies on everything.{ $multi_play ->
        [same_rank] { " " }Cards of one number may be laid all at once, the last one lies on top.
       *[off] { "" }
    } { $voluntary_draw ->
        [on] If you cannot or will not, draw a card.
       *[off] If you cannot, draw a card. Who can may not draw.
    }{ $draw_rule ->
        [until_playable] { " " }Draw until one fits.
       *[one] { "" }
    } { $play_drawn ->
        [must] If the drawn card fits, it must be laid.
        [never] The drawn card stays in the hand.
       *[may] The drawn card, and only that one, may be laid at once.
    } When the deck is empty, the pile but its top card is shuffled. If there is nothing to take at all, what is missing is forgiven; if all pass so twice in a row, the round does not count.
rules-svintus-06-specials =
    Special cards
    Grab: the next one takes three cards and misses the turn. Snore: the next one misses the turn.{ $transfer ->
        [grab_and_snore] { " " }Both may be passed on with a card of the same kind; Grabs add up.
        [grab_only] { " " }A Grab may be passed on with a Grab; they add up.
       *[off] { "" }
    } Reverse turns the circle{ $reverse_two ->
        [skip] ; with two the other one misses a turn.
       *[no_effect] ; with two it does nothing.
    } Polisvin: name a colour.{ $wild_continue ->
        [on] { " " }After it one more card may be laid at once.
       *[off] { "" }
    } Hush: all are silent until the turn is back with who laid it; each sound costs two cards. Slap: all slap the deck, the last takes two cards{ $slap_loser ->
        [all_missing] ; when time is over, all who have not slapped do.
       *[one] ; when time is over, one of those who have not slapped does, by lot.
    } The effect of a round's last card is not carried out{ $final_grab_draws ->
        [on] , but the victim of a last Grab takes the cards.
       *[off] .
    }
rules-svintus-07-interception =
    { $turn_time ->
        [off] { "" }
       *[other] { $interception ->
            [on]
                Interception
                Whoever holds a card identical to the top one may lay it at once, whoever's turn it is. His neighbour goes on. An effect that has not happened yet passes to the new card. The window is open until the next one moves; a normal move waits for { NUMBER($intercept_guard, useGrouping: 0) } ms, always. The first card of a round, its last one and a card that is being slapped cannot be intercepted.{ $self_intercept ->
                    [off] { " " }Nor can your own card.
                   *[on] { " " }Your own card can.
                }
           *[off] { "" }
        }
    }
rules-svintus-08-call =
    { $turn_time ->
        [off] { "" }
       *[other] { $catch ->
            [on]
                “Svintus!”
                When your second-last card leaves your hand, call “Svintus!”: with the card or up to { NUMBER($call_grace, useGrouping: 0) } ms after it. Then anybody may catch you, until the next one has had his turn and three seconds are over. Cards for the caught: { $svintus_penalty }.{ $false_catch ->
                    [draw_2] { " " }Catching for nothing costs two cards.
                   *[none] { " " }Catching for nothing is free, but there is no second try.
                }
           *[off] { "" }
        }
    }
rules-svintus-09-time =
    Don't dawdle!
    { $turn_time ->
        [off] There is no clock: no interception, no Slap, no “Svintus!”.
       *[other] Seconds for a turn: { $turn_time }. Too slow: { $time_out ->
            [draw_2] two cards, and the turn is missed
           *[draw_1] a card from the deck, and the turn is missed
        }; a threat comes true.
    } { $misplay ->
        [penalty] A card that does not belong there comes back; it costs two cards and the turn, out of turn only two cards.
       *[reject] A wrong move is just not accepted.
    }
rules-svintus-10-snakes =
    { $edition ->
        [etiquette]
            Snakes
            On your turn a snake lies on a card with its number, and you name the colour. Out of turn a snake punishes: give it to the offender with two more of your cards. Only the first one does, and only until the next turn is over. Punishing snakes: { $snakes_active }. 1: a broken rule. 3: a hand on the table. 4: somebody said your name. 5: wink secretly; if he alone notices, punish him; if another one sees it first, take two cards from that one. 6: an interception; take aim, and if you miss, take two cards from him. 7: an answer to your question.
       *[base] { "" }
    }
rules-svintus-11-away =
    Away
    Autopilot plays for whoever is away: it draws and passes. One may come back at any time. If all are away the table waits for a day.
