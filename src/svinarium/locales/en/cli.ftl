# Words of the terminal: the command svinarium, its help, its questions and answers.
#
#   cmd-COMMAND, -usage, -about, -examples   help: in one line, how to write it, more, examples (a remark after #)
#   switch-SWITCH, NAME-SWITCH               what a switch does
#   meta-WORD                                what stands in its place


## Help

cli-about = Svinarium, a home for pig games. Play with people and programs, keep records, verify the dice.
cli-examples =
    svinarium play pig --seats me,hold:20   # a game against a program that gathers twenty
    svinarium serve                         # open the house in a browser, for friends with phones
    svinarium rules pig                     # the complete rules
help-more = More about a command: svinarium COMMAND --help
help-commands = Commands
help-usage = Usage:
help-parameters = What it takes
help-everywhere = Switches of every command
help-examples = Examples

switch-json = An answer for programs: one JSON document on standard output; all else goes to standard error.
switch-lang = Language: ru or en. Else SVINARIUM_LANG decides, then the system's language, then Russian.
switch-debug = If the program breaks, show where.
switch-help = This help.
switch-version = Which version this is.

meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
meta-seats = SEATS
meta-names = NAMES
meta-option = name=value
meta-preset = PRESET
meta-number = NUMBER
meta-address = ADDRESS
meta-pigs-what = count
meta-pigs-counts = COUNTS…

arg-game = A game's name (svinarium games lists them) or a .toml file with a variant of yours.
arg-record = A file with the record of a game.
arg-pigs-what = What to do with the pigs: count.
arg-pigs-counts = How often what came: trotter=12 back=30 up=41, as pairs trotter+back=3, touching ones touching=2.
arg-option = An option of the game; may be repeated. Which there are: svinarium games GAME.
arg-preset = A named set of options. What -o says wins over it.

cmd-games = Which games there are, their options and programs that play.
cmd-games-usage = svinarium games [GAME]
cmd-games-about = Without a name: the list of games. With one: all that a table can agree on beforehand: options, presets, players.
cmd-games-examples =
    svinarium games
    svinarium games pig          # the options of Pig and its players
    svinarium games pig --json   # the same for a program

cmd-play = Play: people at this terminal, programs, or both.
cmd-play-usage = svinarium play GAME --seats SEATS [-o name=value]… [switches]
cmd-play-about =
    A seat is me (a person at this terminal) or a program that plays. With only programs the game is played without asking.

    The ledger throws the dice: the house binds itself beforehand, and every throw can be checked later from the record (svinarium verify). With --seed the dice follow from a number: the same command is the same game.

    A game can be left at any moment (Ctrl-C); its record stays.
cmd-play-examples =
    svinarium play pig --seats me,hold:20              # you against a program that gathers twenty
    svinarium play pig --seats me,me --names Ann,Bob   # two people at one terminal
    svinarium play pig --seats me -o target=50         # alone: how many turns to 50?
    svinarium play two-dice-pig --seats me,pace,random --record evening.jsonl
    svinarium play pig --seats pace,hold:20 --games 1000 --seed 7   # who is stronger?
play-seats = Who sits at the table, separated by commas, clockwise: me is you, all else are programs (svinarium games GAME).
play-seed = Dice and choices of programs from this number: the game can be repeated.
play-record = Where to write the record, line by line.
play-force = Replace the file if it is there already.
play-games = Play so many games in a row and show the totals (programs only).
play-names = Names at the table, separated by commas, in order of seats.

cmd-replay = How a recorded game ended, or where it stopped.
cmd-replay-usage = svinarium replay FILE [--at NUMBER]
cmd-replay-about = Plays a record again by the rules and shows its course and the table at the end. Unfinished records will do, and records with throws typed in by hand.
cmd-replay-examples =
    svinarium replay evening.jsonl
    svinarium replay evening.jsonl --at 20   # the table after twenty events
    svinarium replay evening.jsonl --json
