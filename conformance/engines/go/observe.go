package main

// ruling is what came of a record.
type ruling struct {
	Refused *int      `json:"refused"`
	Clause  string    `json:"clause,omitempty"`
	Deals   []verdict `json:"deals"`
}

// position is how the table stands.
type position struct {
	Phase    phase          `json:"phase"`
	Dealer   *int           `json:"dealer"`
	Belle    *string        `json:"belle"`
	Turn     *int           `json:"turn"`
	Ledger   []entry        `json:"ledger"`
	Purses   [4]int64       `json:"purses"`
	Cloth    int64          `json:"cloth"`
	Contract *shownContract `json:"contract"`
	Won      *[4]int        `json:"won"`
}

type shownContract struct {
	Chair    int    `json:"chair"`
	Tricks   int    `json:"tricks"`
	Trump    string `json:"trump"`
	Belle    bool   `json:"belle"`
	Matadors int    `json:"matadors"`
}

func (t *table) position() position {
	p := position{Phase: t.phase, Ledger: t.ledger, Purses: t.purses, Cloth: t.cloth}
	if p.Ledger == nil {
		p.Ledger = []entry{}
	}
	if t.phase != drawing && t.phase != over {
		dealer, belle := t.dealer, string(rune(t.belle))
		p.Dealer, p.Belle = &dealer, &belle
	}
	if turn, some := t.turn(); some {
		p.Turn = &turn
	}
	if t.phase == playing {
		c, won := t.contract, t.play.won
		p.Contract = &shownContract{c.chair, c.tricks, string(rune(c.trump)), c.belle, c.matadors}
		p.Won = &won
	}
	return p
}

// turn is the chair whose turn it is, if it is anybody's.
func (t *table) turn() (chair int, some bool) {
	switch t.phase {
	case bidding:
		return t.chair(t.auction.turn), true
	case exchanging:
		return t.dealer, true
	case declaring:
		return t.demander(), true
	case playing:
		return t.play.turn(), true
	}
	return 0, false
}

// legal lists the ordinary acts that the law would accept now: those of the
// possible ones that it does accept.
func (t *table) legal() ([]event, error) {
	possible, err := t.possible()
	if err != nil {
		return nil, err
	}
	acts := []event{}
	for _, e := range possible {
		after := *t
		if after.happen(e, false) == nil {
			acts = append(acts, e)
		}
	}
	return acts, nil
}

// possible lists the acts that may come into question in this phase.
func (t *table) possible() ([]event, error) {
	switch t.phase {
	case bidding:
		acts := calls(t.chair(t.auction.turn))
		if maker := t.auction.standing; maker.reserved && maker.seat != t.auction.turn {
			acts = append(acts, calls(t.chair(maker.seat))...)
		}
		return acts, nil
	case exchanging:
		return t.discards()
	case declaring:
		return t.declarations(), nil
	case playing:
		chair := t.play.turn()
		held := t.hands[chair]
		if held == nil {
			return nil, unsupported("cards are forgotten")
		}
		var acts []event
		for _, c := range held {
			acts = append(acts, event{Do: "play", Chair: chair, Card: c.String()})
		}
		return acts, nil
	}
	return nil, nil
}

func calls(chair int) []event {
	acts := []event{
		{Do: "call", Chair: chair, Say: "pass"},
		{Do: "call", Chair: chair, Say: "sans-prejudice"},
		{Do: "call", Chair: chair, Say: "retiens"},
		{Do: "call", Chair: chair, Say: "curieuse"},
	}
	for _, belle := range []bool{false, true} {
		acts = append(acts,
			event{Do: "call", Chair: chair, Say: "tout", Belle: belle},
			event{Do: "call", Chair: chair, Say: "cagnotte", Belle: belle})
		for n := minBid; n <= maxBid; n++ {
			acts = append(acts,
				event{Do: "call", Chair: chair, Say: "demand", Tricks: n, Belle: belle},
				event{Do: "call", Chair: chair, Say: "cagnotte", Tricks: n, Belle: belle})
		}
	}
	return acts
}

// discards lists every set of up to three of the cards that may be laid away.
func (t *table) discards() ([]event, error) {
	held := t.hands[t.dealer]
	if held == nil || t.cagnot == nil {
		return nil, unsupported("cards are forgotten")
	}
	if t.auction.standing.kind == tout {
		held = held.plus(t.cagnot...)
	}
	var acts []event
	for set := 0; set < 1<<len(held); set++ {
		discard := []string{}
		for i, c := range held {
			if set&(1<<i) != 0 {
				discard = append(discard, c.String())
			}
		}
		if len(discard) <= 3 {
			acts = append(acts, event{Do: "exchange", Discard: discard})
		}
	}
	return acts, nil
}

func (t *table) declarations() []event {
	var acts []event
	for _, count := range []int{0, 3, 4, 5} {
		acts = append(acts, event{Do: "matadors", Count: count})
	}
	numbers := []int{0}
	if t.auction.standing.kind == cagnotte {
		numbers = []int{0, 2, 3, 4, 5}
	}
	for _, s := range suits {
		for _, n := range numbers {
			acts = append(acts, event{Do: "trump", Suit: string(rune(s)), Tricks: n})
		}
	}
	return acts
}
