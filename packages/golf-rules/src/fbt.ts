import { potDebts } from './direct-debts';
import type { GamePoints, HoleScores } from './game-points';
import { POT_HOLES, POT_NAMES, type PotName } from './holes';
import { type Cents, wholeCents } from './money';
import { netDebts, type Payment } from './payments';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import { assertZeroSum, splitCents } from './split-cents';
import type { StrokeGame } from './two-nine-sixteen';

/** `open`: no hole counts yet. `tied`: all players are level. Neither pays anything. */
export type PotOutcome = 'open' | 'tied' | 'won';

export interface Pot {
  readonly name: PotName;
  readonly outcome: PotOutcome;
  /** True until every hole of the pot is entered in full. */
  readonly provisional: boolean;
  readonly countedHoles: readonly number[];
  /** Strokes (2/9/16) or points (BBB) over the counted holes. */
  readonly scores: ByPlayer<number>;
  /** In player order; empty unless the pot is won. */
  readonly winners: readonly PlayerId[];
  readonly nets: ByPlayer<Cents>;
}

export interface FbtPayout {
  /** What each winner of a pot receives. */
  readonly fbtValueCents: Cents;
  /** Front, back, total. */
  readonly pots: readonly Pot[];
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/**
 * FBT of a 2/9/16 game: the fewest strokes over the counted holes win a pot.
 * @param potsBefore the pots of the round that come before these; see `oddCentsPaid`
 * @throws InvalidCentsError for a fraction of a cent
 */
export function payOutStrokeFbt(game: StrokeGame, fbtValueCents: Cents, potsBefore: readonly Pot[] = []): FbtPayout {
  return payOutPots(game.players, game.strokes, Math.min, fbtValueCents, potsBefore);
}

/**
 * FBT of a BBB game: the most points win a pot.
 * @param potsBefore the pots of the round that come before these; see `oddCentsPaid`
 * @throws InvalidCentsError for a fraction of a cent
 */
export function payOutBbbFbt(game: GamePoints, fbtValueCents: Cents, potsBefore: readonly Pot[] = []): FbtPayout {
  const points = game.holes.map(({ hole, points: scores, complete }) => ({ hole, scores, complete }));
  return payOutPots(game.players, points, Math.max, fbtValueCents, potsBefore);
}

/**
 * How many odd cents each player pays in these pots. Pot after pot the next ones go to whoever paid the fewest, so that nobody pays
 * two before another one who had to pay has paid one.
 */
export function oddCentsPaid(players: readonly PlayerId[], pots: readonly Pot[]): ByPlayer<number> {
  return byPlayer(players, (playerId) => pots.filter((pot) => paysOddCent(pot, playerId)).length);
}

/** Those who pay in a pot pay the same but for an odd cent. */
function paysOddCent({ winners, nets }: Pot, playerId: PlayerId): boolean {
  if (winners.length === 0 || winners.includes(playerId)) return false;
  const leastPaid = Math.max(...Object.entries(nets).flatMap(([payer, net]) => (winners.includes(payer) ? [] : [net])));
  return forPlayer(nets, playerId) < leastPaid;
}

type BestOf = (...scores: number[]) => number;

function payOutPots(
  players: readonly PlayerId[],
  holes: readonly HoleScores[],
  bestOf: BestOf,
  fbtValueCents: Cents,
  potsBefore: readonly Pot[],
): FbtPayout {
  wholeCents(fbtValueCents);
  const pots = POT_NAMES.reduce<Pot[]>((decided, name) => {
    const oddCentsBefore = oddCentsPaid(players, [...potsBefore, ...decided]);
    return [...decided, decidePot(name, players, holes, bestOf, fbtValueCents, oddCentsBefore)];
  }, []);
  const nets = byPlayer(players, (playerId) => pots.reduce((sum, pot) => sum + forPlayer(pot.nets, playerId), 0));
  assertZeroSum(nets);
  const directDebts = netDebts(players, pots.flatMap((pot) => potDebts(players, pot.nets)));
  return { fbtValueCents, pots, nets, directDebts };
}

function decidePot(
  name: PotName,
  players: readonly PlayerId[],
  holes: readonly HoleScores[],
  bestOf: BestOf,
  fbtValueCents: Cents,
  oddCentsBefore: ByPlayer<number>,
): Pot {
  const counted = holes.filter(({ hole }) => POT_HOLES[name].includes(hole));
  const scores = byPlayer(players, (playerId) => counted.reduce((sum, hole) => sum + forPlayer(hole.scores, playerId), 0));
  const best = bestOf(...Object.values(scores));
  const leaders = players.filter((playerId) => forPlayer(scores, playerId) === best);
  const outcome = counted.length === 0 ? 'open' : leaders.length === players.length ? 'tied' : 'won';
  const winners = outcome === 'won' ? leaders : [];
  return {
    name,
    outcome,
    provisional: counted.filter(({ complete }) => complete).length < POT_HOLES[name].length,
    countedHoles: counted.map(({ hole }) => hole),
    scores,
    winners,
    nets: potNets(players, winners, fbtValueCents, oddCentsBefore),
  };
}

/** Each of w winners receives the value; the others pay w times the value in equal shares, odd cents by who paid the fewest so far. */
function potNets(
  players: readonly PlayerId[],
  winners: readonly PlayerId[],
  fbtValueCents: Cents,
  oddCentsBefore: ByPlayer<number>,
): ByPlayer<Cents> {
  if (winners.length === 0) return byPlayer(players, () => 0);
  const payers = players.filter((playerId) => !winners.includes(playerId));
  const shares = splitCents(-winners.length * fbtValueCents, payers, oddCentsBefore);
  const nets = byPlayer(players, (playerId) => (winners.includes(playerId) ? fbtValueCents : forPlayer(shares, playerId)));
  assertZeroSum(nets);
  return nets;
}
