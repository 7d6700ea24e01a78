import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const PAR_FOURS = Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 }));

const oneHole = (title: string, scores: readonly number[], options: SideGameDefinition['rules']['examples'][number]['options'], cents: number) => ({
  title,
  players: ['A', 'B', 'C', 'D'],
  sides: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  holes: [1],
  course: PAR_FOURS,
  facts: { strokes: scoresByHole(['A', 'B', 'C', 'D'], ...scores.map((score) => [score])), marks: {} },
  options,
  nets: { A: -cents, B: -cents, C: cents, D: cents },
});

/** Vegas in words, with worked examples. */
export const VEGAS_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Two pairs. The two scores of a pair make a number, the lower first: 4 and 5 make 45. With a 10 or more the higher comes first: 5 and 10 make 105. The lower number wins the difference in points; each player of the other pair pays the value for each point, and each of the winning pair gets it.',
    'Flip: a birdie or better turns the other pair’s number round, 45 becomes 54. One with a 10 or more stays. If both pairs have a birdie, nothing is turned, or both are.',
    'Eagles double: an eagle or better of the pair that wins the hole doubles its points. A cap is the most points of a hole, after doubling.',
    'Birdies and eagles count as the game’s scores do: net in a net game. They need a course with its pars.',
    'Who is on a hole without the partner plays for both: a 4 makes 44, and money counts twice.',
  ],
  examples: [
    oneHole('Par 4: a birdie turns 45 into 54, against 36, at $0.25', [4, 5, 3, 6], {}, 450),
    oneHole('The same without the flip: 45 to 36', [4, 5, 3, 6], { flip: false }, 225),
    oneHole('5 and 10 make 105, against 45', [5, 10, 4, 5], {}, 1500),
    oneHole('Both have a birdie: 35 to 34, nothing is turned', [3, 5, 3, 4], {}, 25),
    oneHole('An eagle doubles, at most 50 points', [4, 6, 2, 5], { eagleDoubles: true, cap: 50 }, 1250),
  ],
};
