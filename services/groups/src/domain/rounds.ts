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
