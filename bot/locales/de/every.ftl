button-gate = Wer mitspielen darf
