# La guida di una prima partita.

guide-suggests = Io sceglierei “{ $action }”: { $why }.
guide-plainly = Io sceglierei “{ $action }”.
guide-pass-first = Io sceglierei “{ $action }”, anche se ti restano lavoratori: chi passa per primo riceve 1 denaro, ciò che risparmi ti serve nel prossimo round, e per gli altri i lavoratori diventano più cari.
guide-only = È possibile solo “{ $action }”.
guide-not-here = La guida funziona ai tavoli di allenamento e quando una persona gioca contro i computer. Con `/caylus new practice:3` ne apri uno.
guide-not-yours = Questa decisione non è tua. Sto guidando { $player }.
guide-do = Fallo: { $action }
guide-hushed = D'ora in poi parlo solo su richiesta: `Spiega` sotto una domanda, o `/caylus plan hint`. Con `/caylus me guide` mi riattivi.
guide-now = La guida in allenamento e contro i computer: { $how }.
guide-nothing-new = Su questo non ho niente di nuovo da dire. `/caylus building` dice che cosa fa un edificio, `/caylus rules` spiega il resto.
