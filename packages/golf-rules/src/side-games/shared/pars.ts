import { entryOf, type PlayerId } from '../../players';
import type { SideTerms } from '../../side-game';

/** The par of a hole from a player's own tee; undefined: the round has no course. */
export function parFor({ pars, courseOf = {} }: Pick<SideTerms, 'pars' | 'courseOf'>, hole: number, playerId: PlayerId): number | undefined {
  const own = entryOf(courseOf, playerId);
  return own ? own[(hole - 1) % own.length]?.par : entryOf(pars ?? {}, hole);
}
