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

refusal-must_roll = Roll first.
refusal-nothing_to_bank = There is nothing to bank: the pot is empty.


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


## Presets

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
player-hold-about = Rolls while the pot is below the number, then banks: hold:20 gathers twenty.
player-pace = Keeps pace
player-pace-about = Watches the score: risks more when behind, less when ahead, and goes all the way near the target.
