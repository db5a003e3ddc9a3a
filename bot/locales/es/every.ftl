# Lo que aquí se dice de otro modo que el mensaje igual en inglés.
settings-opens-everyone = todo el mundo
settings-group-season = Temporadas de las clasificaciones
