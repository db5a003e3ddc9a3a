# Who may join a lobby, and invitations to it.
button-notforme = Not for me
button-refuse = Block their invitations
button-gatenew = { $newcomers ->
        [yes] No newcomers
       *[no] Let newcomers join
    }
button-gatereliable = { $n ->
        [0] Reliability: any
       *[other] Reliability: at least { $n }%
    }
gate-title = **{ $game }**: who may join
gate-invite = Invite people
gateleast-menu = Rating from
gatemost-menu = Rating to
gateleast-bound = { $bound ->
    [none] no lower bound
   *[some] from { $bound }
 }
gatemost-bound = { $bound ->
    [none] no upper bound
   *[some] to { $bound }
 }
choice-who-open = everyone
choice-who-invited = invited players
choice-who-rated = people within a rating range
card-entry = { $how ->
    [open] Open to everyone here.
    [invited] Only for invited players.
    [both] For ratings from { $least } to { $most }.
    [least] For ratings of { $least } or more.
    [most] For ratings of { $most } or less.
   *[any] For people with an established rating.
 }
card-entry-newcomers = Newcomers welcome (fewer than { $of } rated games).
card-entry-reliable = For people who finish at least { $n }% of their rated games and meet at least { $n }% of their deadlines. Newcomers (fewer than { $of } rated games) are welcome.
invited-call = { $people }: you're invited to { $game }: { $link }
invite-declined = Declined: { $game }.
invite-declined-of = Declined: { $game }. Its host is { $host }.
invite-not-here = Only members of this server can be invited. Nobody was invited.
invite-unseen = Discord didn't tell me who that is. Nobody was invited; try again in a minute.
refusals = You don't accept invitations from: { $people }. They won't be notified.
refusals-none = You accept invitations to tables from everyone.
refusals-choose = Whose invitations you don't accept

cmd-new-who = Who may join
cmd-table-who = Set who may join an open table
    .who = Everyone, invited players, or a rating range
    .least = The lowest rating
    .most = The highest rating
    .newcomers = Allow people without a rating
    .reliable = Percent of games finished and deadlines met
    .game = Which table
cmd-table-invite = Invite someone to an open table
    .person = Who to invite; empty: who you've blocked
    .game = Which table
