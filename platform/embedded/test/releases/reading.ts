import type { AggregateType, CommitLog, Outbox, Storage } from '@fairshare/store';

/** The data of one kind of aggregate in a service's database. */
export interface Kind {
  readonly kind: string;
  readonly schema: number;
  /** The topic on which it is published; null: it is not published. */
  readonly topic: string | null;
}

/** The data in one service's database that can be read. */
export interface Holdings {
  readonly aggregates: readonly Kind[];
  readonly projections: readonly string[];
  readonly cursors: readonly { readonly consumer: string; readonly source: string }[];
  readonly requests: readonly { readonly kind: string; readonly id: string; readonly key: string; readonly hash: string }[];
}

type AnyStorage = Storage & { readonly outbox?: Outbox; readonly log?: CommitLog };

/** Schemas that were raised in a way that readers of the earlier schema cannot read: here today's services write, too. */
const RISEN: Readonly<Record<string, number>> = { games: 4 };

/** A kind for the store, whatever its states mean to their service. */
export const typeOf = ({ kind, schema, topic }: Kind): AggregateType<Record<string, unknown>> => ({
  kind,
  schema: Math.max(schema, RISEN[kind] ?? 0),
  upcast: (state) => state as Record<string, unknown>,
  ...(topic === null ? {} : { publish: { topic, schema, view: (state) => state } }),
});

/** Reads a whole service's database through the store's port: every aggregate and tombstone, pending events, and projections of other services' data. */
export async function readEverything(storage: AnyStorage, { aggregates, projections, cursors }: Holdings) {
  const stores = aggregates.map((kind) => storage.aggregates(typeOf(kind)));
  const of = async (kind: string, store: (typeof stores)[number]) => ({
    kind,
    scanned: (await store.scan()).map(({ id }) => id),
    found: await Promise.all((await store.versions()).map(({ id }) => store.getWithTombstone(id))),
    outgoing: await Promise.all((await store.versions()).map(async ({ id }) => (await storage.outbox?.read(kind, id)) ?? null)),
  });
  const topics = [...new Set(aggregates.flatMap(({ topic }) => topic ?? []))];
  return {
    aggregates: await Promise.all(stores.map((store) => of(store.type.kind, store))),
    logs: storage.log ? await Promise.all(topics.map(async (topic) => storage.log?.read(topic, 'at:0', 10_000))) : [],
    pending: ((await storage.outbox?.pending(1_000, 0)) ?? []).map(({ kind, id }) => `${kind} ${id}`).sort(),
    projections: await Promise.all(
      projections.map(async (kind) => {
        const store = storage.projection({ kind });
        return { kind, found: await Promise.all((await store.versions()).map(({ id }) => store.get(id))) };
      }),
    ),
    positions: await Promise.all(cursors.map(async ({ consumer, source }) => ({ consumer, source, position: await storage.consumers.position(consumer, source) }))),
    letters: await storage.consumers.deadLetters(),
  };
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;
