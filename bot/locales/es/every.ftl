# Lo que aquí se dice de otro modo que el mensaje igual en inglés.

choice-who-open = todos
