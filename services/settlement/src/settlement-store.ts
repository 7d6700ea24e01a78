import { settlements, type SettlementState } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import type { SavedResult } from './domain/saved-result';

/** How saved results are kept and published: that there is one and whether it is stale, never the money. */
export const savedResultType = {
  kind: settlements.kind,
  schema: 1,
  indexes: { group: (saved) => saved.groupId },
  publish: {
    topic: settlements.topic,
    schema: settlements.schema,
    view: ({ id, groupId, savedAt, stale }): SettlementState => ({ id, groupId, savedAt, stale }),
  },
} satisfies AggregateType<SavedResult>;
