// A harness for the conformance kit of La Bête hombrée. Fill in Table; the rest is the protocol.
//
//	go build -o harness harness.go && hombre-conform run -- ./harness
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
)

type object = map[string]any

// "observes" may begin with "ruling" alone. Put into "readings" what you are sure of.
var about = object{
	"implementation": object{"name": "my-engine", "version": "0.1.0", "language": "go"},
	"games":          []string{"bete-hombree"},
	"observes":       []string{"ruling", "legal", "position"},
	"readings":       map[string]string{}, // as {"pass": "open"}
	"configurable":   []string{},
}

// Unsupported is what your engine cannot do yet. Return it from any method of Table; never guess.
type Unsupported string

func (u Unsupported) Error() string { return string(u) }

// Refused is the law's answer to an act against it: the clause, as "follow-suit", or "".
type Refused string

func (r Refused) Error() string { return string(r) }

// Table is a table of your engine. conformance/README.md has the forms of all that goes in and out.
type Table struct{}

// Open opens it as the setup says; readings has only what you called configurable.
func Open(setup json.RawMessage, readings map[string]string) (*Table, error) {
	return nil, Unsupported("Table is not filled in yet")
}

// Take lets the event happen. If the law refuses it, change nothing, and return Refused. later is
// what comes after it: a deal undone by a misdeal or a false pack in there is not noticed to have
// been faulty.
func (t *Table) Take(event json.RawMessage, later []json.RawMessage) error {
	return Unsupported("events")
}

// Deals is the verdict of each deal that has ended, in order; not nil if there is none.
func (t *Table) Deals() []any { return []any{} }

// Legal is the acts that the law would accept now, as events, in any order; not nil either.
func (t *Table) Legal() ([]any, error) { return nil, Unsupported("the observation legal") }

// Position is how the table stands.
func (t *Table) Position() (any, error) { return nil, Unsupported("the observation position") }

type observation struct {
	ID, What string
	After    any // "end", or the index of an event
}

type request struct {
	Msg      string
	Seq      int64
	Protocol struct{ Min, Max int }
	Readings map[string]string
	Input    struct {
		Setup  json.RawMessage
		Events []json.RawMessage
	}
	Observe []observation
}

// answer plays up to what is asked about, or to the first refusal, and looks.
func answer(r request, one observation) (any, error) {
	events := r.Input.Events
	if index, some := one.After.(float64); some && int(index)+1 < len(events) {
		events = events[:int(index)+1]
	}
	table, err := Open(r.Input.Setup, r.Readings)
	if err != nil {
		return nil, err
	}
	var refused any
	var clause Refused
	for index, event := range events {
		if err := table.Take(event, r.Input.Events[index+1:]); errors.As(err, &clause) {
			refused = index
			break
		} else if err != nil {
			return nil, err
		}
	}
	switch one.What {
	case "legal":
		return table.Legal()
	case "position":
		return table.Position()
	}
	ruling := object{"refused": refused, "deals": table.Deals()}
	if clause != "" {
		ruling["clause"] = "bete-hombree/" + clause
	}
	return ruling, nil
}

// reply is the reply to any message.
func reply(line []byte) (told object) {
	var r request
	defer func() {
		if problem := recover(); problem != nil {
			fmt.Fprintf(os.Stderr, "%v\n%s", problem, debug.Stack()) // shown, and never judged
			told = object{"msg": "error", "code": "internal", "detail": fmt.Sprint(problem)}
		}
		told["seq"] = r.Seq
	}()
	if err := json.Unmarshal(line, &r); err != nil {
		return object{"msg": "error", "code": "bad-request", "detail": err.Error()}
	}
	switch r.Msg {
	case "hello":
		if r.Protocol.Min > 1 || r.Protocol.Max < 1 {
			return object{"msg": "refuse", "code": "protocol", "supported": object{"min": 1, "max": 1}}
		}
		told = object{"msg": "hello", "protocol": 1}
		for name, value := range about {
			told[name] = value
		}
		return told
	case "run":
		answers := object{}
		for _, one := range r.Observe {
			found, err := answer(r, one)
			var beyond Unsupported
			if errors.As(err, &beyond) {
				return object{"msg": "unsupported", "detail": err.Error()}
			} else if err != nil {
				panic(err)
			}
			answers[one.ID] = found
		}
		return object{"msg": "result", "answers": answers}
	case "bye":
		return object{"msg": "bye"}
	}
	return object{"msg": "error", "code": "unknown-message", "detail": r.Msg}
}

func main() {
	wire := json.NewEncoder(os.Stdout)
	os.Stdout = os.Stderr // what your engine prints is no answer
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			return
		}
		told := reply(line)
		if err := wire.Encode(told); err != nil || told["msg"] == "bye" || told["msg"] == "refuse" {
			return
		}
	}
}
