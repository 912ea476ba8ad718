package main

// A kind is the words with which a bid was made.
type kind int

const (
	demand kind = iota
	cagnotte
	tout
	sansPrejudice
	retiens
	curieuse
)

// A bid is a demand that somebody has made.
type bid struct {
	kind      kind
	seat      int
	rank      rank // what it counts as in the auction
	saidBelle bool // in belle, so that the trump is bound
	named     int  // of a cagnotte, the number said with it, or 0
	before    rank // of a cagnotte, the bid that stood; no tricks if none did
	reserved  bool // made blind, and not raised yet
	raised    bool // made blind, and raised
	premier   bool // of the number that stood, by a player placed before
}

// An auction is what has been said in this deal. Seats, not chairs.
type auction struct {
	turn     int
	begun    bool // somebody has spoken
	standing bid  // the bid to exceed; no tricks if there is none
	passes   int  // in succession, since the last bid
	fresh    bool // nobody has spoken since the standing bid

	opener    int // who bid first, or unknown
	hasBid    [4]bool
	out       [4]bool // has passed, and the passes are final
	spoken    [4]bool
	looked    [4]bool          // by chair
	peeked    [4]bool          // by chair
	overBelle [maxBid + 1]bool // numbers at which a premier went over the belle
}

func newAuction() auction { return auction{opener: unknown} }

// look notes that somebody has seen his cards (§looked-first).
func (t *table) look(e event) error {
	if t.phase != bidding {
		return t.outOfPhase()
	}
	t.auction.looked[e.Chair] = true
	return nil
}

// call judges what somebody says (§first-speaker, §turn, §calls).
func (t *table) call(e event) error {
	if t.formality(e) {
		return nil
	}
	if t.phase != bidding {
		return t.outOfPhase()
	}

	err := t.say(e)
	if err == nil || !e.Late { // §allegation
		return err
	}
	if _, refused := err.(refusal); !refused {
		return err
	}

	// An irregular call that nobody noticed in time: a pass if it was said in
	// turn (§call-too-late), nothing otherwise (§call-out-of-turn).
	if t.seat(e.Chair) == t.auction.turn {
		t.pass(t.auction.turn)
	}
	return nil
}

// formality tells whether somebody passes who is out already; it may be said
// until the trump is named and has no effect (§reading-pass).
func (t *table) formality(e event) bool {
	switch t.phase {
	case bidding, exchanging, declaring:
		return e.Say == "pass" && t.auction.out[t.seat(e.Chair)]
	}
	return false
}

// say lets somebody speak; nothing changes if he may not (§pass-open,
// §reading-pass).
func (t *table) say(e event) error {
	a, seat := &t.auction, t.seat(e.Chair)
	if a.out[seat] {
		return refusal("reading-pass")
	}
	if err := t.inTurn(seat, e.Say == "pass"); err != nil {
		return err
	}
	if e.Say == "pass" {
		t.pass(seat)
		return nil
	}
	if a.peeked[e.Chair] && e.Chair != t.dealer { // §peek-other
		return refusal("peek-other")
	}
	b, err := t.understand(e, seat)
	if err != nil {
		return err
	}
	if b.kind != curieuse {
		if err := t.exceeds(&b); err != nil {
			return err
		}
	}
	t.makeBid(b)
	return nil
}

// inTurn refuses a call by a player who has not the word (§turn,
// §first-speaker, §own-bid). The maker of a bid made blind may raise it before
// the next player speaks (§reserved-word, §reading-reserve-moment).
func (t *table) inTurn(seat int, pass bool) error {
	a := &t.auction
	if seat == a.turn {
		return nil
	}
	if a.bidStands() && a.standing.seat == seat && !pass {
		switch {
		case !a.standing.reserved:
			return refusal("own-bid")
		case !a.fresh:
			return refusal("turn")
		case t.rules[onReserveMoment] == reserveOnReturn:
			return refusal("reading-reserve-moment")
		}
		return nil
	}
	if !a.begun {
		return refusal("first-speaker")
	}
	return refusal("turn")
}

