# Ciò che qui si dice in altro modo dal messaggio uguale in inglese.

mc-owner-peddler = 1 cubo per 1 denaro
