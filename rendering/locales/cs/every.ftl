kind-prestige = Prestižní
