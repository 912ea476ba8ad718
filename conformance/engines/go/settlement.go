package main

const (
	stake     = 2         // laid down by each when all pass (§pinandele)
	pinandele = 4 * stake // what that makes
	shares    = 4         // of a bête (§bete-first)
	curiosity = 1         // laid down for a curieuse (§reading-curieuse)
)

// settle ends a deal that has been played: the bête, the payments, the belle
// (§settlement-order, §revoke-demander, §revoke-defender, §revoke-both).
func (t *table) settle() error {
	p := &t.play
	if p.demanderRevoked && p.offender != unknown {
		t.voidDeal()
		return nil
	}
	made, err := t.made()
	if err != nil && !p.demanderRevoked && p.offender == unknown {
		return err
	}
	made = made && !p.demanderRevoked || p.offender != unknown

	var payments [5]int64
	if t.contract.origin == fromCurieuse { // his jeton lay on the cloth already
		payments[t.contract.chair] -= curiosity
		payments[4] += curiosity
		t.write(entry{pinandele: true, amount: curiosity})
	}
	outcome := "lost"
	if made {
		outcome = "made"
		t.win(&payments)
	} else if err := t.lose(&payments); err != nil {
		return err
	}
	if t.contract.matadors > 0 && !t.contract.falseMatador {
		t.belle = t.contract.trump // §belle-changes and the clauses after it
	}
	t.endDeal(outcome, payments, !made)
	return nil
}

// due is what passes between the demander and each opponent (§due,
// §doubled-in-belle, §doubled-for-all, §quadrupled, §matadors-false).
func (t *table) due(made bool) int64 {
	c := t.contract
	amount := c.tricks + c.matadors
	if c.falseMatador && made {
		amount = c.tricks
	}
	if c.belle {
		amount *= 2
	}
	if t.forAll() {
		amount *= 2
	}
	return int64(amount)
}

// forAll tells whether the demand is for all the tricks (§five-is-all,
// §reading-five-is-all).
func (t *table) forAll() bool {
	if t.rules[onFiveIsAll] == allToutOnly {
		return t.contract.origin == fromTout
	}
	return t.contract.tricks == allTricks
}

// win pays the demander, and what he has won from the list (§paid-by-each,
// §revoke-defender).
func (t *table) win(payments *[5]int64) {
	due, demander := t.due(true), t.contract.chair
	for chair := 0; chair < 4; chair++ {
		if chair == demander {
			continue
		}
		payer := chair
		if t.play.offender != unknown {
			payer = t.play.offender
		}
		payments[payer] -= due
		payments[demander] += due
	}
	t.take(payments)
}

// lose lets the demander pay, and marks his bête (§pays-each, §bete-marked,
// §bete-list, §bete-is-debt, §no-codille).
func (t *table) lose(payments *[5]int64) error {
	due, demander := t.due(false), t.contract.chair
	base, err := t.countedOn()
	if err != nil {
		return err
	}
	for chair := 0; chair < 4; chair++ {
		if chair != demander {
			payments[chair] += due
			payments[demander] -= due
		}
	}
	t.write(entry{owner: demander, amount: base + shares*due})
	t.marked = true
	return nil
}

// countedOn is the amount on which a new bête is counted (§bete-first,
// §bete-later, §bete-on-own, §bete-all-struck, §absent-owner,
// §pinandele-not-bete).
func (t *table) countedOn() (int64, error) {
	first := pick(t.ledger, false, present)
	if first >= 0 && t.ledger[first].pinandele && t.rules[onPinandeleCounted] == pinandeleCountedYes {
		return t.ledger[first].amount, nil // §reading-pinandele-counted
	}
	largest := t.rules[onWhichBete] == beteLargestThroughout // §reading-which-bete
	if at := pick(t.ledger, largest, isBete); at >= 0 {
		return t.ledger[at].amount, nil
	}
	if t.rules[onAllStruck] == struckLast && t.marked && !t.waiting() { // §reading-all-struck
		if t.struck == 0 {
			return 0, refusal("reading-all-struck")
		}
		return t.struck, nil
	}
	return 0, nil
}

