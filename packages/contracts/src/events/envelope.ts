import { z } from 'zod';
import { AGGREGATE_KINDS, type AggregateKind } from '../versions';

/** The topics between the services. All are compacted and keyed by the aggregate's id. */
export const TOPICS = ['accounts', 'billing', 'groups', 'games', 'settlements'] as const;
export type Topic = (typeof TOPICS)[number];

/** One named change of a write, such as `hole-scores-recorded`, with the facts that a consumer may need. */
export const change = z.object({ name: z.string(), facts: z.record(z.string(), z.unknown()).default({}) });
export type Change = z.infer<typeof change>;

/** What stays of a deleted aggregate, so that a late record does not recreate it. */
export const tombstone = z.object({ deleted: z.literal(true) });

/** CloudEvents 1.0: one record per commit, or one for several. `state` is the whole published view, so records may be lost, repeated or reordered. */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id: z.string(),
  source: z.string(),
  type: z.string(),
  subject: z.string(),
  time: z.string(),
  datacontenttype: z.literal('application/json'),
  /** W3C trace context of the request that caused it. */
  traceparent: z.string().optional(),
  data: z.object({
    kind: z.enum(AGGREGATE_KINDS),
    version: z.number().int().positive(),
    /** Schema number of `state`. */
    schema: z.number().int().positive(),
    changes: z.array(change),
    state: z.union([tombstone, z.record(z.string(), z.unknown())]),
  }),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;

/** What an owner publishes of one kind of aggregate. Each event file of this folder declares one or two of these. */
export interface PublishedAggregate<State extends z.ZodType = z.ZodType> {
  readonly kind: AggregateKind;
  readonly topic: Topic;
  /** Number of the state's schema, raised when it changes incompatibly. */
  readonly schema: number;
  readonly state: State;
  /** Names of its changes, each with what happened in one sentence. */
  readonly changes: Readonly<Record<string, string>>;
}

export function published<State extends z.ZodType, Names extends string>(
  definition: PublishedAggregate<State> & { readonly changes: Readonly<Record<Names, string>> },
): PublishedAggregate<State> & { readonly changes: Readonly<Record<Names, string>> } {
  return definition;
}

export type StateOf<P extends PublishedAggregate> = z.output<P['state']>;