replay-at = Stop after so many events.

cmd-verify = Check the dice of a recorded game.
cmd-verify-usage = svinarium verify FILE
cmd-verify-about =
    Checks that every throw follows from the transcript and the revealed secret, that the game asked for just these throws, and that the rules say what the record notes.

    Exit code: 0 all agrees; 1 it does not, or nothing can be checked (with the reason); 2 the file cannot be read.
cmd-verify-examples =
    svinarium verify evening.jsonl
    svinarium verify evening.jsonl --json

cmd-pigs = Your own throws of pigs: count them and compare with the model.
cmd-pigs-usage = svinarium pigs count [COUNTS…] [--file FILE]
cmd-pigs-about = Takes your throws of pigs and says whether they fall as in Pass the Pigs: chi-square for each pose and for all together. A side is up or down, as its dot; the others are back, trotter, snouter, jowler. A file has a throw a line, or a count: “trotter back”, “up 40”.
cmd-pigs-examples =
    svinarium pigs count up=60 down=75 back=45 trotter=18 snouter=6 jowler=1
    svinarium pigs count trotter+up=3 up+down=5 touching=1   # as pairs, one of them touching
    svinarium pigs count --file throws.txt --json

cmd-rules = The complete rules of a game, with your options.
cmd-rules-usage = svinarium rules GAME [-o name=value]… [--seats NUMBER]
cmd-rules-about = Tells the rules as they are with these options: variants that you did not agree on are not mentioned. The odds are not typed in, they are worked out from the game.
cmd-rules-examples =
    svinarium rules pig
    svinarium rules pig -o target=50 -o ending=equal_turns
    svinarium rules two-dice-pig --preset two_dice_literal
rules-seats = How many play.

cmd-serve = Open the house: tables in the browser, for phones in the same network.
cmd-serve-usage = svinarium serve [switches]
cmd-serve-about =
    Starts the house on this machine and prints its address and a QR code for phones in the same network. Everything lies in one folder; a move that the house has confirmed is on disk.

    Ctrl-C stops it; the tables wait for the next start.
cmd-serve-examples =
    svinarium serve
    svinarium serve --port 9000 --data ~/svinarium
    svinarium serve --host 127.0.0.1   # for this machine alone
serve-host = The address to listen on; 0.0.0.0 means all.
serve-port = The port.
serve-data = Where tables and keys are kept.
serve-database-url = Another database than the file in the folder: sqlite:///path.
serve-public-url = The address by which others see the house: for links and the QR code.
serve-tls-cert = Certificate for https. Needed together with its key.
serve-rate = How many messages a second a connection may send; 0 is no limit. 50 by default.
serve-per-guest = How many tables a guest may have open; 0 is no limit. 20 by default.
serve-per-net = How many tables may be open from one network address; 0 is no limit. 100 by default.
serve-keep-days = After how many days the log of a finished table is deleted; 0, the default, is never.
serve-tls-key = Key of the certificate.

cmd-doctor = Check whether everything is ready to open the house.
cmd-doctor-usage = svinarium doctor [switches]
cmd-doctor-about = Looks at Python, the page, the data folder, the database, the port and the games, and says what to mend. Changes nothing. Exit code 1 if the house would not open now.
cmd-doctor-examples =
    svinarium doctor
    svinarium doctor --port 9000 --data ~/svinarium


## Answers: games

games-name = name
games-title = game
games-seats = seats
games-line = what it is
games-more = Options and players: svinarium games GAME. Rules: svinarium rules GAME.
games-options = Options
games-presets = Presets (--preset)
games-players = Programs that play
games-default = by default { $value }
games-allowed = can be: { $expected }
games-no-options = No options.
games-seat-range = Seats at the table: { $minimum } to { $maximum }.
games-person = A person at this terminal
games-broken-load = The game { $name } ({ $value }) could not be loaded: { $detail }
games-broken-no_game = The game { $name } ({ $value }) could not be loaded: it is no game, but { $detail }.
games-broken-name = The game { $name } ({ $value }) could not be loaded: it calls itself { $detail }.
games-broken-taken = The game { $name } ({ $value }) could not be loaded: there is a game of this name already.
games-try = Try: { $command }


