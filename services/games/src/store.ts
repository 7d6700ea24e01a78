import { games } from '@fairshare/contracts';
import type { AggregateStore, AggregateType } from '@fairshare/store';
import type { RoundIndex } from './domain/round-index';
import { type Round, publishedRound } from './domain/round';
import { upcastRound } from './domain/upcast-round';

/** The schema that moved entered scores from the games to the round. */
const ENTRIES_IN_ROUND = 4;

/**
 * Rounds, one document each: the entered scores and the games that read them. Each schema number below stands for a change that an older
 * instance must not ignore. Schema 2 added the roster: without it, scores of the whole group would be required and settled. Schema 3 added
 * house rules and strokes given: without them, points and settlement would follow other rules. Schema 4 moved entered scores from the
 * games to the round.
 */
export const roundType: AggregateType<Round> = {
  kind: games.kind,
  schema: 4,
  upcast: (state, from) => (from < ENTRIES_IN_ROUND ? upcastRound(state) : (state as Round)),
  indexes: { group: (round) => round.groupId, spectatorToken: ({ internal }) => internal.spectatorLink?.token ?? null },
  publish: { topic: games.topic, schema: games.schema, view: publishedRound },
};

/** One per group, never published: the order of its rounds. Stored documents have the kind `calendars`, an earlier name. */
export const roundIndexType: AggregateType<RoundIndex> = { kind: 'calendars', schema: 1 };

export type Rounds = AggregateStore<Round>;
export type RoundIndexes = AggregateStore<RoundIndex>;
