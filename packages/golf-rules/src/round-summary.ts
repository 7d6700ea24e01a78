import { breakDown, breakDownGames, type GameBreakdown } from './breakdown';
import type { Cents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { HolePayout } from './game-points';
import { playableSelections, type RoundInput } from './round-input';
import { toRoster } from './roster';

/** What a player took in one game entered by holes. */
export interface PointsTaken {
  readonly points: number;
  /** What each of the players on the same holes would have, had they shared all points evenly: the measure of a good day, however many played. */
  readonly evenShare: number;
}

/** One player's round. */
export interface PlayerSummary {
  /** Of 2/9/16; null: on no hole that counts. */
  readonly points: PointsTaken | null;
  /** Of BBB; null: on no hole that counts. */
  readonly bbb: PointsTaken | null;
  /** Holes of 2/9/16 won alone, with the fewest net strokes. Who ties wins nothing. */
  readonly holesWon: number;
  /** FBT pots won, alone or with others, as they stand. A pot that is worth nothing is not played for. */
  readonly potsWon: number;
  /** Cards held at the end. */
  readonly cardsHeld: number;
  /** Of all games of the round together. */
  readonly netCents: Cents;
}

/** Two players who met: who had more points over the holes both played; `wonBy` null: they halved it. */
export interface Duel {
  readonly players: readonly [PlayerId, PlayerId];
  readonly wonBy: PlayerId | null;
}

/** What a round adds to a season. Plain data. */
export interface RoundSummary {
  /** Whether there is anything to count: a hole of some game that is complete, or a card in a hand. */
  readonly counts: boolean;
  /** Everyone who plays the round, in its order. */
  readonly players: readonly PlayerId[];
  readonly ofPlayers: ByPlayer<PlayerSummary>;
  /** Decided by 2/9/16; by BBB where two have no hole of 2/9/16 in common. */
  readonly duels: readonly Duel[];
}

/**
 * Sums up a round, as it stands, for the season: each player's points, wins, cards and net over all games the round has, at its own values.
 * @throws what settleRound throws for a round that cannot be settled
 */
export function summarizeRound(round: RoundInput): RoundSummary {
  const roster = toRoster(round.roster ?? round.players);
  const { players } = roster;
  const games = breakDownGames(round, roster, playableSelections(round));
  const nets = breakDown(players, games).players;
  const strokeHoles = holesOf(games, 'points');
  const bbbHoles = holesOf(games, 'bbb-points');
  const cardsHeld = (playerId: PlayerId) => (round.rules?.games?.cards === false ? 0 : (entryOf(round.cards?.hands ?? {}, playerId)?.length ?? 0));
  const ofPlayers = byPlayer(players, (playerId): PlayerSummary => ({
    points: pointsTaken(strokeHoles, playerId),
    bbb: pointsTaken(bbbHoles, playerId),
    holesWon: strokeHoles.filter((hole) => isAloneLowest(hole, playerId)).length,
    potsWon: potsWon(games, playerId),
    cardsHeld: cardsHeld(playerId),
    netCents: forPlayer(nets, playerId).netCents,
  }));
  const counts = [...strokeHoles, ...bbbHoles].some(({ complete }) => complete) || players.some((playerId) => cardsHeld(playerId) > 0);
  return { counts, players, ofPlayers, duels: duelsOf(players, strokeHoles, bbbHoles) };
}

const holesOf = (games: readonly GameBreakdown[], wanted: 'points' | 'bbb-points'): readonly HolePayout[] =>
  games.flatMap((game) => (game.kind === 'points' && game.selection === wanted ? game.holes : []));

function pointsTaken(holes: readonly HolePayout[], playerId: PlayerId): PointsTaken | null {
  const played = holes.filter(({ points }) => entryOf(points, playerId) !== undefined);
  if (played.length === 0) return null;
  return {
    points: played.reduce((sum, { points }) => sum + forPlayer(points, playerId), 0),
    evenShare: played.reduce((sum, { points }) => sum + mean(Object.values(points)), 0),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function isAloneLowest({ strokes = {}, given = {} }: HolePayout, playerId: PlayerId): boolean {
  const netOf = (player: PlayerId) => (entryOf(strokes, player) ?? Infinity) - (entryOf(given, player) ?? 0);
  return entryOf(strokes, playerId) !== undefined && Object.keys(strokes).every((other) => other === playerId || netOf(playerId) < netOf(other));
}

const potsWon = (games: readonly GameBreakdown[], playerId: PlayerId): number =>
  games.reduce((sum, game) => (game.kind === 'fbt' && game.fbtValueCents > 0 ? sum + game.pots.filter(({ winners }) => winners.includes(playerId)).length : sum), 0);

function duelsOf(players: readonly PlayerId[], strokeHoles: readonly HolePayout[], bbbHoles: readonly HolePayout[]): Duel[] {
  return players.flatMap((one, seat) =>
    players.slice(seat + 1).flatMap((other): Duel[] => {
      const lead = leadOf(one, other, strokeHoles) ?? leadOf(one, other, bbbHoles);
      return lead === null ? [] : [{ players: [one, other], wonBy: lead === 0 ? null : lead > 0 ? one : other }];
    }),
  );
}

/** How many points one is ahead of another over the holes both played; null: there was none. */
function leadOf(one: PlayerId, other: PlayerId, holes: readonly HolePayout[]): number | null {
  const shared = holes.filter(({ points }) => entryOf(points, one) !== undefined && entryOf(points, other) !== undefined);
  return shared.length === 0 ? null : shared.reduce((lead, { points }) => lead + forPlayer(points, one) - forPlayer(points, other), 0);
}
