import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span as RecordedSpan, type Tracer as SdkTracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { within } from '../../core/concurrency';
import type { Logger } from '../../core/logger';
import { formatTraceparent, parseTraceparent, type Span, type Tracer, type Tracing } from '../../core/request-context';
import type { TracingSettings } from './settings';

/** Milliseconds an ending process waits for the collector. */
const FLUSH_WITHIN = 3_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** Records spans and exports them to a collector in the background. Spans that the collector does not accept in time are dropped. */
export function recordTraces(settings: TracingSettings & { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string }, logger: Logger): Tracing {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: serviceName, OTEL_RESOURCE_ATTRIBUTES: attributes } = settings;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, ...(headers ? { headers } : {}) });
  const processor = new BatchSpanProcessor({ exporter: sayingOutages(exporter, logger) });
  const sampler = samplerOf(settings);
  const instance = randomUUID();

  return {
    of(name) {
      const resource = resourceFromAttributes({ 'service.namespace': 'fairshare', 'service.instance.id': instance, ...attributes, 'service.name': serviceName ?? name });
      return tracerOn(new TracerProvider({ resource, sampler, spanProcessors: [processor] }).getTracer(name));
    },
    async close() {
      const late = () => new Error('the collector did not take the last spans in time');
      await within(FLUSH_WITHIN, processor.shutdown(), late).catch((error: unknown) => logger.warn({ reason: String(error) }, 'traces are lost'));
    },
  };
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingSettings): Sampler {
  const root = name.endsWith('always_on') ? new AlwaysOnSampler() : name.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const tracerOn = (sdk: SdkTracer): Tracer => ({
  isOn: true,
  startSpan: (name, { kind = 'internal', parent, attributes = {} } = {}) => spanOf(sdk.startSpan(name, { kind: KINDS[kind], attributes, startTime: now() }, contextOf(parent))),
});

function contextOf(parent: string | undefined): Context {
  const context = parseTraceparent(parent);
  if (!context) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = context;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags, isRemote: true });
}

function spanOf(recorded: RecordedSpan): Span {
  const { traceId, spanId, traceFlags } = recorded.spanContext();
  return {
    traceparent: formatTraceparent({ traceId, spanId, flags: traceFlags }),
    describe(name, attributes = {}) {
      recorded.updateName(name).setAttributes(attributes);
    },
    end(failedBy) {
      if (failedBy !== undefined) recorded.setAttribute('error.type', failedBy).setStatus({ code: SpanStatusCode.ERROR });
      recorded.end(now());
    },
  };
}

/** Milliseconds by which a process's monotonic clock may differ from the machine's before it is corrected. */
const APART = 2;
let origin = performance.timeOrigin;

/** Milliseconds since the epoch, with fractions: most spans take less than one. */
function now(): number {
  const wall = Date.now();
  if (Math.abs(origin + performance.now() - wall) > APART) origin = wall - performance.now();
  return origin + performance.now();
}

/** Logs an outage of the collector once, and the next one only after a successful export. */
function sayingOutages(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isAway) logger.warn({ reason: result.error?.message }, 'the collector does not take traces; they are dropped until it does');
        isAway = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
