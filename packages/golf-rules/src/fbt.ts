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

/** FBT of a 2/9/16 game: the fewest strokes over the counted holes win a pot. @throws InvalidCentsError for a fraction of a cent */
export function payOutStrokeFbt(game: StrokeGame, fbtValueCents: Cents): FbtPayout {
  return payOutPots(game.players, game.strokes, Math.min, fbtValueCents);
}

/** FBT of a BBB game: the most points win a pot. @throws InvalidCentsError for a fraction of a cent */
export function payOutBbbFbt(game: GamePoints, fbtValueCents: Cents): FbtPayout {
  const points = game.holes.map(({ hole, points: scores, complete }) => ({ hole, scores, complete }));
  return payOutPots(game.players, points, Math.max, fbtValueCents);
}

type BestOf = (...scores: number[]) => number;

function payOutPots(players: readonly PlayerId[], holes: readonly HoleScores[], bestOf: BestOf, fbtValueCents: Cents): FbtPayout {
  wholeCents(fbtValueCents);
  const pots = POT_NAMES.map((name) => decidePot(name, players, holes, bestOf, fbtValueCents));
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
    nets: potNets(players, winners, fbtValueCents),
  };
}

/** Each of w winners receives the value; the others pay w times the value in equal shares, odd cents to the first of them. */
function potNets(players: readonly PlayerId[], winners: readonly PlayerId[], fbtValueCents: Cents): ByPlayer<Cents> {
  if (winners.length === 0) return byPlayer(players, () => 0);
  const payers = players.filter((playerId) => !winners.includes(playerId));
  const shares = splitCents(-winners.length * fbtValueCents, payers);
  const nets = byPlayer(players, (playerId) => (winners.includes(playerId) ? fbtValueCents : forPlayer(shares, playerId)));
  assertZeroSum(nets);
  return nets;
}
