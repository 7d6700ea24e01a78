import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const FOUR = ['A', 'B', 'C', 'D'];
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A & B win 2 & 1, A & C halve with B & D, B & C beat A & D 1 up. */
const THREE_MATCHES = scoresByHole(FOUR, [3, 4, 5, 3, 4, 5, 4, 4, 4], [4, 3, 5, 4, 4, 4, 4, 3, 4], [4, 4, 4, 4, 4, 4, 4, 4, 4], [5, 5, 5, 5, 4, 3, 4, 5, 4]);

/** Sixes in words, with worked examples. */
export const SIXES_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Three matches, each over a third of the round in the order it is played, so that everyone plays once with each of the others: A & B against C & D, then A & C against B & D, then A & D against B & C.',
    'Better ball: the lower score of a pair wins the hole. Who wins more holes of a match gets its value from the other pair; a halved match pays nothing.',
    'For the match: it is over once a pair is up by more holes than are left. For each hole up: all holes count, and each one up after the last pays the value.',
    'A round whose holes three does not divide has no matches. Who plays a match without the partner pays or gets for both.',
  ],
  examples: [
    {
      title: 'Nine holes, $5 a match',
      players: FOUR,
      holes: NINE,
      facts: { strokes: THREE_MATCHES, marks: {} },
      options: {},
      nets: { A: 0, B: 1000, C: 0, D: -1000 },
    },
    {
      title: 'The same at $2 for each hole up',
      players: FOUR,
      holes: NINE,
      facts: { strokes: THREE_MATCHES, marks: {} },
      options: { value: 200, payout: 'perHole' },
      nets: { A: 0, B: 400, C: 0, D: -400 },
    },
  ],
};
