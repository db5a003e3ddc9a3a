# The words of the auction: first those that bot and pictures ask for by the game's id, then its templates.

game-auction = The Auction
choice-game-auction = The Auction (2 to 3)
choice-topic-auction = the auction
rules-auction = ## The Auction
    Three lots go under the hammer. Coins count one point each, lots what they are worth.
cmd-new-purse = The Auction: coins of each player
choice-purse-9 = 9 coins
choice-purse-12 = 12 coins
option-purse-9 = 9 coins each
option-purse-12 = 12 coins each
kind-bid = a bid
menu-bid = Your bid
goods-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
points-auction = Coins and lots
auction-board = { $name }: { $n } coins, { $lots } lots

auction-lot-clock = the clock
auction-lot-vase = the vase
auction-lot-crown = the crown
auction-question = what do you bid for { $lot }?
auction-bid = Bid { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }
auction-pass = Bid nothing
auction-sold = { $name } gets { $lot } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }.
auction-unsold = { $name } lets { $lot } go back to the cellar.
auction-turn = Lot { $turn } comes up.
auction-phase-ended = The hammer falls.
auction-ended = The auction is over.
auction-poor = there are only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
auction-money = { $name } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
auction-phase-1 = under the hammer
