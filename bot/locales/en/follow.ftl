# Following games and people: commands, what is followed, and the direct messages to followers.
cmd-caylus-club-follow = Follow games and people, by direct message
cmd-caylus-club-privacy-followed = Allow people to follow your games
cmd-caylus-club-privacy-refuse = Block a follower
cmd-caylus-club-privacy-allow = Unblock a follower
cmd-caylus-server-club-following = Allow following games and people
choice-often-phases = at the end of each phase
choice-often-end = at the end only

# Choosing
button-follow = Follow
button-followset = { $often ->
        [end] Only at the end
        [phases] After each phase
       *[stop] Stop
    }
button-follow-stop = Stop: { $what }
button-follows = What I follow
follow-game = { $often ->
    [phases] You're now following **{ $game }**. I'll send you a direct message after each phase and when it's over, but never during your quiet hours.
   *[end] You're now following **{ $game }**. I'll send you a direct message when it's over.
 }
follow-person = You're now following { $person }. I'll send you a direct message when they start or finish a game here that you can see.
follow-stopped = You no longer follow { $what }.
follow-left = Stopped. `/caylus-club follow` shows what you still follow.
follow-nothing = You aren't following anything. Choose a running game in this channel or a person, or press `Follow` under a game's card.
follow-people = People whose games you follow: { $people }
follow-closed = Discord didn't deliver my last direct message to you: allow direct messages from members of this server.
menu-follow-game = Follow a game
menu-follow-person = Follow someone's games
menu-follow-games = Stop following a game
menu-follow-people = Stop following someone

# Why not
follow-no-seated = You're playing in this game: its thread tells you everything.
follow-no-full = You already follow as many as you can ({ $most }). Stop one first: `/caylus-club follow`.
follow-no-refused = You can't follow { $person }.
follow-self = That's you.

# Being followed
followed-everybody = People can follow you: { $count ->
    [0] nobody does yet
    [one] { $count } person does
   *[other] { $count } people do
 }.
followed-but = Blocked: { $people }.
followed-nobody = Nobody can follow you.
club-following = Following games and people: { $following }.

# The direct messages
follow-began = The game has started.
follow-began-person = The game has started, with { $people }.
follow-more = -# And news of { $count ->
    [one] { $count } more game
   *[other] { $count } more games
 } you follow.
follow-why = -# You're following this. Press the button to stop.
