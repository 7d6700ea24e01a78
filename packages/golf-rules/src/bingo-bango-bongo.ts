import { NOBODY } from './constants';
import { type GamePoints, type HoleScores, totalUp } from './game-points';
import { HOLES } from './holes';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, type PlayerId } from './players';

/** The three awards of a hole, in the order they are won. */
export const BBB_AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

export type BbbAward = (typeof BBB_AWARDS)[number];

/** A player's id, `none` when nobody took the award, or nothing while it has not been recorded. */
export type BbbHole = Readonly<Partial<Record<BbbAward, PlayerId | typeof NOBODY | null>>>;

/** Hole number → its awards. */
export type BbbHoles = Readonly<Record<number, BbbHole>>;

/**
 * A whole BBB game. An award counts as soon as it is recorded; a missing one is nobody's for now and leaves the hole
 * incomplete, and so does one that names a player outside the round. Holes outside 1 to 18 are ignored.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function scoreBbbGame(players: readonly PlayerId[], holes: BbbHoles): GamePoints {
  assertPlayers(players);
  const counted: HoleScores[] = [];
  for (const hole of HOLES) {
    const awards = recordedAwards(players, entryOf(holes, hole) ?? {});
    if (awards.length === 0) continue;
    counted.push({ hole, scores: countAwards(players, awards), complete: awards.length === BBB_AWARDS.length });
  }
  const incompleteHoles = counted.filter(({ complete }) => !complete).map(({ hole }) => hole);
  return totalUp(players, counted, incompleteHoles);
}

/** The BBB points of one hole from the awards recorded so far. */
export function bbbHolePoints(players: readonly PlayerId[], hole: BbbHole): ByPlayer<number> {
  assertPlayers(players);
  return countAwards(players, recordedAwards(players, hole));
}

function recordedAwards(players: readonly PlayerId[], hole: BbbHole): string[] {
  return BBB_AWARDS.flatMap((award) => {
    const taker = entryOf(hole as Readonly<Record<string, string | null | undefined>>, award);
    return taker === NOBODY || (taker != null && players.includes(taker)) ? [taker] : [];
  });
}

function countAwards(players: readonly PlayerId[], awards: readonly string[]): ByPlayer<number> {
  return byPlayer(players, (playerId) => awards.filter((taker) => taker === playerId).length);
}
