games-stand-in = { $how } · un calculator joacă pentru tine
button-back-in = { $game }: îmi iau locul înapoi
