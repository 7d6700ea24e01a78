import type { VersionedRef } from '@fairshare/contracts';

/** An aggregate that was read or written; a tombstone after a deletion. */
interface Versioned {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** What a handler answers: the body, the aggregate its ETag speaks of, and what was written. */
export interface Reply<Body = unknown> {
  readonly body: Body;
  readonly etag?: number;
  readonly wrote: readonly VersionedRef[];
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

type Extras = Pick<Reply, 'headers' | 'etag'>;

/** Answers what was read. The route says the status. */
export const read = <Body>(body: Body, extras: Extras = {}): Reply<Body> => ({ body, wrote: [], ...extras });

/** Answers what was written, and names the new versions so that the caller's next request counts on them. */
export function wrote<Body>(body: Body, aggregates: Versioned | readonly Versioned[], extras: Extras = {}): Reply<Body> {
  const list = (Array.isArray(aggregates) ? aggregates : [aggregates]) as readonly Versioned[];
  return { body, wrote: list.map(({ kind, id, version }) => ({ kind, id, version }) as VersionedRef), ...extras };
}
