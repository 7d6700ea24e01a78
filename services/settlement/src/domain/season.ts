import { type Cents, forPlayer, GAME_KINDS, type GameKind, type PlayerId, type PlayerSummary, type PointsTaken, type RoundStory, type RoundSummary } from '@fairshare/golf-rules';

/** A round that counts for its season. */
export interface CountedRound {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly summary: RoundSummary;
  readonly story: RoundStory;
}

/** Points in a game, and the number of rounds they were taken in. */
export interface Average {
  readonly points: number;
  readonly rounds: number;
}

/** A player's totals over a season. */
export interface PlayerTally {
  readonly playerId: PlayerId;
  readonly rounds: number;
  /** Averages of the games with points per hole. A missing game: no points. */
  readonly averages: Readonly<Partial<Record<GameKind, Average>>>;
  readonly holesWon: number;
  readonly potsWon: number;
  readonly cardsHeld: number;
  readonly netCents: Cents;
}

/** The number of rounds the first of two players won against the second, lost, and halved. */
export interface Meeting {
  readonly players: readonly [PlayerId, PlayerId];
  readonly won: number;
  readonly lost: number;
  readonly halved: number;
}

/** One round of a player. */
export interface PlayedRound {
  readonly round: CountedRound;
  readonly summary: PlayerSummary;
  /** Points above an even share of the holes played; null: the player has no hole of a game that counts. */
  readonly aboveEven: number | null;
}

/** A player's rounds, oldest first. */
export const roundsOf = (playerId: PlayerId, rounds: readonly CountedRound[]): PlayedRound[] =>
  rounds.flatMap((round) => {
    if (!round.summary.players.includes(playerId)) return [];
    const summary = forPlayer(round.summary.ofPlayers, playerId);
    // The first game in which any player has points measures the round, even for players with none of its holes.
    const measure = GAME_KINDS.find((kind) => Object.values(round.summary.ofPlayers).some(({ taken }) => taken[kind]));
    const taken = measure && summary.taken[measure];
    return [{ round, summary, aboveEven: taken ? taken.points - taken.evenShare : null }];
  });

/** Adds up a player's rounds. */
export function tallyOf(playerId: PlayerId, rounds: readonly CountedRound[]): PlayerTally {
  const played = roundsOf(playerId, rounds).map(({ summary }) => summary);
  const total = (of: (summary: PlayerSummary) => number) => played.reduce((sum, summary) => sum + of(summary), 0);
  return {
    playerId,
    rounds: played.length,
    averages: Object.fromEntries(GAME_KINDS.flatMap((kind) => averageOf(kind, played))),
    holesWon: total(({ holesWon }) => holesWon),
    potsWon: total(({ potsWon }) => potsWon),
    cardsHeld: total(({ cardsHeld }) => cardsHeld),
    netCents: total(({ netCents }) => netCents),
  };
}

/** All players with a round, by points per round, game by game in display order. Tie-break: holes won, then player order. */
export function ranked(players: readonly PlayerId[], rounds: readonly CountedRound[]): PlayerTally[] {
  const perRound = ({ averages }: PlayerTally, kind: GameKind) => (averages[kind] ? averages[kind].points / averages[kind].rounds : -1);
  const byPoints = (a: PlayerTally, b: PlayerTally) => GAME_KINDS.map((kind) => perRound(b, kind) - perRound(a, kind)).find((lead) => lead !== 0) ?? 0;
  return players
    .map((playerId) => tallyOf(playerId, rounds))
    .filter((tally) => tally.rounds > 0)
    .sort((a, b) => byPoints(a, b) || b.holesWon - a.holesWon);
}

/** The record of every pair who met, in player order. */
export function meetings(players: readonly PlayerId[], rounds: readonly CountedRound[]): Meeting[] {
  const met = new Map<string, (PlayerId | null)[]>();
  for (const { summary } of rounds) {
    for (const { players: two, wonBy } of summary.duels) {
      const pair = pairOf(...two);
      met.set(pair, [...(met.get(pair) ?? []), wonBy]);
    }
  }
  return players.flatMap((one, seat) =>
    players.slice(seat + 1).flatMap((other): Meeting[] => {
      const winners = met.get(pairOf(one, other));
      const wonBy = (playerId: PlayerId | null) => winners?.filter((winner) => winner === playerId).length ?? 0;
      return winners ? [{ players: [one, other], won: wonBy(one), lost: wonBy(other), halved: wonBy(null) }] : [];
    }),
  );
}

/** The key of two players, in either order. */
const pairOf = (one: PlayerId, other: PlayerId): string => [one, other].sort().join(' ');

/** A player's meetings, from that player's view. */
export const meetingsOf = (playerId: PlayerId, all: readonly Meeting[]): Meeting[] =>
  all.flatMap((meeting) => {
    const [one, other] = meeting.players;
    if (one === playerId) return [meeting];
    return other === playerId ? [{ players: [other, one], won: meeting.lost, lost: meeting.won, halved: meeting.halved }] : [];
  });

/** The rounds with the most and the fewest points above an even share; the earliest among equals. null if no two rounds differ. */
export function bestAndWorst(played: readonly PlayedRound[]): { readonly best: CountedRound; readonly worst: CountedRound } | null {
  const scored = played.flatMap(({ round, aboveEven }) => (aboveEven === null ? [] : [{ round, aboveEven }]));
  const [best] = [...scored].sort((a, b) => b.aboveEven - a.aboveEven);
  const [worst] = [...scored].sort((a, b) => a.aboveEven - b.aboveEven);
  return best && worst && best.aboveEven > worst.aboveEven ? { best: best.round, worst: worst.round } : null;
}

function averageOf(kind: GameKind, played: readonly PlayerSummary[]): (readonly [GameKind, Average])[] {
  const counted = played.flatMap(({ taken }): PointsTaken[] => (taken[kind] ? [taken[kind]] : []));
  return counted.length === 0 ? [] : [[kind, { points: counted.reduce((sum, { points }) => sum + points, 0), rounds: counted.length }]];
}
