import { z } from 'zod';
import { numberFrom } from '../settings';

/** OpenTelemetry's names of samplers. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;

/** Names and values as OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
const pairs = (name: RegExp) =>
  z.string().transform((text, context): Record<string, string> => {
    const parts = text.split(',').map((part) => part.trim().split('='));
    try {
      const entries = parts.map(([key = '', ...value]) => [key.trim(), decodeURIComponent(value.join('=').trim())] as const);
      if (entries.every(([key, value]) => name.test(key) && /^[\x20-\x7e]+$/.test(value))) return Object.fromEntries(entries);
    } catch {
      // A percent sign that encodes nothing.
    }
    context.addIssue({ code: 'custom', message: 'must be name=value, separated by commas' });
    return z.NEVER;
  });

/** The variables that switch traces on, by their standard names. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('URL of the OpenTelemetry collector, for OTLP over HTTP (`http://collector:4318`); without it, tracing is off'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(/^[\w!#$%&'*+.^`|~-]+$/)
    .optional()
    .describe('headers of requests to the collector, such as its API key: name=value, separated by commas'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on')
    .describe(`sampler, which decides which traces are recorded: ${SAMPLERS.join(', ')}`),
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1).default(1).describe('the share of traces that a ratio sampler records, from 0 to 1'),
  OTEL_SERVICE_NAME: z.string().max(100).optional().describe('name of this process in traces; default: its process name, such as games'),
  OTEL_RESOURCE_ATTRIBUTES: pairs(/^[\w.-]+$/)
    .optional()
    .describe('further attributes of this process in traces: name=value, separated by commas'),
} as const;

export type TracingSettings = z.output<z.ZodObject<typeof TRACING_SETTINGS>>;
