package main

// endDeal closes a deal that counts: the ending, then the next deal
// (§deal-passes-right, §tour-last-deal).
func (t *table) endDeal(outcome string, payments [5]int64, beteMarked bool) {
	ended := t.countTour(beteMarked)
	if t.last != unknown && t.number != unknown && t.number >= t.last {
		ended = true
	}
	if ended {
		t.phase = over
		t.returnPinandeles(&payments)
	} else {
		t.phase = dealing
		t.dealer = right(t.dealer, 1)
		if t.number != unknown {
			t.number++
		}
	}
	t.record(outcome, payments)
}

// countTour keeps the count of the tour des gueux; it tells whether the
// sitting is over at once (§tour-des-gueux, §ending-agreed, §tour-cancelled,
// §tour-recounted, §tour-needs-bete, §tour-pinandele).
func (t *table) countTour(beteMarked bool) bool {
	if beteMarked {
		if t.last != unknown {
			t.last, t.cancelled = unknown, true
		}
		return false
	}
	if t.last != unknown || !t.closing || !t.marked || hasBete(t.ledger) {
		return false
	}
	if t.cancelled && t.rules[onTourCancelled] == cancelledStop { // §reading-tour-cancelled
		return true
	}
	if t.number != unknown {
		t.last = t.lastDeal()
	}
	return false
}

// lastDeal is the number of the last deal when all is struck in this one
// (§tour-count, §reading-tour-count). The first dealer gives the deals whose
// number is a multiple of four.
func (t *table) lastDeal() int64 {
	round := t.number - t.number%4
	switch {
	case t.rules[onTourCount] == tourRound:
		return round + 3
	case t.rules[onTourCount] == tourAlreadyDealt && t.number == round:
		return round + 3
	}
	return round + 7
}

// stop ends the sitting between two deals (§may-stop, §stop-between-deals,
// §carried).
func (t *table) stop() error {
	switch {
	case t.underWay():
		return refusal("stop-between-deals")
	case t.phase != dealing:
		return t.outOfPhase()
	}
	var payments [5]int64
	t.phase = over
	t.returnPinandeles(&payments)
	t.record("", payments)
	return nil
}

// returnPinandeles gives back what lies on the cloth, in equal shares
// (§pinandele-returned); a rest that cannot be shared stays.
func (t *table) returnPinandeles(payments *[5]int64) {
	sum := sumOfPinandeles(t.ledger)
	for chair := 0; chair < 4; chair++ {
		payments[chair] += sum / 4
	}
	payments[4] -= sum / 4 * 4
	var kept []entry
	for _, e := range t.ledger {
		if !e.pinandele {
			kept = append(kept, e)
		}
	}
	t.ledger = kept
	if rest := sum % 4; rest > 0 {
		t.write(entry{pinandele: true, amount: rest})
	}
}

// record makes the payments and writes the verdict; an empty outcome stands
// for a sitting ended without a deal.
func (t *table) record(outcome string, payments [5]int64) {
	for chair := range t.purses {
		t.purses[chair] += payments[chair]
	}
	t.cloth += payments[4]

	v := verdict{Payments: payments, Ledger: t.ledger, Over: t.phase == over}
	if v.Ledger == nil {
		v.Ledger = []entry{}
	}
	if outcome != "" {
		v.Outcome = &outcome
	}
	if !v.Over {
		belle, dealer := string(rune(t.belle)), t.dealer
		v.Belle, v.Dealer = &belle, &dealer
	}
	t.verdicts = append(append([]verdict{}, t.verdicts...), v)
}
