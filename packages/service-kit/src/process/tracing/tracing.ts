import type { Logger } from '../../core/logger';
import { noTracer, type Tracer } from '../../core/tracer';
import type { TracingSettings } from './settings';

/** The tracers of one process. */
export interface Tracing {
  /** The tracer of a service, or of the gateway, in this process. */
  of(name: string): Tracer;
  /** Sends what is recorded, as far as the collector takes it within three seconds. */
  close(): Promise<void>;
}

const OFF: Tracing = { of: () => noTracer, close: async () => undefined };

/** Switched off unless a collector is set. OpenTelemetry's SDK is loaded only then. */
export async function startTracing(settings: TracingSettings, logger: Logger): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return OFF;
  const { recordTraces } = await import('./open-telemetry');
  return recordTraces({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, logger);
}
