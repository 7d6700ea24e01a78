import { entryOf, forPlayer, type PlayerId } from './players';
import type { HolePoints } from './points';

/** The holes both of two players played, in the first of these games in which there are any: what decides between them. Empty: they never met. */
export function holesInCommon(one: PlayerId, other: PlayerId, games: readonly (readonly HolePoints[])[]): readonly HolePoints[] {
  const shared = games.map((holes) => holes.filter(({ points }) => entryOf(points, one) !== undefined && entryOf(points, other) !== undefined));
  return shared.find(({ length }) => length > 0) ?? [];
}

/** How many points one is ahead of another on a hole both played. */
export const leadOn = ({ points }: HolePoints, one: PlayerId, other: PlayerId): number => forPlayer(points, one) - forPlayer(points, other);

/** Who is ahead by this lead of the one; null: nobody. */
export const aheadBy = (lead: number, one: PlayerId, other: PlayerId): PlayerId | null => (lead === 0 ? null : lead > 0 ? one : other);
