import {
  type ByPlayer,
  cellOf,
  DEFINITIONS,
  explainPlayer,
  type GameKind,
  HOLES,
  type MarksByHole,
  type Move,
  movesOf,
  NOBODY,
  type PlayedGame,
  playGames,
  playersOn,
  progressOf,
  type Roster,
  type RoundGame,
  type RoundInput,
  selectionsOf,
  settleRound,
  summarizeRound,
  toRoster,
} from '@fairshare/golf-rules';
import { seededRoundWithAll } from './rounds-of-the-last-release';
import { numbersFrom } from './seeded-rounds';
import { runsOf, settledBy, sum } from './support';

const ROUNDS = runsOf(5_000);

/** What a golfer can enter on a hole: strokes, now and then out of bounds; answers, now and then of somebody who is not there. */
function entriesOf(kind: GameKind, roster: Roster, hole: number, next: (below: number) => number): Pick<RoundInput['facts'], 'strokes' | 'marks'> {
  const { strokes, questions = [] } = DEFINITIONS.find((one) => one.kind === kind)?.inputs ?? {};
  const anyone = () => [...roster.players, NOBODY, 'stranger', ''][next(roster.players.length + 3)] as string;
  return {
    strokes: strokes ? { [hole]: Object.fromEntries(roster.players.flatMap((id) => (next(12) > 0 ? [[id, next(40) === 0 ? -next(3) : 1 + next(9)]] : []))) } : {},
    marks: { [hole]: Object.fromEntries(questions.flatMap(({ key }) => (next(8) > 0 ? [[cellOf(kind, key), anyone()]] : []))) },
  };
}

/** Round `seed` of one kind: rosters, nines, strokes given and house rules of the seeded rounds, with what this kind reads. */
function roundOfKind(kind: GameKind, seed: number): RoundInput {
  const next = numbersFrom(seed + 500_000);
  const { round } = seededRoundWithAll(seed);
  const roster = toRoster(round.roster ?? round.players);
  const game = round.games.find((one) => one.kind === kind) ?? ({ kind, options: { pointValueCents: next(500), fbtValueCents: next(2_500), values: {} } } as RoundGame);
  const entered = HOLES.slice(0, next(19)).map((hole) => entriesOf(kind, roster, hole, next));
  return {
    ...round,
    games: [game],
    facts: { strokes: Object.assign({}, ...entered.map(({ strokes }) => strokes)), marks: Object.assign({}, ...entered.map(({ marks }) => marks)), cards: round.facts.cards },
  };
}

const movesIn = (games: readonly PlayedGame[]): Move[] => games.flatMap(({ played }) => Object.values(played.payouts).flatMap(movesOf));
const added = (moves: readonly Move[], playerId: string): number => sum(moves.map(({ nets }) => nets[playerId] ?? 0));
const isZeroSum = (nets: ByPlayer<number>): boolean => sum(Object.values(nets)) === 0 && Object.values(nets).every(Number.isInteger);

describe.each(DEFINITIONS.map(({ kind }) => kind))('every round of %s', (kind) => {
  const selections = selectionsOf(kind);

  it('when it is settled, then zero-sum parts add up to nets payments settle', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const round = roundOfKind(kind, seed);
      const settlement = settleRound(round, selections);
      const moves = movesIn(playGames(round, toRoster(round.roster ?? round.players)));
      expect({ seed, broken: moves.filter(({ nets }) => !isZeroSum(nets)) }).toEqual({ seed, broken: [] });
      for (const playerId of round.players) {
        expect({ seed, playerId, net: settlement.nets[playerId] }).toEqual({ seed, playerId, net: added(moves, playerId) });
        const parts = explainPlayer(settlement, playerId).games.flatMap((game) => game.parts.map(({ cents }) => cents));
        expect({ seed, playerId, explained: sum(parts) }).toEqual({ seed, playerId, explained: settlement.nets[playerId] });
      }
      expect({ seed, settled: settledBy(round.players, settlement.payments) }).toEqual({ seed, settled: { ...settlement.nets } });
    }
  });

  it('when anything is entered, then nothing throws', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const round = roundOfKind(kind, seed);
      expect({ seed, missing: progressOf(round).missing.every(({ hole }) => HOLES.includes(hole)) }).toEqual({ seed, missing: true });
      expect(summarizeRound(round).players).toEqual(round.players);
    }
  });

  it('when the next hole is entered, then what was final stays', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const round = roundOfKind(kind, seed);
      const roster = toRoster(round.roster ?? round.players);
      const hole = roster.holes.find((one) => round.facts.strokes[one] === undefined && round.facts.marks[one] === undefined && playersOn(roster, one).length > 1);
      if (hole === undefined) continue;
      const more = entriesOf(kind, roster, hole, numbersFrom(seed + 900_000));
      const marks: MarksByHole = { ...round.facts.marks, ...more.marks };
      const after = { ...round, facts: { ...round.facts, strokes: { ...round.facts.strokes, ...more.strokes }, marks } };
      const final = (one: RoundInput) => movesIn(playGames(one, roster)).filter(({ provisional }) => !provisional);
      const now = final(after).map((move) => JSON.stringify(move));
      expect({ seed, changed: final(round).filter((move) => !now.includes(JSON.stringify(move))) }).toEqual({ seed, changed: [] });
    }
  });
});
