# To, co nie ma słów, a ma tu inne znaki.

event-unreached-one = { $seat } ({ $tile }, pole { $space })
