# Co se tu říká jinak než anglicky stejná zpráva.

menu-other = Vybrat
