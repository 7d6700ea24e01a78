import type { Logger } from '../../core/logger';
import { noTracer, type Tracing } from '../../core/request-context';
import type { TracingSettings } from './settings';

const OFF: Tracing = { of: () => noTracer, close: async () => undefined };

/** Tracing is off unless a collector is configured. OpenTelemetry's SDK is loaded only if it is. */
export async function startTracing(settings: TracingSettings, logger: Logger): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return OFF;
  const { recordTraces } = await import('./open-telemetry');
  return recordTraces({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, logger);
}
