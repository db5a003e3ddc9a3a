option-not-offered = { $value } nu se poate alege aici. Se poate: { $offered }
