# Options whose values are offered while somebody types, in that person's language.

option-not-offered = { $value } can't be chosen here. Possible: { $offered }
