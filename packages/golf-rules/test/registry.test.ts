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
import { renderMessage, SIDE_KINDS } from '@fairshare/golf-rules/side-games';
import { seededRoundWithAll } from './rounds-of-the-last-release';
import { numbersFrom } from './seeded-rounds';
import { SIDE_ID, type SideRound, sideRoundOf } from './side-rounds';
import { expectEqual, seedsOf, settledBy, sum } from './support';

const SEEDS = seedsOf(5_000);

/** Random entries of a hole: strokes, occasionally out of range; answers, occasionally of a player who is not in the round. */
function entriesOf(kind: GameKind, roster: Roster, hole: number, next: (below: number) => number): Pick<RoundInput['facts'], 'strokes' | 'marks'> {
  const { strokes, questions = [] } = DEFINITIONS.find((one) => one.kind === kind)?.inputs ?? {};
  const anyone = () => [...roster.players, NOBODY, 'stranger', ''][next(roster.players.length + 3)] as string;
  return {
    strokes: strokes ? { [hole]: Object.fromEntries(roster.players.flatMap((id) => (next(12) > 0 ? [[id, next(40) === 0 ? -next(3) : 1 + next(9)]] : []))) } : {},
    marks: { [hole]: Object.fromEntries(questions.flatMap(({ key }) => (next(8) > 0 ? [[cellOf(kind, key), anyone()]] : []))) },
  };
}

/** Round `seed` of one kind: roster, nine, strokes given and house rules of the seeded round, with entries that this kind reads. */
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

/** Caches the rounds of one kind for all of its tests. The rounds of all kinds at once would fill the memory. */
function keptRounds<Round>(): (kind: string, make: (seed: number) => Round) => readonly (readonly [seed: number, round: Round])[] {
  let kept: { readonly kind: string; readonly rounds: readonly (readonly [number, Round])[] } | undefined;
  return (kind, make) => {
    if (kept?.kind !== kind) kept = { kind, rounds: Array.from({ length: SEEDS.to - SEEDS.from }, (_, index) => [SEEDS.from + index, make(SEEDS.from + index)]) };
    return kept.rounds;
  };
}

const keptOfKind = keptRounds<RoundInput>();
const keptOfSideKind = keptRounds<SideRound>();

const movesIn = (games: readonly PlayedGame[]): Move[] => games.flatMap(({ played }) => Object.values(played.payouts).flatMap(movesOf));
const added = (moves: readonly Move[], playerId: string): number => sum(moves.map(({ nets }) => nets[playerId] ?? 0));
const isZeroSum = (nets: ByPlayer<number>): boolean => sum(Object.values(nets)) === 0 && Object.values(nets).every(Number.isInteger);

describe.each(DEFINITIONS.map(({ kind }) => kind))('every round of %s', (kind) => {
  const selections = selectionsOf(kind);
  const rounds = () => keptOfKind(kind, (seed) => roundOfKind(kind, seed));

  it('when it is settled, then zero-sum parts add up to nets payments settle', () => {
    for (const [seed, round] of rounds()) {
      const settlement = settleRound(round, selections);
      const moves = movesIn(playGames(round, toRoster(round.roster ?? round.players)));
      expectEqual({ seed, broken: moves.filter(({ nets }) => !isZeroSum(nets)) }, { seed, broken: [] });
      for (const playerId of round.players) {
        const net = settlement.nets[playerId];
        const parts = explainPlayer(settlement, playerId).games.flatMap((game) => game.parts.map(({ cents }) => cents));
        expectEqual({ seed, playerId, moved: added(moves, playerId), explained: sum(parts) }, { seed, playerId, moved: net, explained: net });
      }
      expectEqual({ seed, settled: settledBy(round.players, settlement.payments) }, { seed, settled: { ...settlement.nets } });
    }
  });

  it('when anything is entered, then nothing throws', () => {
    for (const [seed, round] of rounds()) {
      expectEqual({ seed, missing: progressOf(round).missing.every(({ hole }) => HOLES.includes(hole)) }, { seed, missing: true });
      expectEqual(summarizeRound(round).players, round.players);
    }
  });

  it('when the next hole is entered, then what was final stays', () => {
    for (const [seed, round] of rounds()) {
      const roster = toRoster(round.roster ?? round.players);
      const hole = roster.holes.find((one) => round.facts.strokes[one] === undefined && round.facts.marks[one] === undefined && playersOn(roster, one).length > 1);
      if (hole === undefined) continue;
      const more = entriesOf(kind, roster, hole, numbersFrom(seed + 900_000));
      const marks: MarksByHole = { ...round.facts.marks, ...more.marks };
      const after = { ...round, facts: { ...round.facts, strokes: { ...round.facts.strokes, ...more.strokes }, marks } };
      const final = (one: RoundInput) => movesIn(playGames(one, roster)).filter(({ provisional }) => !provisional);
      const now = final(after).map((move) => JSON.stringify(move));
      expectEqual({ seed, changed: final(round).filter((move) => !now.includes(JSON.stringify(move))) }, { seed, changed: [] });
    }
  });
});

describe.each(SIDE_KINDS.map((definition) => ({ kind: definition.kind, definition })))('every round with $kind', ({ definition }) => {
  const played = (round: RoundInput) => playGames(round, toRoster(round.roster ?? round.players));
  const rounds = () => keptOfSideKind(definition.kind, (seed) => sideRoundOf(definition, seed));

  it('when it is settled, then zero-sum parts add up to nets payments settle', () => {
    for (const [seed, { round }] of rounds()) {
      const settlement = settleRound(round, [SIDE_ID]);
      const moves = movesIn(played(round));
      expectEqual({ seed, broken: moves.filter(({ nets }) => !isZeroSum(nets)) }, { seed, broken: [] });
      const owed = settledBy(round.players, settlement.directDebts);
      for (const playerId of round.players) {
        const net = settlement.nets[playerId];
        const parts = explainPlayer(settlement, playerId).games.flatMap((game) => game.parts.map(({ cents }) => cents));
        expectEqual({ seed, playerId, parts: added(moves, playerId), explained: sum(parts), owed: owed[playerId] }, { seed, playerId, parts: net, explained: net, owed: net });
      }
      expectEqual({ seed, settled: settledBy(round.players, settlement.payments) }, { seed, settled: { ...settlement.nets } });
    }
  });

  it('when anything is entered, then nothing throws, and every code has its words', () => {
    for (const [seed, { round }] of rounds()) {
      expectEqual({ seed, missing: progressOf(round).missing.every(({ hole }) => HOLES.includes(hole)) }, { seed, missing: true });
      expectEqual(summarizeRound(round).players, round.players);
      const [payout] = settleRound(round, [SIDE_ID]).breakdown.games;
      if (payout?.kind !== 'side') throw new Error('no side game');
      const messages = [...payout.parts.map(({ why }) => why), ...Object.values(payout.outcomes), ...(payout.standing.line ? [payout.standing.line] : [])];
      const wordless = messages.filter((one) => !Object.hasOwn(definition.words, one.code) || /[{}]|undefined|NaN/.test(renderMessage(definition, one, (id) => id)));
      expectEqual({ seed, wordless }, { seed, wordless: [] });
    }
  });

  it('when the next hole is entered, then what was final stays', () => {
    for (const [seed, { round, after }] of rounds()) {
      if (!after) continue;
      const final = (one: RoundInput) => movesIn(played(one)).filter(({ provisional }) => !provisional);
      const now = final(after).map((move) => JSON.stringify(move));
      expectEqual({ seed, changed: final(round).filter((move) => !now.includes(JSON.stringify(move))) }, { seed, changed: [] });
    }
  });
});
