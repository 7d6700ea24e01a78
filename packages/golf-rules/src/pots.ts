import { netDebts, type Payment, potDebts } from './payments';
import type { HoleScores } from './points';
import { POT_HOLES, POT_NAMES, type PotName } from './constants';
import { assertZeroSum, type Cents, splitCents, wholeCents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { UnfinishedPots } from './table-rules';
import { MIN_ON_HOLE, playersOfAll, type Roster } from './roster';

/** `open`: no hole counts yet, or one is missing where the house rules require all. `tied`: all players of the pot are level. Neither pays anything. */
export type PotOutcome = 'open' | 'tied' | 'won';

export interface Pot {
  readonly name: PotName;
  readonly outcome: PotOutcome;
  /** True until every hole of the pot is entered in full. */
  readonly provisional: boolean;
  /** The missing holes, where the house rules require all holes: the pot pays nothing until these are entered in full. */
  readonly missingHoles?: readonly number[];
  readonly countedHoles: readonly number[];
  /** Strokes or points over the counted holes, of the players who play for the pot. */
  readonly scores: ByPlayer<number>;
  /** In player order; empty unless the pot is won. */
  readonly winners: readonly PlayerId[];
  /** The nets of the players who play for the pot. */
  readonly nets: ByPlayer<Cents>;
}

export interface FbtPayout {
  /** What each winner of a pot receives. */
  readonly fbtValueCents: Cents;
  /** Front, back, total. A pot is omitted if the round lacks one of its holes, or if fewer than two players play all of its holes. */
  readonly pots: readonly Pot[];
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/** The terms by which pots are paid. */
export interface PotTerms {
  /** Which score wins a pot. */
  readonly wins: 'fewest' | 'most';
  /** What each winner of a pot receives. */
  readonly fbtValueCents: Cents;
  /** The pots of the round that come before these; see `oddCentsPaid`. */
  readonly potsBefore?: readonly Pot[];
  readonly unfinishedPots?: UnfinishedPots;
  /** The pots, in the order in which odd cents carry over; missing: front, back, total. */
  readonly names?: readonly PotName[];
  /** How many odd cents each player bore before these pots, in addition to those of `potsBefore`. */
  readonly oddCentsBefore?: ByPlayer<number>;
}

/**
 * How many odd cents each player pays in these pots. In each pot the odd cents go to the payers who have paid the fewest so far, so that no player
 * pays a second one before every other payer has paid one.
 */
export function oddCentsPaid(players: readonly PlayerId[], pots: readonly Pick<Pot, 'winners' | 'nets'>[]): ByPlayer<number> {
  const paying = pots.map(payOddCent);
  return byPlayer(players, (playerId) => paying.filter((those) => those.includes(playerId)).length);
}

/** The players who pay an odd cent in a pot. All payers of a pot pay the same amount except for the odd cent. */
function payOddCent({ winners, nets }: Pick<Pot, 'winners' | 'nets'>): PlayerId[] {
  if (winners.length === 0) return [];
  const payers = Object.entries(nets).filter(([playerId]) => !winners.includes(playerId));
  const least = Math.max(...payers.map(([, net]) => net));
  return payers.flatMap(([playerId, net]) => (net < least ? [playerId] : []));
}

type BestOf = (...scores: number[]) => number;

/**
 * FBT: a pot each for the front, the back and the total.
 * @param holes strokes or points of the holes that count
 * @throws InvalidCentsError for a fraction of a cent
 */
export function payOutPots(roster: Roster, holes: readonly HoleScores[], terms: PotTerms): FbtPayout {
  const { wins, fbtValueCents, potsBefore = [], unfinishedPots = 'asItStands', names = POT_NAMES, oddCentsBefore: before = {} } = terms;
  wholeCents(fbtValueCents);
  const bestOf = wins === 'fewest' ? Math.min : Math.max;
  const { players } = roster;
  const pots = names.reduce<Pot[]>((decided, name) => {
    const playing = playersOfAll(roster, POT_HOLES[name]);
    if (playing.length < MIN_ON_HOLE) return decided;
    const paid = oddCentsPaid(players, [...potsBefore, ...decided]);
    const oddCentsBefore = byPlayer(players, (playerId) => (entryOf(before, playerId) ?? 0) + forPlayer(paid, playerId));
    return [...decided, decidePot(name, playing, holes, { bestOf, fbtValueCents, oddCentsBefore, unfinishedPots })];
  }, []);
  const nets = byPlayer(players, (playerId) => pots.reduce((sum, pot) => sum + (entryOf(pot.nets, playerId) ?? 0), 0));
  assertZeroSum(nets);
  const directDebts = netDebts(
    players,
    pots.flatMap((pot) => potDebts(Object.keys(pot.nets), pot.nets)),
  );
  return { fbtValueCents, pots, nets, directDebts };
}

interface Deciding {
  readonly bestOf: BestOf;
  readonly fbtValueCents: Cents;
  readonly oddCentsBefore: ByPlayer<number>;
  readonly unfinishedPots: UnfinishedPots;
}

function decidePot(name: PotName, players: readonly PlayerId[], holes: readonly HoleScores[], { bestOf, fbtValueCents, oddCentsBefore, unfinishedPots }: Deciding): Pot {
  const counted = holes.filter(({ hole }) => POT_HOLES[name].includes(hole));
  const scores = byPlayer(players, (playerId) => counted.reduce((sum, hole) => sum + forPlayer(hole.scores, playerId), 0));
  const best = bestOf(...Object.values(scores));
  const leaders = players.filter((playerId) => forPlayer(scores, playerId) === best);
  const missing = POT_HOLES[name].filter((hole) => !counted.some((entered) => entered.hole === hole && entered.complete));
  const isVoid = unfinishedPots === 'void' && missing.length > 0;
  const outcome = counted.length === 0 || isVoid ? 'open' : leaders.length === players.length ? 'tied' : 'won';
  const winners = outcome === 'won' ? leaders : [];
  return {
    name,
    outcome,
    provisional: missing.length > 0,
    ...(isVoid && { missingHoles: missing }),
    countedHoles: counted.map(({ hole }) => hole),
    scores,
    winners,
    nets: potNets(players, winners, fbtValueCents, oddCentsBefore),
  };
}

/** Each of w winners receives the value. The others pay w times the value in equal shares; odd cents go to the payers who paid the fewest so far. */
function potNets(players: readonly PlayerId[], winners: readonly PlayerId[], fbtValueCents: Cents, oddCentsBefore: ByPlayer<number>): ByPlayer<Cents> {
  if (winners.length === 0) return byPlayer(players, () => 0);
  const payers = players.filter((playerId) => !winners.includes(playerId));
  const shares = splitCents(-winners.length * fbtValueCents, payers, oddCentsBefore);
  const nets = byPlayer(players, (playerId) => (winners.includes(playerId) ? fbtValueCents : forPlayer(shares, playerId)));
  assertZeroSum(nets);
  return nets;
}
