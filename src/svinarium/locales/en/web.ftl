# The words of the page. Every select variant stands on a line of its own.


## The house

house-name = Svinarium
pig-label = Khavronya, the host of the table
to-start = To the start
loading = Laying the table…
sound-now =
    { $volume ->
        [loud] Sound: loud
        [quiet] Sound: quiet
       *[off] Sound is off
    }
light-now =
    { $theme ->
        [light] Light: bright
        [dark] Light: dim
       *[auto] Light: as the system has it
    }
name-default = Player
name-unknown = Player
your-name = What’s your name?
name-placeholder = A name or a nickname
you-short = you
you-mark = that’s you


## Start

start-title = Fancy a game of Pig?
start-lead = Roll the die, pile up points, and bank them before a 1 comes along.
start-footer = The dice are fair here: after the game this page checks every single throw.
quick-title = Play right now
quick-bot = Play a bot
quick-about = To a hundred, with one die. Nothing to sign up for, nothing to pay.
resume = Back to your table


## A new table

form-title = Lay your own table
form-game = The game
form-seats = Who is at the table
form-friend = A seat for a friend
form-friend-about = The link appears as soon as the table is laid.
form-bot-label = Which bot sits at seat { $n }
form-remove = Take away seat { $n }
form-add-open = + Friend
form-add-bot = + Bot
form-target = Playing to
form-own = Other
form-own-target = Playing to
form-ending = When it ends
ending-sudden = At once
ending-sudden-about = Whoever banks the target has won. Nobody rolls any more.
ending-equal_turns = When everybody has had as many turns
ending-equal_turns-about = The round is played to its end, the highest score wins.
form-more = More rules
form-preset = Ready-made variant
form-about = More about the game
form-preset-none = The usual game
form-text = another
form-number = a number of your own
form-create = Lay the table
bot-hold = Hamster { $n }
bot-hold-about = gathers { $n } and banks
bot-pace = Pacer
bot-pace-about = watches the score and never lets you get away
bot-random = Whim
bot-random-about = decides with a coin
name-twin = { $name } #{ $n }


## Before the game

seat-open = Free seat
lobby-title =
    { $n ->
        [0] Everybody is here
        [one] Waiting for one more
       *[other] Waiting for { $n } more
    }
lobby-invited = You’re invited to the table
lobby-free = waits for a guest
lobby-bot = bot
lobby-sit = Sit down
lobby-wait = It starts by itself once everybody sits.
lobby-watch = Only an invitation gets you a seat. Do watch, though: it starts by itself.
lobby-taken = No seats are left on this link. Do watch, though: it starts by itself.
invite-title = Call your friends
invite-copy = Copy the link
invite-copied = Copied
invite-scan = Or let them point a camera here.
invite-qr = A code with the link to this table
invite-local = This link opens on this computer only. To invite phones, open the page at the address that the house wrote when it started.
ceremony = Agreeing on the dice…
ceremony-about = The house and every player hide a random number each, and only then show it. That way nobody can pick the throws.
ceremony-missing = Not there yet: { $names }.
ceremony-again = Somebody did not answer in time. Starting over, that’s all right.
cancelled = The table is cleared
cancelled-about = The game could not be finished. Nobody’s points were hurt.


## At the table

table-title = The game
table-loading = Walking over to the table…
table-nowhere = There is no such table
table-nowhere-about = Check the link: perhaps it was not copied whole. Or the table has been cleared.
lost-title = Nothing here
lost-text = Only crumbs. Go to the start, the table is laid there.
seats-label = Players and scores
stage-label = Throw and pot
seat-needs = { $n } to go
seat-away = offline
seat-thinks = thinking
seat-out = out
status-mine-roll = Your turn. Roll!
status-mine = Your turn. { $total } in the pot: roll or bank.
status-mine-enough = Your turn. { $total } in the pot, and that’s enough. Bank it!
status-mine-now = Your turn.
status-other =
    { $total ->
        [0] { $name } is on turn.
       *[other] { $name } is on turn. { $total } in the pot.
    }
status-over = The game is over.
status-stopped = The game has stopped.
watching = You are watching.
roll = Roll
roll-dice = How many dice
roll-key = R
bank = Bank
bank-now = Bank { $n }
bank-key = B
pot = In the pot
throws-label = Throws of this turn
die-shows = The die shows { $value }
starts-title = Who starts?
starts-who = { $name } starts
starts-about = The lowest roll starts.
sheet-title = Score sheet
sheet-turn = Turn
sheet-now = On turn now
sheet-bust = bust
sheet-wipe = all gone
log-title = What happened
log-empty = All quiet so far.
log-all = Show all { $n } entries
any-mine = Your turn.
any-mine-too = Your turn. Others may move, too: { $names }.
any-other = To move: { $names }.
any-nobody = Just a moment.
any-stage = The table
any-moves = Your moves
any-filter = Find a move
any-no-move = There is no such move now.
any-of-card = Moves with the card “{ $card }”
any-all = Show all moves
any-choose-dice = Touch the dice that you choose.
any-field-sheets = Sheets
any-command = A move in words
any-command-label = Write a move
any-command-send = Move
any-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
any-zone-hand = Cards in hand
any-zone-deck = Deck
any-zone-pile = Pile
any-zone-discard = Discarded
any-role-kept = kept
any-timer = Time
any-timer-left = { $seconds } s
any-timer-most = up to { $seconds } s
any-rules = Rules
any-no-rules = This game brings no rules in words.


