import { settlements, tabs, type SettlementState, type TabState } from '@fairshare/contracts';
import { NO_FACTS, valuesApplied, type RoundInput } from '@fairshare/golf-rules';
import type { AggregateType } from '@fairshare/store';
import { authorsOf } from './domain/authors';
import { dayOf, lineKey, paidKey, roundsOf, type TabPage } from './domain/older-lines';
import type { SavedResult } from './domain/saved-result';
import type { Tab } from './domain/tab';

/** How saved results are kept and published: that there is one, never the money. */
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
  // 3: older lines are on pages. A release that knows no pages would take the lines that are left for all of them.
  schema: 3,
  additions: { 2: ['reminders'] },
  upcast: (state) => state as Tab,
  indexes: {
    round: (tab) => Object.keys(tab.rounds),
    /** Whoever wrote on it, for when they delete their account. */
    author: authorsOf,
  },
  publish: { topic: tabs.topic, schema: tabs.schema, view: ({ id }): TabState => ({ id, groupId: id }) },
} satisfies AggregateType<Tab>;

/** How older lines of tabs are kept: published to nobody. */
export const tabPageType: AggregateType<TabPage> = {
  kind: 'tab-pages',
  schema: 1,
  indexes: {
    group: ({ groupId }) => groupId,
    line: ({ groupId, lines, twins }) => [...lines.map(({ id }) => id), ...Object.keys(twins)].map((id) => lineKey(groupId, id)),
    paid: ({ groupId, lines }) => lines.flatMap((line) => (line.kind === 'payment' ? [undefined, dayOf(line.at)].map((day) => paidKey(groupId, line.payment, day)) : [])),
    /** Rounds of which this page knows how far they are. */
    round: ({ rounds }) => Object.keys(rounds),
    /** Rounds of which it has lines. */
    played: ({ lines }) => roundsOf(lines),
    author: authorsOf,
  },
};
