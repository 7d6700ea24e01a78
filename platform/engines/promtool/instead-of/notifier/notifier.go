// Package notifier holds an alert as rules send it; here nobody receives it.
package notifier

import (
	"time"

	"github.com/prometheus/prometheus/model/labels"
)

type Alert struct {
	Labels       labels.Labels
	Annotations  labels.Labels
	StartsAt     time.Time
	EndsAt       time.Time
	GeneratorURL string
}
