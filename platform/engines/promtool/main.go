// Checks alert rules and tries them on figures, with Prometheus' own code, as promtool does: promtool check|test rules <file>.
package main

import (
	"fmt"
	"os"

	"github.com/prometheus/common/model"
	"github.com/prometheus/prometheus/model/rulefmt"
	"github.com/prometheus/prometheus/promql/promqltest"
)

// The names that unittest.go, promtool's own, has for them.
const (
	successExitCode = 0
	failureExitCode = 1
)

func main() {
	model.NameValidationScheme = model.UTF8Validation
	if len(os.Args) == 4 && os.Args[2] == "rules" {
		switch os.Args[1] {
		case "check":
			os.Exit(checkRules(os.Args[3]))
		case "test":
			os.Exit(RulesUnitTest(promqltest.LazyLoaderOpts{}, nil, false, false, false, os.Args[3]))
		}
	}
	fmt.Fprintln(os.Stderr, "usage: promtool check|test rules <file>")
	os.Exit(failureExitCode)
}

func checkRules(file string) int {
	groups, errs := rulefmt.ParseFile(file, false)
	for _, err := range errs {
		fmt.Fprintln(os.Stderr, err)
	}
	if len(errs) > 0 {
		return failureExitCode
	}
	rules := 0
	for _, group := range groups.Groups {
		rules += len(group.Rules)
	}
	fmt.Printf("SUCCESS: %d rules found\n", rules)
	return successExitCode
}
