game-acorns-title = Acorns
game-acorns-line = Nibble what lies there, or shake the oak and hope.
game-acorns-about = Two acorns are safe. Shaking the oak brings a rain, a few, or a hedgehog, who takes half of all you have.

move-nibble = Nibble
move-shake = Shake the oak
phase-choose = Nibble or shake

note-acorns_nibble = { $name }: +{ $acorns }, nibbled in peace.
note-acorns_rain = { $name }: a rain of acorns, +{ $acorns }.
note-acorns_few = { $name }: +{ $acorns }, the oak is stingy.
note-acorns_hedgehog = { $name }: a hedgehog! { $acorns } gone.

option-acorns-rounds = Rounds
option-acorns-rounds-about = How many times everybody gets to the oak.
preset-long = Long
player-careful = Careful
player-careful-with = Careful ({ $argument })