## Answers: a game

play-you = You
play-person = Player { $number }
play-heading = { $title }: { $players }
play-dice-ledger = The ledger throws the dice.
play-dice-ledger-record = The ledger throws the dice. The record goes to { $path }; check the dice afterwards: svinarium verify { $path }
play-dice-words = Words of this transcript: { $words }
play-dice-seed = Dice from the number { $seed }: the same command is the same game.
play-hint = A move is a word, a letter, or its number where moves have one. Also: ? the odds, ! the rules, quit to leave.
play-your-turn = Your turn.
play-your-turn-pot = Your turn. Pot { $pot }.
play-turn = To move: { $name }.
play-turn-pot = To move: { $name }. Pot { $pot }.
play-move-keys = { $move } — { $keys }
play-move-number = [{ $number }] { $move }
play-enter = Enter
play-not-a-move = “{ $text }” is no move here. There are: { $moves }.
play-wait = Wait
play-wait-keys = wait
play-leave-keys = quit, q, exit
play-odds-keys = ?, odds
play-rules-keys = !, rules
play-target = { $left } to go
play-rest =
    { $count ->
        [one] …and { $count } more move
       *[other] …and { $count } more moves
    }
play-won = { $names } — first place!
play-shared = Shared first place: { $names }.
play-nobody = Nobody has won.
play-interrupted = The game is left unfinished.
play-kept = The game is left unfinished. All there was is in { $path }: svinarium replay { $path }
play-recorded = Record of the game: { $path }
play-totals = { $title }. Games: { $games }
play-totals-player = player
play-totals-wins = wins
play-totals-share = share
play-totals-score = mean score
play-totals-turns = mean turns
play-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
play-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
play-shared-wins = A shared win is divided evenly among its winners.


## Answers: a record

replay-heading = { $title }: { $players }
replay-version = Events: { $events }.
replay-luck-ledger = Throws from the ledger.
replay-luck-seed = Throws from a number.
replay-luck-hand = Throws typed in by hand.
replay-open = The game is not over. To move: { $names }.
replay-waiting = The game is not over: a throw is due.
replay-move = { $name }: { $move }
replay-correction = Correction of event { NUMBER($of, useGrouping: 0) }: { $reason }

verify-no = It does not agree.
verify-cannot = It cannot be checked.
verify-words = Words of the transcript: { $words }
verify-transcript = Transcript: { $hash }
verify-rules = The rules asked for just these throws and say what the record notes.
verify-wanted = Event { NUMBER($v, useGrouping: 0) }: the rules waited for the throw { $wanted }, the record has { $found }.
verify-not-wanted = Event { NUMBER($v, useGrouping: 0) }: the rules waited for no throw, the record has { $found }.
verify-notes = Event { NUMBER($v, useGrouping: 0) }: the record notes something else than what follows by the rules.
verify-refused = Event { NUMBER($v, useGrouping: 0) } is against the rules: { $why }
verify-record = The record does not replay: { $why }


## Answers: rules

rules-heading = { $title }: the rules
rules-none = There are no rules in words for this game.


## Answers: the house

serve-open = The house is open.
serve-here = On this machine: { $url }
serve-there = For phones in the same network: { $url }
serve-public = For everybody: { $url }
serve-only-here = The house hears this machine alone. To let phones in: svinarium serve --host 0.0.0.0
serve-data-at = Tables and keys lie in { $path }.
serve-stop = Ctrl-C stops it. The tables wait.
serve-closed = The house is closed. The tables wait for the next start.

