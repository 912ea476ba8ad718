package main

// An announcement of matadors that has not been withdrawn.
type announcement struct {
	count int
	late  bool // alleged to be untrue
}

// An origin names the words with which a contract was bid.
type origin string

const (
	fromDemand        origin = "demand"
	fromCagnotte      origin = "cagnotte"
	fromTout          origin = "tout"
	fromSansPrejudice origin = "sans-prejudice"
	fromRetiens       origin = "retiens"
	fromRaised        origin = "raised"
	fromPremier       origin = "premier"
	fromCurieuse      origin = "curieuse"
)

func originOf(name string) origin {
	if name == "" {
		return fromDemand
	}
	return origin(name)
}

func (b bid) origin() origin {
	switch {
	case b.kind == cagnotte:
		return fromCagnotte
	case b.kind == tout:
		return fromTout
	case b.kind == sansPrejudice:
		return fromSansPrejudice
	case b.kind == retiens:
		return fromRetiens
	case b.kind == curieuse:
		return fromCurieuse
	case b.raised:
		return fromRaised
	case b.premier:
		return fromPremier
	}
	return fromDemand
}

// A contract is what the demander has undertaken.
type contract struct {
	chair        int
	tricks       int
	trump        suit
	belle        bool // it counts as made in belle, so that it doubles
	matadors     int  // as announced
	falseMatador bool // the announcement was found untrue, too late
	origin       origin
}

// exchange lets the dealer lay cards away: after a cagnotte up to three, and he
// takes as many from the top of the cagnot; for the tout three of the eight
// that he holds then, or none at all, for it is a right (§exchange-blind,
// §exchange-own, §exchange-none, §exchange-top, §tout-exchange,
// §reading-exchange-none).
func (t *table) exchange(e event) error {
	if t.phase != exchanging {
		return t.outOfPhase()
	}
	discard := parseHand(e.Discard)
	if discard == nil && len(e.Discard) > 0 {
		return unsupported("cards laid away are forgotten")
	}
	if len(discard) == 0 {
		if t.auction.standing.kind == cagnotte && t.rules[onExchangeNone] == exchangeNoneForbidden {
			return refusal("reading-exchange-none")
		}
		t.phase = declaring
		return nil
	}

	taken := 3
	if t.auction.standing.kind == tout {
		if len(discard) != taken {
			return refusal("tout-exchange")
		}
	} else {
		taken = len(discard)
		if taken > 3 {
			return refusal("exchange-blind")
		}
	}
	held := t.hands[t.dealer]
	if held != nil && t.auction.standing.kind == tout {
		held = t.plusCagnot(held, taken)
	}
	if held != nil {
		for _, c := range discard {
			if !held.has(c) {
				return refusal("exchange-own")
			}
			held = held.without(c)
		}
		if t.auction.standing.kind == cagnotte {
			held = t.plusCagnot(held, taken)
		}
	}
	t.hands[t.dealer] = held
	t.phase = declaring
	return nil
}

// plusCagnot adds the top cards of the cagnot to a hand; it is not known any
// more if they are not.
func (t *table) plusCagnot(h hand, cards int) hand {
	if t.cagnot == nil {
		return nil
	}
	return h.plus(t.cagnot[:cards]...)
}

// announce judges matadors (§matadors, §matadors-least, §matadors-order,
// §matadors-fewer, §matadors-corrected, §matadors-held).
func (t *table) announce(e event) error {
	if t.phase == playing {
		return refusal("matadors-order")
	}
	if t.phase != declaring {
		return t.outOfPhase()
	}
	if e.Count != 0 && (e.Count < 3 || e.Count > 5) {
		return refusal("matadors-least")
	}
	if e.Count > 0 && !e.Late && !t.couldHold(e.Count) {
		return refusal("matadors-held")
	}
	t.matadors = announcement{e.Count, e.Late}
	return nil
}

// couldHold tells whether the demander has so many matadors in a suit that he
// may still name.
func (t *table) couldHold(count int) bool {
	for _, s := range suits {
		if t.suitObjection(s) == "" && t.holds(count, s) {
			return true
		}
	}
	return false
}

// holds tells whether the demander's hand bears so many matadors out.
func (t *table) holds(count int, trump suit) bool {
	held := t.hands[t.demander()]
	return held == nil || held.matadors(trump) >= count
}

