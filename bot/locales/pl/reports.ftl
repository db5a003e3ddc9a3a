houses-line = Domki ({ $section }): { $parts }.
houses-part =
    { $seats }: { $count ->
        [one] { $n }
        [few] po { $n }
       *[many] po { $n }
    } ({ $favors ->
        [0] bez łaski
        [one] { $favors } łaska
        [few] { $favors } łaski
       *[many] { $favors } łask
    })
losses-batch = Bez zestawu: { $parts }.
losses-house = Bez domku ({ $section }): { $parts }.
losses-part =
    { $seats } ({ $n ->
        [0] brak prestiżu do stracenia
        [one] −{ $n } pkt prestiżu
        [few] −{ $n } pkt prestiżu
       *[many] −{ $n } pkt prestiżu
    })
