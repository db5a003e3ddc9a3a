# Demo: co říká vedle bota, v terminálu a jako Průvodce ve svém kanálu

demo-server = Město Caylus
demo-guide = Průvodce
demo-open = Otevři v prohlížeči na tomto počítači:
    { $url }
demo-game-open = Partie { $game } se hraje tady (odkaz je i v kanálu):
    { $url }
demo-failed = Demo nejde spustit: { $why }. S CAYLUS_DEMO_PORT=0 si vezme volný port.
demo-welcome = Vítej, { $owner }! Nahoře se můžeš přepnout na někoho jiného.
demo-first = **Poprvé tady?** První partií provází průvodce:
demo-plain-command = To je obyčejná zpráva do chatu a tu nečtu. Chceš-li použít { $typed }, napiš jen `/`, vyber příkaz ze seznamu, pak v něm jeho volby (Tab přejde na další) a stiskni Enter.
demo-open-game = Otevřít partii
demo-game-over = Partie skončila a její stránka zůstává: **{ $game }**
demo-game-waits = **{ $game }** ještě nemá stránku, protože ji má už { $most } jiných partií. Stránka se otevře, až některá skončí nebo bude zrušena (`/caylus table cancel` na její stránce).
demo-game-closed = **{ $game }**: partie skončila. Její stránka je zavřená, aby bylo místo pro novější partie.
demo-thread = -# Ostatní partie jsou [v kanálu]({ $url }).
demo-thread-over = -# Další partie nebo odveta začíná [v kanálu]({ $url }).
