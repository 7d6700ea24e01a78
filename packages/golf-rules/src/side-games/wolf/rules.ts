import type { SideGameDefinition } from '../../side-game';
import { scoresByHole } from '../shared/define';

const FOUR = ['A', 'B', 'C', 'D'];
const FOUR_HOLES = {
  players: FOUR,
  holes: [1, 2, 3, 4],
  facts: {
    strokes: scoresByHole(FOUR, [4, 4, 4, 5], [5, 4, 6, 5], [5, 5, 5, 5], [5, 5, 5, 4]),
    marks: { 1: { wolf: 'B' }, 2: { wolf: 'lone' }, 3: { wolf: 'D' }, 4: { wolf: 'lone' } },
  },
};

/** Wolf in words, with worked examples. */
export const WOLF_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Players take turns as the wolf, in order; whoever is not on a hole is passed over. The wolf picks a partner, or plays alone: lone after the tee shots, blind before them.',
    'The better ball of the wolf’s side plays against that of the others. A tie brings nothing.',
    'Classic points: wolf and partner win 2 each; those who beat them, 3 each. A lone wolf wins 4, or each other player 1; a blind wolf wins 8, or each other player 2. Every two players settle the difference of their points.',
    'Units: each loser pays each winner the value, twice for a lone wolf, three times for a blind one.',
    'Holes left over after whole rotations (17 and 18 of four) go to whoever has the fewest points then, the first in order if tied; or to whose turn it is.',
    'A hole counts once everyone’s score and the wolf’s choice are in. If the partner is not on the hole, or is the wolf, choose again. With two on a hole the wolf can only play alone.',
  ],
  examples: [
    {
      title: 'Classic, $1: A takes B, B plays alone and ties, C takes D and loses, D wins alone',
      ...FOUR_HOLES,
      options: {},
      nets: { A: 600, B: 600, C: -1400, D: 200 },
    },
    {
      title: 'The same in units',
      ...FOUR_HOLES,
      options: { points: 'units' },
      nets: { A: 200, B: 200, C: -600, D: 200 },
    },
    {
      title: 'A fifth hole is left over: C is last, plays it blind, and wins',
      players: FOUR,
      holes: [1, 2, 3, 4, 5],
      facts: {
        strokes: { ...FOUR_HOLES.facts.strokes, 5: { A: 5, B: 5, C: 4, D: 5 } },
        marks: { ...FOUR_HOLES.facts.marks, 5: { wolf: 'blind' } },
      },
      options: {},
      nets: { A: -200, B: -200, C: 1000, D: -600 },
    },
  ],
};
