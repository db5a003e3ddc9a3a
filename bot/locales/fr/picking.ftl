# Options dont les valeurs sont proposées pendant la saisie, dans la langue de la personne.

option-not-offered = { $value } n'est pas un choix possible. Possible : { $offered }
