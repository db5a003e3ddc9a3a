# Lessons: short exercises in private

cmd-caylus-club-learn = Short lessons; only you can see them
button-learn = Lessons
button-learn-show = Show me
button-learn-list = All lessons
learn-list = ## Lessons
    One idea each, about two minutes, and only you see them. You play Blue. Try anything: I comment on every action, and you can't lose anything.
learn-progress = **{ $game }**: { $done } of { $all } done
learn-title = **{ $game } · Lesson { $n } of { $all }: { $title }**
learn-you = You are { $seat }. { $question }
learn-done = Lesson done. You've done { $done } of { $all }.
learn-unknown = I no longer have this lesson. `/caylus-club learn` lists the current ones.

learn-gate = That works too: in phase 3 the gate moves its worker to any place that is still free, at no cost. Going straight there is simpler, and nobody can get there first.
learn-nobatch = You have no batch, and a worker at the castle who gives none costs you 2 prestige.
learn-waste = That costs money and changes nothing for you. Keep your deniers.

learn-road = Reading the road
learn-road-try = You need a stone. Buildings are activated in order, from space 1 to the provost, who is on 6; workers beyond him come home with nothing. Red and Green have passed and have 3 deniers between them to move him.
learn-road-quarry = The quarry on 3 is safe: 3 deniers can pull the provost back from 6 to 3, and on 3 he still reaches it. Red has now moved him to 5. It's your turn to move him, or not.
learn-road-beyond = Two stone are tempting, but 9 is three spaces beyond the provost, and you would only have 2 deniers left to move him. The worker would come home with nothing.
learn-road-stay = Right: he's on 5, your workers on 3 and 4 are reached, and you keep your 2 deniers. You got a wood and a stone; Green on 6 got nothing.
learn-road-lose = Too far back: your own worker on 4 would be beyond him and bring no wood.
learn-road-forward = That would pay for Green, whose worker is on 6. Yours on 3 and 4 are reached already.

learn-food = Food first
learn-food-try = Every batch for the castle needs a food and two other kinds of cube. You have wood and stone, but no food, and money for two workers. Build a house this turn.
learn-food-farm = Food first: few buildings give it, and only one worker fits on each. The castle always has room.
learn-food-early = The castle is right, but it never fills up; farm and forest do. If both are taken first, your worker at the castle has no batch, and that costs 2 prestige.
learn-food-other = That brings no food, and without food there is no batch. The farm on 1 and the forest on 2 give it.
learn-food-castle = Now the batch will be complete. The road comes before the castle, so the food is there in time.
learn-food-pass = Then you would have the food, but nobody at the castle to use it this turn.
learn-food-take = Food it is. Now to the castle.
learn-food-cloth = A different kind doesn't help: without food there is no batch.
learn-food-batch = A house in the dungeon: 5 prestige. You gave the most batches this turn, so the king grants you a favor too.

learn-castle = A batch and the castle
learn-castle-try = In the dungeon each batch scores 5 prestige, and the player who gives the most batches this turn gets a royal favor. Red is at the castle with one batch. Beat that.
learn-castle-place = You come after Red, which matters only in a tie: the earlier worker wins it. Red has given one batch, so you need two. Mind which cubes you give first.
learn-castle-pass = Batches can be given only by a worker at the castle. You have the cubes for two.
learn-castle-first = Right: what is left makes a second batch.
learn-castle-greedy = That works: 5 prestige. But it leaves one food and two wood, and a batch needs three different kinds. Give a wood now, so that you have a second batch left.
learn-castle-second = Two batches, 10 prestige, and the most of all this turn. Choose a line for your favor; the first level is small everywhere.
learn-castle-stop = One batch each is a tie, and Red came first: Red would get the favor. You can give another.
learn-castle-favor = That is how a turn at the castle pays: prestige for each batch, and a favor for the most. The next level on the same line is worth more.

