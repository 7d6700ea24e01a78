import { type GroupState, type Scorer, withoutUnseen } from '@fairshare/contracts';

/** Somebody whose phone says nothing that can be shown, or another player's name. */
const SOMEBODY = 'A member';

/**
 * A scorer under the name the group knows them by: that of the player they say they are. Who is none is called what their phone says, without
 * what cannot be seen in it, but never by the name of a player who is somebody else.
 */
export function named(scorer: Scorer, group: Pick<GroupState, 'claims' | 'players'> | null): Scorer {
  const { claims = {}, players } = group ?? { players: [] };
  const own = players.find(({ id }) => Object.hasOwn(claims, id) && claims[id] === scorer.userId);
  if (own) return { ...scorer, name: own.name };
  const said = withoutUnseen(scorer.name).trim();
  const isAnothers = players.some(({ id, name }) => Object.hasOwn(claims, id) && isSame(name, said));
  return { ...scorer, name: said === '' || isAnothers ? SOMEBODY : said };
}

const isSame = (one: string, other: string): boolean => one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
