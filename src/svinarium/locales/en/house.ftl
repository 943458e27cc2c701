# Words of the house: the same for the page and for the terminal.
#
# Whoever shows a message gives it all facts of the event or the error; if a seat ($seat) is among them, he adds its
# name ($name). Names are not declined and have no gender, and “You” may stand in their place: so no verb belongs to a name.
#
#   refusal-CODE, malformed-CODE, stale-CODE, unsaved-CODE   why it cannot be, what is wrong
#   reason-REASON                                            how the game ended
#   note-CODE                                                what happened
#   option-GAME-NAME, else option-common-NAME                an option: its name; -about: what it changes;
#                                                            -VALUE: what the value is called
#   preset-NAME, player-NAME, phase-PHASE, move-WORD         a set of options, a program that plays, a phase, a move
#   game-NAME-title, -line, -about                           a game: its name, in one line, in more words
#   outcome-WORD                                             the outcome of a throw, if it is a word
#
# Every variant of a select stands on a line of its own: fluent.runtime silently drops the message otherwise.


## The game is over

reason-target = The target is reached.
reason-highest = The round is played to its end: the highest score wins.
reason-first_reached = Level at the top. Whoever had that score first wins.
reason-play_off = It was level at the top; the play-off decided.
reason-shared = Level at the top: the win is shared.
reason-round_limit = The rounds are used up: the highest score wins.
reason-last_left = Everybody else is out of the game.
reason-practice =
    { $turns ->
        [one] Done in { $turns } turn.
       *[other] Done in { $turns } turns.
    }
reason-out = No result: the throw ended the game for its only player.
reason-abandoned = The table was left before the game's end.


## Options that many games share

option-common-target = Target
option-common-target-about = How many points it takes. A higher target makes a longer game, and luck decides less.

option-common-first = Who starts
option-common-first-about = How the first player is chosen. Going first is a small advantage.
option-common-first-lowest_roll = the lowest roll
option-common-first-random = by lot
option-common-first-seat_0 = the first seat

option-common-ending = End of the game
option-common-ending-about = Stop as soon as somebody reaches the target, or play the round to its end, so that everybody has had as many turns.
option-common-ending-sudden = at once
option-common-ending-equal_turns = equal turns for all

option-common-tie = Level at the top
option-common-tie-about = What happens when the round is over and the best scores are level. Only matters with equal turns.
option-common-tie-play_off = play-off: a turn more for each
option-common-tie-first_reached = whoever was first wins
option-common-tie-shared = the win is shared

option-common-round_limit = Limit of rounds
option-common-round_limit-about = After this many rounds the game ends and the highest score wins. For simulations: careful programs could play for ever.
option-common-round_limit-none = no limit


## Programs that play

player-random = At random
player-random-about = Picks any legal move without looking at the table. There is no easier opponent.


## Phases

phase-over = The game is over


## Pigs: how they land

outcome-side = side
outcome-side_dot_up = side↑
outcome-side_dot_down = side↓
outcome-trotter = trotter
outcome-razorback = razorback
outcome-snouter = snouter
outcome-leaning_jowler = leaning jowler
outcome-oinker = touching
outcome-piggyback = piggyback


## What happened

note-starts = First turn: { $name }.
note-over = The game is over.


## Not allowed now

refusal-game_over = The game is over already.
refusal-not_your_turn = It is not your turn.
refusal-waiting_for_draw = Wait, the throw has not come yet ({ $position }).
refusal-no_draw_wanted = There is nothing to draw now: { $position }.
refusal-wrong_draw = Another throw is due: { $wanted }, not { $position }.
refusal-unexpected_event = This game knows no such event: { $event }.


## At the table

