import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { VersionedRef } from '@fairshare/contracts';

/** The context of the request being handled, available everywhere in its code. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace context, propagated to peers and events. */
  readonly traceparent: string;
  /** Versions the caller has seen: responses must be made from at least these. */
  readonly atLeast: readonly VersionedRef[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

export const withRequestContext = <T>(context: RequestContext, run: () => T): T => contexts.run(context, run);
export const requestContext = (): RequestContext | undefined => contexts.getStore();
/** For stores, which save it with each commit. */
export const currentTraceparent = (): string | undefined => contexts.getStore()?.traceparent;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The fields of a traceparent: ids in hexadecimal digits, and W3C's flags (bit 0: the trace is recorded). */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** Returns null for a missing or malformed traceparent. */
export function parseTraceparent(traceparent: string | undefined): TraceContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : null;
}

export const formatTraceparent = ({ traceId, spanId, flags }: TraceContext): string => `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;

/** Continues the caller's trace with a new span, or starts a trace (W3C Trace Context). */
export function continueTrace(traceparent: string | undefined): string {
  const trace = parseTraceparent(traceparent);
  if (trace) return formatTraceparent({ ...trace, spanId: randomBytes(8).toString('hex') });
  const traceId = randomUUID().replaceAll('-', '');
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

/** Runs the function as part of this trace, in the context of the current request if there is one. Without a valid traceparent it just runs. */
export function withTraceparent<T>(traceparent: string | undefined, run: () => T): T {
  const trace = parseTraceparent(traceparent);
  if (!trace || traceparent === undefined) return run();
  const { requestId = trace.traceId, atLeast = [] } = contexts.getStore() ?? {};
  return contexts.run({ requestId, atLeast, traceparent }, run);
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** The gateway's request id if it is well-formed, else a new one. */
export const requestIdFrom = (header: string | undefined): string => (header && REQUEST_ID.test(header) ? header : randomBytes(12).toString('base64url'));

/** The key of one client for limits by address: an IPv4 address, or the /64 network that one IPv6 household gets. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const full = address.includes('::') ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest] : groups;
  return full.slice(0, 4).join(':');
}

/** OpenTelemetry's kinds of spans: handling a request, making a request, sending a record, handling a record, internal work. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Route patterns, statuses, topics, counts. Never a path, an id, a code, a token or anything of a person. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** Default: internal. */
  readonly kind?: SpanKind;
  /** The traceparent of the span that led to this one. Without it a new trace starts. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** One step of a trace. */
export interface Span {
  /** W3C Trace Context: names this span as the parent of what it leads to. */
  readonly traceparent: string;
  /** Sets what is known only later, such as the route of a request. */
  describe(name: string, attributes?: SpanAttributes): void;
  /** `failedBy`: the name of an error, or a status. Never its message, which may quote data. */
  end(failedBy?: string): void;
}

/** Records where the time of a request goes. Its adapter is OpenTelemetry; see process/tracing. */
export interface Tracer {
  /** False: nothing is recorded. */
  readonly isOn: boolean;
  startSpan(name: string, options?: SpanOptions): Span;
}

/** The tracers of one process. */
export interface Tracing {
  /** The tracer of a service, or of the gateway, in this process. */
  of(name: string): Tracer;
  /** Exports the recorded spans, as far as the collector accepts them within three seconds. */
  close(): Promise<void>;
}

/** Records nothing. Trace ids are still propagated, for the log. */
export const noTracer: Tracer = {
  isOn: false,
  startSpan: (_name, { parent } = {}) => ({ traceparent: continueTrace(parent), describe: () => undefined, end: () => undefined }),
};

export const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Runs `work` as a span of the current trace. Outside of a trace, or without a tracer, it just runs. */
export function inSpan<T>(tracer: Tracer, name: string, options: Omit<SpanOptions, 'parent'>, work: () => T): T {
  const parent = currentTraceparent();
  if (!tracer.isOn || parent === undefined) return work();
  const span = tracer.startSpan(name, { ...options, parent });
  let result: T;
  try {
    result = withTraceparent(span.traceparent, work);
  } catch (error) {
    span.end(nameOfError(error));
    throw error;
  }
  if (result instanceof Promise) void endAfter(span, result);
  else span.end();
  return result;
}

/** Ends a span when `work` settles, and returns `work`. */
export function endAfter<T>(span: Span, work: Promise<T>): Promise<T> {
  work.then(
    () => span.end(),
    (error: unknown) => span.end(nameOfError(error)),
  );
  return work;
}

/** Ends the span of a request that was answered. `route`: its pattern. */
export function endAnswered(span: Span, { method, route, status }: { readonly method: string; readonly route: string; readonly status: number }): void {
  span.describe(`${method} ${route}`, { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  span.end(status >= 500 ? String(status) : undefined);
}
