import { settlements, tabs, type SettlementState, type TabState } from '@fairshare/contracts';
import { NO_FACTS, valuesApplied, type RoundInput } from '@fairshare/golf-rules';
import type { AggregateType } from '@fairshare/store';
import { authorsOf } from './domain/authors';
import type { SavedResult } from './domain/saved-result';
import type { Tab } from './domain/tab';

/** How saved results are kept and published: that there is one and whether it is stale, never the money. */
export const savedResultType = {
  kind: settlements.kind,
  schema: 3,
  additions: { 2: ['values'], 3: ['tab'] },
  upcast: (state, from) => (from < 2 ? withValues(state as Omit<SavedResult, 'values'>) : (state as SavedResult)),
  indexes: { group: (saved) => saved.groupId, awaitsTab: ({ groupId, tab }) => (tab?.isAwaited ? groupId : null) },
  publish: {
    topic: settlements.topic,
    schema: settlements.schema,
    view: ({ id, groupId, savedAt, stale }): SettlementState => ({ id, groupId, savedAt, stale }),
  },
} satisfies AggregateType<SavedResult>;

/** Schema 1 kept the values of the request alone; those that applied stand in what was settled. */
const withValues = (saved: Omit<SavedResult, 'values'>): SavedResult => ({ ...saved, values: valuesApplied(NO_GAMES, saved.settlement) });

/** The games as they were then are not known: what was not settled has no value. */
const NO_GAMES: RoundInput = { players: [], facts: NO_FACTS, games: [] };

/** How tabs are kept and published: that one moved, never the money. */
export const tabType = {
  kind: tabs.kind,
  schema: 2,
  additions: { 2: ['reminders'] },
  upcast: (state) => state as Tab,
  indexes: {
    round: (tab) => Object.keys(tab.rounds),
    /** Whoever wrote on it, for when they delete their account. */
    author: authorsOf,
  },
  publish: { topic: tabs.topic, schema: tabs.schema, view: ({ id }): TabState => ({ id, groupId: id }) },
} satisfies AggregateType<Tab>;