refusal-already_seated = You have a seat at this table already.
refusal-code_spent = This seat is taken.
refusal-code_unknown = This link has no free seats.
refusal-token_unknown = This seat is not yours any more. Sit down again by the invitation.
refusal-spectator = You are watching: only players can move.
refusal-hello_first = Name the table first.
refusal-not_playing = No moves now: the game is not on ({ $phase }).
refusal-record_early = The record opens when the game is over ({ $phase }).
refusal-wrong_phase = This is not the time for that: { $phase }, and { $expected } is needed.
refusal-paused = The table is paused. Go on with the game first.
refusal-not_paused = The table is not paused.
refusal-stand_in = The autopilot is playing for you. Come back to the table to move.
refusal-not_away = You are at the table already.
refusal-resigned = Who has resigned does not come back into this game.
refusal-host_only = Only the host of the table can do that.
refusal-seat_active = A person is playing in this seat.
refusal-seat_open = This seat is open already.
refusal-seat_empty = No person is playing in this seat.
refusal-asked =
    { $what ->
        [pause] You want the pause already. Waiting for the others.
        [abandon] You want to stop already. Waiting for the others.
       *[rematch] You want another game already. Waiting for the others.
    }
refusal-not_asked =
    { $what ->
        [pause] Nobody is asking for a pause.
        [abandon] Nobody is asking to stop.
       *[rematch] Nobody is asking for another game.
    }
refusal-followed = The next game is on at another table already.
refusal-not_late = The time is not up yet.
refusal-tables_many =
    { $whose ->
        [guest] You have { NUMBER($maximum) } tables open already. Finish a game or close a table first.
       *[address] { NUMBER($maximum) } tables are open from your network already. Finish a game or close a table first.
    }
refusal-too_fast = Too many messages at once. Wait a second.
refusal-table_crowded = This table has too many spectators: it takes { NUMBER($maximum) } at most.
stale-version = The table has gone on: your move was for { $yours }, it is at { $current } now. Look at it and move again.
stale-game_id = That was for another game: { $yours }; the one being played is { $current }.
unsaved-disk_full = The move is not saved: the disk is full. The table is as it was.
unsaved-log_locked = The move is not saved: the database is busy. The table is as it was, try again.
unsaved-log_failed = The move is not saved: the disk refused it. The table is as it was.
unsaved-log_conflict = The move is not saved: another house keeps this table. The table is as it was.

malformed-table_unknown = There is no such table. Perhaps the link was not copied whole.
malformed-seats_me = Exactly one seat must be yours; there are { $found }.
malformed-seat_unknown = There is no seat { $seat }: the table has { $seats }, counted from zero.
malformed-pace = The time for a move is from { $minimum } to { $maximum } ms, and this is { $pace }.
malformed-games = A match has from { $minimum } to { $maximum } games, and this has { $games }.
malformed-name_long = The name is too long: { $length } characters, { $maximum } at most.
malformed-house_closed = The house is closing, or not open yet. Try in a minute.
malformed-id_length = A command's mark has 1 to { $maximum } characters.
malformed-message = The message is not clear: { $what }
malformed-json = This is not JSON: { $what }
malformed-body = The request is not clear: { $what }
error-internal = Something broke in the house. Moves that were taken are saved. Try again.
malformed-http = The house does not answer to that (HTTP { NUMBER($status, useGrouping: 0) }).
malformed-record_not_started = There is no record yet: the game has not started.
malformed-log_order = The log of table { $table } is damaged at version { $version }.
malformed-log_secret_missing = The log of table { $table } lacks the secret of its game.


## The ledger

refusal-ledger_not_participant = { $name }: this seat adds no chance to this game.
refusal-ledger_given = { $name }: the number is here already.
refusal-ledger_digest_changed = { $name }: the promise is here already and cannot be changed.
refusal-ledger_entropy_early = { $name }: it is too early to show numbers, promises are missing ({ $missing }).
refusal-ledger_entropy_mismatch = { $name }: this is not the number that was promised.
refusal-ledger_entropy_changed = { $name }: the number is shown already and cannot be changed.
refusal-ledger_not_complete = The transcript is not complete: { $missing } missing.

