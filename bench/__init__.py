"""What is measured, each figure beside a peer of the same run: ``make bench``."""
