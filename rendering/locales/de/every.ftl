chart-goods = Übrige Rohstoffe
