import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const pairs = {
  players: ['A', 'B', 'C', 'D'],
  sides: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  holes: [1, 2, 3],
  facts: { strokes: scoresByHole(['A', 'B', 'C', 'D'], [4, 4, 2], [5, 7, 5], [5, 4, 4], [6, 6, 4]), marks: {} },
};

/** High–low in words, with worked examples. */
export const HIGH_LOW_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Two pairs. On each hole there is a point for the lower low ball, the better score of a pair, and one for the lower high ball, the worse score. Ties bring no point.',
    'With the total there is a third point, for the lower sum of both scores.',
    'Each player of the pair that is behind pays the value for each point of difference, and each of the other pair gets it.',
    'Who is on a hole without the partner plays for both: the score is low ball and high ball, and money counts twice.',
  ],
  examples: [
    { title: 'Three holes, $1 a point: 2 to 0, 0 to 1, 1 to 1', ...pairs, options: {}, nets: { A: 100, B: 100, C: -100, D: -100 } },
    { title: 'The same with the total: 3 to 0, 0 to 2, 2 to 1', ...pairs, options: { total: true }, nets: { A: 200, B: 200, C: -200, D: -200 } },
  ],
};
