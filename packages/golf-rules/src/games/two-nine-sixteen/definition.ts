import { payOutPoints } from '../../points';
import { payOutPots } from '../../pots';
import type { GameValues } from '../../values';
import { defineGame } from '../definition';
import { scoreStrokeGame } from './scoring';

/** 2/9/16: points by net strokes on each hole, and three pots (FBT) for the fewest strokes of the front, the back and the total. */
export const twoNineSixteen = defineGame({
  kind: 'points',
  name: '2/9/16',
  idLetter: 'p',
  begins: 'when-created',
  inputs: { strokes: true },
  stakes: [
    { id: 'points', name: '2/9/16 Points', about: 'Points per hole times the point value', value: 'pointValueCents' },
    { id: 'fbt', name: '2/9/16 FBT', about: 'Front, back and total by strokes', value: 'fbtValueCents' },
  ],
  play: ({ strokes }, { pointValueCents, fbtValueCents }: GameValues, { roster, rules: { unfinishedPots }, potsBefore }) => {
    const points = scoreStrokeGame(roster, strokes);
    return {
      points,
      payouts: {
        points: { kind: 'points', ...payOutPoints(points, pointValueCents) },
        fbt: { kind: 'fbt', ...payOutPots(roster, points.strokes, { wins: 'fewest', fbtValueCents, unfinishedPots, potsBefore }) },
      },
    };
  },
});
