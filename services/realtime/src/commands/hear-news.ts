import type { EventEnvelope, GroupState } from '@fairshare/contracts';
import { ignoreGone } from '@fairshare/store';
import type { TellingDeps } from '../deps';
import { concernsOf, mayConcern } from '../domain/news';
import { hear } from '../domain/telling';

/** Keeps what an event has to tell for those whom it concerns. Idempotent. @throws Unavailable while the event's group is unknown here and its owner unavailable */
export const hearNews =
  (deps: TellingDeps) =>
  async (event: EventEnvelope, groupId: string | null): Promise<void> => {
    if (groupId === null || !mayConcern(event)) return;
    const group = await groupNow(deps, groupId);
    if (!group) return;
    for (const { news, userIds } of concernsOf(event, group)) {
      for (const userId of userIds) {
        if (!(await deps.tellings.get(userId))) continue;
        await deps.tellings.update(userId, (telling) => hear(telling, news, deps.clock(), deps.coalesceFor)).catch(ignoreGone);
      }
    }
  };

/** Who says to be whom may have been said just now: its event may still be on the way. */
async function groupNow({ groups }: TellingDeps, groupId: string): Promise<GroupState | null> {
  if (!(await groups.record(groupId))) await groups.atLeast(groupId, 1);
  await groups.refreshFromOwner(groupId, 'news');
  return groups.get(groupId);
}
