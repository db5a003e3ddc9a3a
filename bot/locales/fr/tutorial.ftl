# Le guide d'une première partie.

guide-suggests = Je choisirais « { $action } » : { $why }.
guide-plainly = Je choisirais « { $action } ».
guide-pass-first = Je choisirais « { $action } », même s'il te reste des ouvriers : le premier à passer reçoit 1 denier, ce que tu gardes servira au prochain tour, et chaque ouvrier de plus coûte davantage aux autres.
guide-only = Seul « { $action } » est possible.
guide-not-here = Le guide donne ses explications aux tables d'entraînement, et là où une seule personne joue contre des ordinateurs. `/caylus new practice:3` en ouvre une.
guide-not-yours = Ce n'est pas ta décision. Je guide { $player }.
guide-do = Jouer : { $action }
guide-hushed = Désormais je ne parle que sur demande : `Expliquer` sous une question, ou `/caylus plan hint`. `/caylus me guide` me fait revenir.
guide-now = Le guide à l'entraînement et contre l'ordinateur : { $how }.
guide-nothing-new = Je n'ai rien de nouveau à dire là-dessus. `/caylus building` dit ce que fait un bâtiment, `/caylus rules` explique le reste.
