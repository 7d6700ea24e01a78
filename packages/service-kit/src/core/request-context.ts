import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
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

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Goes on with the caller's trace under a span of our own, or begins one (W3C Trace Context). */
export function continueTrace(traceparent: string | undefined): string {
  const [, traceId = randomBytes(16).toString('hex'), flags = '01'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
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
