import { games } from '@fairshare/contracts';
import type { AggregateStore, AggregateType } from '@fairshare/store';
import type { RoundIndex } from './domain/round-index';
import { type Round, publishedRound } from './domain/round';
import { upcastRound } from './domain/upcast-round';

/** The schema that moved what is entered from the games to the round. */
const ENTRIES_IN_ROUND = 4;

/**
 * Rounds: what was entered, and the games that read it, in one document each. Schema 2 brought the roster. Who does not know it would ask the whole group for scores and
 * settle among the whole group, so it is no addition that older instances can do without. Nor are house rules and strokes given, schema 3: an
 * older instance would show other points, and settlement of the release before would settle by other rules. Schema 4 moved what is entered from the
 * games to the round.
 */
export const roundType: AggregateType<Round> = {
  kind: games.kind,
  schema: 4,
  upcast: (state, from) => (from < ENTRIES_IN_ROUND ? upcastRound(state) : (state as Round)),
  indexes: { group: (round) => round.groupId, spectatorToken: ({ internal }) => internal.spectatorLink?.token ?? null },
  publish: { topic: games.topic, schema: games.schema, view: publishedRound },
};

/** One a group, never published: the order of its rounds. */
export const roundIndexType: AggregateType<RoundIndex> = { kind: 'calendars', schema: 1 };

export type Rounds = AggregateStore<Round>;
export type RoundIndexes = AggregateStore<RoundIndex>;
