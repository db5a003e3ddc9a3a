# Short texts for `/caylus rules`, in our own words.

rules-start = ## Start here
    You build a castle and its town for the king. The player with the most prestige at the end wins.
    Each turn you get a few deniers (coins). Players take turns placing workers on buildings along a road, one at a time. Then the buildings are activated, in order, and give you cubes, money and prestige. Give the castle a batch (food and two other kinds of cube) and your worker builds a house there.
    The catch: buildings on the road are activated only as far as the provost, a figure that every player may pay to move.
    Three more words: the bailiff is a second figure; when he reaches certain spaces, a section of the castle is scored. A royal favor is a reward from one of four lines, your choice. A residence is a converted building that brings you 1 denier every turn.
    How to play here: when it's your turn, I mention you, with buttons and menus for everything that is legal. `/caylus act` does the same by typing. Try it alone with `/caylus new practice:3`.
    More: `/caylus rules topic:turn`, and `/caylus building` for every tile.
rules-turn = ## A turn of Caylus
    1 Income: 2 deniers, and more for residences, library and hotel.
    2 Placing: in turn order, one worker at a time, until all players have passed.
    3 Special buildings are activated, from the gate to the inn.
    4 Provost: in the order of passing, each player may move him up to 3 spaces, for 1 denier per space.
    5 Road: every building up to the provost is activated for the worker on it; the other workers go home with nothing.
    6 Castle: the players who sent a worker there give batches and build houses.
    7 End: the bailiff moves 1 space, or 2 if the provost is ahead of him; the provost joins him; a section that is full, or whose space the bailiff has reached, is scored.
rules-placing = ## Placing workers
    A worker costs 1 denier, and 1 more for every player who has passed. Your own buildings always cost 1; while you have a worker on the right-hand space of the inn, every worker you place costs 1.
    You may place on a free special, neutral, printed, wood or stone building, and once per turn at the castle. Placing on another player's building gives that player 1 prestige.
    The first to pass gets 1 denier. Passing is for the whole phase; the order of passing decides phase 4.
rules-special = ## Special buildings, in their order
    Gate: move the worker to any free place, at no cost.
    Trading post: 3 deniers.
    Merchants' guild: move the provost up to 3 spaces, free.
    Joust field: 1 denier and 1 cloth for a royal favor.
    Stables: the players here go first in the turn order, from now on.
    Inn: see its own topic.
rules-provost = ## Provost and bailiff
    The provost decides how far buildings are activated this turn. The guild moves him free in phase 3; in phase 4 each player may pay 1 denier per space, up to 3, in the order of passing. He stays between spaces 1 and 28.
    At the end of the turn the bailiff moves 2 spaces if the provost is ahead of him, otherwise 1, and the provost joins him. When the bailiff reaches space 12, 18 or 24, a section of the castle is scored.
rules-road = ## Buildings on the road
    They are activated one after another from space 1 to the provost. You must take what production buildings give; everything else is optional. When you use another player's stone production building, its owner gets a cube too.
    Market: sell a cube. Peddler: buy cubes (never gold). Carpenter: build a wood tile. Mason: a stone tile. Lawyer: a residence. Architect: a prestige tile. Church, tailor, bank, alchemist, jeweler: trades.
rules-castle = ## The castle
    In the order of their workers there, players give batches: food and two other, different kinds of cube. Each batch builds a house: 5 prestige in the dungeon (6 spaces), 4 in the walls (10), 3 in the towers (14). When a section is full, the next one begins.
    If you have a worker there and give no batch, you lose 2 prestige; it costs nothing only if you have a batch and no section has room. The player who gives the most batches this turn gets a royal favor; ties go to the earlier worker.
rules-scoring = ## Scoring a section
    A section is scored when it is full or the bailiff reaches its space: 12 for the dungeon, 18 for the walls, 24 for the towers. Houses in a section bring royal favors: in the dungeon, two houses bring 1; in the walls, two bring 1, three 2, five 3; in the towers, two bring 1, four 2, six 3. With no house there you lose 2, 3 or 4 prestige.
    After the towers the game ends.
rules-favors = ## Royal favors
    Choose a line you haven't used in this phase; its marker moves up one level if it still can; then use any effect it has reached.
    Prestige: 1 to 5. Deniers: 3 to 7. Cubes: food; wood or stone; cloth; one cube for two; gold. Building: nothing; wood tile for 1 wood less; stone tile for 1 stone less; residence for 1 cloth; prestige tile.
    Markers reach 2 before the dungeon is scored, 4 after it, 5 after the walls.
