import { settlements, tabs, type SettlementState, type TabState } from '@fairshare/contracts';
import { NO_FACTS, valuesApplied, type RoundInput } from '@fairshare/golf-rules';
import type { AggregateType } from '@fairshare/store';
import { authorsOf } from './domain/authors';
import { dayOf, lineKey, paidKey, roundsOf, type TabPage } from './domain/older-lines';
import type { SavedResult } from './domain/saved-result';
import type { Tab } from './domain/tab';

/** How saved results are stored and published. Events announce a result, never amounts. */
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

/** Schema 1 stored only the values of the request; the values that applied are derived from the settlement. */
const withValues = (saved: Omit<SavedResult, 'values'>): SavedResult => ({ ...saved, values: valuesApplied(NO_GAMES, saved.settlement) });

/** The games of that time are not stored, so a game that was not settled has no value. */
const NO_GAMES: RoundInput = { players: [], facts: NO_FACTS, games: [] };

/** How tabs are stored and published. Events announce a change, never amounts. */
export const tabType = {
  kind: tabs.kind,
  // Schema 3 moved older lines to pages. A release without pages would take the remaining lines for all of them.
  schema: 3,
  additions: { 2: ['reminders'] },
  upcast: (state) => state as Tab,
  indexes: {
    round: (tab) => Object.keys(tab.rounds),
    /** Users who wrote lines, for the deletion of their accounts. */
    author: authorsOf,
  },
  publish: { topic: tabs.topic, schema: tabs.schema, view: ({ id }): TabState => ({ id, groupId: id }) },
} satisfies AggregateType<Tab>;

/** How older lines of tabs are stored. They are not published. */
export const tabPageType: AggregateType<TabPage> = {
  kind: 'tab-pages',
  schema: 1,
  indexes: {
    group: ({ groupId }) => groupId,
    line: ({ groupId, lines, twins }) => [...lines.map(({ id }) => id), ...Object.keys(twins)].map((id) => lineKey(groupId, id)),
    paid: ({ groupId, lines }) => lines.flatMap((line) => (line.kind === 'payment' ? [undefined, dayOf(line.at)].map((day) => paidKey(groupId, line.payment, day)) : [])),
    /** Rounds whose posting state is on this page. */
    round: ({ rounds }) => Object.keys(rounds),
    /** Rounds with lines on this page. */
    played: ({ lines }) => roundsOf(lines),
    author: authorsOf,
  },
};
