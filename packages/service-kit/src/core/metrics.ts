import type { Request, RequestHandler, Response } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SLOW = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 15, 60, 300];

/** Not a standard HTTP status, but common in logs: the client closed the connection before the response. */
const CALLER_LEFT = 499;

/** The outcome of a request, with the pattern of its route instead of the path, which may contain ids. */
export function outcomeOf(request: Request, response: Response): { readonly method: string; readonly route: string; readonly status: number } {
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'unmatched';
  return { method: request.method, route: path, status: response.writableFinished ? response.statusCode : CALLER_LEFT };
}

/** One service's metrics, scraped at /metrics. */
export interface Metrics {
  readonly contentType: string;
  readonly countRequests: RequestHandler;
  text(): Promise<string>;
  /** A value that is read on each scrape. A value that cannot be read then is left out. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same, with one value for each value of a label. */
  gauges(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void;
  /** A counter. Returns the function that increments it. */
  counter(name: string, help: string): () => void;
  /** A counter with labels that have few values. Returns the function that increments it. */
  counters<Label extends string>(name: string, help: string, labels: readonly Label[]): (labels: Record<Label, string>) => void;
  /** A histogram of durations. Returns the function that records one: its labels, and its seconds. */
  timer<Label extends string>(name: string, help: string, labels: readonly Label[], range?: 'quick' | 'slow'): (labels: Record<Label, string>, seconds: number) => void;
}

/** `process` adds the process's own metrics (memory, event loop): once per process, not once per service. */
export function createMetrics(service: string, options: { process: boolean }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.process) collectDefaultMetrics({ register: registry });

  const timer: Metrics['timer'] = (name, help, labels, range = 'quick') => {
    const histogram = new Histogram({ name, help, labelNames: [...labels], buckets: range === 'quick' ? QUICK : SLOW, registers: [registry] });
    return (values, seconds) => histogram.observe(values, seconds);
  };
  const answered = timer('http_request_duration_seconds', 'Time to answer a request, by route and status.', ['method', 'route', 'status']);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    timer,
    counter(name, help) {
      const counter = new Counter({ name, help, registers: [registry] });
      return () => counter.inc();
    },
    counters(name, help, labels) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values) => counter.inc(values);
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          gauge.reset();
          const value = await Promise.resolve()
            .then(read)
            .catch(() => null);
          if (value === null) gauge.remove();
          else gauge.set(value);
        },
      });
    },
    gauges(name, help, label, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          const figures = await read().catch(() => new Map<string, number>());
          gauge.reset();
          for (const [value, figure] of figures) gauge.set({ [label]: value }, figure);
        },
      });
    },
    countRequests(request, response, next) {
      const began = performance.now();
      const count = () => {
        const { method, route, status } = outcomeOf(request, response);
        answered({ method, route, status: String(status) }, (performance.now() - began) / 1_000);
      };
      response.once('finish', count);
      response.once('close', () => (response.writableFinished ? undefined : count()));
      next();
    },
  };
}
