option-not-offered = { $value } qui non si può scegliere. Possibile: { $offered }
