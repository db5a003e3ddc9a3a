# Looking for players: the panel, the list, the tables that are opened for it.
button-seekhours = { $on ->
        [yes] At any hour
       *[no] Only during my hours
    }
button-seekping = { $on ->
        [yes] Don't mention me
       *[no] Mention me for a match
    }
button-seekadd = New search
button-seekall = Stop all searches
button-seekkeep = Keep looking
button-seekdrop = Stop looking
button-seekinvite = Invite them
seek-panel = **Find players**: what would you like to play?
seek-panel-now = Now: { $criteria }
seek-panel-small = -# When enough people match, I open a table, mention you (never during your quiet hours) and hold your seat for a day. Others see only how many people are looking. Your hours are those of `/caylus me hours`. A live search lasts 3 hours.
menu-seekplayers = How many players
menu-seekpace = Which paces
menu-seekoff = Stop a search
seek-game-any = any game
seek-language-any = any language
seek-players = players: { $players }
seek-pace-any = any pace
seek-hours = during my hours
seek-ping = with a mention
seek-title = **Find players on this server**
seek-done = You're looking for players: { $criteria }. I'll see who matches.
seek-line = { $n }. { $criteria } (until { $when }; others who match: { $others })
seek-none = You have no searches here.
seek-table = { $game } in { $channel }
seek-fitting = Open tables that match: { $tables }
seek-everybody = People looking here: { $games }
seek-withdrawn = { $n ->
    [one] { $n } search stopped.
   *[other] { $n } searches stopped.
 }
seek-ask = Are you still looking for players on { $server }? { $criteria }. Unless you answer, I'll stop in a week.
seek-kept = { $how ->
    [kept] OK, I'll keep looking.
   *[dropped] OK, I've stopped looking.
 }
seek-gone = That search has ended. `/caylus-club seek` starts a new one.
seek-call = { $people }, I've found you a table: { $game }, { $link }
card-offered = People looking for a table like this: { $n }
card-kept = Seats are held for them and open to everyone { $until }.
card-no-host = The first to join is the host and starts the game.
card-unclaimed = Nobody joined, so this table is closed.
lookers = People looking for a table like { $game }: { $n }
lookers-invited = Invited: { $n }. Those who asked for it are mentioned; the others find the table in their list.
lookers-none = Nobody was invited: whoever was looking for a table like this has found one, or can't see this channel.
club-seek = Find players: { $seek }. I open tables for matches here: { $where }
club-seek-anywhere = wherever people search
club-seek-cannot = I can't open tables in { $channel }: I need View Channel and Send Messages there. Nothing was changed.

cmd-caylus-club-seek = Find players
cmd-caylus-server-club-seek = Allow people to look for players
cmd-caylus-server-club-seek-channel = Where tables for that are opened
cmd-caylus-server-club-seek-anywhere = Open them where people look
