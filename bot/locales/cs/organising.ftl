tournament-who-none = { $text }: v tomhle turnaji to není nikdo. Jsou v něm: { $names }
tournament-who-several = { $text }: to může být víc lidí: { $names }. Připiš číslo, třeba `#3`.
tournament-who-gone = { $name } se turnaje už neúčastní, od: { $when }.
