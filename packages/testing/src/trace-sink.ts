import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector receives it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** null: it is the root of the trace. */
  readonly parentId: string | null;
  /** The process, or the service within the embedded platform, that recorded it. */
  readonly service: string;
  readonly name: string;
  /** Milliseconds since the epoch, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A collector of OpenTelemetry traces on a free port of the loopback: accepts OTLP as JSON over HTTP and stores it in memory. */
export interface TraceSink {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** In the order of their start. */
  spans(): CollectedSpan[];
  close(): Promise<void>;
}

type Value = { readonly stringValue?: string; readonly intValue?: string | number; readonly doubleValue?: number };
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly resource: { readonly attributes: readonly Attribute[] }; readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

export async function startTraceSink(): Promise<TraceSink> {
  const collected: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    collected.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString()) as Sent));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => collected.toSorted((a, b) => a.startedAt - b.startedAt),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const spansOf = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes }) => ({
        traceId,
        spanId,
        parentId: parentSpanId || null,
        service,
        name,
        startedAt: millisecondsOf(startTimeUnixNano),
        endedAt: millisecondsOf(endTimeUnixNano),
        attributes: valuesOf(attributes),
      })),
    );
  });

const millisecondsOf = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const valuesOf = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [key, stringValue ?? doubleValue ?? Number(intValue)]));
