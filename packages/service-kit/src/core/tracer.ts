import { continueTrace, currentTraceparent, withTraceparent } from './request-context';

/** What a span does: takes a request, makes one, sends a record, handles one, or works by itself (OpenTelemetry's kinds). */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Route patterns, statuses, topics, counts. Never a path, an id, a code, a token or anything of a person. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** Default: internal. */
  readonly kind?: SpanKind;
  /** The traceparent of the span that led to this one. Without it a trace begins. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** One step of a trace. */
export interface Span {
  /** W3C Trace Context: names this span as the parent of what it leads to. */
  readonly traceparent: string;
  /** Says what is known only later, such as the route of a request. */
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
  /** Sends what is recorded, as far as the collector takes it within three seconds. */
  close(): Promise<void>;
}

/** Records nothing. Trace ids go on all the same, for the log. */
export const noTracer: Tracer = {
  isOn: false,
  startSpan: (_name, { parent } = {}) => ({ traceparent: continueTrace(parent), describe: () => undefined, end: () => undefined }),
};

export const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Runs a work as a span of the current trace. Outside of a trace, or without a tracer, it just runs. */
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

/** Ends a span with a work, which it returns. */
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
