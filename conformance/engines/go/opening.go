package main

// longestDraw is how many cards may fall at most: a king may have been burnt,
// but three remain (§burnt-card).
const longestDraw = 21

// drawKing names the first dealer and the first belle (§draw-king,
// §draw-order, §king-deals, §first-belle, §new-sitting).
func (t *table) drawKing(e event) error {
	if t.phase != drawing {
		return t.outOfPhase()
	}
	cards := parseHand(e.Cards)
	if cards == nil {
		return unsupported("cards of the draw are forgotten")
	}
	if len(cards) > longestDraw {
		return refusal("burnt-card")
	}
	for i, c := range cards {
		if hand(cards[:i]).has(c) { // §draw-pack
			return refusal("draw-pack")
		}
		if (c.rank == king) != (i == len(cards)-1) {
			return refusal("draw-king")
		}
	}

	receiver := right(e.Chair, len(cards))
	if t.rules[onKingDealer] == kingNeighbour { // §reading-king-dealer
		receiver = right(receiver, 1)
	}
	t.dealer, t.belle = receiver, cards[len(cards)-1].suit
	t.number = 0
	t.phase = dealing
	return nil
}
