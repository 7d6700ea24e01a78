import { defineSideGame } from '../shared/define';
import { playSnake, type SnakeOptions } from './play';
import { SNAKE_RULES } from './rules';

/** Snake: the last to three-putt pays everyone. */
export const snake = defineSideGame<SnakeOptions>({
  kind: 'snake',
  name: 'Snake',
  summary: 'Three-putt and you hold the snake; who holds it at the end pays.',
  players: { min: 2, max: 8 },
  reads: { strokes: false, marks: [{ cell: 'snake', question: 'Last to 3-putt', answers: 'playerOrNone', odds: { player: 0.12 } }] },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What the holder pays to each other player.', default: 500 },
    {
      key: 'growth',
      type: 'choice',
      label: 'Growth',
      help: 'What each hole with a three-putt does to the value.',
      default: 'fixed',
      choices: [
        { value: 'fixed', label: 'It stays' },
        { value: 'adds', label: 'Adds the value once more' },
        { value: 'doubles', label: 'Doubles it, up to 64 times' },
      ],
    },
  ],
  words: {
    none: 'No three-putt yet',
    taken: '{@holder} takes the snake',
    again: '{@holder} three-putts again and keeps the snake',
    kept: 'No three-putt, {@holder} keeps the snake',
    free: 'Nobody holds the snake',
    holds: '{@holder} holds the snake, taken on {taken} {taken|hole|holes}',
    held: '{@holder} holds the snake: {value} to each other player',
  },
  rules: SNAKE_RULES,
  play: playSnake,
});
