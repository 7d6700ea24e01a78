import { SCORING } from '../shared/scoring';
import { defineSideGame } from '../shared/define';
import { type NassauOptions, playNassau } from './play';
import { NASSAU_RULES } from './rules';

/** Nassau: match play in three bets, with presses. */
export const nassau = defineSideGame<NassauOptions>({
  kind: 'nassau',
  name: 'Nassau',
  summary: 'Match play in three bets: front, back and total, with presses.',
  players: { min: 2, max: 4 },
  sides: 'two',
  reads: {
    strokes: true,
    marks: [
      {
        cell: 'press',
        question: 'Press',
        answers: 'choice',
        choices: [
          { value: 'none', label: 'No' },
          { value: 'one', label: 'Side 1 presses', side: 0 },
          { value: 'two', label: 'Side 2 presses', side: 1 },
        ],
        optional: true,
        odds: { one: 0.1, two: 0.1 },
        shownIf: { option: 'press', is: ['called'] },
      },
    ],
  },
  needs: { course: false },
  options: [
    { key: 'front', type: 'money', label: 'Front', help: 'What holes 1 to 9 are played for.', default: 500 },
    { key: 'back', type: 'money', label: 'Back', help: 'What holes 10 to 18 are played for.', default: 500 },
    { key: 'total', type: 'money', label: 'Total', help: 'What all 18 holes are played for.', default: 500 },
    {
      key: 'press',
      type: 'choice',
      label: 'Presses',
      help: 'A press is a new bet over the rest of a nine, for that nine’s value.',
      default: 'none',
      choices: [
        { value: 'none', label: 'None' },
        { value: 'auto', label: 'Automatic' },
        { value: 'called', label: 'When a side calls it' },
      ],
    },
    {
      key: 'pressAt',
      type: 'count',
      label: 'Press at',
      help: 'A side this many holes down in the newest bet of a nine presses.',
      default: 2,
      min: 1,
      max: 9,
      shownIf: { option: 'press', is: ['auto'] },
    },
    {
      key: 'maxPresses',
      type: 'count',
      label: 'Most presses',
      help: 'The most presses on each nine.',
      default: 9,
      min: 1,
      max: 9,
      shownIf: { option: 'press', is: ['auto', 'called'] },
    },
    SCORING,
  ],
  words: {
    front: 'Front: {@winner} {up} up',
    back: 'Back: {@winner} {up} up',
    total: 'Total: {@winner} {up} up',
    press: 'Press {from} to {to}: {@winner} {up} up',
    'front-tied': 'Front: all square',
    'back-tied': 'Back: all square',
    'total-tied': 'Total: all square',
    'press-tied': 'Press {from} to {to}: all square',
    won: '{@winner} {winner|wins|win} the hole',
    halved: 'Halved',
    up: '{@winner} {up} up with {left} to play',
    'all-square': 'All square with {left} to play',
    'up-over': '{@winner} {winner|wins|win} {up} up',
    'all-square-over': 'All square',
  },
  rules: NASSAU_RULES,
  play: playNassau,
});
