// Command hombre judges records of La Bête hombrée for the conformance kit:
// one question a line on standard input, one answer a line on standard output.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"strings"
)

// choices collects the values of --read.
type choices struct{ readings *Readings }

func (c choices) String() string { return "" }

func (c choices) Set(value string) error {
	slug, alternative, found := strings.Cut(value, "=")
	if !found {
		return fmt.Errorf("want slug=alternative")
	}
	return c.readings.set(slug, alternative)
}

func main() {
	var readings Readings
	flags := flag.NewFlagSet("hombre", flag.ContinueOnError)
	flags.Var(choices{&readings}, "read", "follow a reading, as `slug=alternative`; may be repeated")
	undeclared := flags.Bool("undeclared", false, "declare no readings, and obey none that a question asks for")
	if err := flags.Parse(os.Args[1:]); err == flag.ErrHelp {
		os.Exit(0)
	} else if err != nil {
		os.Exit(2)
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "unexpected argument %q\n", flags.Arg(0))
		os.Exit(2)
	}

	server := server{readings: readings, undeclared: *undeclared}
	if err := server.serve(bufio.NewReaderSize(os.Stdin, 1<<16), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
