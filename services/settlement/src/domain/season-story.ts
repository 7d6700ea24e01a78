import { type Cents, entryOf, type PlayerId } from '@fairshare/golf-rules';
import { type CountedRound, roundsOf } from './season';

/** A player's results in the side games of one kind over a season. */
export interface SideTally {
  readonly kind: string;
  readonly unit: string;
  readonly count: number;
  readonly rounds: number;
  readonly netCents: Cents;
}

/** The rivalry of two players beyond their record; won and lost are from the first player's view. */
export interface Rivalry {
  readonly players: readonly [PlayerId, PlayerId];
  /** The current winning streak of one of them; null: the latest round was halved. */
  readonly streak: { readonly wonBy: PlayerId; readonly rounds: number } | null;
  readonly decidingHole: { readonly hole: number; readonly won: number; readonly lost: number } | null;
}

/** A round with the results of all its players. */
export interface RoundOfAll {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Player → points more than an even share. */
  readonly aboveEven: Readonly<Record<PlayerId, number>>;
  readonly netCents: Readonly<Record<PlayerId, Cents>>;
}

/** A player's side games over a season, by kind, in the order the kinds were first played. */
export function sideTallies(playerId: PlayerId, rounds: readonly CountedRound[]): SideTally[] {
  const tallies = new Map<string, SideTally>();
  for (const { story } of rounds) {
    for (const [kind, { unit, count, netCents }] of Object.entries(entryOf(story.sides, playerId) ?? {})) {
      const before = tallies.get(kind) ?? { count: 0, rounds: 0, netCents: 0 };
      tallies.set(kind, { kind, unit, count: before.count + count, rounds: before.rounds + 1, netCents: before.netCents + netCents });
    }
  }
  return [...tallies.values()];
}

/** The rounds of a season, oldest first. */
export function roundByRound(rounds: readonly CountedRound[]): RoundOfAll[] {
  return rounds.map((round) => {
    const played = round.summary.players.flatMap((playerId) => roundsOf(playerId, [round]).map((one) => ({ playerId, ...one })));
    return {
      id: round.id,
      name: round.name,
      createdAt: round.createdAt,
      aboveEven: Object.fromEntries(played.flatMap(({ playerId, aboveEven }) => (aboveEven === null ? [] : [[playerId, aboveEven]]))),
      netCents: Object.fromEntries(played.map(({ playerId, summary }) => [playerId, summary.netCents])),
    };
  });
}

/** The rivalries of all pairs who met, in player order. @param rounds oldest first */
export function rivalries(players: readonly PlayerId[], rounds: readonly CountedRound[]): Rivalry[] {
  return players.flatMap((one, seat) =>
    players.slice(seat + 1).flatMap((other): Rivalry[] => {
      const isOfTwo = ({ players: two }: { readonly players: readonly PlayerId[] }) => two.includes(one) && two.includes(other);
      const winners = rounds.flatMap(({ summary }) => summary.duels.filter(isOfTwo).map(({ wonBy }) => wonBy));
      if (winners.length === 0) return [];
      const holes = rounds.flatMap(({ story }) => story.between.filter(isOfTwo).map((between) => between.holes));
      return [{ players: [one, other], streak: streakOf(winners), decidingHole: decidingHole(one, other, holes) }];
    }),
  );
}

function streakOf(winners: readonly (PlayerId | null)[]): Rivalry['streak'] {
  const latest = winners.at(-1) ?? null;
  if (latest === null) return null;
  const before = winners.findLastIndex((winner) => winner !== latest);
  return { wonBy: latest, rounds: winners.length - 1 - before };
}

/** The hole with the greatest lead; the lowest hole among equals. */
function decidingHole(one: PlayerId, other: PlayerId, rounds: readonly Readonly<Record<number, PlayerId | null>>[]): Rivalry['decidingHole'] {
  const holes = [...new Set(rounds.flatMap((round) => Object.keys(round).map(Number)))].sort((a, b) => a - b);
  const wonBy = (playerId: PlayerId, hole: number) => rounds.filter((round) => round[hole] === playerId).length;
  const scored = holes.map((hole) => ({ hole, won: wonBy(one, hole), lost: wonBy(other, hole) }));
  const [first] = [...scored].sort((a, b) => Math.abs(b.won - b.lost) - Math.abs(a.won - a.lost));
  return first && first.won !== first.lost ? first : null;
}
