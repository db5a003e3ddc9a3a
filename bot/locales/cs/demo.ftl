# Demo: co říká vedle bota, v terminálu a jako Průvodce ve svém kanálu

demo-server = Město Caylus
demo-guide = Průvodce
demo-open = Demo běží. Otevři tuto adresu v prohlížeči na tomto počítači a napiš `/caylus new`:
    { $url }
demo-game-open = Partie { $game } se hraje tady (odkaz je i v kanálu):
    { $url }
demo-failed = Demo nejde spustit: { $why }. S CAYLUS_DEMO_PORT=0 si vezme volný port.
demo-welcome =
    Vítej! Tlačítka níže vedou k první partii Caylusu. Na všechno ostatní napiš `/` a vyber `/caylus new`: s volbou `practice` hraješ za všechna místa, s volbou `computers` proti počítačům. Každá partie má vlastní stránku, odkaz se objeví tady.
    -# Zpočátku jsi { $owner } a server patří tobě; jiné lidi vybereš nahoře.
demo-first = **Poprvé tady?** `Cvičná partie` je partie, ve které hraješ za všechna místa a průvodce vysvětluje každý krok; proti počítači vysvětluje taky.
demo-plain-command = To je obyčejná zpráva do chatu a tu nečtu. Chceš-li použít { $typed }, napiš jen `/`, vyber příkaz ze seznamu, pak v něm jeho volby (Tab jde na další) a stiskni Enter.
demo-game = Hraje se na vlastní stránce: **{ $game }**
demo-open-game = Otevřít partii
demo-game-over = Partie skončila a její stránka zůstává: **{ $game }**
demo-game-waits = **{ $game }** ještě nemá stránku, protože ji má už { $most } jiných partií. Stránka se otevře, až některá skončí nebo bude zrušena (`/caylus table cancel` na její stránce).
demo-game-closed = **{ $game }**: partie skončila. Její stránka je zavřená, aby bylo místo pro novější partie.
demo-thread = -# Na této stránce je jen tato partie. Nové partie, odvety a odkazy na všechny partie jsou [v kanálu]({ $url }).
demo-thread-over = -# Další partie nebo odveta začíná [v kanálu]({ $url }).
