import { defineSideGame } from '../shared/define';
import { SCORING } from '../shared/scoring';
import { playRabbit, type RabbitOptions } from './play';
import { RABBIT_RULES } from './rules';

/** Rabbit: the player who holds it after a nine wins. */
export const rabbit = defineSideGame<RabbitOptions>({
  kind: 'rabbit',
  name: 'Rabbit',
  summary: 'The one lowest score catches the rabbit; hold it after nine holes and win.',
  players: { min: 2, max: 8 },
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What each other player pays the holder after a nine.', default: 500 },
    { key: 'steal', type: 'switch', label: 'Stealing', help: 'The one lowest score takes the rabbit from its holder; else it is only freed.', default: false },
    { key: 'carry', type: 'switch', label: 'Carry over', help: 'If nobody holds the rabbit at the turn, the other nine is worth both values.', default: true },
    SCORING,
  ],
  words: {
    catches: '{@winner} catches the rabbit',
    steals: '{@winner} takes the rabbit from {@holder}',
    frees: '{@winner} frees the rabbit of {@holder}',
    keeps: '{@holder} keeps the rabbit',
    free: 'The rabbit is free',
    front: 'Front: {@holder} has the rabbit',
    back: 'Back: {@holder} has the rabbit',
    round: '{@holder} has the rabbit',
    'front-free': 'Front: the rabbit is free',
    'back-free': 'Back: the rabbit is free',
    'round-free': 'The rabbit is free',
    'front-carried': 'Front: the rabbit is free, its {value} goes to the back',
    'back-carried': 'Back: the rabbit is free, its {value} goes to the front',
  },
  rules: RABBIT_RULES,
  play: playRabbit,
});
