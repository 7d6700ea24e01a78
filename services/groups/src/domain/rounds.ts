import type { Change } from '@fairshare/store';
import type { Group } from './group';
import type { ScoreChange } from './activity';
import { happened, type Action } from './activity-log';

/** A round of the group was finished or reopened, according to its event. */
export interface FinishedRound extends Action {
  readonly what: 'round-finished' | 'round-reopened';
  readonly finishId: string;
  /** The name of the round. */
  readonly name: string;
}

/** Adds the finish or reopening to the activity; idempotent. */
export function noteRound(group: Group, { what, finishId, name, ...doing }: FinishedRound): Change<Group> {
  const isNoted = group.activity.some((entry) => entry.what === what && entry.telling.finishId === finishId);
  return isNoted ? 'unchanged' : happened(group, doing, what, { name, finishId });
}

/** A round that a member deleted. */
export interface DeletedRound extends Action {
  readonly sessionId: string;
  readonly name: string;
  /** The amount that changed hands in it. */
  readonly movedCents?: number;
}

/** Adds the deletion to the activity; idempotent. */
export function noteDeleted(group: Group, { sessionId, name, movedCents, ...doing }: DeletedRound): Change<Group> {
  const isNoted = group.activity.some(({ what, telling }) => what === 'round-deleted' && telling.sessionId === sessionId);
  return isNoted ? 'unchanged' : happened(group, doing, 'round-deleted', { name, sessionId, movedCents }, { sessionId });
}

/** Scores of a round that a member or guest changed after the fact. */
export interface ChangedScores extends Action {
  readonly sessionId: string;
  readonly name: string;
  readonly hole: number;
  readonly scores: readonly ScoreChange[];
  /** The player of the guest who changed them. */
  readonly byPlayer?: string;
}

/** Adds the changed scores to the activity; idempotent. */
export function noteScores(group: Group, { sessionId, name, hole, scores, byPlayer, ...doing }: ChangedScores): Change<Group> {
  const isNoted = group.activity.some(({ what, at, telling }) => what === 'scores-changed' && at === doing.at && telling.sessionId === sessionId && telling.hole === hole);
  if (isNoted) return 'unchanged';
  return happened(group, doing, 'scores-changed', { name, sessionId, hole, scores, ...(byPlayer !== undefined && { playerId: byPlayer }) }, { sessionId, hole });
}
