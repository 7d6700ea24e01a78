import type { PlayerOfGroup } from '@fairshare/contracts';
import { byPlayer, factsOfCells, parOf, type Roster } from '@fairshare/golf-rules';
import type { KnownScores } from '@fairshare/golf-rules/forecast';
import type { RoundSnapshot } from '../../../session/offline/upcast-snapshot';

/** Par of a hole in a round without a course. */
const USUAL_PAR = 4;

/**
 * How the players of a round score, as far as this phone knows: their handicaps, and their strokes in stored rounds. Rounds with handicap strokes have gross
 * strokes, other rounds mostly net ones, so only rounds of the same type are comparable.
 */
export function knownScores(roster: Roster, players: readonly PlayerOfGroup[], rounds: readonly RoundSnapshot[]): Readonly<Record<string, KnownScores>> {
  const like = rounds.filter(({ game }) => givesStrokes(game) === (roster.given !== undefined));
  return byPlayer(roster.players, (playerId) => ({
    handicapIndex: players.find(({ id }) => id === playerId)?.handicapIndex ?? undefined,
    overPar: like.flatMap(({ game: { course, roster: entries }, entered }) => {
      const teeId = entries?.find((entry) => entry.playerId === playerId)?.teeId;
      return Object.entries(factsOfCells(entered.holes).strokes).flatMap(([hole, strokes]) => {
        const taken = strokes[playerId];
        return taken == null ? [] : [taken - ((course && parOf(course, teeId, Number(hole))) ?? USUAL_PAR)];
      });
    }),
  }));
}

const givesStrokes = ({ course, roster }: RoundSnapshot['game']): boolean => course != null && (roster ?? []).some(({ strokesGiven }) => strokesGiven != null);
