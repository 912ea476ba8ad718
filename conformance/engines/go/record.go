package main

import "encoding/json"

// A record is what is known of a hand or a sitting.
type record struct {
	Setup  setup   `json:"setup"`
	Events []event `json:"events"`
}

// A setup says where a record opens.
type setup struct {
	Dealer      *int       `json:"dealer"`
	Belle       string     `json:"belle"`
	Ledger      []entry    `json:"ledger"`
	Purses      *[4]int64  `json:"purses"`
	Deal        *int64     `json:"deal"`
	FirstDealer *int       `json:"first_dealer"`
	Last        *int64     `json:"last"`
	Struck      int64      `json:"struck"`
	Marked      bool       `json:"marked"`
	Closing     *bool      `json:"closing"`
	Contract    *agreement `json:"contract"`
	Hands       [][]string `json:"hands"`
}

// An agreement is a contract as a record gives it.
type agreement struct {
	Seat          int    `json:"seat"`
	Tricks        int    `json:"tricks"`
	Trump         string `json:"trump"`
	Belle         bool   `json:"belle"`
	Matadors      int    `json:"matadors"`
	FalseMatadors bool   `json:"false_matadors"`
	Origin        string `json:"origin"`
}

// An event is one thing that happened at the table. Each kind uses some of
// the members.
type event struct {
	Do      string     `json:"do"`
	Chair   int        `json:"chair"`
	Say     string     `json:"say"`
	Tricks  int        `json:"tricks"`
	Belle   bool       `json:"belle"`
	Late    bool       `json:"late"`
	Cards   []string   `json:"cards"`
	Hands   [][]string `json:"hands"`
	Cagnot  []string   `json:"cagnot"`
	Pack    []string   `json:"pack"`
	Discard []string   `json:"discard"`
	Count   int        `json:"count"`
	Suit    string     `json:"suit"`
	Card    string     `json:"card"`
	Winners []int      `json:"winners"`
	Counts  []int      `json:"counts"`
	Mishap  string     `json:"mishap"`
}

// MarshalJSON writes an event with the members of its kind only, those that
// have their default left out.
func (e event) MarshalJSON() ([]byte, error) {
	members := map[string]interface{}{"do": e.Do}
	switch e.Do {
	case "call":
		members["chair"], members["say"] = e.Chair, e.Say
		if e.Tricks != 0 {
			members["tricks"] = e.Tricks
		}
		if e.Belle {
			members["belle"] = true
		}
	case "exchange":
		members["discard"] = e.Discard
	case "matadors":
		members["count"] = e.Count
	case "trump":
		members["suit"] = e.Suit
		if e.Tricks != 0 {
			members["tricks"] = e.Tricks
		}
	case "play":
		members["chair"], members["card"] = e.Chair, e.Card
	}
	return json.Marshal(members)
}

// An entry of the ledger is a bête, or a pinandèle, which has no owner.
type entry struct {
	pinandele bool
	owner     int // absent if the owner is not at this table
	amount    int64
}

const absent = -1

// UnmarshalJSON reads {"owner": 0, "bete": 12} or {"pinandele": 8}.
func (e *entry) UnmarshalJSON(data []byte) error {
	var members struct {
		Owner     *int  `json:"owner"`
		Bete      int64 `json:"bete"`
		Pinandele int64 `json:"pinandele"`
	}
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	switch {
	case members.Pinandele > 0:
		*e = entry{pinandele: true, amount: members.Pinandele}
	case members.Owner == nil:
		*e = entry{owner: absent, amount: members.Bete}
	default:
		*e = entry{owner: *members.Owner, amount: members.Bete}
	}
	return nil
}

// MarshalJSON writes what UnmarshalJSON reads.
func (e entry) MarshalJSON() ([]byte, error) {
	if e.pinandele {
		return json.Marshal(map[string]int64{"pinandele": e.amount})
	}
	members := map[string]interface{}{"owner": e.owner, "bete": e.amount}
	if e.owner == absent {
		members["owner"] = nil
	}
	return json.Marshal(members)
}

// A verdict says what a deal, or the end of the sitting between two deals,
// came to.
type verdict struct {
	Outcome  *string  `json:"outcome"`
	Payments [5]int64 `json:"payments"`
	Ledger   []entry  `json:"ledger"`
	Belle    *string  `json:"belle"`
	Dealer   *int     `json:"dealer"`
	Over     bool     `json:"over"`
}
