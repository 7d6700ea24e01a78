import { cellOf, type MarksByHole } from '../../facts';
import { byPlayer, entryOf } from '../../players';
import { type GamePoints, payOutPoints, totalUp } from '../../points';
import { playersOn, type Roster } from '../../roster';
import type { GameValues } from '../../values';
import { defineGame } from '../definition';

const KIND = 'drive';
const LONGEST = 'longest';

/** A point for the longest drive of each hole. */
export const longestDrive = defineGame({
  kind: KIND,
  name: 'Longest drive',
  idLetter: 'd',
  begins: 'with-round',
  inputs: { questions: [{ key: LONGEST, name: 'longest drive' }] },
  stakes: [{ id: KIND, name: 'Longest drive', about: 'A point a hole times the point value', value: 'pointValueCents' }],
  play: ({ marks }, { pointValueCents }: GameValues, { roster }) => {
    const points = scoreDrives(roster, marks);
    return { points, payouts: { drive: { kind: 'points', ...payOutPoints(points, pointValueCents) } } };
  },
});

function scoreDrives(roster: Roster, marks: MarksByHole): GamePoints {
  const counted = roster.holes.flatMap((hole) => {
    const longest = entryOf(entryOf(marks, hole) ?? {}, cellOf(KIND, LONGEST));
    if (longest == null) return [];
    return [{ hole, scores: byPlayer(playersOn(roster, hole), (playerId) => (playerId === longest ? 1 : 0)), complete: true }];
  });
  return totalUp(roster, counted, []);
}
