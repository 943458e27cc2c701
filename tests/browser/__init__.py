"""A real house, real browsers."""
