# Pig and its family: names, moves, events, options and the complete rules.


## Games

game-pig-title = Pig
game-pig-line = Roll and gather points, but not too greedily: a 1 burns all that is not banked.
game-pig-about = One die and one question: roll again or bank? Every roll adds to the pot of this turn, and a 1 burns the pot. What is banked never burns. The rules take a minute to learn; best play is so subtle that only a machine can work it out exactly. Relatives of this game are also known as “Katenka”.

game-two-dice-pig-title = Two-Dice Pig
game-two-dice-pig-line = Two dice a throw: more points, and doubles burn the pot.
game-two-dice-pig-about = Pig with two dice: their sum goes into the pot. By default a double burns it, any pair of equal dice. Descriptions differ on what a single 1 does, so that an option decides.


## Moves

move-roll = Roll
move-roll-keys = enter, r, roll
move-bank = Bank
move-bank-keys = b, bank, h, hold, stop


## Phases

phase-start = Who starts
phase-roll = Roll
phase-choose = Roll or bank


## What is thrown besides dice

outcome-heads = heads
outcome-tails = tails


## What happened

note-start_roll = { $name }: { $value } on the die.
note-gain = { $name }: +{ $points }, pot { $total }.
note-bust =
    { $lost ->
        [0] { $name }: bust. There was nothing to lose.
       *[other] { $name }: bust. { $lost } burnt with the pot.
    }
note-void = { $name }: this throw does not count, the turn goes on.
note-wipe =
    { $lost ->
        [0] { $name }: everything burns, and there was nothing to lose.
       *[other] { $name }: everything burns. { $lost } gone, back to zero.
    }
note-out = { $name }: out of the game.
note-bank = { $name }: { $points } banked, score { $score }.
note-last_round = { $name }: target reached. The round is played to its end.
note-play_off = Level at the top: a play-off, one more turn for each.


## Not allowed

refusal-must_roll_first = Roll first: there is nothing to bank yet.


## Options

option-common-dice = Dice in a throw
option-common-dice-about = How many dice are thrown at once. Two give more points and another risk.
option-common-bust_on = What busts
option-common-bust_on-about = Which throw burns the pot and ends the turn.
option-common-bust_on-one = a 1
option-common-bust_on-double = a double
option-common-bust_on-any_one = a 1 on either die
option-common-bust_on-red_one = a 1 on the red (first) die
option-common-bust_on-one_or_double = a 1 or a double
option-common-void_on = What does not count
option-common-void_on-about = A throw that gives nothing and takes nothing: you just choose again. Such a throw never busts.
option-common-void_on-none = everything counts
option-common-void_on-double = a double
option-common-dice-table = as the throw table says
option-common-bust_on-table = as the throw table says
option-common-void_on-table = as the throw table says
option-common-table = Throw table
option-common-table-about = What each throw is worth. dice: it follows from the number of dice and what busts; the other words are games of the family; a table of your own will do, too.
option-common-table-dice = by the dice
option-common-table-hog = Hog
option-common-table-piglet = Piglet
option-common-table-big_pig = Big Pig
option-common-table-two_dice_wipe = two dice, back to zero
option-common-hog_dice = Most dice
option-common-hog_dice-about = How many dice one may throw at most in a turn. Only for Hog.
option-common-hog_dice-none = not needed


## Presets

preset-short = Short
preset-short-about = Pig to fifty: a game of five minutes.
preset-two_dice_literal = Two dice, to the letter
preset-two_dice_literal-about = As one description has it: a 1 on either die busts, a double does not count.
preset-piglet = Piglet
preset-piglet-about = A coin instead of a die: heads adds a point, tails busts.
preset-hog = Hog
preset-hog-about = One throw a turn, with as many dice as you like: any 1, and the turn scores nothing.
preset-big_pig = Big Pig
preset-big_pig-about = Two dice. A 1 busts, but two 1s score 25, and other doubles count twice.
preset-two_dice_wipe = Two dice, back to zero
preset-two_dice_wipe-about = A 1 burns the pot, two 1s burn the whole score. To a hundred.


