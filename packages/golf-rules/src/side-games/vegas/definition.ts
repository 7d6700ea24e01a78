import { defineSideGame } from '../shared/define';
import { SCORING } from '../shared/scoring';
import { playVegas, type VegasOptions, WON_WORDS } from './play';
import { VEGAS_RULES } from './rules';

/** Vegas: two scores make a number, and the lower number wins the difference. */
export const vegas = defineSideGame<VegasOptions>({
  kind: 'vegas',
  name: 'Vegas',
  summary: 'Two pairs: 4 and 5 make 45, and the lower number wins the difference.',
  players: { min: 4, max: 4 },
  wild: true,
  sides: 'two-pairs',
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value of a point', help: 'What each player wins or pays for a point; a hole often has 10 of them or more.', default: 25 },
    { key: 'flip', type: 'switch', label: 'Flip', help: 'A birdie turns the other pair’s number round: 45 becomes 54.', default: true, needsCourse: true },
    {
      key: 'bothBirdies',
      type: 'choice',
      label: 'Both have a birdie',
      help: 'What becomes of the numbers if both pairs have a birdie.',
      default: 'nobody',
      choices: [
        { value: 'nobody', label: 'Nothing is turned' },
        { value: 'both', label: 'Both are turned' },
      ],
      shownIf: { option: 'flip', is: [true] },
      needsCourse: true,
    },
    { key: 'eagleDoubles', type: 'switch', label: 'Eagles double', help: 'An eagle or better doubles the points its pair wins.', default: false, needsCourse: true },
    { key: 'cap', type: 'count', label: 'Most points of a hole', help: 'No hole brings more than this; 0 is no limit.', default: 0, min: 0, max: 999 },
    SCORING,
  ],
  words: { ...WON_WORDS, tied: 'Tied at {number}', leads: '{@leaders} {leaders|leads|lead} {most} to {fewest}', level: 'Level at {most}' },
  rules: VEGAS_RULES,
  play: playVegas,
});
