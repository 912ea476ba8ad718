package main

// allTricks is how many tricks are played (§five-tricks).
const allTricks = 5

// A played card lies in the trick under way.
type played struct {
	chair int
	card  card
}

// A play is how far the cards have been played.
type play struct {
	leader  int
	trick   [4]played
	cards   int // in the trick under way
	won     [4]int
	winners [allTricks]int // of the tricks, in order
	done    int
	ordered bool // the order of the tricks is known

	demanderRevoked bool
	offender        int // the first defender who revoked, or unknown
}

func newPlay(leader int) play {
	return play{leader: leader, ordered: true, offender: unknown}
}

// turn is whose turn it is to play (§lead, §winner-leads, §play-in-turn).
func (p *play) turn() int {
	chair := p.leader
	for p.hasPlayed(chair) {
		chair = right(chair, 1)
	}
	return chair
}

func (p *play) hasPlayed(chair int) bool {
	for _, c := range p.trick[:p.cards] {
		if c.chair == chair {
			return true
		}
	}
	return false
}

// playCard judges a card (§trump-first, §own-card, §revoke,
// §play-out-of-turn).
func (t *table) playCard(e event) error {
	if t.phase == declaring {
		return refusal("trump-first")
	}
	if t.phase != playing {
		return t.outOfPhase()
	}
	p := &t.play
	c, known := parseCard(e.Card)
	held := t.hands[e.Chair]
	if !known || held == nil {
		return unsupported("cards are forgotten")
	}
	if e.Chair != p.turn() && (!e.Late || p.hasPlayed(e.Chair)) {
		return refusal(p.turnClause())
	}
	if !held.has(c) {
		return refusal("own-card")
	}
	if clause := t.duty(e.Chair, c); clause != "" {
		if !e.Late {
			return refusal(clause)
		}
		if e.Chair == t.contract.chair {
			p.demanderRevoked = true
		} else if p.offender == unknown {
			p.offender = e.Chair
		}
	}

	t.hands[e.Chair] = held.without(c)
	if p.cards == 0 {
		p.leader = e.Chair
	}
	p.trick[p.cards] = played{e.Chair, c}
	p.cards++
	if p.cards == 4 {
		p.gather(t.winning().chair)
		if p.done == allTricks {
			return t.settle()
		}
	}
	return nil
}

// turnClause names the clause that says whose turn it is.
func (p *play) turnClause() string {
	switch {
	case p.cards > 0:
		return "play-in-turn"
	case p.done > 0:
		return "winner-leads"
	}
	return "lead"
}

// gather ends the trick under way.
func (p *play) gather(winner int) {
	p.won[winner]++
	p.winners[p.done] = winner
	p.done++
	p.leader, p.cards = winner, 0
}

// winning is the card that wins the trick so far: the highest trump, or else
// the highest of the suit led (§trick-winner, §trump-beats, §ranks).
func (t *table) winning() played {
	best := t.play.trick[0]
	for _, next := range t.play.trick[1:t.play.cards] {
		if next.card.suit == best.card.suit && next.card.rank > best.card.rank ||
			next.card.suit == t.contract.trump && best.card.suit != t.contract.trump {
			best = next
		}
	}
	return best
}

// duty names the clause that a card offends, or none (§follow-suit, §beat,
// §beat-after-ruff, §ruff, §overruff, §underruff, §free-discard,
// §no-exemption).
func (t *table) duty(chair int, c card) string {
	p := &t.play
	if p.cards == 0 {
		return ""
	}
	held := t.hands[chair]
	led, trump := p.trick[0].card.suit, t.contract.trump
	best := t.winning()
	exempt := t.rules[onAllyWinning] == allyExempt && // §reading-ally-winning, §league
		chair != t.contract.chair && best.chair != t.contract.chair
	above := func(low card) func(card) bool {
		return func(c card) bool { return c.suit == low.suit && c.rank > low.rank }
	}

	if held.holds(led) {
		if c.suit != led {
			return "follow-suit"
		}
		if exempt {
			return ""
		}
		target := best.card
		if best.card.suit != led { // it has been ruffed
			if t.rules[onBeatAfterRuff] != ruffedBeat {
				return ""
			}
			target = t.highestLed() // §reading-beat-after-ruff
		}
		if held.any(above(target)) && !above(target)(c) {
			return "beat"
		}
		return ""
	}

	if exempt || !held.holds(trump) {
		return ""
	}
	if best.card.suit != trump { // nobody has ruffed
		if c.suit != trump {
			return "ruff"
		}
		return ""
	}
	if held.any(above(best.card)) {
		if !above(best.card)(c) {
			return "overruff"
		}
		return ""
	}
	if c.suit != trump && t.rules[onUnderruff] != underruffFree { // §reading-underruff
		return "underruff"
	}
	return ""
}

// highestLed is the highest card of the suit led that lies on the table.
func (t *table) highestLed() card {
	best := t.play.trick[0].card
	for _, next := range t.play.trick[1:t.play.cards] {
		if next.card.suit == best.suit && next.card.rank > best.rank {
			best = next.card
		}
	}
	return best
}

// countTricks takes the remaining tricks by their winners only (§five-tricks).
func (t *table) countTricks(e event) error {
	if t.phase == declaring {
		return refusal("trump-first")
	}
	if t.phase != playing {
		return t.outOfPhase()
	}
	p := &t.play
	total := len(e.Winners)
	for _, n := range e.Counts {
		total += n
	}
	if p.done+total != allTricks {
		return refusal("five-tricks")
	}
	for _, winner := range e.Winners {
		p.gather(winner)
	}
	for chair, n := range e.Counts {
		p.won[chair] += n
		p.ordered = false
	}
	p.done = allTricks
	return t.settle()
}
