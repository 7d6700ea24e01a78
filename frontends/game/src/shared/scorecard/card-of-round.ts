import { definitionOf, entryOf, inOrderOfPlay, isRead, parOf, pickedUpOn, type Roster, type RoundInput, toRoster } from '@fairshare/golf-rules';
import { playedSideGames, pointsGames } from '../played-games';
import { roundInput, type RoundOnPhone } from '../round-input';
import { cardOf, type PointsOnCard, type Scorecard } from './card';

/**
 * The scorecard of a round as this phone has it: strokes, then the points of its games.
 *
 * @param playerIds the players on the card, in this order; missing: all players of the round
 */
export function scorecardOf(round: RoundOnPhone, playerIds?: readonly string[]): Scorecard {
  const input = roundInput(round);
  const roster = rosterOf(input);
  const { course } = round.game;
  return cardOf({
    players: playerIds ?? roster.players,
    roster,
    strokes: isRead(input, 'strokes') ? input.facts.strokes : null,
    pickedUp: pickedUpOn(input),
    course: course?.holes ?? null,
    parOf: (hole, playerId) => course && parOf(course, entryOf(roster.tees ?? {}, playerId)?.teeId, hole),
    games: gamesOf(round),
  });
}

/** The first hole without entries, in order of play; null: there is none, or the round is over. */
export function holeInPlay(round: RoundOnPhone): number | null {
  if (round.game.status === 'finished') return null;
  const isEntered = (hole: number) => Object.keys(round.entered.holes[hole] ?? {}).length > 0;
  return inOrderOfPlay(rosterOf(roundInput(round)).holes, round.game.firstHole).find((hole) => !isEntered(hole)) ?? null;
}

const rosterOf = ({ roster, players }: RoundInput): Roster => toRoster(roster ?? players);

/** The games that give points by hole, and the side games that have given at least one. */
const gamesOf = (round: RoundOnPhone): PointsOnCard[] => [
  ...pointsGames(round).map(({ kind, points }) => ({
    id: kind,
    name: definitionOf(kind).name,
    players: points.players,
    holes: Object.fromEntries(points.holes.map((hole) => [hole.hole, hole.points])),
  })),
  ...playedSideGames(round)
    .filter(({ payout }) => Object.keys(payout.standing.holes).length > 0)
    .map(({ game, payout }) => ({ id: game.id, name: game.name, players: game.players, holes: payout.standing.holes })),
];
