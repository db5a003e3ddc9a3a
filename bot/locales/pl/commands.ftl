word-yes = tak
word-no = nie
