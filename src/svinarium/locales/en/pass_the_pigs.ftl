# Pass the Pigs: names, moves, events, options and the complete rules.


## The game

game-pass-the-pigs-title = Pass the Pigs
game-pass-the-pigs-line = Throw two pigs and score the way they land; on different sides, and the pot is gone.
game-pass-the-pigs-about = Two pigs instead of dice. The pose makes the points: razorback, trotter, snouter, the rare leaning jowler; two alike count double. Gather and bank before they land on different sides. The chances are those of six thousand real throws; you can count your own and compare: svinarium pigs count.


## Moves

move-call = Call
move-call-keys = c, call, hog
move-pass = Pass
move-pass-keys = enter, p, pass, no


## Phases

phase-call = Who calls the throw?


## On the screen

field-pass-the-pigs-target = To { $value }
field-pass-the-pigs-round = Round { $value }
timer-call = Time to call
move-call-with = Call: { $argument }


## What happened

note-pigs_thrown =
    { $second ->
        [none] { $first ->
            [piggyback] { $name }: one pig lies on the other.
           *[oinker] { $name }: the pigs touch.
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
note-pigs_start_throw = { $name }: a throw for the start, worth { $value }.
note-pigs_pig_out =
    { $lost ->
        [0] { $name }: pig out, the turn is over. There was nothing to lose.
       *[other] { $name }: pig out, the turn is over. { $lost } gone from the pot.
    }
note-pigs_oinker =
    { $lost ->
        [0] { $name }: oinker! Back to zero, but there was nothing to lose.
       *[other] { $name }: oinker! { $lost } gone, back to zero.
    }
note-pigs_piggyback = { $name }: piggyback! Out of the game.
note-pigs_call_score = { $name } calls { $points }.
note-pigs_call_poses =
    { $name } calls { $first ->
        [side] side
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
note-pigs_pass = { $name }: pass.
note-pigs_window_over = Time is up, here comes the throw.
note-pigs_call_right = { $name }: right! +{ $points }, score { $score }.
note-pigs_call_paid = { $name }: −{ $points }, pot { $total }.
note-pigs_call_wrong = { $name }: wrong, −{ $points }, score { $score }.
note-pigs_call_lost = { $name }: the call is lost, no gain and no loss.


## Not allowed

refusal-pigs_hog_call_off = Throws are not called at this table.
refusal-pigs_window_open = Wait: somebody may call the throw now.
refusal-pigs_window_closed = There is nothing to call now: that is for the moment before a throw.
refusal-pigs_may_not_call = You cannot call this throw: somebody else must be throwing, it takes { $least } points, and a pass is final.
refusal-pigs_no_timer = No time is running now.


## Options

option-pass-the-pigs-first-highest_throw = the highest throw
option-pass-the-pigs-figures = How the pigs fall
option-pass-the-pigs-figures-about = Where the chances are from: counted throws of two pigs, counted single pigs, or your own throws.
option-pass-the-pigs-figures-kern_pairs = as pairs, 6,000 throws
option-pass-the-pigs-figures-kern_single = one by one, 11,954 pigs
option-pass-the-pigs-figures-custom = your own throws
option-pass-the-pigs-counts = Own throws
option-pass-the-pigs-counts-about = How often what came: trotter=12 razorback=30 …, or as pairs trotter+razorback=3; throws with touching pigs as touching=2. Only for figures=custom.
option-pass-the-pigs-counts-none = not needed
option-pass-the-pigs-piggyback_share = Share of piggybacks
option-pass-the-pigs-piggyback_share-about = Which share of touching throws has one pig on top of the other. Nobody has counted that: 1/10 is our assumption.
option-pass-the-pigs-hog_call = Hog Call
option-pass-the-pigs-hog_call-about = Before a throw the others may name what will come: right, and the points are yours; wrong, and the thrower gets them twice.
option-pass-the-pigs-hog_call-on = yes
option-pass-the-pigs-hog_call-off = no
option-pass-the-pigs-hog_call_needs = Who may call
option-pass-the-pigs-hog_call_needs-about = Where there must be 20 points or more.
option-pass-the-pigs-hog_call_needs-caller_score = whose score is 20 or more
option-pass-the-pigs-hog_call_needs-turn_total = all, if the pot is 20 or more
option-pass-the-pigs-hog_call_names = What is called
option-pass-the-pigs-hog_call_names-about = The score of the throw, or both poses in any order.
option-pass-the-pigs-hog_call_names-score = the score
option-pass-the-pigs-hog_call_names-poses = the poses
option-pass-the-pigs-hog_call_wins = Winning by a call
option-pass-the-pigs-hog_call_wins-about = Whether a call that reaches the target counts at once, or only with the next bank.
option-pass-the-pigs-hog_call_wins-on = at once
option-pass-the-pigs-hog_call_wins-off = with the next bank
option-pass-the-pigs-size = Pigs
option-pass-the-pigs-size-about = Small ones, or large ones of foam. The rules are the same, the picture is not.
option-pass-the-pigs-size-small = small ones
option-pass-the-pigs-size-big = large ones


## Presets

preset-big_pigs = Big Pigs
preset-big_pigs-about = The same game with large foam pigs, for the yard and the floor.
preset-hog_call = Hog Call
preset-hog_call-about = Before every throw the others may call what will come. Those behind like it better.


## Programs that play

player-caller = Calls as a last resort
player-caller-about = Gathers twenty-two, and calls only when somebody is about to win and nothing else would help.


## That will not do

malformed-pigs_entry = “{ $entry }” cannot be read. What will do: { $expected }.
malformed-pigs_mixed = Single pigs ({ $single }) and pairs ({ $pair }) are counted together. It takes one of the two.
malformed-pigs_none = No pig was counted. What will do: { $expected }.
malformed-pigs_many = { $pigs } pigs, and { $maximum } are the most.
malformed-pigs_counts_missing = With figures=custom your own throws are needed: counts.
malformed-pigs_counts_unused = Own throws (counts) are only for figures=custom; here it is { $figures }.


## Odds

odds-pass-the-pigs =
    { NUMBER($lose_percent, maximumFractionDigits: 1) } % of the throws end a turn, a throw that scores is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average. { $gains ->
        [yes] With { $pot } in the pot, one more throw gains { NUMBER($change, maximumFractionDigits: 2) } on average.
        [no] With { $pot } in the pot, one more throw loses { NUMBER($change, maximumFractionDigits: 2) } on average.
       *[even] With { $pot } in the pot, one more throw changes nothing on average.
    } The border is { NUMBER($break_even_number, maximumFractionDigits: 2) }; but the scores matter, too, and an oinker takes yours.


## Rules

rules-pigs-1-goal =
    The goal
    { $seats ->
        [1] Reach { $target } in as few turns as you can.
       *[other] { $ending ->
            [equal_turns] Reach { $target }. As soon as somebody has, the round is played to its end, and the highest score wins.
           *[sudden] Reach { $target } before the others do.
        }
    }
rules-pigs-2-start =
    { $seats ->
        [1] { "" }
       *[other]
            Who starts
            { $first ->
                [seat_0] The first seat starts. Turns go round clockwise.
                [highest_throw] Everybody throws the pigs, the highest throw starts. If several are highest, they throw again among themselves. Pig out and touching pigs are just zero here, nobody goes out. Turns go round clockwise.
               *[random] The starter is chosen by lot. Turns go round clockwise.
            }
    }
rules-pigs-3-turn =
    A turn
    Throw both pigs: the points of the throw go into the pot of this turn. After every throw that scores, choose: throw again or bank. Throw as often as you like. Banking adds the pot to your score and ends the turn. An empty pot cannot be banked.
rules-pigs-4-poses =
    What scores
    Beside a pig on its side: razorback 5, trotter 5, snouter 10, leaning jowler 15. With no pig on its side the two are added; both in the same pose are added and doubled: two razorbacks or two trotters 20, two snouters 40, two leaning jowlers 60. Both on the same side (sider): 1.
rules-pigs-5-out =
    What burns
    Pig out, on different sides, one dot up and one down: the pot is lost, the turn is over. Oinker, the pigs touch and both are on the table: the pot and the whole score are lost, the turn is over. Piggyback, one pig lies on the other: { $seats ->
        [1] the game is over without a result.
       *[other] the thrower is out of the game. The last one left wins at once. Those out rank last, the latest out highest.
    }
rules-pigs-6-call =
    { $hog_call ->
        [on]
            Hog Call
            Before a throw one of the others may call what will come: { $hog_call_names ->
                [poses] two poses, in any order; with one pig on its side its dot does not matter.
               *[score] the score of the throw.
            } Pig out, oinker and piggyback are not called. Only the first call counts, there are four seconds for it. { $hog_call_needs ->
                [turn_total] It takes a pot of 20 or more to call.
               *[caller_score] It takes a score of one's own of 20 or more to call.
            } Right: you gain twice the score of the throw; the thrower gains nothing and loses as much, first from the pot, then from the score, never below zero. Wrong: you lose twice the score of the throw (never below zero), and the thrower gets it twice. Pig out, oinker or piggyback: the call is lost without points. Then the thrower throws again or banks, as usual. { $hog_call_wins ->
                [off] A call that takes your score to the target counts with your next bank.
               *[on] A call that takes your score to the target { $ending ->
                    [equal_turns] starts the last round.
                   *[sudden] wins.
                }
            }
       *[off] { "" }
    }
rules-pigs-7-end =
    The end
    { $seats ->
        [1] The game is over as soon as the score is { $target } or more. What counts is how many turns it took.
       *[other] { $ending ->
            [equal_turns] Everybody has the same number of turns: once somebody has { $target } or more, the round is played up to the seat before the starter. One may go beyond the target. The highest score wins. { $tie ->
                [first_reached] If the best are level, the one of them who reached this score first wins.
                [shared] If the best are level, they share the win.
               *[play_off] If the best are level, they keep their scores and play one more turn each, until one is left.
            }
           *[sudden] As soon as somebody banks to { $target } or more, the game is over and that player has won. A pot alone never wins, it has to be banked.
        }
    }
rules-pigs-8-limit =
    { $round_limit ->
        [none] { "" }
       *[other]
            The limit
            The game ends after this many rounds: { $round_limit }. The highest score wins, level ones share.
    }
rules-pigs-9-away =
    If somebody is away
    The autopilot plays for them: it banks at { $hold }, or when the pot reaches the target. It never calls.
rules-pigs-a-chances =
    The chances
    { $figures ->
        [kern_single] The pigs fall as 11,954 single pigs did in a study by J. Kern (2006), neither knowing of the other.
        [custom] The pigs fall as they did in your own throws.
       *[kern_pairs] The pigs fall as they did in 6,000 throws of two pigs in a study by J. Kern (2006).
    } A pig lands on its side with the dot up in { NUMBER($pose_side_dot_up_percent, maximumFractionDigits: 1) } % of the cases, with the dot down in { NUMBER($pose_side_dot_down_percent, maximumFractionDigits: 1) } %, as razorback in { NUMBER($pose_razorback_percent, maximumFractionDigits: 1) } %, trotter in { NUMBER($pose_trotter_percent, maximumFractionDigits: 1) } %, snouter in { NUMBER($pose_snouter_percent, maximumFractionDigits: 1) } %, leaning jowler in { NUMBER($pose_leaning_jowler_percent, maximumFractionDigits: 2) } %. A throw is worth 1 in { NUMBER($chance_1_percent, maximumFractionDigits: 1) } %, 5 in { NUMBER($chance_5_percent, maximumFractionDigits: 1) } %, 10 in { NUMBER($chance_10_percent, maximumFractionDigits: 1) } %, 15 in { NUMBER($chance_15_percent, maximumFractionDigits: 1) } %, 20 in { NUMBER($chance_20_percent, maximumFractionDigits: 1) } %, 25 in { NUMBER($chance_25_percent, maximumFractionDigits: 2) } %, 40 in { NUMBER($chance_40_percent, maximumFractionDigits: 2) } %, 60 in { NUMBER($chance_60_percent, maximumFractionDigits: 2) } %. Pig out comes in { NUMBER($bust_chance_percent, maximumFractionDigits: 1) } %, oinker in { NUMBER($wipe_chance_percent, maximumFractionDigits: 2) } %, piggyback in { NUMBER($out_chance_percent, maximumFractionDigits: 2) } %. Nobody has counted piggybacks: that they are { $piggyback_share } of all touching throws is an assumption. A throw that scores is worth { NUMBER($mean_gain_number, maximumFractionDigits: 2) } on average; below a pot of { NUMBER($break_even_number, maximumFractionDigits: 2) } one more throw gains on average, above it loses. Banking at that border is a good rule and not the best game: the best one looks at the scores, too.
