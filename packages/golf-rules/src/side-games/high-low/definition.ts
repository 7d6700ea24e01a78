import { defineSideGame } from '../shared/define';
import { SCORING } from '../shared/scoring';
import { type HighLowOptions, playHighLow } from './play';
import { HIGH_LOW_RULES } from './rules';

/** High–low: a point for the lower low ball, and one for the lower high ball. */
export const highLow = defineSideGame<HighLowOptions>({
  kind: 'high-low',
  name: 'High–low',
  summary: 'Two pairs: a point for the lower low ball, one for the lower high ball.',
  players: { min: 4, max: 4 },
  sides: 'two-pairs',
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value of a point', help: 'What each player wins or pays for a point of difference.', default: 100 },
    { key: 'total', type: 'switch', label: 'Total', help: 'A third point on each hole, for the lower sum of a pair.', default: false },
    SCORING,
  ],
  words: {
    won: '{@winner} {winner|wins|win} {points} to {others}',
    each: '{points} each',
    tied: 'Tied, no point',
    leads: '{@leaders} {leaders|leads|lead} {most} to {fewest}',
    level: 'Level at {most}',
  },
  rules: HIGH_LOW_RULES,
  play: playHighLow,
});
