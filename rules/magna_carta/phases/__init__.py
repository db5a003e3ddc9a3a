"""The six phases of a turn (section 4 of the rules reference), one file each, and the opening hands."""
