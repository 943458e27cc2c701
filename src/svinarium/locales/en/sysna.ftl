# Sysna: its name, moves, events, options and the complete rules.


## The game

game-sysna-title = Sysna
game-sysna-line = Pig for a crowd: one throws, all play, and everybody decides alone when it is enough.
game-sysna-about = The leader throws for all, and the points go into a common pot. After every throw everybody says “Playing!” or “Enough!”: whoever says “Enough!” takes all that is in the pot and rests for the round. A chirik, and those who stayed go away empty-handed. Nobody waits, all have the same luck, and the later your word, the more you know. Good for two, and for a whole class. Relatives of this game, the Pig family, are also known as “Katenka”.


## Moves

move-throw = Throw
move-throw-keys = enter, t, throw, r, roll
move-play = Playing!
move-play-keys = enter, p, play
move-enough = Enough!
move-enough-keys = e, enough, take
move-confirm = Agreed
move-confirm-keys = enter, y, yes, ok


## Phases

phase-confirm = Agreeing on how the game ends
phase-lot = Drawing lots: who leads first
phase-throw = The leader throws
phase-speak = Playing, or enough?


## On the table

field-sysna-round = Round { $value }
field-sysna-target = Target { $value }
field-sysna-ending = { $value }
field-sysna-ending-gamble = Gamblers' ending: the round is played out
field-sysna-ending-fair = Fair ending: to the first
field-sysna-place = speaks { $value }
field-sysna-said = { $value }
field-sysna-said-play = “Playing!”
field-sysna-said-enough = “Enough!”
field-sysna-said-chosen = choice made
field-sysna-said-confirm = agreed
field-sysna-if_enough = { $value } with the pot


## What happened

note-sysna_confirm =
    { $ending ->
        [fair] { $name }: fair ending, to the first who makes the target.
       *[gamble] { $name }: gamblers' ending, the winner's round is played out.
    }
note-sysna_leads = Round { $round }. Leader: { $name }.
note-sysna_throw = +{ $points }, pot { $pot }.
note-sysna_again = A chirik at the first throw does not count: throw again.
note-sysna_chirik =
    { $players ->
        [one] Chirik! { $lost } burnt, { $players } player gets nothing.
       *[other] Chirik! { $lost } burnt, { $players } players get nothing.
    }
note-sysna_play = { $name }: “Playing!”
note-sysna_enough = { $name }: “Enough!” +{ $points }, score { $score }.
note-sysna_chosen = { $name }: the choice is made.
note-sysna_shown = All show: “Playing!” { $playing }, “Enough!” { $taking }.
note-sysna_level = Level at the top with { $score }: another round.
note-sysna_target = { $name }: target reached, score { $score }.


## Not allowed

refusal-sysna_confirm_first = First everybody must agree on how the game ends.
refusal-sysna_confirmed = That is agreed and does not change any more.
refusal-sysna_throw_first = Everybody has spoken. Throw!
refusal-sysna_speak_first = Too early to throw: not everybody has spoken.
refusal-sysna_out_of_round = You have said “Enough!”. Rest until the next round.
refusal-sysna_said = You have spoken already.


## Options

option-sysna-ending = End of the game
option-sysna-ending-about = Gamblers' ending: reaching the target in the middle of a round wins nothing yet, the round is played out and the highest score wins. Fair: the first whose “Enough!” makes the target wins. Everybody confirms this before the game.
option-sysna-ending-gamble = gamblers': the round is played out
option-sysna-ending-fair = fair: to the first
option-sysna-tie-about = What happens when the round is over and the best scores are level. Only matters with the gamblers' ending.
option-sysna-tie-next_round = another round
option-sysna-announce = How players speak
option-sysna-announce-about = In order, from the leader's left and round the table, or all at once: in secret, then shown together. At once is better for a large party or a class.
option-sysna-announce-in_order = in order
option-sysna-announce-at_once = all at once
option-sysna-chirik = What a chirik is
option-sysna-chirik-about = Which throw burns the pot. If your dice have one colour and none is red, play with doubles. With one die it is a 1.
option-sysna-chirik-red_one = a 1 on the red die
option-sysna-chirik-double = a double
option-sysna-chirik-one = a 1
option-sysna-first_leader = Who leads first
option-sysna-first_leader-about = The lot, or a seat: seat_0, seat_1 and so on. After that everybody leads in turn, clockwise.
option-sysna-first_leader-random = by lot
option-sysna-first_leader-seat_0 = the first seat


## Presets

