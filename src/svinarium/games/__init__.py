"""The rules of the house's games, one folder a game. Games import the kernel and nothing else of the house."""
