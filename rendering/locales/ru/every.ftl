kind-prestige = Престижное
chart-goods = Оставшиеся ресурсы