malformed-ledger_line = A line of the transcript ({ $line }) is wrong: { $field }, { $what }.
malformed-ledger_hex = { $field }: lower-case hex digits are needed, for { $size } bytes.
malformed-ledger_transcript = This is not the transcript of this game.
malformed-ledger_chain = The chain of games breaks at game { NUMBER($number, useGrouping: 0) }: { $what }.
malformed-ledger_position = The position of the draw has no form as text: { $position }.
malformed-ledger_range = The ledger knows no such draw: { $field } = { $found }.
malformed-hex = { $field }: hex digits are needed, for { $expected } bytes.
malformed-secret_key_file = The file with the key of secrets { $path } cannot be read ({ $reason }).
malformed-secret_key_mode = The file with the key of secrets { $path } is open to others (mode { $mode }). It must be 0600.
malformed-secret_key_length = The file with the key of secrets { $path } is damaged: it has { $found } bytes, not { $expected }.
malformed-secret_box_key = The secret of game { $game_id } is sealed with another key.
malformed-secret_box_damaged = The secret of game { $game_id } is damaged.


## That does not work: options and players

malformed-move = “{ $move }” is no move here. There are: { $expected }.
malformed-seat = There is no seat { $seat } at this table of { $seats }.
malformed-game_unknown = There is no game “{ $game }”. There are: { $expected }.
malformed-game_stuck = Nobody can move in { $game } (event { $event }): its rules have a fault.
malformed-seats = A table has { $minimum } to { $maximum } seats here; this one would have { $seats }.
malformed-preset_unknown = There is no preset “{ $preset }”. There are: { $expected }.
malformed-option_value = The option { $option } cannot be “{ $value }”. It can be: { $expected }.
malformed-option_unknown = This game has no option “{ $option }”. It has: { $expected }.
malformed-player_unknown = This game has no player “{ $player }”. It has: { $expected }.
malformed-player_argument = The player { $player } does not understand “{ $value }”. It takes: { $expected }.


## That does not work: luck and events

malformed-draw_table = The table of outcomes will not do: names must differ, weights must be whole and above zero ({ $table }).
malformed-draw_result = There is no such outcome: { $result } (drawing { $source }).
malformed-draw_source = It is not clear what to draw: “{ $text }”.
malformed-event = This is no event: “{ $text }”.


## That does not work: records

malformed-record_empty = The record has not a single whole line.
malformed-record_line = Line { NUMBER($line, useGrouping: 0) } of the record cannot be read: { $what }.
malformed-record_version = The record has format { $found }, this program reads { $expected }. The record is probably newer.
malformed-record_order = Line { NUMBER($line, useGrouping: 0) } of the record is out of place: event number { $found }, where { $expected } is due.
malformed-record_correction = Line { NUMBER($line, useGrouping: 0) } of the record: this correction does not fit event { $of }.
malformed-record_rules = The record was played by other rules: { $game }, version { $found }. Here we have { $expected }.
malformed-record_options = A record holds every option of its game, no more and no less. These do not agree: { $options }.
malformed-record_at = The record has { $events } events; there is no place after event { $at }.
malformed-record_event = Line { NUMBER($line, useGrouping: 0) } of the record is against the rules ({ $code }).


## That does not work: the house on this machine

malformed-port_in_use = Port { NUMBER($port, useGrouping: 0) } on { $host } is taken. Stop what holds it, or take another: --port.
malformed-host_unknown = This machine has no address { $host }. 0.0.0.0 means all networks, 127.0.0.1 this machine alone.
malformed-database_url = The database { $url } will not do. Needed: { $expected }.
malformed-folder_unwritable = The folder { $path } cannot be written to. Choose another: --data.
malformed-database_newer = The database is newer than this program: it has version { $found }, the program knows { $known }. Update the program.
malformed-database_locked = Another running house holds the database { $path }. Two houses cannot share one: stop the other or choose another folder.
malformed-database_unreadable = { $path } is not this house's database, or it is damaged. Nothing was touched.
malformed-tls_files = The certificate and key do not fit or cannot be read: { $path }. Both are needed: --tls-cert and --tls-key.
