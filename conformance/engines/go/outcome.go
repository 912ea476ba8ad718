package main

// made tells whether the demander has made his contract, by his tricks alone
// (§contract-made, §no-overtricks, §simple-demand).
func (t *table) made() (bool, error) {
	if t.contract.tricks > 2 {
		return t.play.won[t.contract.chair] >= t.contract.tricks, nil
	}
	return t.simpleMade()
}

// simpleMade judges a demand of two tricks (§simple-race, §simple-no-three,
// §simple-three-rescues, §simple-one-player, §reading-simple-conditions).
func (t *table) simpleMade() (bool, error) {
	demander, won := t.contract.chair, t.play.won
	switch {
	case won[demander] < 2:
		return false, nil
	case won[demander] > 2, t.freed(), t.rules[onSimpleConditions] == simpleTwo:
		return true, nil
	}

	rivals := false // another player has two tricks or more
	for chair, n := range won {
		if chair == demander {
			continue
		}
		if n == 3 && t.rules[onSimpleConditions] != simpleRace {
			return false, nil
		}
		rivals = rivals || n >= 2
	}
	if !rivals {
		return true, nil
	}
	if !t.play.ordered {
		return false, unsupported("the order of the tricks is forgotten")
	}
	return t.firstToTwo() == demander, nil
}

// firstToTwo is who took two tricks before anyone else.
func (t *table) firstToTwo() int {
	var taken [4]int
	for _, winner := range t.play.winners {
		taken[winner]++
		if taken[winner] == 2 {
			return winner
		}
	}
	return unknown
}

// freed tells whether the conditions of the simple demand do not hold for this
// contract (§simple-in-belle, §simple-after-cagnotte,
// §reading-simple-after-retiens, §reading-simple-in-belle,
// §reading-simple-after-cagnotte).
func (t *table) freed() bool {
	c := t.contract
	if c.origin == fromRetiens {
		return t.rules[onSimpleAfterRetiens] == simpleFreed
	}
	return c.belle && t.rules[onSimpleInBelle] == simpleFreed ||
		c.origin == fromCagnotte && t.rules[onSimpleAfterCagnotte] == simpleFreed
}
