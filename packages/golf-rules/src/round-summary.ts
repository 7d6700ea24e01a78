import type { GameKind } from './games/registry';
import { aheadBy, holesInCommon, leadOn } from './duels';
import type { Cents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { HolePoints } from './points';
import { toRoster } from './roster';
import { isRead, playableSelections, type RoundInput } from './round-input';
import { breakDown, type GameBreakdown, type PlayedGame, playGamesOn, stakesOf } from './stakes';

/** A player's points in one game that gives points by the hole. */
export interface PointsTaken {
  readonly points: number;
  /** The points of each player on the same holes if all points were shared evenly. It makes results comparable, however many players there were. */
  readonly evenShare: number;
}

/** One player's round. */
export interface PlayerSummary {
  /** By game, for games that give points by the hole. Missing: the player was on no hole that counts. */
  readonly taken: Readonly<Partial<Record<GameKind, PointsTaken>>>;
  /** Holes won alone, with the fewest net strokes, among the holes that count in a game of strokes. A tie wins nothing. */
  readonly holesWon: number;
  /** Pots won, alone or with others, by the current scores. A pot with the value 0 does not count. */
  readonly potsWon: number;
  /** Cards held at the end. */
  readonly cardsHeld: number;
  /** Of all games of the round together. */
  readonly netCents: Cents;
}

/** Two players who met, and the one with more points over the holes both played. `wonBy` null: they halved it. */
export interface Duel {
  readonly players: readonly [PlayerId, PlayerId];
  readonly wonBy: PlayerId | null;
}

/** What a round adds to a season. Plain data. */
export interface RoundSummary {
  /** Whether there is anything to count: a complete hole of some game, a card in a hand, or a side game with a hole that counts. */
  readonly counts: boolean;
  /** Everyone who plays the round, in its order. */
  readonly players: readonly PlayerId[];
  readonly ofPlayers: ByPlayer<PlayerSummary>;
  /** Decided by the first game in which the two have a hole in common. */
  readonly duels: readonly Duel[];
}

/**
 * Sums up a round by its current entries, for the season: each player's points, wins, cards and net over all games the round has, at its own values.
 * @param games the games of the round, where the caller has already played them
 * @throws what settleRound throws for a round that cannot be settled
 */
export function summarizeRound(round: RoundInput, games: readonly PlayedGame[] = playGamesOn(round)): RoundSummary {
  const { players } = toRoster(round.roster ?? round.players);
  const stakes = stakesOf(games, playableSelections(round));
  const nets = breakDown(players, stakes).players;
  const byPoints = games.flatMap(({ kind, played: { points } }) => (kind !== null && points ? [{ kind, holes: points.holes }] : []));
  const holes = byPoints.flatMap((game) => game.holes);
  const cardsHeld = (playerId: PlayerId) => (isRead(round, 'cards') ? (entryOf(round.facts.cards.hands, playerId)?.length ?? 0) : 0);
  const ofPlayers = byPlayer(players, (playerId): PlayerSummary => ({
    taken: Object.fromEntries(byPoints.flatMap((game) => takenOf(game.kind, pointsTaken(game.holes, playerId)))),
    holesWon: holes.filter((hole) => isAloneLowest(hole, playerId)).length,
    potsWon: potsWon(stakes, playerId),
    cardsHeld: cardsHeld(playerId),
    netCents: forPlayer(nets, playerId).netCents,
  }));
  const counts = holes.some(({ complete }) => complete) || players.some((playerId) => cardsHeld(playerId) > 0) || stakes.some(isBegun);
  return {
    counts,
    players,
    ofPlayers,
    duels: duelsOf(
      players,
      byPoints.map((game) => game.holes),
    ),
  };
}

/** Whether a side game has a hole that counts. */
const isBegun = (stake: GameBreakdown): boolean => stake.kind === 'side' && Object.keys(stake.outcomes).length > 0;

const takenOf = (kind: GameKind, taken: PointsTaken | null): (readonly [GameKind, PointsTaken])[] => (taken ? [[kind, taken]] : []);

function pointsTaken(holes: readonly HolePoints[], playerId: PlayerId): PointsTaken | null {
  const played = holes.filter(({ points }) => entryOf(points, playerId) !== undefined);
  if (played.length === 0) return null;
  return {
    points: played.reduce((sum, { points }) => sum + forPlayer(points, playerId), 0),
    evenShare: played.reduce((sum, { points }) => sum + mean(Object.values(points)), 0),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function isAloneLowest({ strokes = {}, given = {} }: HolePoints, playerId: PlayerId): boolean {
  const netOf = (player: PlayerId) => (entryOf(strokes, player) ?? Infinity) - (entryOf(given, player) ?? 0);
  return entryOf(strokes, playerId) !== undefined && Object.keys(strokes).every((other) => other === playerId || netOf(playerId) < netOf(other));
}

const potsWon = (stakes: readonly GameBreakdown[], playerId: PlayerId): number =>
  stakes.reduce((sum, stake) => (stake.kind === 'fbt' && stake.fbtValueCents > 0 ? sum + stake.pots.filter(({ winners }) => winners.includes(playerId)).length : sum), 0);

function duelsOf(players: readonly PlayerId[], games: readonly (readonly HolePoints[])[]): Duel[] {
  return players.flatMap((one, seat) =>
    players.slice(seat + 1).flatMap((other): Duel[] => {
      const shared = holesInCommon(one, other, games);
      const lead = shared.reduce((sum, hole) => sum + leadOn(hole, one, other), 0);
      return shared.length === 0 ? [] : [{ players: [one, other], wonBy: aheadBy(lead, one, other) }];
    }),
  );
}
