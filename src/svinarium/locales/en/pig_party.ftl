# Pig Party: names, cards, moves, events, options and the complete rules.


## The game

game-pig-party-title = Pig Party
game-pig-party-line = The card says which pose to show; who shows it first takes it.
game-pig-party-about = Eight pigs in four colours and a deck of twenty cards. A card has a pose or two, and points. Throw your two pigs in turn; one that lies as it should may stay. Show the card at your first throw, and you throw all eight.


## Cards

card-side_dot_up = one side, dot up, { $rank }
card-side_dot_down = one side, dot down, { $rank }
card-razorback = one razorback, { $rank }
card-trotter = one trotter, { $rank }
card-snouter = one snouter, { $rank }
card-leaning_jowler = one leaning jowler, { $rank }
card-both_dots_up = both sides, dots up, { $rank }
card-both_dots_down = both sides, dots down, { $rank }
card-side_razorback = side and razorback, { $rank }
card-side_trotter = side and trotter, { $rank }
card-side_snouter = side and snouter, { $rank }
card-double_razorback = two razorbacks, { $rank }
card-double_trotter = two trotters, { $rank }
card-razorback_trotter = razorback and trotter, { $rank }
card-razorback_snouter = razorback and snouter, { $rank }
card-any_razorback = razorback and anything, { $rank }
card-any_trotter = trotter and anything, { $rank }
card-any_snouter = snouter and anything, { $rank }
card-any_jowler = leaning jowler and anything, { $rank }
card-no_side = no pig on its side, { $rank }
zone-pig-party-deck = Deck
zone-pig-party-open = On the table
zone-pig-party-won = Cards won
role-pink = pink
role-black = black
role-white = white
role-ginger = ginger


## Moves

move-leave = Leave a pig
move-leave-keys = l, leave, keep
move-leave-1 = Leave the first, throw the second
move-leave-2 = Leave the second, throw the first
move-give = Give back
move-give-with = Give back: { $argument }
move-give-keys = g, give, back


## Phases

phase-give = Give back a card


## On the screen

field-pig-party-target = To { $value }
field-pig-party-card_rounds = Throws for a card: { $value }
field-pig-party-throws = thrown for the card: { $value }
field-pig-party-colours = pigs
field-pig-party-colours-pink = pink
field-pig-party-colours-black = black
field-pig-party-colours-white = white
field-pig-party-colours-ginger = ginger


## What happened

note-party_shuffled = The deck is shuffled.
note-party_card =
    The card: { $card ->
        [side_dot_up] one side, dot up
        [side_dot_down] one side, dot down
        [razorback] one razorback
        [trotter] one trotter
        [snouter] one snouter
        [leaning_jowler] one leaning jowler
        [both_dots_up] both sides, dots up
        [both_dots_down] both sides, dots down
        [side_razorback] side and razorback
        [side_trotter] side and trotter
        [side_snouter] side and snouter
        [double_razorback] two razorbacks
        [double_trotter] two trotters
        [razorback_trotter] razorback and trotter
        [razorback_snouter] razorback and snouter
        [any_razorback] razorback and anything
        [any_trotter] trotter and anything
        [any_snouter] snouter and anything
        [any_jowler] leaning jowler and anything
        [no_side] no pig on its side
       *[other] { $card }
    }, worth { $points }.
note-party_thrown =
    { $second ->
        [none] { $first ->
            [oinker] { $name }: oinker, the pigs touch.
           *[other] { $name }: { $first ->
                [side_dot_up] side (dot up)
                [side_dot_down] side (dot down)
                [trotter] trotter
                [razorback] razorback
                [snouter] snouter
                [leaning_jowler] leaning jowler
               *[other] { $first }
            }.
        }
       *[other] { $name }: { $first ->
            [side_dot_up] side (dot up)
            [side_dot_down] side (dot down)
            [trotter] trotter
            [razorback] razorback
            [snouter] snouter
            [leaning_jowler] leaning jowler
           *[other] { $first }
        } and { $second ->
            [side_dot_up] side (dot up)
            [side_dot_down] side (dot down)
            [trotter] trotter
            [razorback] razorback
            [snouter] snouter
            [leaning_jowler] leaning jowler
           *[other] { $second }
        }.
    }