doctor-good = Everything is ready: svinarium serve
doctor-bad = The house would not open now.
doctor-python = Python
doctor-python-good = { $version }
doctor-python-bad = { $version } is too old: { $needed } or newer is needed.
doctor-page = Page
doctor-page-good = built
doctor-page-bad = not built. Build it: make setup
doctor-data = Folder
doctor-data-good = { $path } can be written to.
doctor-data-new = { $path } will be made.
doctor-data-bad = { $path } cannot be written to. Choose another: --data.
doctor-database = Database
doctor-database-good = { $path } can be read, version { $version }.
doctor-database-new = { $path } will be made.
doctor-port = Port
doctor-port-good = { NUMBER($port, useGrouping: 0) } is free.
doctor-port-bad = { NUMBER($port, useGrouping: 0) } on { $host } is taken. Take another: --port.
doctor-games = Games
doctor-games-good = { $games }


## That does not work

cli-broke = Something broke in the program itself: { $what }. The switch --debug shows where.
malformed-language_unknown = The house does not speak “{ $language }”. It speaks: { $expected }.
malformed-command_unknown = There is no command “{ $command }”. There are: { $expected }.
malformed-switch_unknown = This command has no switch { $switch }. It has: { $expected }.
malformed-switch_value = { $switch } needs a value after it.
malformed-switch_alone = { $switch } is written without a value.
malformed-argument_extra = There is something left over: { $arguments }. What can be given: --help.
malformed-argument_value = There is no “{ $value }” here. What will do: { $expected }.
malformed-argument_missing = { $argument } is missing. What can be given: --help.
malformed-usage = The command line is not clear: { $what }
malformed-number = { $name } is a number { $expected }, not “{ $value }”.
malformed-option_pair = An option is written -o name=value, not “{ $text }”.
malformed-option_twice = The option { $option } is given twice.
malformed-names_count = { $names } names for { $seats } seats: every seat needs one.
malformed-games_person = Only programs play many games in a row: take me out of --seats, or leave --games out.
malformed-games_record = A record is one game: leave out --record or --games.
malformed-file =
    { $error ->
        [ENOENT] There is no such file or folder: { $path }.
        [EACCES] Access to { $path } is not allowed.
        [EPERM] Access to { $path } is not allowed.
        [EISDIR] { $path } is a folder; a file is needed.
        [ENOTDIR] { $path }: something on the way to it is no folder.
        [ENOSPC] The disk is full: { $path }. All there was before is written.
        [EROFS] The disk cannot be written to: { $path }.
        [ENAMETOOLONG] The name of the file is too long.
       *[other] { $path }: that did not work ({ $error }).
    }
malformed-file_exists = { $path } is there already and was not touched. Take another name, or add --force.
malformed-file_size = { $path } is larger than { $megabytes } MB: that is no record of a game.

## Pigs: one's own throws

pigs-file = A file with throws: one a line (“trotter back”) or a count (“up 40”).
pigs-heading =
    { $pigs ->
        [one] { $pigs } pig counted
       *[other] { $pigs } pigs counted
    }
pigs-pose = pose
pigs-yours = yours
pigs-share = share
pigs-model = model
pigs-p = p
pigs-touching = touching
pigs-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
pigs-p-value = { NUMBER($p, minimumFractionDigits: 4, maximumFractionDigits: 4) }
pigs-p-tiny = < 0.0001
pigs-p-is = p = { NUMBER($p, minimumFractionDigits: 4, maximumFractionDigits: 4) }
pigs-p-below = p < 0.0001
pigs-differ = Your pigs fall differently: χ² = { NUMBER($chi, maximumFractionDigits: 2) }, { $degrees } degrees of freedom, { $p }.
pigs-alike = No difference to be seen: χ² = { NUMBER($chi, maximumFractionDigits: 2) }, { $degrees } degrees of freedom, { $p }.
pigs-few = * Fewer than five are expected of these: p is only a rough guide.
pigs-source = Model: { $source }.
pigs-play = Play with your own pigs:
