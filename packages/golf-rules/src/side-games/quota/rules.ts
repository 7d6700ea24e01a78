import type { SideGameDefinition } from '../../side-game';
import { courseOf, scoresByHole } from '../shared/define';

const THREE = ['A', 'B', 'C'];
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** On par 4s: A six pars, nine bogeys and three doubles, B seventeen pars and a birdie. */
const A_AGAINST_B = scoresByHole(['A', 'B'], [4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6], [3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

/** Quota in words, with worked examples. */
export const QUOTA_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Points by gross score: bogey 1, par 2, birdie 4, eagle 8, three under par or better 16. Worse than bogey is nothing: pick up and enter nothing.',
    'Your quota is 36 less the strokes you are given in this round. For nine holes it is 18 less half of them, a half rounded up.',
    'What counts is points over quota. Each hole has its share of the quota, 2 less your strokes there, so late comers and leavers play for their own holes.',
    'For each point: every two players settle the difference of what they are over quota. Or a pot: each who plays every hole puts in the value, and the most over quota takes it; ties share.',
    'A hole without anyone’s score brings nobody anything.',
  ],
  examples: [
    {
      title: 'A has 16 strokes, quota 20, and makes 21; B has none, quota 36, and makes 38',
      players: ['A', 'B'],
      course: courseOf(),
      strokesGiven: { A: 16, B: 0 },
      facts: { strokes: A_AGAINST_B, marks: {} },
      options: {},
      nets: { A: -100, B: 100 },
    },
    {
      title: 'Nine holes, a pot of $10 each: A −4 on a quota of 13, B +2 on 18, C +2 on 9',
      players: THREE,
      holes: NINE,
      course: courseOf(),
      strokesGiven: { A: 9, B: 0, C: 18 },
      facts: { strokes: scoresByHole(THREE, [5, 5, 5, 5, 5, 5, 5, 5, 5], [4, 4, 4, 4, 3, 4, 4, 4, 4], [4, 4, 5, 5, 5, 5, 5, 5, 5]), marks: {} },
      options: { payout: 'pot', value: 1000 },
      nets: { A: -1000, B: 500, C: 500 },
    },
  ],
};
