# Ce se spune aici altfel decât mesajul care e la fel în engleză.

owner-s_farm = 1× hrană sau 1× pânză
owner-s_park = 1× lemn sau 1× hrană
mc-owner-large_sawmill = 1× lemn
mc-owner-large_quarry = 1× piatră
mc-owner-large_farm = 1× hrană
mc-owner-lawyer = 2 denari
