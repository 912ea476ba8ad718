package main

// The numbers of tricks that may be demanded (§calls).
const (
	minBid = 2
	maxBid = 5
)

// A rank is what a bid counts as against another: the number first, then the
// belle, then the place of its maker (§height).
type rank struct {
	tricks int
	belle  bool
	class  class
}

// A class sets a tout apart where a reading ranks it so (§reading-tout-rank).
type class int

const (
	ordinary   class = iota // by number and belle
	abovePlain              // above a plain five, below five in belle
	aboveAll                // above any bid
)

func (t *table) toutClass() class {
	switch t.rules[onToutRank] {
	case toutAboveAll:
		return aboveAll
	case toutAbovePlain:
		return abovePlain
	}
	return ordinary
}

// step orders the bids of one number, but for the places of their makers.
func (r rank) step() int {
	switch {
	case r.class == aboveAll:
		return 3
	case r.belle:
		return 2
	case r.class == abovePlain:
		return 1
	}
	return 0
}

// exceeds refuses a bid that is not higher than the one that stands, and
// notes whether it is a premier (§overbid, §height, §open-in-belle,
// §belle-primes).
func (t *table) exceeds(b *bid) error {
	a := &t.auction
	if !a.bidStands() {
		return nil
	}
	clause, premier := t.missing(*b)
	if clause == "" {
		b.premier = premier && b.kind == demand
		return nil
	}
	switch { // the clause that speaks of such a bid
	case a.standing.seat == b.seat:
		clause = "reserve-raises"
	case b.kind == cagnotte:
		clause = "cagnotte-bid"
	case b.kind == tout:
		clause = "tout-rank"
	}
	return refusal(clause)
}

// missing names the clause by which a bid is not high enough, or none; and
// whether it is high enough only because its maker is placed before
// (§overbid, §dernier, §dernier-from-any-seat, §dernier-closes, §premier,
// §premier-not-over-belle, §seniority, §tout-overcalled, §cagnotte-overcalled).
func (t *table) missing(b bid) (clause string, premier bool) {
	s := t.auction.standing
	if b.rank.step() != 3 && s.rank.step() != 3 {
		if b.rank.tricks > s.rank.tricks {
			return "", false
		}
		if b.rank.tricks < s.rank.tricks {
			return "overbid", false
		}
	}
	// Places count between bids that rank by number and belle only.
	before := b.rank.class == ordinary && s.rank.class == ordinary && t.placedBefore(b.seat, s.seat)
	mine, theirs := b.rank.step(), s.rank.step()
	switch {
	case mine > theirs:
		return "", false
	case mine == 2 && theirs == 2:
		if t.rules[onBelleOverBelle] == belleElder && before { // §reading-belle-over-belle
			return "", false
		}
		return "dernier-closes", false
	case mine == 0 && theirs == 2:
		if t.rules[onPremierOverBelle] != premierOverBelleOnce || !before || t.auction.overBelle[b.rank.tricks] {
			return "premier-not-over-belle", false // §reading-premier-over-belle
		}
		return t.needsBid(b.seat), true
	case mine == 0 && theirs == 0:
		if !before {
			return "seniority", false
		}
		return t.needsBid(b.seat), true
	}
	return "tout-overcalled", false
}

// needsBid refuses a premier by a player who has not bid before, where that
// is asked (§premier-unbid, §reading-premier-needs-bid).
func (t *table) needsBid(seat int) string {
	if t.rules[onPremierNeedsBid] == premierNeedsBidYes && !t.auction.hasBid[seat] {
		return "reading-premier-needs-bid"
	}
	return ""
}

// placedBefore tells whether one seat comes before another, counted from the
// dealer's right or from who bid first (§seniority, §reading-seniority).
func (t *table) placedBefore(seat, other int) bool {
	first := 0
	if t.rules[onSeniority] == seniorityOpener && t.auction.opener != unknown {
		first = t.auction.opener
	}
	return right(seat-first, 4) < right(other-first, 4)
}
