import { scoresByHole } from '../shared/define';
import type { SideGameDefinition } from '../../side-game';

const FOUR = ['A', 'B', 'C', 'D'];
const FIVE_HOLES = scoresByHole(FOUR, [4, 4, 3, 4, 5], [4, 5, 4, 4, 4], [5, 5, 4, 4, 5], [5, 6, 4, 4, 5]);
const HOLES = [1, 2, 3, 4, 5];

/** Skins in words, with worked examples. */
export const SKINS_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'The one lowest score on a hole wins its skin. On a tie the skin carries over to the next hole, which is then worth one more.',
    'For each skin: every other player on the hole pays the winner the value, for each skin won there.',
    'A pot: everyone puts in the value once, and the pot is shared by skins. If nobody wins a skin, everyone gets their money back.',
    'Skins that are still carried after the last hole are nobody’s, or are shared by those tied lowest on it.',
  ],
  examples: [
    {
      title: 'Five holes, $2 a skin',
      players: FOUR,
      holes: HOLES,
      facts: { strokes: FIVE_HOLES, marks: {} },
      options: { value: 200 },
      nets: { A: 1400, B: 600, C: -1000, D: -1000 },
    },
    {
      title: 'The same for a pot of $10 each',
      players: FOUR,
      holes: HOLES,
      facts: { strokes: FIVE_HOLES, marks: {} },
      options: { value: 1000, payout: 'pot' },
      nets: { A: 1400, B: 600, C: -1000, D: -1000 },
    },
    {
      title: 'A tie on the last hole, shared',
      players: ['A', 'B', 'C'],
      holes: [1, 2],
      facts: { strokes: scoresByHole(['A', 'B', 'C'], [4, 3], [4, 3], [5, 4]), marks: {} },
      options: { value: 200, leftover: 'split' },
      nets: { A: 200, B: 200, C: -400 },
    },
  ],
};
