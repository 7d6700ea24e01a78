import type { SideGameDefinition } from '../../side-game';
import { courseOf, scoresByHole } from '../shared/define';

const THREE = ['A', 'B', 'C'];

/** C picks up on hole 2. */
const WITH_A_PICK_UP = { 1: { A: 4, B: 5, C: 4 }, 2: { A: 3, B: 3 }, 3: { A: 4, B: 5, C: 6 } };

/** Stableford in words, with worked examples. */
export const STABLEFORD_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Standard points: bogey 1, par 2, birdie 3, and one more for each stroke better. Two over par or worse is nothing.',
    'Modified points: albatross or better 8, eagle 5, birdie 2, par 0, bogey −1, two over par or worse −3.',
    'For each point: every two players settle the difference of their points, over the holes both play.',
    'Pots: the most points win the front, the back and the total. Each winner gets the value, and the others share what that costs. You play for a pot if you play all of its holes.',
    'Pick up whenever you like and enter nothing. Once you have a score on a later hole, or the round is finished, the hole counts with no points (−3 in modified). A hole without anyone’s score brings nobody anything.',
  ],
  examples: [
    {
      title: 'Par 4, 3 and 5, $1 a point; C picks up on the par 3',
      players: THREE,
      holes: [1, 2, 3],
      course: courseOf(4, 3, 5),
      facts: { strokes: WITH_A_PICK_UP, marks: {} },
      options: {},
      nets: { A: 600, B: 0, C: -600 },
    },
    {
      title: 'The same with modified points',
      players: THREE,
      holes: [1, 2, 3],
      course: courseOf(4, 3, 5),
      facts: { strokes: WITH_A_PICK_UP, marks: {} },
      options: { table: 'modified' },
      nets: { A: 900, B: 0, C: -900 },
    },
    {
      title: 'Nine par 4s, a front pot of $5',
      players: THREE,
      holes: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      course: courseOf(),
      facts: { strokes: scoresByHole(THREE, [4, 4, 4, 4, 4, 4, 4, 4, 4], [5, 5, 5, 5, 5, 5, 5, 5, 5], [4, 4, 4, 4, 4, 4, 4, 4, 3]), marks: {} },
      options: { payout: 'pots', value: 500 },
      nets: { A: -250, B: -250, C: 500 },
    },
  ],
};
