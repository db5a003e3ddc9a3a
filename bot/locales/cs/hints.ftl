# Rady počítačů: rady, návrhy a proč něco udělaly.

advice-thinking = Počítač o tom přemýšlí…
advice-late = Pozice se mezitím změnila; nic se nestalo. Zeptej se znovu, jestli radu ještě chceš.
button-hint = Rada
button-hint-beside-explain = Rada: dvě nejlepší
button-why = Proč tento tah počítače?
button-why-earlier = Dřívější akce
button-next-cut = Odebrat poslední
hint-title = **Rada** ({ $seat }) · { $question }
hint-alone = Nic jiného se tomu nevyrovná.
hint-even = Obojí je asi stejně dobré.
hint-answer = Pravděpodobná odpověď: { $player } · { $action }
hint-guide = Průvodce po krátkém pohledu radil „{ $action }“; po delším přemýšlení vychází lépe toto.
hint-small = -# Ještě se nic nestalo; stisknutím akce ji provedeš.
why-title = **Proč?** { $player }: { $what }
why-only = Podle všeho nic jiného nešlo.
why-hidden = Důvod závisí na kartách, které vidí jen jejich hráč; prozradím ho, až partie skončí.
why-rather = { $why ->
    [none] Počítač to zvolil místo „{ $other }“.
   *[some] Počítač to zvolil místo „{ $other }“. Pro: { $why }.
 }
why-although = { $why ->
    [none] Při bližším pohledu by možná zvolil „{ $other }“.
   *[some] Při bližším pohledu by zvolil „{ $other }“. Pro zahraný tah: { $why }.
 }
why-first-level = Úroveň 1 hraje instinktivně a dopředu nemyslí.
why-small = -# Dokud se hraje, vychází to jen z toho, co vidí všichni.
why-others = Vysvětlit jinou akci…
why-nothing = Žádný počítač v této partii zatím neudělal nic, co by šlo vysvětlit.
