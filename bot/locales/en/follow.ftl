# Following games and people: commands, what is followed, and the direct messages to followers.
cmd-caylus-club-follow = Follow games and people, by direct message
cmd-caylus-club-privacy-followed = Allow people to follow your games
cmd-caylus-club-privacy-refuse = A follower you don't want
cmd-caylus-club-privacy-allow = A follower you now accept
cmd-caylus-server-club-following = Allow following games and people
choice-often-phases = at ends of phases
choice-often-end = at the end only

# Choosing
button-follow = Follow
button-followset = { $often ->
        [end] Only at the end
        [phases] At ends of phases
       *[stop] Stop
    }
button-follow-stop = Stop: { $what }
button-follows = What I follow
follow-phases = You follow **{ $game }**: I'll tell you what happened when a phase ends, and who won at the end. Only in direct messages, and never in your quiet hours.
follow-end = You follow **{ $game }**: I'll send you a direct message about who won.
follow-person = You follow { $person }: I'll send you a direct message when they begin or finish a game here that you can see.
follow-stopped = You no longer follow { $what }.
follow-left = Stopped. `/caylus-club follow` shows what you still follow.
follow-nothing = You aren't following anything. Choose a running game of this channel or a person, or press `Follow` under a game's card.
follow-people = People whose games you follow: { $people }
follow-closed = Discord didn't deliver my last direct message to you: allow direct messages from people of this server.
menu-follow-game = Follow a game
menu-follow-person = Follow someone's games
menu-follow-games = Stop following a game
menu-follow-people = Stop following someone

# Why not
follow-no-off = Following is switched off on this server.
follow-no-seated = You are playing in this game: its thread tells you everything.
follow-no-over = This game is over; there is nothing to follow.
follow-no-full = You already follow { $most }. Stop one first: `/caylus-club follow`.
follow-no-refused = You can't follow { $person }.
follow-self = That is you.

# Being followed
followed-everybody = You can be followed: { $count ->
    [0] nobody does now
    [one] { $count } person does now
   *[other] { $count } people do now
 }.
followed-but = Refused: { $people }.
followed-nobody = Nobody can follow you.
club-following = Following games and people: { $following }.

# The direct messages
follow-line = **{ $game }** · { $told }
follow-began = It has begun.
follow-began-person = It has begun, with { $people }.
follow-more = -# And news of { $count ->
    [one] { $count } more game
   *[other] { $count } more games
 } you follow.
follow-why = -# You follow this; press the button to stop.