func (a *auction) bidStands() bool { return a.standing.rank.tricks > 0 }

// understand turns words into a bid, if they may be said at all (§calls).
func (t *table) understand(e event, seat int) (bid, error) {
	b := bid{seat: seat, saidBelle: e.Belle, rank: rank{tricks: e.Tricks, belle: e.Belle}}
	switch e.Say {
	case "demand":
		if e.Tricks < minBid || e.Tricks > maxBid {
			return b, refusal("calls")
		}
		return b, nil
	case "cagnotte":
		if err := t.privileged(e); err != nil {
			return b, err
		}
		return b, t.cagnotte(&b, e.Tricks)
	case "tout":
		if err := t.privileged(e); err != nil {
			return b, err
		}
		b.kind, b.rank.tricks = tout, maxBid // §tout-bid
		b.rank.class = t.toutClass()
		return b, nil
	case "sans-prejudice":
		return b, t.sansPrejudice(&b)
	case "retiens":
		return b, t.retiens(&b)
	case "curieuse":
		return b, t.curieuse(&b)
	}
	return b, unsupported("a call that is forgotten")
}

// privileged reserves cagnotte and tout to a dealer who has not looked at the
// cagnot (§dealer-privileges, §privileges-any-turn, §peek-dealer).
func (t *table) privileged(e event) error {
	if e.Chair != t.dealer {
		return refusal("dealer-privileges")
	}
	if t.auction.peeked[e.Chair] {
		return refusal("peek-dealer")
	}
	return nil
}

// cagnotte finds what a cagnotte counts as (§cagnotte-bid, §cagnotte-wordless,
// §cagnotte-in-belle, §cagnotte-first, §cagnotte-over-five).
func (t *table) cagnotte(b *bid, said int) error {
	b.kind, b.named = cagnotte, said
	standing := t.auction.standing.rank
	b.before = standing
	if said != 0 {
		if said < minBid || said > maxBid {
			return refusal("calls")
		}
		return nil
	}
	if t.rules[onCagnotteNumber] != numberAfter {
		return refusal("reading-cagnotte-number")
	}

	switch {
	case b.saidBelle: // the smallest number open in belle
		for n := minBid; n <= maxBid; n++ {
			try := *b
			try.rank.tricks = n
			if t.exceeds(&try) == nil {
				b.rank.tricks = n
				return nil
			}
		}
		return refusal("cagnotte-over-five")
	case t.auction.bidStands() && standing.tricks == maxBid:
		b.rank = rank{tricks: maxBid, belle: true}
		b.saidBelle = true
		if t.exceeds(b) != nil {
			return refusal("cagnotte-over-five")
		}
	case t.auction.bidStands() && !standing.belle && t.rules[onCagnotteRank] == rankEqualInBelle:
		b.rank = rank{tricks: standing.tricks, belle: true} // §reading-cagnotte-rank
	case t.auction.bidStands():
		b.rank = rank{tricks: standing.tricks + 1}
	default:
		b.rank = rank{tricks: minBid}
	}
	return nil
}

// sansPrejudice opens blind, at the dealer's right (§sans-prejudice); for a
// player who has looked it is just two tricks (§looked-first).
func (t *table) sansPrejudice(b *bid) error {
	if b.seat != 0 || t.auction.spoken[0] {
		return refusal("sans-prejudice")
	}
	b.rank.tricks = 2
	if !t.auction.looked[t.chair(b.seat)] {
		b.kind, b.reserved = sansPrejudice, true
	}
	return nil
}

