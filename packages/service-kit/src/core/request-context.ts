import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { VersionedRef } from '@fairshare/contracts';

/** What belongs to the request being handled, wherever the code is. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace context, carried on to peers and events. */
  readonly traceparent: string;
  /** Versions the caller has seen: answers must be made from at least these. */
  readonly atLeast: readonly VersionedRef[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

export const withRequestContext = <T>(context: RequestContext, run: () => T): T => contexts.run(context, run);
export const requestContext = (): RequestContext | undefined => contexts.getStore();
/** For stores, which keep it with each commit. */
export const currentTraceparent = (): string | undefined => contexts.getStore()?.traceparent;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** What a traceparent says: ids in hexadecimal digits, and W3C's flags (bit 0: the trace is recorded). */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** Returns null for what is missing or malformed. */
export function parseTraceparent(traceparent: string | undefined): TraceContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : null;
}

export const formatTraceparent = ({ traceId, spanId, flags }: TraceContext): string => `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;

/** Goes on with the caller's trace under a span of our own, or begins one (W3C Trace Context). */
export function continueTrace(traceparent: string | undefined): string {
  const trace = parseTraceparent(traceparent);
  if (trace) return formatTraceparent({ ...trace, spanId: randomBytes(8).toString('hex') });
  const traceId = randomUUID().replaceAll('-', '');
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

/** Runs as a part of this trace, in the request being handled if there is one. Without a valid traceparent it just runs. */
export function withTraceparent<T>(traceparent: string | undefined, run: () => T): T {
  const trace = parseTraceparent(traceparent);
  if (!trace || traceparent === undefined) return run();
  const { requestId = trace.traceId, atLeast = [] } = contexts.getStore() ?? {};
  return contexts.run({ requestId, atLeast, traceparent }, run);
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** The gateway's request id where it fits the form, else a new one. */
export const requestIdFrom = (header: string | undefined): string => (header && REQUEST_ID.test(header) ? header : randomBytes(12).toString('base64url'));

/** What counts as one client where limits go by address: an IPv4 address, or the /64 network that one IPv6 household gets. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const full = address.includes('::') ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest] : groups;
  return full.slice(0, 4).join(':');
}
