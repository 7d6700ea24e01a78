import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const one = { players: ['A', 'B'], sides: [['A'], ['B']] };
const pairs = {
  players: ['A', 'B', 'C', 'D'],
  sides: [
    ['A', 'B'],
    ['C', 'D'],
  ],
};

/** A wins holes 1, 4, 8 and 12, B wins hole 6; all others are halved. A is 3 up with 2 to play after hole 16. */
const THREE_AND_TWO = scoresByHole(['A', 'B'], [3, 4, 4, 3, 4, 5, 4, 3, 4, 4, 4, 3, 4, 4, 4, 4, 5, 5], [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

/** Match play in words, with worked examples. */
export const MATCH_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Two sides of one or two players. The lower score wins the hole, by better ball: the lower of a side’s two. A tie halves it.',
    'For the match: it is over once a side is up by more holes than are left. “3 & 2” is three up with two to play. What is played after that does not count. A halved match pays nothing.',
    'For each hole up: all holes are played, and the side that won more gets the value for each hole it is up after the last.',
    'Each player of the losing side pays, and each of the winning side gets the value. One against two pays or gets it for both.',
    'A conceded hole counts once scores are entered: give the side that conceded it the higher one.',
  ],
  examples: [
    { title: 'A wins 3 & 2, $10 for the match', ...one, facts: { strokes: THREE_AND_TWO, marks: {} }, options: {}, nets: { A: 1000, B: -1000 } },
    {
      title: 'The same at $2 a hole: B wins 17 and 18, A is 1 up',
      ...one,
      facts: { strokes: THREE_AND_TWO, marks: {} },
      options: { payout: 'perHole', value: 200 },
      nets: { A: 200, B: -200 },
    },
    {
      title: 'Better ball over three holes: C & D win 2 & 1',
      ...pairs,
      holes: [1, 2, 3],
      facts: { strokes: scoresByHole(pairs.players, [4, 4, 5], [5, 5, 5], [6, 3, 6], [3, 6, 6]), marks: {} },
      options: {},
      nets: { A: -1000, B: -1000, C: 1000, D: 1000 },
    },
    {
      title: 'One against two: A wins for both',
      players: ['A', 'B', 'C'],
      sides: [['A'], ['B', 'C']],
      holes: [1, 2, 3],
      facts: { strokes: scoresByHole(['A', 'B', 'C'], [3, 4, 4], [4, 4, 4], [4, 5, 5]), marks: {} },
      options: {},
      nets: { A: 2000, B: -1000, C: -1000 },
    },
  ],
};
