import { entryOf, byPlayer, type ByPlayer, type PlayerId } from './players';
import { assertZeroSum, type Cents } from './money';
import { netDebts, type Payment } from './payments';
import { inOrderOfPlay, type Roster } from './roster';
import { type Part, type SideFacts, type SideGame, type SidePlayed, type SideTerms, TAKEN_BACK } from './side-game';
import type { RoundFacts } from './facts';
import type { CourseHole } from './strokes-given';
import type { UnfinishedPots } from './table-rules';
import { type CourseOfTees, ownHoles } from './tees';

/** The payout of a side game, by part, and its standings. */
export interface SidePayout extends SidePlayed {
  readonly gameKind: string;
  /** As the group calls it. */
  readonly name: string;
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/** The fields of a round that a side game reads. */
export interface SideRound {
  readonly facts: RoundFacts;
  readonly roster: Roster;
  readonly firstHole?: number | null | undefined;
  readonly course?: CourseOfTees | null | undefined;
  readonly isFinished?: boolean | undefined;
  readonly oddCentsBefore: ByPlayer<number>;
  readonly unfinishedPots?: UnfinishedPots | undefined;
}

/** Plays a side game. A game that is off pays nothing. Neither does a game with fewer players in the round than its kind requires. */
export function playSideGame(game: SideGame, round: SideRound): SidePayout {
  const { definition, name, options } = game;
  const terms = termsOf(game, round);
  const facts = game.on !== false && isPlayable(game, terms) ? factsFor(game, round.facts) : { strokes: {}, marks: {} };
  const played = definition.play(facts, options as never, terms);
  const { players } = round.roster;
  const nets = byPlayer(players, (playerId) => played.parts.reduce((sum, part) => sum + (entryOf(part.nets, playerId) ?? 0), 0));
  played.parts.forEach((part) => assertZeroSum(part.nets));
  const directDebts = netDebts(
    players,
    played.parts.flatMap((part) => part.debts ?? sharedDebts(players, part.nets)),
  );
  return { gameKind: definition.kind, name, ...played, nets, directDebts };
}

/** Adds the odd cents of some parts to the earlier ones. */
export const withOddCents = (before: ByPlayer<number>, players: readonly PlayerId[], parts: readonly Part[]): ByPlayer<number> =>
  byPlayer(players, (playerId) => parts.reduce((sum, { odd = {} }) => sum + (entryOf(odd, playerId) ?? 0), entryOf(before, playerId) ?? 0));

/** Whether a side game has the players, and the sides, that its kind requires. */
function isPlayable({ definition }: SideGame, { players, sides }: Pick<SideTerms, 'players' | 'sides'>): boolean {
  const { min } = definition.players;
  if (players.length < min) return false;
  if (definition.sides === undefined) return true;
  const fewest = definition.sides === 'two-pairs' ? 2 : 1;
  return sides.length === 2 && sides.every((side) => side.length >= fewest);
}

function termsOf({ definition, players, sides }: SideGame, { roster, firstHole, course, isFinished = false, oddCentsBefore, unfinishedPots }: SideRound): SideTerms {
  const here = (list: readonly PlayerId[]) => list.filter((playerId) => roster.players.includes(playerId));
  const holes = course?.holes ?? null;
  return {
    players: here(players),
    sides: definition.sides === undefined ? [] : (sides ?? []).map(here),
    roster,
    order: inOrderOfPlay(roster.holes, firstHole ?? undefined),
    pars: holes && holes.length > 0 ? Object.fromEntries(roster.holes.map((hole) => [hole, (holes[(hole - 1) % holes.length] as CourseHole).par])) : null,
    course: holes,
    ...(course && roster.tees && { courseOf: ownHoles(course, roster.tees) }),
    isFinished,
    oddCentsBefore,
    unfinishedPots,
  };
}

/** The facts for a game: all strokes, and the game's own answers by cell. */
function factsFor({ id }: SideGame, { strokes, marks }: RoundFacts): SideFacts {
  const prefix = `${id}.`;
  const own = Object.entries(marks).flatMap(([hole, cells]) => {
    const answers = Object.entries(cells).filter(([cell, answer]) => cell.startsWith(prefix) && answer != null && answer !== TAKEN_BACK);
    return answers.length > 0 ? [[hole, Object.fromEntries(answers.map(([cell, answer]) => [cell.slice(prefix.length), answer]))] as const] : [];
  });
  return { strokes, marks: Object.fromEntries(own) };
}

/**
 * The debts of a part. Each debtor, in player order, splits its debt among the creditors in proportion to what they have yet to receive. Odd cents go to
 * the largest remainders; the tie-break is player order. The debts settle the nets to the cent.
 */
function sharedDebts(players: readonly PlayerId[], nets: ByPlayer<Cents>): Payment[] {
  const owedBy = (playerId: PlayerId) => 0 - (entryOf(nets, playerId) ?? 0);
  const creditors = players.filter((playerId) => owedBy(playerId) < 0).map((playerId) => ({ playerId, awaited: 0 - owedBy(playerId) }));
  const debts: Payment[] = [];
  for (const from of players) {
    const owed = owedBy(from);
    if (owed <= 0) continue;
    const awaited = creditors.reduce((sum, creditor) => sum + creditor.awaited, 0);
    const shares = creditors.map((creditor) => ({ creditor, cents: Math.floor((owed * creditor.awaited) / awaited), rest: (owed * creditor.awaited) % awaited }));
    let odd = owed - shares.reduce((sum, { cents }) => sum + cents, 0);
    for (const share of [...shares].sort((a, b) => b.rest - a.rest)) {
      const cents = share.cents + (odd > 0 ? 1 : 0);
      odd -= odd > 0 ? 1 : 0;
      share.creditor.awaited -= cents;
      if (cents > 0) debts.push({ from, to: share.creditor.playerId, cents });
    }
  }
  return debts;
}
