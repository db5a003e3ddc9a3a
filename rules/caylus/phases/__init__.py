"""The seven phases of a turn (section 3 of the rules reference), one file each."""
