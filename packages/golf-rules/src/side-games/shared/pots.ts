import { POT_HOLES, POT_NAMES, type PotName } from '../../constants';
import type { Cents } from '../../money';
import { potDebts } from '../../payments';
import { type ByPlayer, byPlayer, forPlayer } from '../../players';
import { oddCentsPaid, payOutPots, type Pot } from '../../pots';
import type { Part, SideTerms } from '../../side-game';
import type { CountedHole, Holes } from './counted';
import { inRoundOrder } from './money';

/** The message templates for pots of points: won, tied or void. */
export const POT_WORDS = {
  front: 'Front: {@winner} with {most} {most|point|points}',
  back: 'Back: {@winner} with {most} {most|point|points}',
  total: 'Total: {@winner} with {most} {most|point|points}',
  'front-tied': 'Front: all tied',
  'back-tied': 'Back: all tied',
  'total-tied': 'Total: all tied',
  'front-void': 'Front: pays nothing without {holes|hole|holes} {missing}',
  'back-void': 'Back: pays nothing without {holes|hole|holes} {missing}',
  'total-void': 'Total: pays nothing without {holes|hole|holes} {missing}',
} as const;

/**
 * A pot each for the front, the back and the total, as in FBT. The players who play all holes of a pot play for it, and the most points win. While a
 * hole is missing, the house rules decide whether the pot pays.
 */
export function potsOfNines({ counted }: Holes, pointsOn: (hole: CountedHole) => ByPlayer<number>, value: Cents, terms: SideTerms): Part[] {
  const { players, roster, order, oddCentsBefore, unfinishedPots } = terms;
  // Pots are decided in the order in which their last holes are played, so that the odd cents of a final pot never change.
  const lastOf = (name: PotName) => order.findLastIndex((hole) => POT_HOLES[name].includes(hole));
  const names = [...POT_NAMES].sort((a, b) => lastOf(a) - lastOf(b));
  const holes = counted.map((hole) => ({ hole: hole.hole, scores: pointsOn(hole), complete: true }));
  const { pots } = payOutPots({ ...roster, players: inRoundOrder(players, roster.players) }, holes, {
    wins: 'most',
    fbtValueCents: value,
    names,
    oddCentsBefore,
    ...(unfinishedPots && { unfinishedPots }),
  });
  const finals = counted.filter(({ isFinal }) => isFinal).map(({ hole }) => hole);
  return POT_NAMES.flatMap((name) => pots.filter((pot) => pot.name === name && pot.countedHoles.length > 0)).map((pot) => partOf(pot, finals, value));
}

function partOf({ name, winners, scores, nets, countedHoles, missingHoles }: Pot, finals: readonly number[], valueCents: Cents): Part {
  const playing = Object.keys(nets);
  return {
    at: { holes: countedHoles },
    nets,
    debts: potDebts(playing, nets),
    odd: oddCentsPaid(playing, [{ winners, nets }]),
    why: {
      code: missingHoles ? `${name}-void` : winners.length === 0 ? `${name}-tied` : name,
      figures: { winner: winners, most: Math.max(...Object.values(scores)), valueCents, ...(missingHoles && { holes: missingHoles.length, missing: missingHoles.join(', ') }) },
      players: byPlayer(playing, (playerId) => ({ points: forPlayer(scores, playerId) })),
    },
    provisional: !POT_HOLES[name].every((hole) => finals.includes(hole)),
  };
}
