button-seekhours = { $on ->
        [yes] La orice ore
       *[no] Doar la orele mele
    }
button-seekping = { $on ->
        [yes] Nu mă menționa
       *[no] Menționează-mă
    }
button-seekadd = Căutare nouă
button-seekall = Oprește căutările
button-seekkeep = Caut în continuare
button-seekdrop = Oprește căutarea
button-seekinvite = Invită-i
seek-panel = **Căutare de jucători**: ce ai vrea să joci?
seek-panel-now = Acum: { $criteria }
seek-panel-small = -# Când se potrivesc destule persoane, deschid o masă, te menționez (niciodată în orele tale de liniște) și îți păstrez locul o zi. Ceilalți văd doar câți caută. Orele tale sunt cele din `/caylus me hours`. O căutare în timp real ține 3 ore.
menu-seekplayers = Câți jucători
menu-seekpace = Ce ritmuri
menu-seekoff = Oprește o căutare
seek-game-any = orice joc
seek-language-any = orice limbă
seek-players = jucători: { $players }
seek-pace-any = orice ritm
seek-hours = la orele mele
seek-ping = cu mențiune
seek-title = **Căutare de jucători pe acest server**
seek-done = Cauți jucători: { $criteria }. Mă uit cine se potrivește.
seek-line = { $n }. { $criteria } (până la { $when }; alții care se potrivesc: { $others })
seek-none = Nu cauți nimic aici.
seek-table = { $game } ({ $channel })
seek-fitting = Mese deschise care se potrivesc: { $tables }
seek-everybody = Persoane care caută aici: { $games }
seek-withdrawn = Căutări oprite: { $n }.
seek-ask = Mai cauți jucători pe serverul { $server }? { $criteria }. Dacă nu răspunzi, opresc căutarea peste o săptămână.
seek-kept = { $how ->
    [kept] Bine, caut în continuare.
   *[dropped] Bine, nu mai caut.
 }
seek-gone = Această căutare s-a încheiat. `/caylus-club seek` începe una nouă.
seek-call = { $people }: iată masa pe care o căutați, { $game }: { $link }
card-offered = Persoane care caută o astfel de masă: { $n }
card-kept = Le sunt păstrate locuri; oricine le poate ocupa { $until }.
card-no-host = Cine intră primul e gazda și pornește partida.
card-unclaimed = Nimeni n-a intrat, așa că masa e închisă.
lookers = Persoane care caută o masă ca { $game }: { $n }
lookers-invited = Invitați: { $n }. Cine a cerut e menționat; ceilalți găsesc masa în lista lor.
lookers-none = N-a fost invitat nimeni: cine căuta o astfel de masă a găsit-o sau nu vede acest canal.
club-seek = Căutare de jucători: { $seek }. Deschid mese pentru cei găsiți aici: { $where }
club-seek-anywhere = unde caută cineva
club-seek-cannot = Nu pot deschide mese în { $channel }: acolo îmi trebuie Vezi canalul și Trimite mesaje. Nu s-a schimbat nimic.

cmd-caylus-club-seek = Caută jucători
    .name = caută
cmd-caylus-server-club-seek = Permite căutarea de jucători
    .name = căutare
cmd-caylus-server-club-seek-channel = Unde se deschid mesele
    .name = canal-căutare
cmd-caylus-server-club-seek-anywhere = Deschide-le unde caută cineva
    .name = oriunde