note-party_won =
    { $name } takes the card: { $card ->
        [side_dot_up] one side, dot up
        [side_dot_down] one side, dot down
        [razorback] one razorback
        [trotter] one trotter
        [snouter] one snouter
        [leaning_jowler] one leaning jowler
        [both_dots_up] both sides, dots up
        [both_dots_down] both sides, dots down
        [side_razorback] side and razorback
        [side_trotter] side and trotter
        [side_snouter] side and snouter
        [double_razorback] two razorbacks
        [double_trotter] two trotters
        [razorback_trotter] razorback and trotter
        [razorback_snouter] razorback and snouter
        [any_razorback] razorback and anything
        [any_trotter] trotter and anything
        [any_snouter] snouter and anything
        [any_jowler] leaning jowler and anything
        [no_side] no pig on its side
       *[other] { $card }
    }. +{ $points }, score { $score }.
note-party_all_eight = { $name }: at the first throw! Bonus: all eight pigs.
note-party_bonus = { $name }: bonus +{ $points }, score { $score }.
note-party_pig_out = { $name }: pig out. Sits out the rest of this card.
note-party_oinker = { $name }: there is no card to give back.
note-party_gives =
    { $name } gives back a card: { $card ->
        [side_dot_up] one side, dot up
        [side_dot_down] one side, dot down
        [razorback] one razorback
        [trotter] one trotter
        [snouter] one snouter
        [leaning_jowler] one leaning jowler
        [both_dots_up] both sides, dots up
        [both_dots_down] both sides, dots down
        [side_razorback] side and razorback
        [side_trotter] side and trotter
        [side_snouter] side and snouter
        [double_razorback] two razorbacks
        [double_trotter] two trotters
        [razorback_trotter] razorback and trotter
        [razorback_snouter] razorback and snouter
        [any_razorback] razorback and anything
        [any_trotter] trotter and anything
        [any_snouter] snouter and anything
        [any_jowler] leaning jowler and anything
        [no_side] no pig on its side
       *[other] { $card }
    }. −{ $points }, score { $score }.
note-party_stays_open =
    Nobody took the card; it stays up for grabs: { $card ->
        [side_dot_up] one side, dot up
        [side_dot_down] one side, dot down
        [razorback] one razorback
        [trotter] one trotter
        [snouter] one snouter
        [leaning_jowler] one leaning jowler
        [both_dots_up] both sides, dots up
        [both_dots_down] both sides, dots down
        [side_razorback] side and razorback
        [side_trotter] side and trotter
        [side_snouter] side and snouter
        [double_razorback] two razorbacks
        [double_trotter] two trotters
        [razorback_trotter] razorback and trotter
        [razorback_snouter] razorback and snouter
        [any_razorback] razorback and anything
        [any_trotter] trotter and anything
        [any_snouter] snouter and anything
        [any_jowler] leaning jowler and anything
        [no_side] no pig on its side
       *[other] { $card }
    }, worth { $points }.
note-party_last_round = The deck is empty: a last round for what is on the table.


## Not allowed

refusal-party_must_give = First give back one of your cards.
refusal-party_nothing_to_give = There is no card to give back now.
refusal-party_not_your_card = You do not have this card.
refusal-party_may_not_leave = This pig cannot stay: it does not lie as the card wants.


## Options

option-pig-party-shared_colours = Shared colours
option-pig-party-shared_colours-about = There are four colours. With more players two throw the same pigs; from the fifth seat on it is switched on by itself.
option-pig-party-shared_colours-on = yes
option-pig-party-shared_colours-off = no
option-pig-party-card_rounds = Throws for a card
option-pig-party-card_rounds-about = How often everybody throws for a card before the next one is turned beside it.
option-pig-party-bonus_when = When there is a bonus
option-pig-party-bonus_when-about = Who shows a card at the first throw of their own throws all eight: for any card, or only for the very first of the game.
option-pig-party-bonus_when-first_throw = for any card
option-pig-party-bonus_when-first_card = only for the first card of the game


## Programs that play

player-natural = Naturally
player-natural-about = Does what is worth most in this very throw on average; gives back its cheapest card.


## That will not do

malformed-party_card = There is no card “{ $card }” in the deck.
malformed-party_colours = There are { $seats } seats and { $maximum } colours. Share them: shared_colours=on.


## Odds

odds-party = A snouter comes in { NUMBER($chance_snouter_percent, maximumFractionDigits: 1) } % of the throws, a leaning jowler in { NUMBER($chance_leaning_jowler_percent, maximumFractionDigits: 1) } %, two razorbacks at once in { NUMBER($chance_double_razorback_percent, maximumFractionDigits: 1) } %. But with one razorback lying there that you leave, in { NUMBER($chance_razorback_percent, maximumFractionDigits: 1) } %, like a single one. The chances of all cards are in the rules.


## Rules

rules-party-1-goal =
    The goal
    Reach { $target } before the others do: cards and bonuses make the points.
