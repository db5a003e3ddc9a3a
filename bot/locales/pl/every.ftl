# To, co nie ma słów, a ma tu inne znaki.

income-line = Dochód: { $parts }.
