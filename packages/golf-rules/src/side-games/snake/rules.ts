import type { SideGameDefinition } from '../../side-game';

const THREE = ['A', 'B', 'C'];
const FOUR_HOLES = {
  players: THREE,
  holes: [1, 2, 3, 4],
  facts: { strokes: {}, marks: { 1: { snake: 'B' }, 2: { snake: 'C' }, 3: { snake: 'none' }, 4: { snake: 'B' } } },
};

/** Snake in words, with worked examples. */
export const SNAKE_RULES: SideGameDefinition['rules'] = {
  paragraphs: [
    'Whoever three-putts takes the snake and holds it until somebody else three-putts. If several do on one hole, the last of them takes it.',
    'Who holds it after the last hole pays each other player of the game. A player who leaves with it still holds it.',
    'The value stays, or grows with each hole that has a three-putt, by the same player too: once more the value, or double, at most 64 times it.',
    'If nobody three-putts, nobody pays.',
  ],
  examples: [
    { title: 'B takes it, C takes it, B takes it back: $5 to each', ...FOUR_HOLES, options: {}, nets: { A: 500, B: -1000, C: 500 } },
    { title: 'The same, $1 more with each', ...FOUR_HOLES, options: { value: 100, growth: 'adds' }, nets: { A: 300, B: -600, C: 300 } },
    { title: 'The same, doubled from $1', ...FOUR_HOLES, options: { value: 100, growth: 'doubles' }, nets: { A: 400, B: -800, C: 400 } },
  ],
};
