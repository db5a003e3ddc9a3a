option-not-offered = { $value } no se puede elegir aquí. Posible: { $offered }
