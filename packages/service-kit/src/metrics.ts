import type { RequestHandler } from 'express';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One service's metrics, scraped at /metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly contentType: string;
  readonly countRequests: RequestHandler;
  text(): Promise<string>;
}

/** `process` adds the process's own figures (memory, event loop): once a process, not once a service. */
export function createMetrics(service: string, options: { process: boolean }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.process) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    registry,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countRequests(request, response, next) {
      const stop = requests.startTimer({ method: request.method });
      response.once('finish', () => {
        const route: unknown = request.route;
        const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : 'unmatched';
        stop({ route: path, status: response.statusCode });
      });
      next();
    },
  };
}