rules-building = ## Building
    Wood and stone tiles go on the first empty space of the road and are yours: placing there costs you 1, and others bring you prestige. A residence replaces a neutral tile or one of your own and brings 1 denier per turn. A prestige tile covers one of your residences.
    If a worker is on the tile that becomes a residence, the change waits until it leaves.
rules-inn = ## The inn
    New workers go to the left-hand space. When the inn is activated, the worker on the left moves to the right and stays; while yours is on the right, each of your workers costs 1 denier. If the left-hand space is empty, you may leave or stay.
rules-two-players = ## Two players
    Both start with 5 deniers; the order swaps every turn; the stables are not used. Once the other player has passed, a worker costs 3 (1 in your own buildings, or with the inn).
rules-end = ## The end
    After the towers are scored: 3 prestige for each gold, 1 for every three other cubes, 1 for every four deniers. The player with the most prestige wins; ties are shared.
rules-magna-carta = ## Caylus Magna Carta
    The card game: each player has the same twelve buildings in hand and pile, and builds them onto one road. Workers always cost 1 denier. The castle takes batches of food, wood and stone from everyone, without a worker; gold replaces any cube.
    Hands are secret: press `Your turn` to see your decisions; only you can see what it opens.
    Each player begins with three cards and may replace them all once; all players choose at the same time, and their choices are shown when the last one has chosen.
    The beginner rules use ten buildings each (no lawyer or church, so there are no residences), no hotel and no provost: every card with a worker on it is activated.
rules-magna-carta-turn = ## A turn of Magna Carta
    1 Income: 2 deniers, and more for residences and the hotel.
    2 Actions until all players have passed: draw a card (1 denier), replace the hand (1), place a worker (1), build a card, build a prestige card on a residence, or pass.
    3 Provost: as in the board game.
    4 The cards on the road are activated up to the provost: first for the worker, then for the card's owner.
    5 Castle: batches for tokens worth 4, 3 or 2 prestige; the most batches bring 1 gold; if nobody gives any, 2 tokens leave the game.
    6 The provost moves 2 cards on and the first player changes. When the tokens are gone, the game ends.
    The end: tokens are worth 4, 3 and 2 prestige, your cards on the road the prestige printed on them, a residence 1 until it is covered. Add 1 for each gold, 1 for every three other cubes and 1 for every three deniers. The player with the most prestige wins; ties are shared.
rules-commands = ## Commands
    Playing: `/caylus act`, or `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` takes your last action back.
    Looking: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Tables: `new`, `join`, `leave`, `start`, and `table` for seats, votes, pause and settings.
    In advance: `plan turn` to plan your turn, `plan what-if` to try it, `plan hint` for a computer's advice.
    You: `me` for language, hours, reminders, pictures, the guide, and what is stored about you.
    More: `/caylus-club review` reviews a finished game, `/caylus-club puzzle` is the puzzle of the day, `/caylus-club learn` has short lessons.
    In a game's thread, commands are about that game.
rules-undo = ## Undo
    You can take back your last action until another player has acted. After that, every player who has acted or seen something since must agree within 24 hours. That is “your last action, otherwise by vote”; a table can also play with “your last action only” or “never”. If hidden cards were seen, it always takes a vote.
rules-pace = ## Pace
    A table can play without a clock, live, or with 12 hours to 7 days per move. When that time is up, your time bank starts; it refills as you play.
    Use `/caylus me hours` to set when you are awake, `/caylus me notify` for how I remind you, and `/caylus table pause` to ask for a pause.
    A new table has the clock that the server chose, otherwise 24 hours per move; `More` on its card changes it.
    Where the table waits for late players, the seat of a player who stays silent for a long time opens to others. `Remind them` under `/caylus status` reminds the player you are waiting for.
rules-privacy = ## Privacy
    I store: games and their actions, who held which seat (your Discord ID and the name you had then), your settings and absences, plans and answers in advance, results, ratings and reliability, tournaments, whom you follow or block and what you're looking for, moderators' actions about you, answers to puzzles, lessons, reviews, and the IDs of my own messages. I don't read or keep anything else you write. `/caylus me export` shows everything about you, `/caylus me forget` deletes it; games go on with a nameless seat.