// nameTrump completes the contract (§trump-named, §first-suit-stands,
// §matadors-false).
func (t *table) nameTrump(e event) error {
	if t.phase == playing {
		return refusal("first-suit-stands")
	}
	if t.phase != declaring {
		return t.outOfPhase()
	}
	trump := suitOf(e.Suit)
	if clause := t.suitObjection(trump); clause != "" {
		return refusal(clause)
	}
	untrue := !t.holds(t.matadors.count, trump)
	if untrue && !t.matadors.late {
		return refusal("matadors-held")
	}
	b := t.auction.standing
	belle := t.countsInBelle(b, trump, untrue)
	tricks, clause := t.tricks(b, e.Tricks, trump, belle)
	if clause != "" {
		return refusal(clause)
	}
	t.contract = contract{
		chair:        t.demander(),
		tricks:       tricks,
		trump:        trump,
		belle:        belle,
		matadors:     t.matadors.count,
		falseMatador: untrue,
		origin:       b.origin(),
	}
	t.phase = playing
	t.play = newPlay(t.chair(0))
	return nil
}

// suitObjection names the clause that forbids a suit as trump, or none
// (§any-suit, §belle-binds, §cagnotte-named, §plain-in-belle).
func (t *table) suitObjection(trump suit) string {
	b := t.auction.standing
	if b.kind == curieuse { // §reading-curieuse
		if t.cagnot != nil && trump != t.cagnot[len(t.cagnot)-1].suit {
			return "reading-curieuse"
		}
		return ""
	}
	if trump != t.belle {
		if b.saidBelle {
			return "belle-binds"
		}
		if b.kind == retiens && t.rules[onRetiensChoice] == retiensAtOnce {
			return "reading-retiens-choice"
		}
		return ""
	}
	if b.saidBelle || b.kind != demand && b.kind != sansPrejudice {
		return ""
	}
	if b.premier && t.rules[onPremierInBelle] == premierInBelleForbidden {
		return "reading-premier-in-belle"
	}
	if t.rules[onPlainInBelle] == plainForbidden {
		return "reading-plain-in-belle"
	}
	return ""
}

// countsInBelle tells whether the demand counts as made in belle
// (§plain-in-belle, §cagnotte-doubles, §retiens-choice).
func (t *table) countsInBelle(b bid, trump suit, untrue bool) bool {
	switch b.kind {
	case curieuse:
		return false
	case cagnotte, tout, retiens:
		// §reading-belle-change: true matadors make the trump the belle first.
		atOnce := t.rules[onBelleChange] == belleAtOnce && t.matadors.count > 0 && !untrue
		return trump == t.belle || atOnce
	}
	return b.saidBelle || trump == t.belle && t.rules[onPlainInBelle] == plainDoubled
}

// tricks finds the number of the contract; said is the number said now, or 0.
// It names the clause that forbids it, if one does (§no-raise-after,
// §retiens-choice, §cagnotte-final, §cagnotte-named, §cagnotte-over-belle).
func (t *table) tricks(b bid, said int, trump suit, belle bool) (tricks int, clause string) {
	if b.kind != cagnotte {
		tricks = b.rank.tricks
		if b.kind == retiens {
			tricks = 3
			if belle {
				tricks = 2
			}
		}
		if said != 0 && said != tricks {
			return 0, "no-raise-after"
		}
		return tricks, ""
	}

	switch {
	case b.named != 0:
		if said == 0 {
			return b.named, ""
		}
		if said < b.named || said > maxBid {
			return 0, "cagnotte-named"
		}
		if said > b.named && t.rules[onCagnotteNumber] == numberAtOnceFinal {
			return 0, "reading-cagnotte-number"
		}
		return said, ""
	case said < minBid || said > maxBid:
		return 0, "cagnotte-final"
	}
	return said, t.floor(b, said, belle)
}

// floor names the clause by which a wordless cagnotte ends too low, or none
// (§cagnotte-final, §cagnotte-over-belle, §reading-floor).
func (t *table) floor(b bid, tricks int, belle bool) string {
	switch {
	case tricks < b.before.tricks, tricks == b.before.tricks && !belle:
		return "cagnotte-final"
	case tricks == b.before.tricks && b.before.belle && t.rules[onFloor] != floorEvenBelle:
		return "cagnotte-over-belle"
	case tricks < b.rank.tricks && t.rules[onFloor] == floorAsRanked:
		return "reading-floor"
	}
	return ""
}
