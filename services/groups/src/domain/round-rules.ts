import type { RuleChange } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { ActivityDetails } from './activity';
import type { Group } from './group';
import { happened, inOrder, KEPT } from './activity-log';

/** A round whose rules were changed after its first entry, the newest change last. */
export interface RoundWithChanges {
  readonly sessionId: string;
  readonly name: string;
  readonly changes: readonly RuleChange[];
}

/** Records changes of a round's rules in the group's activity, each change once. Idempotent. */
export function noteRuleChanges(group: Group, { sessionId, name, changes }: RoundWithChanges): Change<Group> {
  const noted = new Set(group.activity.flatMap(({ at, telling }) => (telling.sessionId === sessionId ? [keyOf(at, telling.rules)] : [])));
  // Changes older than the oldest entry were recorded before, and their entries dropped.
  const since = group.activity.length < KEPT ? '' : (group.activity[0]?.at ?? '');
  const missing = changes.filter(({ at, rules }) => !noted.has(keyOf(at, rules)) && at > since);
  return inOrder(
    group,
    missing.map(
      ({ at, by, rules, movedCents }) =>
        (before: Group) =>
          happened(before, { by, at }, 'round-rules-changed', { sessionId, name, rules, movedCents }, { sessionId }),
    ),
  );
}

/** The key includes the rules, since one write may change rules and money: two changes with the same instant. */
const keyOf = (at: string, rules: RuleChange['rules'] | ActivityDetails['rules'] = []): string =>
  JSON.stringify([at, rules.map(({ rule, playerId = '', card = '', game = '', option = '' }) => [rule, playerId, card, game, option])]);