learn-pass = Passing early
learn-pass-try = You have 1 denier left. Red and Green have 1 each, too, and would like to place once more. The first to pass gets 1 denier, and a worker costs 1 more for every player who has passed.
learn-pass-pass = Now you have 2 deniers, and a worker costs 2: Red and Green can't pay that and had to pass as well. You also decide first about the provost.
learn-pass-inn = That works: workers cost you only 1 in the next turn. But it takes your last denier, and Red and Green place once more for 1 each. Passing stops both and brings a denier.
learn-pass-other = That costs your last denier and brings you nothing this turn. Look at what passing would do instead.
learn-pass-keep = Right: your workers on 1 and 3 are well before him, and the 2 deniers are yours for the next turn.
learn-pass-spite = That works against Green, whose worker on 5 would get nothing. But it costs you both deniers and brings you nothing.

learn-ahead = Money for the provost
learn-ahead-try = Your worker is at the carpenter on 8, two spaces beyond the provost. Red and Green have passed and may move him before you, with 3 deniers between them. Keep enough money to bring him to 8.
learn-ahead-pass = You kept 4 deniers. Red has used one to pull the provost back to 5. Now you decide.
learn-ahead-guild = That only half works: the guild moves him up to 3 spaces, but Red and Green can pull him back by 3, and your last denier moves him one space. He would stop short of 8.
learn-ahead-post = That works only with a worker at the trading post: its 3 deniers arrive before the provost moves, but the worker costs just as much. You gain nothing; passing is simpler.
learn-ahead-place = That would leave you 1 denier, which moves the provost one space. From 6 he wouldn't reach your carpenter on 8.
learn-ahead-pay = Three deniers, three spaces: he's on 8, and your carpenter can build. Had they pulled him back by 3, even that would not have been enough: a worker beyond the provost is always a risk.
learn-ahead-none = Then your carpenter on 8 gets nothing, and you have paid for that worker. You have the money to bring the provost to 8.
learn-ahead-build = Your first building. A few deniers kept for the provost often decide what your best worker is worth.
learn-ahead-skip = You came here to build, and you have what it takes. A wood tile scores prestige at once and works for you later.

learn-against = When they move the provost
learn-against-try = You need a stone. The provost is on 9, but Red and Green have passed and move him before you: Red has 4 deniers, Green 1. You will have 1 left.
learn-against-near = Safe: even if both pull him back as far as they can, he's still on 5. As it turned out, Red moved him back to 6, and Green paid to bring him to 7.
learn-against-far = Two stone, but Red alone can pull the provost back to 6, and your last denier moves him only one space. Red has 4 deniers and a reason: Green's worker on 8.
learn-against-other = That brings no stone this turn. There are quarries on 3 and on 9.
learn-against-keep = Right: 3 and 4 are reached. You have your stone, while Green's worker on 8 came home with nothing.
learn-against-help = That would bring the provost to 8, where Green has a worker: your denier, Green's building.

learn-owner = Your own buildings
learn-owner-try = You own the food farm on 9 and are at the carpenter with a food and a wood. What you build now is yours for the rest of the game.
learn-owner-build = It's on 10, and you got its prestige. In the next turn Red placed a worker there at once: 1 more prestige for you, as owner. Green has passed, so workers cost 2.
learn-owner-own = In your own building a worker costs 1, no matter who has passed. Everyone has passed now, and your farm is activated.
learn-owner-farm = Your own farm on 9 costs only 1 denier, no matter who has passed. Use it first.
learn-owner-take = Goods for 1 denier. And when others come to your buildings, you score without doing anything.

learn-gold = Stone and gold
learn-gold-try = The blue prestige tiles score the most, and all of them need gold. The statue costs 2 stone and 1 gold: 7 prestige and a favor. Red's architect on 9 builds it on your residence. First, at the castle, give a batch and keep what the statue needs.
learn-gold-keep = You scored 3 and kept 2 stone and the gold. A new turn: now get the statue.
learn-gold-gold = That works: gold may be one of the three kinds. But it is worth 3 prestige at the end, and without gold no prestige tile can be built.
learn-gold-stone = That works: 3 prestige. But one stone would be left, and the statue needs two.
learn-gold-done = Giving nothing costs you 2 prestige, and your cubes are enough for a batch.
learn-gold-place = The architect is Red's, so Red scored 1 prestige. It's worth it.
learn-gold-other = First things first: only one worker fits at the architect, and Green is next.
learn-gold-build = 7 prestige and a favor. The residence is covered and brings no more income, but its 2 prestige stay.
learn-gold-skip = The statue costs exactly what you have kept: 2 stone and 1 gold, for 7 prestige and a favor.
learn-gold-favor = That is the way to the big buildings: a residence to build on, an architect, and gold kept for it.

