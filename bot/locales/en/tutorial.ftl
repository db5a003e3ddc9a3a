# The guide of a first game. What it says of a game's phases and decisions stands in the game's own catalogue.

guide-line = -# { $text }
guide-suggests = I would choose “{ $action }”: { $why }.
guide-plainly = I would choose “{ $action }”.
guide-pass-first = I would choose “{ $action }”, although you have workers left: whoever passes first gets 1 denier, what you save helps next turn, and each further worker costs the others more.
guide-only = Only “{ $action }” is possible.
guide-not-here = The guide explains at practice tables, and where one person plays against computers. `/caylus new practice:3` opens one.
guide-not-yours = It isn't your decision. I'm guiding { $player }.
guide-do = Do it: { $action }
guide-hushed = From now on I speak only when asked: `Explain` under a question, or `/caylus plan hint`. `/caylus me guide` brings me back.
guide-now = The guide at practice tables: { $how }.
guide-building = **{ $tile }** · { $text }
guide-nothing-new = I have nothing new to tell about this. `/caylus building` says what a building does, `/caylus rules` explains the rest.