## Programs that play

player-hold = Gathers up to a number
player-hold-with = Gathers { $argument }
player-hold-about = Rolls while the pot is below the number, then banks: hold:20 gathers twenty.
player-pace = Keeps pace
player-pace-about = Watches the score: risks more when behind, less when ahead, and goes all the way near the target.


## That does not work

malformed-pig_bust_on = With this number of dice ({ $dice }), “{ $bust_on }” cannot be what busts. It can be: { $expected }.
malformed-pig_void_on = With this number of dice ({ $dice }), “{ $void_on }” cannot be what does not count. It can be: { $expected }.
malformed-pig_never_busts = This way nothing ever busts: what busts is “{ $bust_on }”, and “{ $void_on }” does not count. Change one of them.
malformed-pig_table = “{ $part }” in the throw table is not clear. It takes: { $expected }.
malformed-pig_table_empty = The throw table is empty.
malformed-pig_table_twice = The throw table has “{ $outcome }” twice.
malformed-pig_table_else = The last line of the throw table must be else; it is “{ $outcome }”.
malformed-pig_table_too_large = The throw table is too large: { $what } { $found }, at most { $maximum } will do.
malformed-pig_table_never_scores = With this table nobody ever scores a point: { $table }
malformed-pig_table_never_busts = With this table nothing ever busts, so that there is nothing to decide: { $table }
malformed-pig_effect = A throw has no effect “{ $effect }”. It can be: { $expected }.
malformed-pig_table_missing = The table is { $table }, so { $option } cannot be “{ $value }”: say what it is.
malformed-pig_table_has = The table { $table } says itself what { $option } is: take “{ $value }” away.
malformed-pig_hog_dice = The option hog_dice ({ $hog_dice }) belongs to Hog and only there; the table is { $table }.
malformed-pace_table = The player pace cannot play the table { $table }: there is no choice between rolling and banking in it.
malformed-pace_target = The player pace can only play to { $expected }; the target here is { $target }.


malformed-pig_table_sum = The chances in the table must add up to exactly 1; they make { $sum }.
malformed-variant_toml = The variant cannot be read, line { NUMBER($line, useGrouping: 0) }: { $what }.
malformed-variant_field = In the variant, { $field } cannot be “{ $value }”. It can be: { $expected }.
malformed-variant_field_missing = The variant lacks { $field }.
malformed-variant_field_unknown = A variant has no field { $field }. It has: { $expected }.


## Odds

odds-pig =
    { $table ->
        [hog] The best mean comes from a throw of { $best_dice } dice: { NUMBER($mean_throw_number, maximumFractionDigits: 2) }. It scores nothing { NUMBER($lose_percent, maximumFractionDigits: 1) } % of the time.
       *[other] { $lose_chance } of all throws burn the pot ({ NUMBER($lose_percent, maximumFractionDigits: 1) } %); a scoring one is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average. { $gains ->
            [yes] With { $pot } in the pot, one more throw gains { NUMBER($change, maximumFractionDigits: 2) } on average.
            [no] With { $pot } in the pot, one more throw loses { NUMBER($change, maximumFractionDigits: 2) } on average.
           *[even] With { $pot } in the pot, one more throw changes nothing on average.
        } The border is { NUMBER($break_even_number, maximumFractionDigits: 2) }; but the scores matter, too.
    }


## Rules

rules-pig-1-goal =
    The goal
    { $seats ->
        [1] Reach { $target } in as few turns as you can.
       *[other] { $ending ->
            [equal_turns] Reach { $target }. As soon as somebody has, the round is played to its end, and the highest score wins.
           *[sudden] Reach { $target } before the others do.
        }
    }
rules-pig-2-start =
    { $seats ->
        [1] { "" }
       *[other]
            Who starts
            { $first ->
                [random] The starter is chosen by lot. Turns go round clockwise.
                [seat_0] The first seat starts. Turns go round clockwise.
               *[lowest_roll] Everybody rolls a die, the lowest starts. If several are lowest, they roll again among themselves until one is left. Turns go round clockwise.
            }
    }
