import { entryOf, forPlayer, type PlayerId } from './players';
import type { HolePoints } from './points';

/** The holes that both players played, in the first of these games that has any. They decide the duel. Empty: the two never met. */
export function holesInCommon(one: PlayerId, other: PlayerId, games: readonly (readonly HolePoints[])[]): readonly HolePoints[] {
  const shared = games.map((holes) => holes.filter(({ points }) => entryOf(points, one) !== undefined && entryOf(points, other) !== undefined));
  return shared.find(({ length }) => length > 0) ?? [];
}

/** How many points player `one` leads player `other` by, on a hole that both played. */
export const leadOn = ({ points }: HolePoints, one: PlayerId, other: PlayerId): number => forPlayer(points, one) - forPlayer(points, other);

/** The player who is ahead, given the lead of `one` over `other`. Null: the two are level. */
export const aheadBy = (lead: number, one: PlayerId, other: PlayerId): PlayerId | null => (lead === 0 ? null : lead > 0 ? one : other);