learn-favors = Favor lines
learn-favors-try = There are four lines of royal favors, and every further level on a line is worth more. Your marker is on level 3 of prestige. You have a worker at the castle and some cloth, and may go up to level 5.
learn-favors-joust = The joust field sells a favor each turn for 1 denier and 1 cloth.
learn-favors-pass = You have cloth to spare and 5 deniers: a favor is for sale this turn.
learn-favors-buy = Paid. Now choose the line.
learn-favors-skip = You have paid for this worker. A cloth and a denier for 4 prestige is a good trade, and you have a second cloth for your batch.
learn-favors-four = 4 prestige for level 4. At the castle nobody else has a batch: give yours.
learn-favors-line = That works, but here it would be a food, 3 deniers or a cheaper wood tile. Your next level on prestige is worth more.
learn-favors-batch = 3 prestige, and yours was the only batch: another favor. This is a new phase, so you may use the same line again.
learn-favors-five = 5 prestige. Two favors on one line brought 9. The first levels of new lines would have brought a food or 3 deniers.

learn-section = Scoring a section
learn-section-try = The bailiff reaches space 18 at the end of this turn, and then the walls are scored: two houses there earn 1 favor, three earn 2, and having none costs 3 prestige. You have one house in the walls, and a worker at the castle.
learn-section-two = 4 prestige and your second house in the walls. One more?
learn-section-three = Three houses: 2 favors. The walls are scored now. Choose a line for the first favor; each line can be used only once in a phase.
learn-section-stop = That works: two houses earn 1 favor. But a third one scores 4 more and earns a second favor.
learn-section-first = Good. The second favor needs another line.
learn-section-last = A section pays twice: for each house when it is built, and in favors when it is scored. Watch the bailiff, so that you have houses there in time.
learn-section-small = That works, but the first level here is small: a food, or nothing at all on the building line. Prestige and deniers pay at once.

learn-order = Turn order
learn-order-try = You are third in the turn order, and Red has just taken the gold mine on 16 before you. You have 2 deniers. How can you get there first next turn?
learn-order-stables = Players at the stables go first from now on. The next turn has begun, and you place first.
learn-order-other = As long as you are third, Red can take the gold mine first again.
learn-order-mine = The gold mine is yours this turn. The provost is on 17, just beyond it, so keep a denier or two for him.
learn-order-wait = You are first now: use it. The next player may take the gold mine.

learn-last = The last turn
learn-last-try = The bailiff reaches 24 this turn: the towers are scored, then the game ends. At the end a gold is worth 3 prestige, three other cubes 1, four deniers 1. Turn what you have into prestige; Red leads 34 to 30.
learn-last-church = The church sells prestige. It's Green's, so Green scored 1 for your worker. Then you passed and kept 4 deniers.
learn-last-other = Little counts anymore: three cubes or four deniers are worth 1 prestige. Look for a building that gives prestige.
learn-last-carpenter = That scores up to 4 prestige, but takes cubes from your only batch, which is worth more. The church takes only deniers.
learn-last-four = 4 deniers, 5 prestige. Unspent they would have been worth 1.
learn-last-two = That works: 3 prestige. But the 2 deniers that are left are worth nothing, and 2 more deniers bring 2 more prestige.
learn-last-skip = Your 4 deniers would be worth 1 prestige at the end; here they are worth 5.
learn-last-batch = The gold would have been worth 3 at the end. The batch scores 3 as well, and spares you the 2 for a worker without a batch and the 4 for having no house in the towers.
learn-last-done = That would keep a gold, worth 3. But a worker without a batch costs 2, and no house in the towers another 4.
learn-last-favor = 1 more, and it counts: you win, 39 to 38. In the last turns, ask yourself how much prestige each action will bring.
learn-last-line = That works, but brings nothing that counts: one food, three deniers, or no effect at all.

