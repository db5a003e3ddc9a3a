advice-thinking = Un calculator se gândește…
advice-late = În timp ce mă gândeam, poziția s-a schimbat; nu s-a făcut nimic. Cere din nou dacă mai vrei.
button-hint = Sfat
button-hint-beside-explain = Sfat: cele mai bune două
button-why = Calculator: de ce așa?
button-why-earlier = Acțiuni mai vechi
button-next-cut = Scoate-o pe ultima
hint-title = **Sfat** pentru { $seat } · { $question }
hint-alone = Nimic altceva nu se apropie.
hint-even = Cele două sunt cam la fel de bune.
hint-answer = Răspuns probabil: { $player } · { $action }
hint-guide = Ghidul a propus „{ $action }” după o analiză scurtă; acesta e rezultatul uneia mai lungi.
hint-small = -# Încă nu s-a făcut nimic; apasă pe o acțiune ca s-o joci.
why-title = **De ce?** { $player }: { $what }
why-only = Nimic altceva nu era posibil, din câte se știe.
why-hidden = Motivul depinde de cărți pe care le vede doar acel jucător; îl explic când se încheie partida.
why-rather = { $why ->
    [none] A ales această acțiune în loc de „{ $other }”.
   *[some] A ales această acțiune în loc de „{ $other }”. În favoarea ei: { $why }.
 }
why-although = { $why ->
    [none] Privind mai atent, ar putea alege „{ $other }”.
   *[some] Privind mai atent, ar alege „{ $other }”. În favoarea mutării făcute: { $why }.
 }
why-first-level = Nivelul 1 joacă din instinct și nu privește înainte.
why-small = -# Cât se joacă partida, explicația folosește doar ce vede toată lumea.
why-others = Explică altă acțiune…
why-nothing = În această partidă nu e nicio acțiune a unui calculator pe care s-o pot explica acum.
