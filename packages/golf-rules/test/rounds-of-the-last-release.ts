import { BUILT_IN_CARD_TYPES, type CardTransfer, type CourseHole, HOLES, type HouseRules, type Roster, rosterOf, type RoundInput } from '@fairshare/golf-rules';
import { numbersFrom, seededGames } from './seeded-rounds';
import { roundOf } from './support';

export const COURSE: readonly CourseHole[] = HOLES.map((hole) => ({ par: 3 + (hole % 3), strokeIndex: ((hole * 7) % 18) + 1 }));

/** Round `seed` with what a table can have in addition to scores: a roster, a nine, strokes given, a shotgun start, house rules, doubled cards. */
export function seededRoundWithAll(seed: number): { readonly round: RoundInput; readonly firstHole: number } {
  const next = numbersFrom(seed + 77_000);
  const round = seededGames(seed);
  const holes = next(3) === 0 ? HOLES.slice(next(2) * 9).slice(0, 9) : next(5) === 0 ? HOLES.slice(0, 1 + next(18)) : HOLES;
  const without = next(12);
  return {
    firstHole: holes[next(holes.length)] as number,
    round: roundOf({
      ...round,
      roster: rosterWith(next, round.players, holes),
      ...(next(2) === 0 && { rules: rulesWith(next) }),
      cards: without === 0 ? null : round.cards && { ...round.cards, transfers: transfersWith(next, round.players) },
      points: without === 1 ? null : round.points,
      bbb: without === 2 ? null : round.bbb,
    }),
  };
}

function rosterWith(next: (below: number) => number, players: readonly string[], holes: readonly number[]): Roster {
  const entries = players.map((playerId) => ({
    playerId,
    ...(next(5) === 0 && { holes: holes.slice(next(holes.length), holes.length) }),
    ...(next(2) === 0 && { strokesGiven: next(40) - 6 }),
  }));
  return rosterOf(entries, holes, { ...(next(2) === 0 && { course: { holes: COURSE } }), rules: { offTheLow: next(2) === 0 } });
}

const rulesWith = (next: (below: number) => number): Partial<HouseRules> => ({
  games: { points: next(6) > 0, bbb: next(6) > 0, cards: next(6) > 0 },
  unfinishedPots: next(2) === 0 ? 'void' : 'asItStands',
  cards: next(2) === 0 ? 'doubling' : 'flat',
});

const transfersWith = (next: (below: number) => number, players: readonly string[]): CardTransfer[] =>
  Array.from({ length: next(20) }, () => ({
    key: BUILT_IN_CARD_TYPES[next(BUILT_IN_CARD_TYPES.length)] as string,
    playerId: next(6) === 0 ? null : (players[next(players.length)] as string),
  }));
