game-acorns-title = Жёлуди
game-acorns-line = Подбирай, что лежит, или тряси дуб и надейся.
game-acorns-about = Два жёлудя — наверняка. А если тряхнуть дуб, выпадет дождь, горстка или ёж, который утащит половину всего, что есть.

move-nibble = Подобрать
move-shake = Трясти дуб
phase-choose = Подобрать или трясти

note-acorns_nibble = { $name }: +{ $acorns }, тихо и мирно.
note-acorns_rain = { $name }: желудёвый дождь, +{ $acorns }.
note-acorns_few = { $name }: +{ $acorns }, дуб сегодня скупой.
note-acorns_hedgehog = { $name }: ёж! Минус { $acorns }.

option-acorns-rounds = Раунды
option-acorns-rounds-about = Сколько раз каждый подходит к дубу.
preset-long = Подольше
player-careful = Осторожный
player-careful-with = Осторожный ({ $argument })
