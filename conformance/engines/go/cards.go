package main

import "strings"

// A suit is one of S, H, D, C; noSuit stands for none.
type suit byte

const noSuit suit = 0

var suits = [4]suit{'S', 'H', 'D', 'C'}

func suitOf(name string) suit {
	if len(name) == 1 && strings.Contains("SHDC", name) {
		return suit(name[0])
	}
	return noSuit
}

// ladder is the order of every suit, trump or not, from the lowest card
// (§ranks).
var ladder = [6]string{"9", "10", "A", "J", "Q", "K"}

const (
	nine  = 0
	ten   = 1
	ace   = 2
	jack  = 3
	queen = 4
	king  = 5
)

// A card is a rank, as its place on the ladder, and a suit (§pack).
type card struct {
	rank int
	suit suit
}

func (c card) String() string { return ladder[c.rank] + string(rune(c.suit)) }

// parseCard reads a card; it fails for a card that is forgotten ("?").
func parseCard(text string) (card, bool) {
	if len(text) < 2 {
		return card{}, false
	}
	at := len(text) - 1
	s := suitOf(text[at:])
	for rank, name := range ladder {
		if name == text[:at] && s != noSuit {
			return card{rank, s}, true
		}
	}
	return card{}, false
}

// A hand is the cards that somebody holds, or nil where they are not known.
// Hands are never changed in place.
type hand []card

// parseHand reads cards; it gives nil if any of them is forgotten.
func parseHand(texts []string) hand {
	if texts == nil {
		return nil
	}
	cards := make(hand, 0, len(texts))
	for _, text := range texts {
		c, known := parseCard(text)
		if !known {
			return nil
		}
		cards = append(cards, c)
	}
	return cards
}

func (h hand) has(wanted card) bool {
	for _, c := range h {
		if c == wanted {
			return true
		}
	}
	return false
}

// without returns the hand less one copy of a card.
func (h hand) without(gone card) hand {
	left := make(hand, 0, len(h))
	for i, c := range h {
		if c == gone {
			return append(left, h[i+1:]...)
		}
		left = append(left, c)
	}
	return left
}

// plus returns the hand with more cards.
func (h hand) plus(more ...card) hand {
	return append(append(make(hand, 0, len(h)+len(more)), h...), more...)
}

// any tells whether some card of the hand is as asked.
func (h hand) any(wanted func(card) bool) bool {
	for _, c := range h {
		if wanted(c) {
			return true
		}
	}
	return false
}

func (h hand) holds(s suit) bool {
	return h.any(func(c card) bool { return c.suit == s })
}

// matadors counts the trumps held in sequence from the king: three of them at
// least, or none (§matadors).
func (h hand) matadors(trump suit) int {
	held := 0
	for _, rank := range [5]int{king, queen, jack, ace, ten} {
		if !h.has(card{rank, trump}) {
			break
		}
		held++
	}
	if held < 3 {
		return 0
	}
	return held
}
