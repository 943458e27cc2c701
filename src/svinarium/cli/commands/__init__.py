"""The commands, one file each. What they take, and all that they say, stands in the catalogues."""
