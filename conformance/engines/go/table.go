package main

import "fmt"

// A phase is where the table stands, by the name that the protocol gives it.
type phase string

const (
	drawing    phase = "drawing"    // before the king falls
	dealing    phase = "dealing"    // before a deal, also after one
	bidding    phase = "bidding"    // the auction
	exchanging phase = "exchanging" // the dealer has won by a cagnotte or the tout
	declaring  phase = "declaring"  // matadors and trump
	playing    phase = "playing"    // the cards
	over       phase = "over"       // the sitting has ended
)

// A refusal is the law's answer to an act that it does not allow. Its value
// is the clause (or the reading) that says so.
type refusal string

func (r refusal) Error() string { return string(r) }

// An unsupported is a question that this engine does not judge: cards that
// are forgotten, or something that depends on them.
type unsupported string

func (u unsupported) Error() string { return string(u) }

// A table is the whole state of a sitting. What it refers to is never changed
// in place, so that a copy of the struct is a copy of the state.
type table struct {
	rules Readings
	phase phase

	// The sitting.
	dealer    int
	belle     suit
	number    int64 // how many deals came before, or unknown
	last      int64 // the number of the last deal, or unknown while none is set
	cancelled bool  // a bête put off an ending that had been counted
	closing   bool  // the players agreed to end when all is struck
	marked    bool  // a bête has been marked, or carried in
	struck    int64 // the amount of the bête struck last, 0 if unknown
	ledger    []entry
	purses    [4]int64
	cloth     int64
	verdicts  []verdict

	// The deal under way.
	hands    [4]hand
	cagnot   hand
	auction  auction
	matadors announcement
	contract contract
	play     play
}

const unknown = -1

// right is the chair some places further to the right (§anticlockwise).
func right(chair, places int) int { return (chair + places) % 4 }

// seat is where a chair sits in this deal: 0 at the dealer's right, 3 the
// dealer.
func (t *table) seat(chair int) int { return (chair - t.dealer + 3) % 4 }

// chair is who sits at a seat.
func (t *table) chair(seat int) int { return right(t.dealer, seat+1) }

// openTable lays the table as a setup says.
func openTable(rules Readings, s setup) (table, error) {
	t := table{
		rules:   rules,
		phase:   drawing,
		number:  unknown,
		last:    unknown,
		closing: s.Closing == nil || *s.Closing,
		marked:  s.Marked || hasBete(s.Ledger), // §carried-as-they-are
		struck:  s.Struck,
		ledger:  s.Ledger,
		cloth:   sumOfPinandeles(s.Ledger),
	}
	if s.Purses != nil {
		t.purses = *s.Purses
	}
	if s.Last != nil {
		t.last = *s.Last
	}
	if s.Belle == "" {
		return t, nil
	}
	if s.Dealer == nil {
		return t, fmt.Errorf("a belle without a dealer")
	}

	t.phase, t.belle, t.dealer = dealing, suitOf(s.Belle), *s.Dealer
	switch {
	case s.Deal != nil:
		t.number = *s.Deal
	case s.FirstDealer != nil:
		t.number = int64(right(t.dealer-*s.FirstDealer, 4))
	}
	if s.Contract != nil {
		t.openAtPlay(*s.Contract, s.Hands)
	}
	return t, nil
}

// openAtPlay takes the contract and the hands as given.
func (t *table) openAtPlay(a agreement, hands [][]string) {
	t.phase = playing
	t.contract = contract{
		chair:        t.chair(a.Seat),
		tricks:       a.Tricks,
		trump:        suitOf(a.Trump),
		belle:        a.Belle,
		matadors:     a.Matadors,
		falseMatador: a.FalseMatadors,
		origin:       originOf(a.Origin),
	}
	for chair := range hands {
		t.hands[chair] = parseHand(hands[chair])
	}
	t.play = newPlay(t.chair(0))
}

// apply lets an event happen. If the law refuses it, the table stays as it
// was.
func (t *table) apply(e event) error {
	after := *t
	if err := after.happen(e, false); err != nil {
		return err
	}
	*t = after
	return nil
}

// applyUnnoticed lets a deal happen whatever is wrong with its cards.
func (t *table) applyUnnoticed(e event) error {
	after := *t
	if err := after.happen(e, true); err != nil {
		return err
	}
	*t = after
	return nil
}

// happen gives an event to the part of the law that rules it (§phases).
func (t *table) happen(e event, unnoticed bool) error {
	if t.phase == over { // §over
		return refusal("over")
	}
	if e.Chair < 0 || e.Chair > 3 {
		return fmt.Errorf("no chair %d", e.Chair)
	}
	switch e.Do {
	case "draw-king":
		return t.drawKing(e)
	case "deal":
		return t.deal(e, unnoticed)
	case "look":
		return t.look(e)
	case "call":
		return t.call(e)
	case "exchange":
		return t.exchange(e)
	case "matadors":
		return t.announce(e)
	case "trump":
		return t.nameTrump(e)
	case "play":
		return t.playCard(e)
	case "tricks":
		return t.countTricks(e)
	case "misdeal":
		return t.misdeal(e)
	case "false-pack":
		return t.falsePack()
	case "peek":
		return t.peek(e)
	case "stop":
		return t.stop()
	}
	return unsupported(fmt.Sprintf("no event %q", e.Do))
}

// underWay tells whether a deal has begun and is not settled.
func (t *table) underWay() bool {
	switch t.phase {
	case bidding, exchanging, declaring, playing:
		return true
	}
	return false
}

// outOfPhase refuses an act that does not belong to the present phase
// (§out-of-phase).
func (t *table) outOfPhase() error { return refusal("out-of-phase") }
