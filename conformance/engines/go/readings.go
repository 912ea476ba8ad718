package main

import (
	"fmt"
	"sort"
	"strings"
)

// A point is a question that the text leaves open; a choice is the number of
// one of its alternatives, in the order of the spec page. The first is the
// house's.
type (
	point  int
	choice uint8
)

// The points, in the order of spec/open_points.md.
const (
	onPass point = iota
	onCurieuse
	onBelleOverBelle
	onSeniority
	onPremierOverBelle
	onPremierNeedsBid
	onCagnotteRank
	onCagnotteNumber
	onToutRank
	onBlindBids
	onReserveMoment
	onReserveReopens
	onRetiensRank
	onKingDealer
	onSimpleConditions
	onSimpleAfterRetiens
	onSimpleInBelle
	onSimpleAfterCagnotte
	onBeatAfterRuff
	onUnderruff
	onAllyWinning
	onBelleChange
	onTourCount
	onTourCancelled
	onFiveIsAll
	onAllStruck
	onWhichBete
	onOwnBete
	onPinandeleOwnBete
	onPinandele
	onPinandeleCounted
	onExchangeNone
	onFloor
	onPremierInBelle
	onPlainInBelle
	onRetiensChoice

	points // how many there are
)

// The alternatives that the law asks about by name.
const (
	passFinal choice = 1

	curieuseOn choice = 1

	belleElder choice = 1

	seniorityOpener choice = 1

	premierOverBelleOnce choice = 1

	premierNeedsBidYes choice = 1

	rankEqualInBelle choice = 1

	numberAfter       choice = 0
	numberAtOnceFinal choice = 2

	toutAbovePlain choice = 1
	toutAboveAll   choice = 2

	blindRevocable choice = 1

	reserveOnReturn choice = 1

	reserveCloses choice = 1

	retiensPlainThree choice = 1

	kingNeighbour choice = 1

	simpleRace choice = 1
	simpleTwo  choice = 2

	simpleFreed choice = 1 // "no", of the three readings on the simple demand

	ruffedBeat choice = 1

	underruffFree choice = 1

	allyExempt choice = 1

	belleAtOnce choice = 1

	tourRound        choice = 1
	tourAlreadyDealt choice = 2

	cancelledStop choice = 1

	allToutOnly choice = 1

	struckLast choice = 1

	beteOldest            choice = 0
	beteLargestThroughout choice = 2

	ownNextToo choice = 1

	pinandeleOwnNo choice = 1

	pinandeleInTurn choice = 1
	pinandeleAnyWin choice = 2

	pinandeleCountedYes choice = 1

	exchangeNoneForbidden choice = 1

	floorEvenBelle choice = 1
	floorAsRanked  choice = 2

	premierInBelleForbidden choice = 1

	plainForbidden choice = 1
	plainDoubled   choice = 2

	retiensAtOnce choice = 1
)

// names gives each point and its alternatives the names of the spec pages.
var names = [points]struct {
	slug         string
	alternatives []string
}{
	onPass:                {"pass", []string{"open", "final"}},
	onCurieuse:            {"curieuse", []string{"off", "on"}},
	onBelleOverBelle:      {"belle-over-belle", []string{"closed", "elder"}},
	onSeniority:           {"seniority", []string{"seat", "opener"}},
	onPremierOverBelle:    {"premier-over-belle", []string{"no", "once"}},
	onPremierNeedsBid:     {"premier-needs-bid", []string{"no", "yes"}},
	onCagnotteRank:        {"cagnotte-rank", []string{"next-number", "equal-in-belle"}},
	onCagnotteNumber:      {"cagnotte-number", []string{"after", "at-once", "at-once-final"}},
	onToutRank:            {"tout-rank", []string{"as-five", "above-plain", "above-all"}},
	onBlindBids:           {"blind-bids", []string{"binding", "revocable"}},
	onReserveMoment:       {"reserve-moment", []string{"at-once", "on-return"}},
	onReserveReopens:      {"reserve-reopens", []string{"reopens", "closes"}},
	onRetiensRank:         {"retiens-rank", []string{"two-in-belle", "plain-three"}},
	onKingDealer:          {"king-dealer", []string{"receiver", "neighbour"}},
	onSimpleConditions:    {"simple-conditions", []string{"both", "race", "two"}},
	onSimpleAfterRetiens:  {"simple-after-retiens", []string{"yes", "no"}},
	onSimpleInBelle:       {"simple-in-belle", []string{"yes", "no"}},
	onSimpleAfterCagnotte: {"simple-after-cagnotte", []string{"yes", "no"}},
	onBeatAfterRuff:       {"beat-after-ruff", []string{"free", "beat"}},
	onUnderruff:           {"underruff", []string{"duty", "free"}},
	onAllyWinning:         {"ally-winning", []string{"bound", "exempt"}},
	onBelleChange:         {"belle-change", []string{"next-deal", "at-once"}},
	onTourCount:           {"tour-count", []string{"full", "round", "already-dealt"}},
	onTourCancelled:       {"tour-cancelled", []string{"recount", "stop"}},
	onFiveIsAll:           {"five-is-all", []string{"yes", "tout-only"}},
	onAllStruck:           {"all-struck", []string{"as-first", "last-struck"}},
	onWhichBete:           {"which-bete", []string{"oldest", "largest", "largest-throughout"}},
	onOwnBete:             {"own-bete", []string{"struck", "next-too"}},
	onPinandeleOwnBete:    {"pinandele-own-bete", []string{"yes", "no"}},
	onPinandele:           {"pinandele", []string{"any-bete", "in-turn", "any-win"}},
	onPinandeleCounted:    {"pinandele-counted", []string{"no", "yes"}},
	onExchangeNone:        {"exchange-none", []string{"allowed", "forbidden"}},
	onFloor:               {"floor", []string{"previous", "previous-even-belle", "as-ranked"}},
	onPremierInBelle:      {"premier-in-belle", []string{"as-plain", "forbidden"}},
	onPlainInBelle:        {"plain-in-belle", []string{"single", "forbidden", "doubled"}},
	onRetiensChoice:       {"retiens-choice", []string{"with-trump", "at-once"}},
}

// Readings holds the choice made for each point; the zero value is the
// house's.
type Readings [points]choice

// set makes the choice that the spec pages name so.
func (r *Readings) set(slug, alternative string) error {
	for p, known := range names {
		if known.slug != slug {
			continue
		}
		for c, name := range known.alternatives {
			if name == alternative {
				r[p] = choice(c)
				return nil
			}
		}
		return fmt.Errorf("no alternative %q of %s; there is: %s",
			alternative, slug, strings.Join(known.alternatives, ", "))
	}
	return fmt.Errorf("no reading %q; there is: %s", slug, strings.Join(slugs(), ", "))
}

// with returns the readings changed as asked.
func (r Readings) with(choices map[string]string) (Readings, error) {
	for slug, alternative := range choices {
		if err := r.set(slug, alternative); err != nil {
			return r, err
		}
	}
	return r, nil
}

// byName is what is declared of the readings.
func (r Readings) byName() map[string]string {
	declared := make(map[string]string, points)
	for p, known := range names {
		declared[known.slug] = known.alternatives[r[p]]
	}
	return declared
}

func slugs() []string {
	all := make([]string, 0, points)
	for _, known := range names {
		all = append(all, known.slug)
	}
	sort.Strings(all)
	return all
}
