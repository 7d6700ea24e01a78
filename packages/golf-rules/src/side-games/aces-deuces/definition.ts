import { defineSideGame } from '../shared/define';
import { SCORING } from '../shared/scoring';
import { type AcesDeucesOptions, playAcesDeuces } from './play';
import { ACES_DEUCES_RULES } from './rules';

/** Aces & deuces: the one lowest score gets, the one highest pays. */
export const acesDeuces = defineSideGame<AcesDeucesOptions>({
  kind: 'aces-deuces',
  name: 'Aces & deuces',
  summary: 'The one lowest score of a hole is paid by all, the one highest pays all.',
  players: { min: 3, max: 8 },
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [
    { key: 'ace', type: 'money', label: 'Ace', help: 'What the one lowest score gets from each other player.', default: 100 },
    { key: 'deuce', type: 'money', label: 'Deuce', help: 'What the one highest score pays to each other player.', default: 100 },
    SCORING,
  ],
  words: {
    ace: '{@holder} has the ace',
    deuce: '{@holder} has the deuce',
    both: 'Ace: {@ace}, deuce: {@deuce}',
    'ace-alone': 'Ace: {@ace}, no deuce',
    'deuce-alone': 'No ace, deuce: {@deuce}',
    neither: 'No ace, no deuce',
    leads: '{@leaders} {leaders|leads|lead}, {most} more {most|ace|aces} than deuces',
    level: 'Nobody has more aces than deuces',
  },
  rules: ACES_DEUCES_RULES,
  play: playAcesDeuces,
});