rules-pig-3-turn =
    A turn
    { $table ->
        [hog] Choose how many dice to throw: 1 to { $hog_dice }. There is one throw a turn. If no die shows a 1, their sum goes to your score at once.
       *[other] First throw{ $table ->
            [dice] { $dice ->
                [2] { " " }two dice: their sum goes into the pot of this turn.
               *[1] { " " }the die: what it shows goes into the pot of this turn.
            }
            [piglet] { " " }the coin: heads puts one point into the pot of this turn.
            [big_pig] { " " }two dice: their sum goes into the pot of this turn. Two 1s are worth 25, other doubles count twice.
            [two_dice_wipe] { " " }two dice: their sum goes into the pot of this turn.
           *[other] : the points of the throw go into the pot of this turn.
        } After every throw that scores, choose: throw again or bank. Throw as often as you like. Banking adds the pot to your score and ends the turn. An empty pot cannot be banked.
    }
rules-pig-4-bust =
    Bust
    { $table ->
        [dice] { $bust_on ->
            [double] A double busts: two equal dice.
            [any_one] A 1 on either die busts.
            [red_one] A 1 on the red die busts; on the other a 1 is just a point.
            [one_or_double] A 1 on either die busts, and so does any double.
           *[one] A 1 busts.
        } The pot is lost and the turn is over. What was banked before stays.{ $void_on ->
            [double] { " " }A double does not count: it gives nothing and takes nothing, just choose again, even if it is two 1s.
           *[none] { "" }
        }
        [hog] A 1 on any die, and the turn scores nothing. The score stays.
        [piglet] Tails busts. The pot is lost and the turn is over. What was banked before stays.
        [big_pig] A single 1 busts. The pot is lost and the turn is over. What was banked before stays.
        [two_dice_wipe] A single 1 burns the pot, two 1s burn the pot and the whole score. The turn is over.
       *[other] What each throw does stands in the table, the first line that fits: { $table }. There gain puts points into the pot (sum is the sum of the dice), bust burns the pot and the turn, void does not count, wipe burns pot and score, out takes the player out of the game.
    }
rules-pig-5-end =
    The end
    { $seats ->
        [1] The game is over as soon as the score is { $target } or more. What counts is how many turns it took.
       *[other] { $ending ->
            [equal_turns] Everybody gets the same number of turns: when somebody banks { $target } or more, the round goes on up to the seat before the starter. Going above the target is fine. The highest score wins. { $tie ->
                [first_reached] Level at the top: whoever had that score first wins.
                [shared] Level at the top: the win is shared.
               *[play_off] Level at the top: those players keep their scores and take one more turn each, until one is left.
            }
           *[sudden] { $table ->
                [hog] As soon as somebody's score is { $target } or more, the game is over: that is the win.
               *[other] As soon as somebody banks { $target } or more, the game is over: that is the win. A pot alone never wins; it must be banked.
            }
        }
    }
rules-pig-6-limit =
    { $round_limit ->
        [none] { "" }
       *[other]
            Limit
            After so many rounds the game ends: { $round_limit }. The highest score wins, level ones share.
    }
rules-pig-7-away =
    Somebody has gone
    { $table ->
        [hog] Autopilot plays for him: it throws so many dice: { $hold }.
       *[other] Autopilot plays for him: it banks at a pot of { $hold }, or when the pot is enough for the target.
    }
rules-pig-8-odds =
    The odds
    { $table ->
        [hog] The throw with the best mean has so many dice: { $best_dice }. It is worth { NUMBER($mean_throw_number, maximumFractionDigits: 2) } points and scores nothing { NUMBER($lose_percent, maximumFractionDigits: 1) } % of the time.
       *[other] A throw burns the pot with probability { $lose_chance } ({ NUMBER($lose_percent, maximumFractionDigits: 1) } %). A scoring throw is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average. Below a pot of { NUMBER($break_even_number, maximumFractionDigits: 2) } one more throw gains on average, above it loses. Banking there is a good rule and not the best play: that looks at the scores, too.
    }
