import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const THREE = ['A', 'B', 'C'];
const FRONT = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A catches it on 2, B frees it on 5, C catches it on 7. */
const CAUGHT_BY_C = scoresByHole(THREE, [4, 3, 4, 5, 4, 4, 5, 4, 5], [4, 4, 4, 4, 3, 4, 4, 4, 5], [4, 5, 4, 4, 4, 4, 3, 5, 5]);
/** A catches it on 2, B has the one lowest score on 5. */
const B_ON_5 = scoresByHole(THREE, [4, 3, 4, 4, 4, 4, 5, 4, 5], [4, 4, 4, 4, 3, 4, 4, 4, 5], [4, 5, 4, 4, 4, 4, 4, 5, 5]);
const tied = (holes: number) => Array.from({ length: holes }, () => 4);
/** All of the front tied; B catches the rabbit on 12. */
const FREE_AT_THE_TURN = scoresByHole(THREE, tied(18), [...tied(11), 3, ...tied(6)], tied(18));

/** Rabbit in words, with worked examples. */
export const RABBIT_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'The one lowest score on a hole catches the rabbit. When another player has the one lowest score, the rabbit is free again, and the next one lowest score catches it. With stealing, that player has it at once.',
    'Whoever holds the rabbit after the front, and after the back, gets the value from each other player of that nine. Each nine begins with a free rabbit. A round without a whole nine has one rabbit, to its last hole.',
    'Free at the turn: with carry over, the other nine’s rabbit is worth both values. In a shotgun start the nine that ends first carries over to the other. A rabbit that is free at the end is nobody’s.',
    'If its holder leaves the round, the rabbit is free on the next hole.',
  ],
  examples: [
    {
      title: 'A catches it on 2, B frees it on 5, C catches it on 7; $5',
      players: THREE,
      holes: FRONT,
      facts: { strokes: CAUGHT_BY_C, marks: {} },
      options: {},
      nets: { A: -500, B: -500, C: 1000 },
    },
    {
      title: 'Stealing: A catches it on 2, B takes it on 5',
      players: THREE,
      holes: FRONT,
      facts: { strokes: B_ON_5, marks: {} },
      options: { steal: true },
      nets: { A: -500, B: 1000, C: -500 },
    },
    { title: 'Free after the front: the back is worth $10', players: THREE, facts: { strokes: FREE_AT_THE_TURN, marks: {} }, options: {}, nets: { A: -1000, B: 2000, C: -1000 } },
  ],
};