learn-mc-hand = A hand of cards
learn-mc-hand-try = Your three cards all need stone, and you have none. You have 2 deniers, food and wood. Get something that you can build.
learn-mc-hand-replace = Three new cards for 1 denier. All of them cost a food and a wood, which you have. What you gave up comes back later, when your pile is used up.
learn-mc-hand-draw = That works: a fourth card for 1 denier. But replacing the hand costs the same and brings three new ones, and the old three are of no use to you now.
learn-mc-hand-pass = Passing first brings a denier, but you would build nothing this turn.
learn-mc-hand-place = That works: a worker brings a cube, even a stone from the peddler for 1 more denier. But your cards need at least 2 stone; cheaper cards let you build at once.
learn-mc-hand-build = It's at the end of the road and it's yours: 1 prestige, and goods for you when others use it. Building costs no denier, only cubes.
learn-mc-hand-stop = You can build now, with cubes that you have. Do that first.

learn-mc-build = Building from the hand
learn-mc-build-try = You lack a stone for a batch, and Red is at the peddler. A card you build can be used in the same turn if the provost reaches it. He's on 2, the end of the road.
learn-mc-build-quarry = The small quarry is now card 3, and you still have a food and a wood. Now it needs a worker.
learn-mc-build-food = That works, but the park brings food, and you need a stone. And you may need that denier for the provost.
learn-mc-build-pass = Without a worker on a quarry you get no stone, and without a stone there is no batch.
learn-mc-build-cards = Cards bring no stone this turn: a small quarry is what you need, and it comes from your hand.
learn-mc-build-place = 1 denier, as everywhere. Card 3 is one space beyond the provost, so keep a denier for him.
learn-mc-build-stop = You have 2 deniers for the provost. Red has passed first, so you move him last.
learn-mc-build-provost = He's on 3, and the quarry gives its stone. Everyone may give batches, without a worker: now you have one.
learn-mc-build-away = Then your quarry on 3 isn't activated, and the stone is lost. You have the deniers.
learn-mc-build-batch = A token worth 4 prestige. Build, use, give a batch, all in one turn: that is what cards at the end of the road are good for.

learn-mc-owner = Production for everyone
learn-mc-owner-try = A worker brings its player goods; on another player's card, the owner gets goods too. You need a wood. Get it without helping Red.
learn-mc-owner-forest = A wood for you, and nobody else gains: neutral cards have no owner. Then Red went to your large farm.
learn-mc-owner-sawmill = That works: a wood. But the sawmill is Red's, so Red gets a wood from it as well.
learn-mc-owner-peddler = That works, but a cube costs another denier there. In the forest a wood costs only the worker.
learn-mc-owner-other = That brings no wood. The forest on 1 does, and so does the sawmill on 3.
learn-mc-owner-pass = Passing first brings a denier. Red has passed too; now you decide about the provost.
learn-mc-owner-stay = Right: Red gets two food from your farm, and you, as its owner, get one.
learn-mc-owner-back = That works against Red, who gets no food then. But it costs money, and you lose the food that your farm gives you as its owner.
learn-mc-owner-batch = 4 prestige. Large cards that others like to use work for you without a worker of yours.
learn-mc-owner-done = You have food, wood and stone: a batch, for a token worth 4 prestige.

learn-mc-provost = The last word
learn-mc-provost-try = You and Red each have a worker on one of your own cards: yours on 3, Red's on the large quarry on 4. The provost is on 4 and is moved in the order of passing. Who has the last word?
learn-mc-provost-place = A food for 1 denier, and you gained time: Red had nothing left to do and passed first.
learn-mc-provost-first = You would move the provost first, and Red could bring him back with the last denier. Let Red pass before you.
learn-mc-provost-wait = That lets Red pass first, too. But the park gives a food for the same denier.
learn-mc-provost-pass = Now Red had to decide first and left the provost on 4. The last word is yours.
learn-mc-provost-spend = That works, but you need a denier for the provost; better pass with 2.
learn-mc-provost-back = One denier takes 2 stone from Red, and your farm on 3 is still reached.
learn-mc-provost-stay = That works: you keep a denier. But with two players what Red doesn't get counts for you: 2 stone for 1 denier.
learn-mc-provost-far = Too far: your own small farm on 3 would be beyond him, too.

