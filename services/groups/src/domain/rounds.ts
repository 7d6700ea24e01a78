import type { Change } from '@fairshare/store';
import type { Group } from './group';
import { happened, type Doing } from './happenings';

/** A round of the group was finished or reopened, as its owner tells. */
export interface RoundNews extends Doing {
  readonly what: 'round-finished' | 'round-reopened';
  readonly finishId: string;
  /** The round's. */
  readonly name: string;
}

/** Puts it among what happened, once. */
export function noteRound(group: Group, { what, finishId, name, ...doing }: RoundNews): Change<Group> {
  const isNoted = group.activity.some((entry) => entry.what === what && entry.telling.finishId === finishId);
  return isNoted ? 'unchanged' : happened(group, doing, what, { name, finishId });
}

/** A round that a member deleted. */
export interface DeletedRound extends Doing {
  readonly sessionId: string;
  readonly name: string;
  /** How much changed hands in it. */
  readonly movedCents?: number;
}

/** Puts it among what happened, once. */
export function noteDeleted(group: Group, { sessionId, name, movedCents, ...doing }: DeletedRound): Change<Group> {
  const isNoted = group.activity.some(({ what, telling }) => what === 'round-deleted' && telling.sessionId === sessionId);
  return isNoted ? 'unchanged' : happened(group, doing, 'round-deleted', { name, sessionId, movedCents }, { sessionId });
}
