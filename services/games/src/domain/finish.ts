import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { changed, nameChild, type Round } from './round';

/** A member says that the round is over. Entries are taken still; what they move is posted once somebody recalculates. Idempotent. */
export function finishRound(round: Round, { by, at }: Authorship): Change<Round> {
  if (round.finished) return 'unchanged';
  const { id, round: numbered } = nameChild(round, 'f');
  return changed({ ...numbered, finished: { id, at, by } }, { name: 'session-finished', facts: { finishId: id, by, at } });
}

/** The round goes on. Idempotent. */
export function reopenRound(round: Round, { by, at }: Authorship): Change<Round> {
  if (!round.finished) return 'unchanged';
  return changed({ ...round, finished: null }, { name: 'session-reopened', facts: { finishId: round.finished.id, by, at } });
}
