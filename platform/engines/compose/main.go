// Reads a Compose file as Docker Compose does, with the library it does it with, and prints what it comes to as JSON; or says what is
// wrong with it: compose <file> <env file>.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(file, env string) error {
	// Only what the env file says counts, not what this machine's environment happens to hold.
	options, err := cli.NewProjectOptions([]string{file}, cli.WithEnvFiles(env), cli.WithDotEnv, cli.WithResolvedPaths(false))
	if err != nil {
		return err
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		return err
	}
	text, err := project.MarshalJSON()
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(text)
	return err
}
