import { POT_HOLES, type PotName } from '../../constants';
import type { PlayerId } from '../../players';
import type { Roster } from '../../roster';
import type { SideTerms } from '../../side-game';
import { betterBall, type CountedHole } from './counted';

/** The result of a hole: 1, the first side won; −1, the second side won; 0, halved. */
export type HoleResult = 1 | 0 | -1;

/** The result of a hole by better ball against better ball. */
export function wonBy(hole: CountedHole, { sides: [one = [], two = []] }: Pick<SideTerms, 'sides'>): HoleResult {
  const [own, other] = [betterBall(hole, one), betterBall(hole, two)];
  if (own === null || other === null || own === other) return 0;
  return own < other ? 1 : -1;
}

/** The names among front, back and total whose holes are all in the round. */
export const ninesOf = ({ holes }: Roster, names: readonly PotName[]): readonly PotName[] => names.filter((name) => POT_HOLES[name].every((hole) => holes.includes(hole)));

/** The players of each side who are on at least one of these holes. They play for the money on them. */
export const sidesOn = (holes: readonly { readonly players: readonly PlayerId[] }[], { sides }: Pick<SideTerms, 'sides'>): readonly [readonly PlayerId[], readonly PlayerId[]] => {
  const here = (side: readonly PlayerId[] = []) => side.filter((playerId) => holes.some(({ players }) => players.includes(playerId)));
  return [here(sides[0]), here(sides[1])];
};
