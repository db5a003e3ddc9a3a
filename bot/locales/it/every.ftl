button-gate = Chi può partecipare
