import { BUILT_IN_CARD_TYPES, HOLES, type RoundInput, type ThreeGames } from '@fairshare/golf-rules';
import { roundOf } from './support';

/** A Lehmer generator: the same numbers in every run. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = 1 + seed * 7_919;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Round `seed` of a fixed series: 2 to 8 players and all three games. Most holes are complete; some are entered in part or not at all. */
export const seededRound = (seed: number): RoundInput => roundOf(seededGames(seed));

/** The same round as three games, each with its entries. */
export function seededGames(seed: number): ThreeGames & { readonly players: readonly string[] } {
  const next = numbersFrom(seed);
  const players = Array.from({ length: 2 + next(7) }, (_, index) => `p${index + 1}`);
  const anyone = () => players[next(players.length)] as string;
  const lastHole = next(4) === 0 ? next(19) : 18;
  const entered = HOLES.filter((hole) => hole <= lastHole && next(30) > 0);
  const values = () => ({ pointValueCents: next(500), fbtValueCents: next(2_500) });
  const strokes = entered.map((hole) => [hole, Object.fromEntries(players.flatMap((id) => (next(200) > 0 ? [[id, 2 + next(6)]] : [])))]);
  const awards = entered.map((hole) => [
    hole,
    Object.fromEntries(['firstOn', 'closestTo', 'firstIn'].flatMap((award) => (next(60) > 0 ? [[award, next(8) > 0 ? anyone() : 'none']] : []))),
  ]);
  const hands: Record<string, { id: string; type: string }[]> = {};
  for (const type of BUILT_IN_CARD_TYPES) if (next(3) > 0) (hands[anyone()] ??= []).push({ id: type, type });
  return {
    players,
    cards: { hands, values: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type) => [type, next(20)])) },
    points: { holes: Object.fromEntries(strokes), values: values() },
    bbb: { holes: Object.fromEntries(awards), values: values() },
  };
}
