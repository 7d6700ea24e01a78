import type { SideGameDefinition } from '../../side-game';
import { courseOf, scoresByHole } from '../shared/define';

const THREE = ['A', 'B', 'C'];

/** Dots in words, with worked examples. */
export const DOTS_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Each dot is worth points, and every two players settle the difference of their points over the holes both play.',
    'Greenie: closest to the pin on the green of a par 3, one player or none. Without a course it is asked on every hole.',
    'Sandy: par from a bunker. Barkie: par after hitting a tree. Chip-in: holed from off the green. Poley: a putt longer than the flagstick. Any number of players can have each.',
    'Birdie, eagle and ace come from gross strokes. Two under par or better is an eagle and no birdie; a hole in one is an ace and neither.',
    'Say before you start whether a greenie, a chip-in or a poley takes par.',
    'A hole counts once everyone’s score is in, and the greenie is answered where it is asked.',
  ],
  examples: [
    {
      title: 'Par 3, 4 and 5, $1: A has the greenie and an eagle, B a birdie, C a sandy',
      players: THREE,
      holes: [1, 2, 3],
      course: courseOf(3, 4, 5),
      facts: { strokes: scoresByHole(THREE, [3, 4, 3], [3, 3, 5], [4, 4, 5]), marks: { 1: { greenie: 'A' }, 2: { 'sandy.C': 'true' } } },
      options: {},
      nets: { A: 400, B: -200, C: -200 },
    },
    {
      title: 'An ace with its greenie',
      players: THREE,
      holes: [1],
      course: courseOf(3),
      facts: { strokes: { 1: { A: 3, B: 1, C: 4 } }, marks: { 1: { greenie: 'B' } } },
      options: {},
      nets: { A: -600, B: 1200, C: -600 },
    },
    {
      title: 'Without a course and greenies; a barkie is worth 2',
      players: THREE,
      holes: [1],
      facts: { strokes: { 1: { A: 4, B: 4, C: 5 } }, marks: { 1: { 'sandy.A': 'true', 'sandy.B': 'true', 'barkie.B': 'true' } } },
      options: { greenie: 0, barkie: 2 },
      nets: { A: -100, B: 500, C: -400 },
    },
  ],
};