## The end

end-you = You win!
end-winner = { $name } wins!
end-shared = A shared win: { $names }
end-nobody = Nobody wins this time.
end-throws = Dice rolled: { $n }
again = Once more
record-link = Download the record


## Fair dice

fair-title = Fair dice
fair-about = The house is bound by a promise made before the first throw. This browser remembers every throw and checks it all at the end.
fair-words = Words to compare. If everybody at the table has the same ones, you all have the same dice:
verify-running = Checking the throws…
verify-count = Throws checked: { $good } of { $total }
verify-ok =
    { $live ->
        [0] All of it matches the house’s promise and your own random number.
       *[other] All of it matches the house’s promise, your own random number and what this browser saw (throws: { $live }).
    }
verify-hidden = Throws that this browser saw in the record alone: { $hidden }. They were hidden, or came while it was away.
verify-no-record = The record cannot be fetched right now, so the throws are not checked yet. Game and score are safe.
verify-again = Check again
gap-no-evidence = This browser did not see the game before its end. All that was checked is that the record agrees with itself: a house could make up the whole of it.
gap-no-own-bytes = The record agrees with what this browser saw. It holds no random number of yours, so only the other players kept the house from picking the dice.
alarm-title = Stop. These dice cannot be trusted any more
alarm-stopped = The game has not begun
alarm-stop = The game on this page has stopped. Show this to whoever runs the house.
fault-game-other = This is not the game that this browser saw at this table.
fault-lines-broken = The lines that the house published do not make a transcript.
fault-open-other-game = The house’s promise is about another game, not this one.
fault-open-changed = The house’s promise is another one: not the one that this browser saw before the game.
fault-lines-changed = The players’ random numbers are others: not those that this browser saw before the game.
fault-own-left-out = The house took your random number and left it out of the game.
fault-own-digest-missing = Your hidden number is not among those published: another one stands in its place.
fault-own-entropy-missing = Your random number is not in the transcript: another one stands in its place.
fault-draw-changed = The house showed one and the same throw in two ways: { $position }.
fault-draw-other = Throw { $position }: this browser saw { $seen }, the record says { $told }.
fault-draw-left-out = Throw { $position } is not in the record, and this browser saw it: { $seen }.
fault-draw-order = The throws in the record come in another order, from { $position } on.
fault-secret-two = The secret on the page and the secret in the record differ.
fault-secret-not-promised = The secret revealed is not the one that the house promised before the game.
fault-lines-two = The transcript on the page and the transcript in the record differ.
fault-events-other = Event { $v } in the record is not what the page showed.
fault-record-damaged = The record is damaged, line { $line }.
fault-record-no_ledger = The record has no transcript of the dice.
fault-record-header = The record’s header is about another game or other rules.
fault-record-transcript = The transcript’s lines in the record do not fit together.
fault-record-no_reveal = The record has no secret, so it cannot be checked.
fault-record-commitment = The secret in the record is not the one that the same record promises.
fault-record-repeated = Throw { $position } is in the record twice.
fault-record-source = It is unknown what was thrown at { $position }.
fault-record-mismatch = Throw { $position } does not follow from the secret and the transcript: it must be { $expected }, the record says { $found }.
fault-record-foreign = Throw { $position } was not made by the transcript.
fault-events-count = The record does not hold as many events as the page showed.


## Connection and refusals

connection-connecting = Connecting…
connection-live = Connected.
connection-closed = Disconnected.
connection-lost = The connection is gone. Everything played is saved, the table stands. Reconnecting…
connection-lost-sent = The connection is gone. Your move is not saved yet: it goes out as soon as we are back. Reconnecting…
connection-none = The house cannot be reached. The table is not going anywhere. Connecting…
problem-unreachable = The house cannot be reached. Check your connection and try again.
problem-unsaved = Not saved: the house has trouble with its disk. Nothing has changed, try again.
problem-stale = The table has moved on. Have a look at what changed.
problem-malformed = The house does not understand this. Reload the page and try again.
problem-illegal = That cannot be done now.
problem-unknown = Something went wrong. What was banked is safe. Reload the page and try again.
