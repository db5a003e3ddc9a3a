tournament-who-none = { $text }: nu e nimeni în acest turneu. Sunt aici: { $names }
tournament-who-several = { $text }: pot fi mai mulți: { $names }. Scrie și numărul, de exemplu `#3`.
tournament-who-gone = { $name } nu mai participă, din: { $when }.
