import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { changed, nameChild, type Round } from './round';

/** Finishes the round for a member. Later entries are still accepted; the tab includes their effect after the next recalculation. Idempotent. */
export function finishRound(round: Round, { by, at }: Authorship): Change<Round> {
  if (round.finished) return 'unchanged';
  const { id, round: numbered } = nameChild(round, 'f');
  return changed({ ...numbered, finished: { id, at, by } }, { name: 'session-finished', facts: { finishId: id, by, at } });
}

/** Reopens the round. Idempotent. */
export function reopenRound(round: Round, { by, at }: Authorship): Change<Round> {
  if (!round.finished) return 'unchanged';
  return changed({ ...round, finished: null }, { name: 'session-reopened', facts: { finishId: round.finished.id, by, at } });
}
