import { scoresByHole } from '../shared/define';
import type { SideGameDefinition } from '../../side-game';

/** A against B: A wins holes 1, 2, 4 and 5, B wins 6, 7 and 8; all others are halved. */
const A_AGAINST_B = scoresByHole(['A', 'B'], [3, 3, 4, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

const one = { players: ['A', 'B'], sides: [['A'], ['B']] };

/** Nassau in words, with worked examples. */
export const NASSAU_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Two sides of one or two players play match play by better ball: the lower score wins the hole. There are three bets, the front, the back and the total; who wins more holes of a bet gets its value, and a tie pays nothing.',
    'Each player of the losing side pays the value, and each of the winning side gets it. One against two pays or gets it for both.',
    'Automatic presses: when the newest bet of a nine stands so many holes down, a press begins on the next hole, to the end of the nine, for that nine’s value. Presses are pressed in turn.',
    'Called presses: a side that is down in the newest bet of a nine can call one before a hole; it begins there.',
  ],
  examples: [
    {
      title: 'Automatic presses, $5 a bet',
      ...one,
      facts: { strokes: A_AGAINST_B, marks: {} },
      options: { press: 'auto' },
      nets: { A: -500, B: 500 },
    },
    {
      title: 'The same without presses',
      ...one,
      facts: { strokes: A_AGAINST_B, marks: {} },
      options: {},
      nets: { A: 1000, B: -1000 },
    },
    {
      title: 'B calls a press on hole 6',
      ...one,
      facts: { strokes: A_AGAINST_B, marks: { 6: { press: 'two' } } },
      options: { press: 'called' },
      nets: { A: 500, B: -500 },
    },
    {
      title: 'One against two',
      players: ['A', 'B', 'C'],
      sides: [['A'], ['B', 'C']],
      facts: { strokes: Object.fromEntries(Object.entries(A_AGAINST_B).map(([hole, scores]) => [hole, { ...scores, C: 6 }])), marks: {} },
      options: {},
      nets: { A: 2000, B: -1000, C: -1000 },
    },
  ],
};
