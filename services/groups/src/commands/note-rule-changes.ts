import { allRuleChanges } from '@fairshare/contracts';
import type { AppliedEvent } from '@fairshare/service-kit';
import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps, KnownGame } from '../deps';
import { noteRuleChanges as noted } from '../domain/round-rules';

/** Changes that affect the rules of a round. An event without named changes may contain any. */
const RULE_CHANGES = [
  'rules-changed',
  'roster-changed',
  'settings-changed',
  'card-values-changed',
  'points-game-deleted',
  'side-game-added',
  'side-game-changed',
  'side-game-deleted',
];

/** Records in a group's activity which user changed the rules of a round after its first entry. Idempotent. */
export const noteRuleChanges =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async ({ event, record: { id, state: round } }: AppliedEvent<KnownGame>): Promise<void> => {
    const { changes } = event.data;
    const mayConcernRules = changes.length === 0 || changes.some(({ name }) => RULE_CHANGES.includes(name));
    if (!round || !mayConcernRules) return;
    const changed = { sessionId: id, name: round.name, changes: allRuleChanges(round) };
    if (changed.changes.length === 0) return;
    await groups.update(round.groupId, (group) => noted(group, changed)).catch(ignoreGone);
  };