// take gives the demander who has won what he takes from the list
// (§wins-first-bete, §struck, §own-bete, §one-bete, §pinandele-taken,
// §pinandele-needs-bete, §pinandele-own-bete, §pinandele-together).
func (t *table) take(payments *[5]int64) {
	demander := t.contract.chair
	largest := t.rules[onWhichBete] != beteOldest
	inTurn := t.rules[onPinandele] == pinandeleInTurn
	if at := pick(t.ledger, false, present); inTurn && at >= 0 && t.ledger[at].pinandele {
		t.strike(at, payments) // §reading-pinandele
		return
	}

	own, other := false, false
	if at := pick(t.ledger, largest, isBete); at >= 0 {
		own = t.ledger[at].owner == demander
		other = !own
		t.strike(at, payments)
	}
	if own && t.rules[onOwnBete] == ownNextToo { // §reading-own-bete
		ofAnother := func(e entry) bool { return isBete(e) && e.owner != demander }
		if at := pick(t.ledger, largest, ofAnother); at >= 0 {
			t.strike(at, payments)
			other = true
		}
	}

	won := other || own && t.rules[onPinandeleOwnBete] != pinandeleOwnNo
	if t.rules[onPinandele] == pinandeleAnyWin || !inTurn && won {
		for at := pick(t.ledger, false, isPinandele); at >= 0; at = pick(t.ledger, false, isPinandele) {
			t.strike(at, payments)
		}
	}
}

// strike pays an entry to the demander and strikes it from the list.
func (t *table) strike(at int, payments *[5]int64) {
	e := t.ledger[at]
	payer := e.owner
	if e.pinandele {
		payer = 4
	} else {
		t.struck = e.amount
	}
	payments[payer] -= e.amount
	payments[t.contract.chair] += e.amount
	t.ledger = append(append([]entry{}, t.ledger[:at]...), t.ledger[at+1:]...)
}

// write adds an entry to the end of the list.
func (t *table) write(e entry) {
	t.ledger = append(append([]entry{}, t.ledger...), e)
}

// waiting tells whether a bête is not struck, be it that of an absent player
// (§absent-owner).
func (t *table) waiting() bool {
	for _, e := range t.ledger {
		if !e.pinandele {
			return true
		}
	}
	return false
}

// present tells whether an entry is not passed over as the bête of an absent
// player (§absent-owner).
func present(e entry) bool { return e.pinandele || e.owner != absent }

// isBete tells whether an entry is a bête that can be won.
func isBete(e entry) bool { return !e.pinandele && e.owner != absent }

func isPinandele(e entry) bool { return e.pinandele }

// pick finds the oldest of the wanted entries, or the oldest of the largest;
// it gives -1 if there is none.
func pick(ledger []entry, largest bool, wanted func(entry) bool) int {
	found := -1
	for i, e := range ledger {
		if wanted(e) && (found < 0 || largest && e.amount > ledger[found].amount) {
			found = i
		}
	}
	return found
}

// hasBete tells whether any bête waits, even of an absent player.
func hasBete(ledger []entry) bool {
	for _, e := range ledger {
		if !e.pinandele {
			return true
		}
	}
	return false
}

func sumOfPinandeles(ledger []entry) int64 {
	var sum int64
	for _, e := range ledger {
		if e.pinandele {
			sum += e.amount
		}
	}
	return sum
}

// passOut settles a deal that nobody plays (§all-pass, §pinandele,
// §deal-after-pass).
func (t *table) passOut() {
	t.write(entry{pinandele: true, amount: pinandele})
	t.endDeal("passed", [5]int64{-stake, -stake, -stake, -stake, pinandele}, false)
}
