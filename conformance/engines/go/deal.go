package main

// deal gives five cards to each and leaves three, the cagnot
// (§shuffle-and-cut, §cagnot, §two-then-three, §pack). With unnoticed, what
// is wrong with the cards is passed over.
func (t *table) deal(e event, unnoticed bool) error {
	if t.phase != dealing {
		return t.outOfPhase()
	}
	hands, cagnot := e.Hands, e.Cagnot
	if e.Pack != nil {
		if len(e.Pack) != 23 {
			return refusal("pack")
		}
		hands, cagnot = t.distribute(e.Pack)
	}
	if len(hands) != 4 {
		return refusal("four-players")
	}
	if err := t.objection(hands, cagnot); err != nil && !unnoticed {
		return err
	}

	for chair := range t.hands {
		t.hands[chair] = parseHand(hands[chair])
	}
	t.cagnot = parseHand(cagnot)
	t.auction = newAuction()
	t.matadors = announcement{}
	t.contract = contract{}
	t.play = play{}
	t.phase = bidding
	return nil
}

// distribute deals a pack, top card first: two to each, then three to each,
// from the dealer's right on (§two-then-three, §dealing-order).
func (t *table) distribute(pack []string) (hands [][]string, cagnot []string) {
	hands = make([][]string, 4)
	for seat := 0; seat < 4; seat++ {
		five := append([]string{}, pack[2*seat:2*seat+2]...)
		hands[t.chair(seat)] = append(five, pack[8+3*seat:8+3*seat+3]...)
	}
	return hands, pack[20:]
}

// objection finds what is wrong with the cards of a deal: the nine of the
// belle among them (§nine-out, §nine-swapped), or a card twice (§pack).
// Forgotten cards are passed over.
func (t *table) objection(hands [][]string, cagnot []string) error {
	seen := make(map[card]bool, 23)
	for _, some := range append(append([][]string{}, hands...), cagnot) {
		for _, text := range some {
			c, known := parseCard(text)
			if !known {
				continue
			}
			if c == (card{nine, t.belle}) {
				return refusal("nine-out")
			}
			if seen[c] {
				return refusal("pack")
			}
			seen[c] = true
		}
	}
	return nil
}

// misdeal judges a card shown in dealing, or a wrong count (§misdeal-before,
// §misdeal-after).
func (t *table) misdeal(e event) error {
	if t.phase != dealing && !t.underWay() {
		return t.outOfPhase()
	}
	if e.Mishap == "faced" && t.underWay() && t.begun() {
		return nil
	}
	t.voidDeal()
	return nil
}

// falsePack undoes a deal that is not settled yet (§false-pack).
func (t *table) falsePack() error {
	if !t.underWay() {
		if len(t.verdicts) > 0 {
			return refusal("false-pack")
		}
		return t.outOfPhase()
	}
	t.voidDeal()
	return nil
}

// peek lets somebody see cards of the cagnot that he has no right to see
// (§peek-dealer, §peek-other, §peek-exchange, §peek-after).
func (t *table) peek(e event) error {
	if !t.underWay() {
		return t.outOfPhase()
	}
	switch t.phase {
	case bidding:
		t.auction.peeked[e.Chair] = true
	case exchanging:
		if e.Chair == t.dealer && t.auction.standing.kind == cagnotte {
			t.phase = declaring
		}
	}
	return nil
}

// voidDeal ends a deal that does not count (§void-again).
func (t *table) voidDeal() {
	t.phase = dealing
	t.record("void", [5]int64{})
}

// begun tells whether anyone has spoken in this deal.
func (t *table) begun() bool { return t.phase != bidding || t.auction.begun }
