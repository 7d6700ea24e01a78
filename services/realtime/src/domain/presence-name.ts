import { type GroupState, type Scorer, withoutUnseen } from '@fairshare/contracts';

/** The name of a scorer whose phone sends no visible name, or another player's name. */
const SOMEBODY = 'A member';

/**
 * A scorer with the name of the player they claim to be in the group. A scorer without a player has the name their phone sends, without invisible
 * characters, but never the name of a player whom another user claims.
 */
export function named(scorer: Scorer, group: Pick<GroupState, 'claims' | 'players'> | null): Scorer {
  const { claims = {}, players } = group ?? { players: [] };
  const own = players.find(({ id }) => Object.hasOwn(claims, id) && claims[id] === scorer.userId);
  if (own) return { ...scorer, name: own.name };
  const sent = withoutUnseen(scorer.name).trim();
  const isAnothers = players.some(({ id, name }) => Object.hasOwn(claims, id) && isSame(name, sent));
  return { ...scorer, name: sent === '' || isAnothers ? SOMEBODY : sent };
}

const isSame = (one: string, other: string): boolean => one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
