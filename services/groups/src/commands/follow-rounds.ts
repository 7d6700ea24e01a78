import type { Change } from '@fairshare/contracts';
import type { AppliedEvent } from '@fairshare/service-kit';
import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps, KnownGame } from '../deps';
import { noteRound, type RoundNews } from '../domain/rounds';

const NEWS: Readonly<Record<string, RoundNews['what']>> = { 'session-finished': 'round-finished', 'session-reopened': 'round-reopened' };

/** Notes in a group's activity who finished or reopened a round. Idempotent. */
export const followRounds =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async ({ event, record: { state: round } }: AppliedEvent<KnownGame>): Promise<void> => {
    if (!round) return;
    for (const change of event.data.changes) {
      const news = newsOf(change, round.name);
      if (news) await groups.update(round.groupId, (group) => noteRound(group, news)).catch(ignoreGone);
    }
  };

function newsOf({ name: change, facts: { finishId, by, at } }: Change, name: string): RoundNews | null {
  const what = NEWS[change];
  return what && typeof finishId === 'string' && typeof by === 'string' && typeof at === 'string' ? { what, finishId, by, at, name } : null;
}
