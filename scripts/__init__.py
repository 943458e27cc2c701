"""What `make` calls: set-up, front end, locks, Chromium, and texts that a script regenerates."""
