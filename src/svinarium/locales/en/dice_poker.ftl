# Dice Poker: its name, moves, events, options and the complete rules.


## The game

game-dice-poker-title = Dice Poker
game-dice-poker-line = Five dice, three throws, a sheet of fifteen cells: first the school, then pairs, straights and poker.
game-dice-poker-about = Throw five dice, set aside those that you like, throw the others again, and fill one cell of the sheet at the end of the turn. First the obligatory programme, the “school”: six cells, one for each face. Then the free one: pair, two pairs, three, straights, full house, four, poker and chance. What comes with the first throw counts double. In the end everybody compares his total with the mean: above it you win, below it you lose, and together it is always exactly nothing.


## Moves

move-keep = Keep
move-keep-keys = k, keep, hold
move-write = Write
move-write-keys = w, write
move-strike = Strike
move-strike-keys = s, strike


## Phases

phase-first = First throw
phase-write = Write


## On the table

field-dice-poker-throws_left = Throws left: { $value }
field-dice-poker-sheets = Sheets
cell-pair = 1п: one pair
cell-two_pairs = 2п: two pairs
cell-three = 3: three
cell-small_straight = LS: small straight
cell-large_straight = BS: large straight
cell-full = F: full house
cell-four = C: four
cell-poker = P: poker
cell-chance = Sh: chance
cell-school_sum = Sum of the school
cell-premium = Premium
cell-total = Total
cell-LS = small straight
cell-BS = large straight
cell-F = full house
cell-C = four
cell-P = poker
cell-Sh = chance


## What happened

note-poker_start = { $name }: { $dice }, sum { $sum }.
note-poker_keep = { $name }: { $dice } set aside.
note-poker_throw = { $name }, throw { $throw }: { $dice }.
note-poker_school = { $name }: school, face { $face }: { $mark }.
note-poker_school_full =
    { $premium ->
        [0] { $name }: school done, sum { $mark }, no premium.
       *[other] { $name }: school done, sum { $mark }, premium { $premium }.
    }
note-poker_write =
    { $name }: { $figure ->
        [pair] pair
        [two_pairs] two pairs
        [three] three
        [small_straight] small straight
        [large_straight] large straight
        [full] full house
        [four] four
        [poker] poker
       *[chance] chance
    }, +{ $points }{ $doubled ->
        [yes] { " " }– from the first throw, double!
       *[no] .
    }
note-poker_miss =
    { $name }: no { $figure ->
        [pair] pair
        [two_pairs] two pairs
        [three] three
        [small_straight] small straight
        [large_straight] large straight
        [full] full house
        [four] four
        [poker] poker
       *[chance] chance
    }, 0.
note-poker_strike =
    { $name }: { $figure ->
        [pair] pair
        [two_pairs] two pairs
        [three] three
        [small_straight] small straight
        [large_straight] large straight
        [full] full house
        [four] four
        [poker] poker
       *[chance] chance
    } struck, minus { $lost }. The open cell stays open: one more turn to come.
note-poker_settled =
    { $name }: total { $total }, settlement { $sign ->
        [plus] +{ $whole }.{ $tenth }
        [minus] −{ $whole }.{ $tenth }
       *[zero] 0
    }.


## Not allowed

refusal-poker_roll_first = Throw the dice first.
refusal-poker_no_throws_left = All three throws are made: write.
refusal-poker_not_those_dice = Those dice are not on the table. There are: { $dice }.
refusal-poker_cell_full = The cell { $cell } is taken.
refusal-poker_school_first = School first: { $cell } belongs to the free programme, which opens when all six cells of the school are written.
refusal-poker_no_strike = At this table nothing recorded is struck: write 0 in an open cell.
refusal-poker_cannot_strike = The cell { $cell } cannot be struck: only a recorded figure of the free programme above zero can.


## Options

option-dice-poker-first-highest_sum = the highest sum
option-dice-poker-school_premium = Premium of the school
option-dice-poker-school_premium-about = Added when the school is done with a sum of 0 or more.
option-dice-poker-poker_premium = Premium of poker
option-dice-poker-poker_premium-about = Added for a poker besides the sum of its dice.
option-dice-poker-first_throw_double = Double from the first throw
option-dice-poker-first_throw_double-about = A figure of the free programme that is written after the very first throw counts double. Chance does not.
option-dice-poker-first_throw_double-on = yes
option-dice-poker-first_throw_double-off = no
option-dice-poker-double_poker_premium = Double the premium of poker, too
option-dice-poker-double_poker_premium-about = For a poker from the first throw: whether only the sum of the dice is doubled, or the premium as well.
option-dice-poker-double_poker_premium-on = yes
option-dice-poker-double_poker_premium-off = no
option-dice-poker-two_pairs_from_four = Two pairs from four equal
option-dice-poker-two_pairs_from_four-about = Whether four equal dice are two pairs. Usually the pairs must differ.
option-dice-poker-two_pairs_from_four-on = allowed
option-dice-poker-two_pairs_from_four-off = not allowed
option-dice-poker-full_from_five = Full house from five equal
option-dice-poker-full_from_five-about = Whether five equal dice are a full house. Usually the faces must differ.
option-dice-poker-full_from_five-on = allowed
option-dice-poker-full_from_five-off = not allowed
option-dice-poker-strike = Figure not made
option-dice-poker-strike-about = Write 0 in an open cell; or also strike a figure that is recorded instead of writing: its points are lost, the open cell stays open.
option-dice-poker-strike-open = 0 in an open cell
option-dice-poker-strike-recorded = what is recorded may be struck