// retiens answers a sans préjudice, blind too (§retiens, §retiens-when,
// §retiens-rank, §looked-first).
func (t *table) retiens(b *bid) error {
	a := &t.auction
	switch {
	case b.seat != 1 || !a.bidStands() || a.standing.seat != 0 || a.spoken[1]:
		return refusal("retiens")
	case a.standing.raised:
		return refusal("retiens-when")
	case a.standing.kind != sansPrejudice:
		if a.looked[t.chair(0)] {
			return refusal("looked-first")
		}
		return refusal("retiens")
	case a.looked[t.chair(1)]:
		return refusal("retiens-when")
	}
	b.kind, b.reserved = retiens, true
	b.rank = rank{tricks: 2, belle: true}
	if t.rules[onRetiensRank] == retiensPlainThree { // §reading-retiens-rank
		b.rank = rank{tricks: 3}
	}
	return nil
}

// curieuse lets the last player play when the three others have passed
// (§reading-curieuse).
func (t *table) curieuse(b *bid) error {
	last := !t.auction.bidStands() && t.auction.passes == 3
	if t.rules[onCurieuse] != curieuseOn || !last {
		return refusal("calls")
	}
	b.kind, b.rank.tricks = curieuse, 2
	return nil
}

// makeBid lets a bid stand (§standing-bid, §reserve-once).
func (t *table) makeBid(b bid) {
	a := &t.auction
	lastWord := false
	if a.bidStands() && a.standing.seat == b.seat {
		b.raised = true
		lastWord = b.seat == a.turn
	}
	if b.premier && a.standing.rank.belle {
		a.overBelle[b.rank.tricks] = true
	}
	if a.opener == unknown {
		a.opener = b.seat
	}
	a.begun, a.fresh, a.passes = true, true, 0
	a.spoken[b.seat], a.hasBid[b.seat] = true, true
	a.standing = b
	a.turn = a.next(b.seat)

	switch {
	case b.kind == curieuse,
		lastWord && t.rules[onReserveReopens] == reserveCloses, // §reserve-reopens
		a.othersOut() && !b.reserved:
		t.closeAuction()
	case a.othersOut():
		a.turn = b.seat
	}
}

// pass lets a player pass (§pass-open, §auction-ends, §reserve-last-word,
// §all-pass).
func (t *table) pass(seat int) {
	a := &t.auction
	lastWord := a.bidStands() && a.standing.seat == seat
	a.begun, a.fresh, a.spoken[seat] = true, false, true
	a.passes++
	if lastWord {
		if t.rules[onBlindBids] == blindRevocable { // §reading-blind-bids
			t.passOut()
		} else {
			t.closeAuction()
		}
		return
	}
	a.out[seat] = t.rules[onPass] == passFinal // §reading-pass
	a.turn = a.next(seat)

	switch {
	case !a.bidStands():
		if a.passes == 4 {
			t.passOut()
		}
	case a.passes == 3 || a.othersOut():
		if a.standing.reserved {
			a.turn = a.standing.seat
		} else {
			t.closeAuction()
		}
	}
}

// next is who speaks after a seat; who is out is skipped.
func (a *auction) next(seat int) int {
	for i := 1; i < 4; i++ {
		if next := right(seat, i); !a.out[next] {
			return next
		}
	}
	return right(seat, 1)
}

// othersOut tells whether all but the maker of the standing bid are out.
func (a *auction) othersOut() bool {
	for seat, out := range a.out {
		if seat != a.standing.seat && !out {
			return false
		}
	}
	return true
}

// closeAuction makes the maker of the standing bid the demander. A dealer who
// has won by a privilege exchanges first, unless he has forfeited it
// (§auction-ends, §exchange-blind, §tout-exchange, §peek-exchange).
func (t *table) closeAuction() {
	t.phase = declaring
	switch t.auction.standing.kind {
	case cagnotte:
		if !t.auction.peeked[t.dealer] {
			t.phase = exchanging
		}
	case tout:
		t.phase = exchanging
	}
}

// demander is the chair of the maker of the standing bid.
func (t *table) demander() int { return t.chair(t.auction.standing.seat) }