rules-party-2-start =
    The start
    The deck is shuffled, the top card is turned. Everybody has two pigs of one colour{ $shared_colours ->
        [on] ; there are four, and from the fifth seat on they are shared
       *[off] { "" }
    }. { $first ->
        [seat_0] The first seat starts.
       *[random] The starter is chosen by lot.
    } Then you throw in turn, clockwise.
rules-party-3-turn =
    A turn
    Throw your two pigs. If one of them already lies as the card wants, you may leave it and throw only the other. For a card of one pig one is thrown; if a card of two lies beside it, two are thrown, and either shows the card of one. The first to show a card takes it and its points, and the next one is turned. All pigs are taken up.
rules-party-4-bonus =
    The bonus
    { $bonus_when ->
        [first_card] Who shows the very first card of the game at the first throw of their own also throws all eight at once.
       *[first_throw] Who shows a card at the first throw of their own for it also throws all eight at once.
    } A side is worth 0, razorback and trotter 1 each, snouter 5, leaning jowler 10, together 25 at most.
rules-party-5-out =
    Pig out and oinker
    Both thrown pigs on their sides, one dot up and one down: you sit out the rest of this card, and the throw shows no card. The pigs touch: give back one of your cards, whichever you like, and its points; it goes under the deck. Without a card there is nothing to give.
rules-party-6-open =
    Nobody takes the card
    When everybody has thrown for a card this many times: { $card_rounds }, or all sit out, it stays on the table, and the next one is turned beside it. Either can be won, or both at once, and all are back in.
rules-party-7-end =
    The end
    As soon as somebody has { $target } or more after a card and its bonus, that player has won. When the deck is empty there is a last round for what is on the table, a throw for each; then the highest score wins, level ones share. The autopilot plays for whoever is away: it does what is worth most in this throw.
rules-party-8-deck =
    The deck
    Twenty cards. The points follow from the chance to show the card in one throw: five for each time that the chance halves, begun ones too. The pigs fall as 11,954 pigs did in a study by J. Kern (2006), neither knowing of the other; two touch as often as they did there. The cards: one side, dot up — { $points_side_dot_up } ({ NUMBER($chance_side_dot_up_percent, maximumFractionDigits: 1) } %); one side, dot down — { $points_side_dot_down } ({ NUMBER($chance_side_dot_down_percent, maximumFractionDigits: 1) } %); one razorback — { $points_razorback } ({ NUMBER($chance_razorback_percent, maximumFractionDigits: 1) } %); one trotter — { $points_trotter } ({ NUMBER($chance_trotter_percent, maximumFractionDigits: 1) } %); one snouter — { $points_snouter } ({ NUMBER($chance_snouter_percent, maximumFractionDigits: 1) } %); one leaning jowler — { $points_leaning_jowler } ({ NUMBER($chance_leaning_jowler_percent, maximumFractionDigits: 1) } %); both sides, dots up — { $points_both_dots_up } ({ NUMBER($chance_both_dots_up_percent, maximumFractionDigits: 1) } %); both sides, dots down — { $points_both_dots_down } ({ NUMBER($chance_both_dots_down_percent, maximumFractionDigits: 1) } %); side and razorback — { $points_side_razorback } ({ NUMBER($chance_side_razorback_percent, maximumFractionDigits: 1) } %); side and trotter — { $points_side_trotter } ({ NUMBER($chance_side_trotter_percent, maximumFractionDigits: 1) } %); side and snouter — { $points_side_snouter } ({ NUMBER($chance_side_snouter_percent, maximumFractionDigits: 1) } %); two razorbacks — { $points_double_razorback } ({ NUMBER($chance_double_razorback_percent, maximumFractionDigits: 1) } %); two trotters — { $points_double_trotter } ({ NUMBER($chance_double_trotter_percent, maximumFractionDigits: 1) } %); razorback and trotter — { $points_razorback_trotter } ({ NUMBER($chance_razorback_trotter_percent, maximumFractionDigits: 1) } %); razorback and snouter — { $points_razorback_snouter } ({ NUMBER($chance_razorback_snouter_percent, maximumFractionDigits: 1) } %); razorback and anything — { $points_any_razorback } ({ NUMBER($chance_any_razorback_percent, maximumFractionDigits: 1) } %); trotter and anything — { $points_any_trotter } ({ NUMBER($chance_any_trotter_percent, maximumFractionDigits: 1) } %); snouter and anything — { $points_any_snouter } ({ NUMBER($chance_any_snouter_percent, maximumFractionDigits: 1) } %); leaning jowler and anything — { $points_any_jowler } ({ NUMBER($chance_any_jowler_percent, maximumFractionDigits: 1) } %); no pig on its side — { $points_no_side } ({ NUMBER($chance_no_side_percent, maximumFractionDigits: 1) } %).
