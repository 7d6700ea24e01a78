import type { Change, EventEnvelope } from '@fairshare/contracts';
import type { AppliedEvent } from '@fairshare/service-kit';
import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps, KnownGame } from '../deps';
import type { ScoreChange } from '../domain/activity';
import { type ChangedScores, noteDeleted, noteRound, noteScores, type FinishedRound } from '../domain/rounds';

const FINISHES: Readonly<Record<string, FinishedRound['what']>> = { 'session-finished': 'round-finished', 'session-reopened': 'round-reopened' };

/** Records in a group's activity which user finished, reopened or deleted a round, or changed scores after the fact. Idempotent. */
export const noteRoundActivity =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async ({ event, record: { id, state: round } }: AppliedEvent<KnownGame>): Promise<void> => {
    if (!round) return noteDeletion({ groups }, event);
    for (const change of event.data.changes) {
      const finish = finishOf(change, round.name);
      if (finish) await groups.update(round.groupId, (group) => noteRound(group, finish)).catch(ignoreGone);
      const scores = scoresOf(change);
      if (scores) await groups.update(round.groupId, (group) => noteScores(group, { ...scores, sessionId: id, name: round.name })).catch(ignoreGone);
    }
  };

/** Events of earlier releases lack the round's name, and are ignored. */
async function noteDeletion({ groups }: Pick<GroupsDeps, 'groups'>, { subject, time, data }: EventEnvelope): Promise<void> {
  for (const { name: change, facts } of data.changes) {
    const { groupId, by, name, movedCents } = facts;
    if (change !== 'session-deleted' || typeof groupId !== 'string' || typeof by !== 'string' || typeof name !== 'string') continue;
    const deleted = { sessionId: subject, name, by, at: time, ...(typeof movedCents === 'number' && { movedCents }) };
    await groups.update(groupId, (group) => noteDeleted(group, deleted)).catch(ignoreGone);
  }
}

function finishOf({ name: change, facts: { finishId, by, at } }: Change, name: string): FinishedRound | null {
  const what = FINISHES[change];
  return what && typeof finishId === 'string' && typeof by === 'string' && typeof at === 'string' ? { what, finishId, by, at, name } : null;
}

/** Null for events of earlier releases, which lack the changed scores. */
function scoresOf({ facts: { corrected, hole, by, byPlayer, at } }: Change): Omit<ChangedScores, 'sessionId' | 'name'> | null {
  if (!Array.isArray(corrected) || typeof hole !== 'number' || typeof by !== 'string' || typeof at !== 'string') return null;
  return { scores: corrected as readonly ScoreChange[], hole, by, at, ...(typeof byPlayer === 'string' && { byPlayer }) };
}
