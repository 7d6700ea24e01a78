import { AsyncLocalStorage } from 'node:async_hooks';
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
