option-not-offered = { $value } ist hier nicht zu wählen. Möglich: { $offered }