## Presets

preset-poker_plain = No doubles
preset-poker_plain-about = The first throw doubles nothing.
preset-poker_generous = Generous
preset-poker_generous-about = Two pairs from four equal, a full house from five, and the premium of poker is doubled, too.
preset-poker_strike = With striking
preset-poker_strike-about = Instead of writing one may strike what is recorded.


## Programs that play

player-lookahead = Thinks a turn ahead
player-lookahead-about = Works a turn out to its end: what to keep and what to write, to get more than is usual for the cell. It does not think of later turns.


## Odds

odds-dice-poker = With one throw: a pair or better { NUMBER($pair_chance_percent, maximumFractionDigits: 1) } %, two pairs { NUMBER($two_pairs_chance_percent, maximumFractionDigits: 1) } %, three or better { NUMBER($three_chance_percent, maximumFractionDigits: 1) } %, each straight { NUMBER($small_straight_chance_percent, maximumFractionDigits: 1) } %, full house { NUMBER($full_chance_percent, maximumFractionDigits: 1) } %, four or better { NUMBER($four_chance_percent, maximumFractionDigits: 1) } %, poker { NUMBER($poker_chance_percent, maximumFractionDigits: 2) } %. Chance is worth { NUMBER($mean_chance_number, maximumFractionDigits: 1) } on average.


## Rules

rules-dice-poker-1-goal =
    The goal
    Fill a sheet of fifteen cells and score more { $seats ->
        [1] points
       *[other] points than the others
    }. It is played with five dice.
rules-dice-poker-2-start =
    { $seats ->
        [1] { "" }
       *[other]
            Who starts
            { $first ->
                [random] The starter is chosen by lot. Turns go round clockwise.
                [seat_0] The first seat starts. Turns go round clockwise.
               *[highest_sum] Everybody throws all five dice once, the highest sum starts. If several are highest, they throw again among themselves. Turns go round clockwise.
            }
    }
rules-dice-poker-3-turn =
    A turn
    A turn has up to three throws. The first is of all five dice. After the first and the second throw set aside any dice and throw the others, or stop. Dice set aside may be thrown again later. Nothing is announced, and you may change your mind after any throw. At the end of the turn exactly one cell is filled.
rules-dice-poker-4-school =
    The school
    First the obligatory programme: the cells 1 to 6, in any order. Dice of that face count: three give 0 (on the sheet “+”), each one more adds the face, each one less takes it away. Four 6s are +6, two 5s are −5, no 2 at all is −6. { $school_premium ->
        [0] There is no premium for the school.
       *[other] If the school comes to 0 or more, { $school_premium } is added.
    }
rules-dice-poker-5-free =
    The free programme
    It opens when the school is full. The order is free; only the figure's own dice count.
    1п – one pair: two equal.
    2п – two pairs { $two_pairs_from_four ->
        [on] (four equal will do, too).
       *[off] of different faces.
    }
    3 – three: three equal.
    LS – small straight: 1 2 3 4 5, worth 15.
    BS – large straight: 2 3 4 5 6, worth 20.
    F – full house: three equal and two equal of another face{ $full_from_five ->
        [on] { " " }(five equal will do, too), the sum of all five.
       *[off] , the sum of all five.
    }
    C – four: four equal.
    P – poker: five equal{ $poker_premium ->
        [0] .
       *[other] , plus { $poker_premium }.
    }
    Sh – chance: anything, the sum of all five.
    A figure may be taken from better dice: a pair out of three equal. The highest possible counts.
rules-dice-poker-6-first =
    { $first_throw_double ->
        [off] { "" }
       *[on]
            From the first throw
            A figure of the free programme that is written after the very first throw counts double. Chance is not doubled{ $double_poker_premium ->
                [on] , the premium of poker is.
               *[off] , nor is the premium of poker.
            }
    }
rules-dice-poker-7-strike =
    Figure not made
    Write 0 in any open cell of the free programme, even if another open figure would score.{ $strike ->
        [recorded] { " " }Or, instead of writing, strike one of the recorded figures of the free programme above zero: its points are lost, its cell stays closed with 0, and the open cell stays open, so that there is one turn more. The school is not struck.
       *[open] { "" }
    }
rules-dice-poker-8-end =
    The end
    The game is over when { $seats ->
        [1] the sheet is full.
       *[other] all sheets are full; who has a full sheet has no more turns. The highest total wins, level ones share.
    } The total is the sum of the school, the premium and the cells of the free programme.
rules-dice-poker-9-settlement =
    { $seats ->
        [1] { "" }
       *[other]
            Settlement
            The mean is the sum of all totals divided by the number of players. Each wins or loses the difference between his total and the mean. Together that is always exactly nothing.
    }
rules-dice-poker-91-away =
    Somebody has gone
    Autopilot plays for him: it works each turn out to its end and takes the cell that gets more than is usual for it.
rules-dice-poker-92-odds =
    The odds
    With one throw a full house comes { NUMBER($full_chance_percent, maximumFractionDigits: 1) } % of the time, four or better { NUMBER($four_chance_percent, maximumFractionDigits: 1) } %, a poker with probability { $poker_chance }.
