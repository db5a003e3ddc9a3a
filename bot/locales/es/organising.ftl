tournament-who-none = { $text }: nadie se llama así en este torneo. Están: { $names }
tournament-who-several = { $text }: pueden ser varios: { $names }. Escribe también el número, p. ej. `#3`.
tournament-who-gone = { $name } ya no participa, desde: { $when }.
