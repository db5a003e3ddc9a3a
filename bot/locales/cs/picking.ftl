# Volby, jejichž hodnoty se nabízejí při psaní.

option-not-offered = { $value } tady nejde vybrat. Možné: { $offered }