learn-mc-castle = Batches for the castle
learn-mc-castle-try = Each batch of food, wood and stone brings a token worth 4 prestige from the dungeon, and the player who gives the most gets a gold. Gold can stand for any cube. Red has given one batch. Give more.
learn-mc-castle-greedy = That works: 4 prestige. But the cubes that are left make no second batch: give a food and a wood each time.
learn-mc-castle-done = Then Red gives the most. You have cubes for two batches.
learn-mc-castle-second = Two tokens, 8 prestige, and the most batches: you get a gold for the one you spent.
learn-mc-castle-stop = That works: you keep a gold, worth 1 prestige at the end. A token is worth 4, and with two batches you get a gold again.

learn-mc-prestige = Residence and prestige card
learn-mc-prestige-try = Prestige cards score the most, and each needs a residence of yours to stand on. You have what the statue costs: 2 stone and 1 gold. First the lawyer turns a card of yours into a residence, for a food.
learn-mc-prestige-lawyer = Your lawyer is activated. Which card should become a residence?
learn-mc-prestige-pass = Without a residence there is no place for a statue. Your lawyer is on 3.
learn-mc-prestige-turn = Right: the small farm brings little. Now pay the food.
learn-mc-prestige-skip = The worker is placed and you have a food: use it. The small farm is worth 1 prestige; the statue in its place 6.
learn-mc-prestige-food = The residence is built: it brings 1 denier every turn until it's covered. In the new turn Red has passed.
learn-mc-prestige-gold = That works: gold can be any cube. But the statue needs your gold, and you have a food.
learn-mc-prestige-statue = 6 prestige on one card. Neither money nor a worker is needed for it, only the cubes and the residence.
learn-mc-prestige-wait = You have all that the statue costs, for 6 prestige. Each cube can be spent only once.

learn-mc-gold = Gold for any cube
learn-mc-gold-try = For a batch you lack a stone, and Red is at the peddler. There is no quarry. What else could stand for a stone?
learn-mc-gold-mine = Gold stands for any cube, so it will do for the stone.
learn-mc-gold-food = That works: a food. But food isn't what you lack for the batch.
learn-mc-gold-pass = Passing brings a denier, but no batch: the third cube is missing.
learn-mc-gold-cards = No card in your hand brings the missing cube this turn. Your gold mine on 3 does.
learn-mc-gold-stop = Enough for this turn. Nobody moved the provost, and your mine gave a gold.
learn-mc-gold-spend = That works, but the cube for the batch is on its way. Keep your deniers for the next turn.
learn-mc-gold-batch = 4 prestige for a food, a wood and a gold, and the most batches bring you a gold again.
learn-mc-gold-keep = That works: a gold is worth 1 prestige at the end. But the token is worth 4, and two tokens leave the game when nobody gives a batch.

learn-mc-end-try = Two tokens are left, and the game ends in the turn when they're gone. You lead, and have cubes for two batches and one more card. Take all the prestige you can and end it.
learn-mc-end-build = 1 prestige for a food and a wood that you don't need. Red has passed.
learn-mc-end-pass = Your small farm is worth 1 prestige, and you have the cubes for it as well as for two batches. Build first, then pass.
learn-mc-end-stop = Nothing more to gain on the road. Now the castle.
learn-mc-end-more = That works, but brings at most a fraction of 1 prestige: three cubes or three deniers make one.
learn-mc-end-first = 2 prestige, one token left. Take that as well.
learn-mc-end-done = If nobody gives a batch, two tokens leave the game and it ends too, but without your prestige.
learn-mc-end-last = The last token is gone, and the most batches bring a gold, worth 1 more. You win, 33 to 26. When you lead, end the game.
learn-mc-end-wait = That works, but one token is left and the game goes on: Red gets another turn to catch up.
