package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

const (
	protocol = 1
	game     = "bete-hombree"
)

// A request is any message of the runner.
type request struct {
	Msg      string `json:"msg"`
	Seq      int64  `json:"seq"`
	Protocol struct {
		Min int `json:"min"`
		Max int `json:"max"`
	} `json:"protocol"`
	Game     string            `json:"game"`
	Readings map[string]string `json:"readings"`
	Input    json.RawMessage   `json:"input"`
	Observe  []observation     `json:"observe"`
}

// An observation is one thing that a question asks for.
type observation struct {
	ID    string          `json:"id"`
	What  string          `json:"what"`
	After json.RawMessage `json:"after"`
}

// moment is how many events are to happen before it is asked; all of them
// gives the length of the record.
func (o observation) moment(events int) (int, error) {
	if len(o.After) == 0 || string(o.After) == `"end"` {
		return events, nil
	}
	var index int
	if err := json.Unmarshal(o.After, &index); err != nil {
		return 0, fmt.Errorf("after: %v", err)
	}
	if index >= events {
		return events, nil
	}
	return index + 1, nil
}

type object map[string]interface{}

// A server answers the runner.
type server struct {
	readings   Readings
	undeclared bool
}

// serve answers every request until the runner says goodbye.
func (s *server) serve(in *bufio.Reader, out io.Writer) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for {
		line, err := in.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			reply, last := s.answer(line)
			if err := encoder.Encode(reply); err != nil {
				return err
			}
			if last {
				return nil
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// answer answers one request, and tells whether it was the last.
func (s *server) answer(line []byte) (reply object, last bool) {
	var r request
	if err := json.Unmarshal(line, &r); err != nil {
		return failure(r.Seq, "bad-request", err.Error()), false
	}
	switch r.Msg {
	case "hello":
		if r.Protocol.Min > protocol || r.Protocol.Max < protocol {
			return object{"msg": "refuse", "seq": r.Seq, "code": "protocol",
				"supported": object{"min": protocol, "max": protocol}}, true
		}
		return s.hello(r.Seq), false
	case "run":
		return s.run(r), false
	case "bye":
		return object{"msg": "bye", "seq": r.Seq}, true
	}
	return failure(r.Seq, "unknown-message", fmt.Sprintf("no message %q", r.Msg)), false
}

func failure(seq int64, code, detail string) object {
	return object{"msg": "error", "seq": seq, "code": code, "detail": detail}
}

func (s *server) hello(seq int64) object {
	hello := object{
		"msg":            "hello",
		"seq":            seq,
		"protocol":       protocol,
		"implementation": object{"name": "hombre-go", "version": "1.0.0", "language": "go"},
		"games":          []string{game},
		"observes":       []string{"ruling", "legal", "position"},
	}
	if !s.undeclared {
		hello["readings"] = s.readings.byName()
		hello["configurable"] = slugs()
	}
	return hello
}

// run judges a record. Whatever goes wrong inside is answered, not fatal.
func (s *server) run(r request) (reply object) {
	defer func() {
		if problem := recover(); problem != nil {
			reply = failure(r.Seq, "internal", fmt.Sprint(problem))
		}
	}()
	answers, err := s.judge(r)
	var beyond unsupported
	switch {
	case errors.As(err, &beyond):
		return object{"msg": "unsupported", "seq": r.Seq, "detail": beyond.Error()}
	case err != nil:
		return failure(r.Seq, "internal", err.Error())
	}
	return object{"msg": "result", "seq": r.Seq, "answers": answers}
}

// judge lets a record happen up to the first refusal, and observes it on the
// way.
func (s *server) judge(r request) (object, error) {
	if r.Game != game {
		return nil, unsupported(fmt.Sprintf("no game %q", r.Game))
	}
	rules := s.readings
	if !s.undeclared {
		var err error
		if rules, err = rules.with(r.Readings); err != nil {
			return nil, err
		}
	}
	var input record
	if err := json.Unmarshal(r.Input, &input); err != nil {
		return nil, err
	}
	t, err := openTable(rules, input.Setup)
	if err != nil {
		return nil, err
	}

	answers := object{}
	happened := 0
	result := ruling{}
	for {
		for _, o := range r.Observe {
			moment, err := o.moment(len(input.Events))
			if err != nil {
				return nil, err
			}
			if stopped := result.Refused != nil; !stopped && moment != happened || stopped && moment <= happened {
				continue
			}
			if answers[o.ID], err = observe(&t, result, o.What); err != nil {
				return nil, err
			}
		}
		if result.Refused != nil || happened == len(input.Events) {
			return answers, nil
		}

		err := t.apply(input.Events[happened])
		if _, refused := err.(refusal); refused && undone(t, input.Events[happened:]) {
			err = t.applyUnnoticed(input.Events[happened])
		}
		if clause, refused := err.(refusal); refused {
			at := happened
			result.Refused, result.Clause = &at, game+"/"+string(clause)
		} else if err != nil {
			return nil, err
		} else {
			happened++
		}
	}
}

func observe(t *table, result ruling, what string) (interface{}, error) {
	switch what {
	case "ruling":
		result.Deals = t.verdicts
		if result.Deals == nil {
			result.Deals = []verdict{}
		}
		return result, nil
	case "legal":
		return t.legal()
	case "position":
		return t.position(), nil
	}
	return nil, unsupported(fmt.Sprintf("no observation %q", what))
}

// undone tells whether the deal that comes first in events is undone later, so
// that nobody has noticed its cards before.
func undone(t table, events []event) bool {
	if events[0].Do != "deal" || t.applyUnnoticed(events[0]) != nil {
		return false
	}
	refused := false
	for _, e := range events[1:] {
		switch {
		case !t.underWay(), e.Do == "deal":
			return false
		case e.Do == "false-pack", e.Do == "misdeal" && (e.Mishap == "count" || !t.begun()):
			return true
		}
		if !refused {
			refused = t.apply(e) != nil
		}
	}
	return false
}
