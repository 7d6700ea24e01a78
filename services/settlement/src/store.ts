import { settlements, type SettlementState } from '@fairshare/contracts';
import { valuesApplied, type RoundInput } from '@fairshare/golf-rules';
import type { AggregateType } from '@fairshare/store';
import type { SavedResult } from './domain/saved-result';

/** How saved results are kept and published: that there is one and whether it is stale, never the money. */
export const savedResultType = {
  kind: settlements.kind,
  schema: 2,
  additions: { 2: ['values'] },
  upcast: (state) => withValues(state as Omit<SavedResult, 'values'>),
  indexes: { group: (saved) => saved.groupId },
  publish: {
    topic: settlements.topic,
    schema: settlements.schema,
    view: ({ id, groupId, savedAt, stale }): SettlementState => ({ id, groupId, savedAt, stale }),
  },
} satisfies AggregateType<SavedResult>;

/** Schema 1 kept the values of the request alone; those that applied stand in what was settled. */
const withValues = (saved: Omit<SavedResult, 'values'>): SavedResult => ({ ...saved, values: valuesApplied(NO_GAMES, saved.settlement) });

/** The games as they were then are not known: what was not settled has no value. */
const NO_GAMES: RoundInput = { players: [] };