preset-sysna_class = Class
preset-sysna_class-about = All choose at once: so a whole class can sit at the table.
preset-sysna_fair = Fair
preset-sysna_fair-about = The first whose “Enough!” makes the target wins.
preset-sysna_one_die = One die
preset-sysna_one_die-about = One die, a 1 is the chirik, to a hundred.


## Programs that play

player-cautious = Cautious
player-cautious-about = Takes before the risk is as large as the gain.
player-bold = Bold
player-bold-about = Plays as long as one more throw gains on average.
player-sysna-pace-about = Watches what everybody has and would have: risks more when behind, less when ahead, and goes all the way near the target.


## That does not work

malformed-sysna_chirik = With this number of dice ({ $dice }), a chirik cannot be “{ $chirik }”. It can be: { $expected }.


## Odds

odds-sysna = { $bust_chance } of all throws are a chirik ({ NUMBER($bust_chance_percent, maximumFractionDigits: 1) } %); a scoring one is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average. { $gains ->
        [yes] With { $pot } in the pot, staying for one more throw gains { NUMBER($change, maximumFractionDigits: 2) } on average.
        [no] With { $pot } in the pot, staying for one more throw loses { NUMBER($change, maximumFractionDigits: 2) } on average.
       *[even] With { $pot } in the pot, one more throw changes nothing on average.
    } The border is { NUMBER($break_even_number, maximumFractionDigits: 2) }; but the scores matter, too.


## Rules

rules-sysna-1-goal =
    The goal
    Reach { $target }. All play at the same time, with the same throws; the one question is when to say “Enough!”.
rules-sysna-2-start =
    The start
    Before the first throw everybody confirms how the game ends; it does not change afterwards. { $first_leader ->
        [random] The first leader is chosen by lot.
        [seat_0] The first seat leads first.
       *[other] Who leads first was agreed on beforehand.
    } After every round the leader's left neighbour becomes the leader.
rules-sysna-3-throw =
    The throw
    The leader throws for all: { $dice ->
        [1] one die. What it shows is added
       *[2] two dice. Their sum is added
    } to the common pot. At the beginning of a round the pot is empty and everybody is in.
rules-sysna-4-words =
    Playing, or enough
    { $announce ->
        [at_once] After every throw everybody who is still in the round chooses: “Playing!” or “Enough!”. Choices are secret, and shown together when all are made.
       *[in_order] After every throw everybody who is still in the round says “Playing!” or “Enough!”: first the leader's left neighbour, then clockwise, the leader last.
    } “Enough!” adds the pot, as it stands now, to your score, and the round is over for you. The pot is not smaller for it: the others play for the same. The leader goes on throwing for the others also after his own “Enough!”.
rules-sysna-5-chirik =
    Chirik
    { $chirik ->
        [double] A chirik is a double, two equal dice.
        [one] A chirik is a 1.
       *[red_one] A chirik is a 1 on the red die; on the other a 1 is just a point.
    } It adds nothing to the pot and ends the round: those still in it get nothing for this round. Scores of earlier rounds stay, and whoever said “Enough!” keeps what he took. If the very first throw of a round is a chirik, the leader throws again until it is something else.
rules-sysna-6-round =
    The end of a round
    A round is over when nobody is left in it, or by a chirik.
rules-sysna-7-end =
    The end of the game
    { $ending ->
        [fair] Fair ending: the first whose “Enough!” brings the score to { $target } wins at once; the round is not finished.{ $announce ->
            [at_once] { " " }If several make the target in the same showing, the highest score wins; level: the earlier in speaking order, which starts at the leader's left.
           *[in_order] { "" }
        }
       *[gamble] Gamblers' ending: reaching { $target } in the middle of a round wins nothing yet. When the round is over and somebody has { $target } or more, the highest score wins. { $tie ->
            [shared] Level at the top: the win is shared.
           *[next_round] Level at the top: all play another round.
        }
    }
rules-sysna-8-limit =
    { $round_limit ->
        [none] { "" }
       *[other]
            Limit
            After so many rounds the game ends: { $round_limit }. The highest score wins, level ones share.
    }
rules-sysna-9-away =
    Somebody has gone
    Autopilot plays for him: it says “Enough!” at a pot of { $hold }, or when the pot is enough for the target, and throws at once when he leads. In another round for level scores it does not take what somebody level with it has just taken.
rules-sysna-91-odds =
    The odds
    A throw is a chirik with probability { $bust_chance } ({ NUMBER($bust_chance_percent, maximumFractionDigits: 1) } %). A scoring throw is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average. Below a pot of { NUMBER($break_even_number, maximumFractionDigits: 2) } one more throw gains on average, above it loses. But all have the same luck: to pass the others, say “Enough!” when they do not.
