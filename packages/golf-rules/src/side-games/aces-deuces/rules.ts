import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const FOUR = ['A', 'B', 'C', 'D'];
const three = { players: FOUR, holes: [1, 2, 3], facts: { strokes: scoresByHole(FOUR, [3, 4, 4], [4, 4, 5], [4, 5, 5], [6, 6, 5]), marks: {} } };

/** Aces & deuces in words, with worked examples. */
export const ACES_DEUCES_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'The one lowest score on a hole is the ace: it gets the value of an ace from each other player. The one highest score is the deuce: it pays the value of a deuce to each other player.',
    'If two or more tie for the lowest score, the hole has no ace; if they tie for the highest, it has no deuce. Nothing carries over.',
  ],
  examples: [
    { title: 'Three holes, $1 each: A’s ace and D’s deuce, D’s deuce, A’s ace', ...three, options: {}, nets: { A: 800, B: 0, C: 0, D: -800 } },
    { title: 'The same with deuces at $0.50', ...three, options: { deuce: 50 }, nets: { A: 700, B: -100, C: -100, D: -500 } },
  ],
};
