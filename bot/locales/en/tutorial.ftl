# The guide of a first game. What it says of a game's phases and decisions stands in the game's own catalogue.

guide-suggests = I'd choose “{ $action }”: { $why }.
guide-plainly = I'd choose “{ $action }”.
guide-pass-first = I'd choose “{ $action }”, although you have workers left: the first to pass gets 1 denier, what you save helps next turn, and workers get more expensive for the others.
guide-only = Only “{ $action }” is possible.
guide-not-here = The guide works at practice tables and when one person plays against computers. Use `/caylus new practice:3` to open one.
guide-not-yours = It isn't your decision. I'm guiding { $player }.
guide-do = Do it: { $action }
guide-hushed = From now on I speak only when asked: `Explain` under a question, or `/caylus plan hint`. `/caylus me guide` brings me back.
guide-now = The guide in practice and against computers: { $how }.
guide-nothing-new = I have nothing new to say about this. Use `/caylus building` to look up a building, `/caylus rules` for the rest.
