import type { MarksByHole } from '../../facts';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, type PlayerId } from '../../players';
import { type GamePoints, type HoleScores, totalUp } from '../../points';
import { MIN_ON_HOLE, playersOn, toRoster, type WhoPlays } from '../../roster';
import { awardCell, awardsOf, BBB_AWARDS, type BbbHole, type RecordedAwards, recordedAwards } from './awards';

/** Hole number → its awards. */
export type BbbHoles = Readonly<Record<number, BbbHole>>;

/** The awards among the marks of a round. */
export const awardsByHole = (marks: MarksByHole): BbbHoles =>
  Object.fromEntries(Object.entries(marks).map(([hole, cells]) => [hole, Object.fromEntries(BBB_AWARDS.map((award) => [award, entryOf(cells, awardCell(award))]))]));

/**
 * Scores a whole BBB game. An award counts as soon as it is recorded. A missing award counts for no player yet and leaves the hole
 * incomplete; so does an award that names a player who is not on the hole. Holes outside the round and holes with fewer than two
 * players are ignored.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function scoreBbbGame(whoPlays: WhoPlays, holes: BbbHoles): GamePoints {
  const roster = toRoster(whoPlays);
  const counted: HoleScores[] = [];
  for (const hole of roster.holes) {
    const onHole = playersOn(roster, hole);
    if (onHole.length < MIN_ON_HOLE) continue;
    const awards = recordedAwards(onHole, entryOf(holes, hole) ?? {});
    const recorded = Object.keys(awards).length;
    if (recorded === 0) continue;
    counted.push({ hole, scores: countAwards(onHole, awards), complete: recorded === BBB_AWARDS.length, awards });
  }
  const incompleteHoles = counted.filter(({ complete }) => !complete).map(({ hole }) => hole);
  return totalUp(roster, counted, incompleteHoles);
}

/** The BBB points of one hole from the awards its players took so far. @throws InvalidPlayersError unless 2 to 8 different players */
export function bbbHolePoints(players: readonly PlayerId[], hole: BbbHole): ByPlayer<number> {
  assertPlayers(players);
  return countAwards(players, recordedAwards(players, hole));
}

function countAwards(players: readonly PlayerId[], awards: RecordedAwards): ByPlayer<number> {
  return byPlayer(players, (playerId) => awardsOf(awards, playerId).length);
}
