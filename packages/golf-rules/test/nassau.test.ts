import { progressOf, playersOn, type RoundInput, settleRound, type SideGame, strokesGivenOn, toRoster } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { sideRoundOf } from './side-rounds';
import { runsOf, strokesOf } from './support';

const nassau = sideKind('nassau') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

type Result = -1 | 0 | 1;

/** Each hole of the round in order of play: the players of both sides on it, and its result once all of them have strokes. */
function resultsOf(round: RoundInput, { options, sides = [], players }: SideGame): { hole: number; sides: string[][]; result: Result | null; press: string }[] {
  const roster = toRoster(round.roster ?? round.players);
  const start = roster.holes.indexOf(round.firstHole ?? roster.holes[0]!);
  const course = round.course?.holes;
  const offLow = roster.given && course && strokesGivenOn({ players, holes: roster.holes, given: roster.strokesGiven ?? {}, course, offTheLow: true });
  const given = options['scoring'] === 'gross' ? undefined : options['scoring'] === 'offLow' ? (offLow ?? roster.given) : roster.given;
  return [...roster.holes.slice(start), ...roster.holes.slice(0, start)].flatMap((hole) => {
    const here = sides.map((side) => side.filter((id) => playersOn(roster, hole).includes(id)));
    if (here.some((side) => side.length === 0)) return [];
    const strokes = round.facts.strokes[hole] ?? {};
    const isIn = here.flat().every((id) => (strokes[id] ?? 0) > 0);
    const balls = here.map((side) => side.map((id) => (strokes[id] ?? 0) - (given?.[hole]?.[id] ?? 0)).sort((a, b) => a - b)[0] ?? 0);
    const result = Math.sign((balls[1] ?? 0) - (balls[0] ?? 0)) as Result;
    return [{ hole, sides: here, result: isIn ? result : null, press: round.facts.marks[hole]?.['r1.s3.press'] ?? '' }];
  });
}

/** A second implementation of Nassau: a bet is an interval of a nine. Each bet is scored by itself, and its scores decide where the next press begins. */
function plainNassau(round: RoundInput, game: SideGame): Record<string, number> {
  const money = new Map(round.players.map((id) => [id, 0]));
  if (game.on === false) return Object.fromEntries(money);
  const { press, pressAt, maxPresses } = game.options as { press: string; pressAt: number; maxPresses: number };
  const all = resultsOf(round, game);
  const settle = (holes: typeof all, value: number) => {
    const up = holes.reduce((sum, { result }) => sum + (result ?? 0), 0);
    if (up === 0) return;
    const [one, two] = [0, 1].map((side) => [...new Set(holes.flatMap(({ sides }) => sides[side] ?? []))]);
    const [winners, losers] = up > 0 ? [one!, two!] : [two!, one!];
    const isTwoOnTwo = winners.length === 2 && losers.length === 2;
    for (const winner of winners)
      for (const loser of losers) {
        const cents = isTwoOnTwo ? value / 2 : value;
        money.set(winner, money.get(winner)! + cents);
        money.set(loser, money.get(loser)! - cents);
      }
  };
  const nextStart = (nine: typeof all, from: number): number | null => {
    let up = 0;
    for (let place = from; place < nine.length; place += 1) {
      const { result, press: called } = nine[place]!;
      if (result === null) continue;
      if (press === 'called' && ((called === 'one' && up < 0) || (called === 'two' && up > 0))) return place;
      up += result;
      if (press === 'auto' && Math.abs(up) >= pressAt && place + 1 < nine.length) return place + 1;
    }
    return null;
  };
  for (const [name, first, last] of [
    ['front', 1, 9],
    ['back', 10, 18],
    ['total', 1, 18],
  ] as const) {
    const { holes } = toRoster(round.roster ?? round.players);
    if (holes.filter((hole) => hole >= first && hole <= last).length < last - first + 1) continue;
    const nine = all.filter(({ hole }) => hole >= first && hole <= last);
    const value = Number(game.options[name]);
    settle(nine, value);
    let from: number | null = 0;
    for (let presses = 0; name !== 'total' && presses < maxPresses; presses += 1) {
      from = nextStart(nine, from);
      if (from === null) break;
      settle(nine.slice(from), value);
    }
  }
  return Object.fromEntries(money);
}

const PAIRS = ['ann', 'bob', 'cid', 'dee'];
const roundWith = (options: object, holes: readonly (readonly number[])[]): RoundInput => ({
  players: PAIRS,
  facts: { strokes: strokesOf(PAIRS, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'Nassau', definition: nassau, players: PAIRS, sides: [PAIRS.slice(0, 2), PAIRS.slice(2)], options: { ...defaultOptions(nassau), ...options } }],
});

describe('Nassau', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(nassau, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainNassau(round, game) });
    }
  });

  it('when a bet is explained, then it says from where to where', () => {
    const lost = Array.from({ length: 9 }, (_, index) => (index < 4 ? [4, 4, 5, 5] : [5, 5, 4, 5]));
    const [payout] = settleRound(roundWith({ press: 'auto' }, lost), ['r1.s3']).breakdown.games;
    expect(payout).toMatchObject({
      nets: { ann: -3000, bob: -3000, cid: 3000, dee: 3000 },
      parts: [
        { why: { code: 'front', figures: { winner: ['cid', 'dee'], up: 1, from: 1, to: 9, valueCents: 500 } }, provisional: false },
        { why: { code: 'press', figures: { up: 3, from: 3, to: 9 } } },
        { why: { code: 'press', figures: { up: 5, from: 5, to: 9 } } },
        { why: { code: 'press', figures: { up: 3, from: 7, to: 9 } } },
        { why: { code: 'press', figures: { up: 1, from: 9, to: 9 } } },
        { why: { code: 'total', figures: { up: 1, from: 1, to: 18 } }, provisional: true },
      ],
    });
  });

  it('when every bet is decided early, then the holes left are not missing', () => {
    const sixteen = Array.from({ length: 16 }, (_, index) => (index === 0 || index > 12 ? [3, 4, 4, 4] : [4, 4, 4, 4]));
    const missing = (options: object) => progressOf(roundWith(options, sixteen)).missing.map(({ hole }) => hole);
    expect([missing({ press: 'none' }), missing({ press: 'called' })]).toEqual([[], [17, 18]]);
  });

  it('when the last hole is in, then the line says who wins', () => {
    const lineOf = (last: number[]) => {
      const [payout] = settleRound(roundWith({}, [...Array.from({ length: 17 }, () => [4, 4, 4, 4]), last]), ['r1.s3']).breakdown.games;
      return payout?.kind === 'side' && payout.standing.line && renderMessage(nassau, payout.standing.line, (id) => id);
    };
    expect([lineOf([3, 4, 4, 4]), lineOf([4, 4, 4, 4])]).toEqual(['ann & bob win 1 up', 'All square']);
  });
});
