import { defineSideGame } from '../shared/define';
import { POINTS_LINE_WORDS } from '../shared/points';
import { SCORING } from '../shared/scoring';
import { playWolf, type WolfOptions } from './play';
import { WOLF_RULES } from './rules';

/** Wolf: one player a hole picks a partner, or takes on the others alone. */
export const wolf = defineSideGame<WolfOptions>({
  kind: 'wolf',
  name: 'Wolf',
  summary: 'In turn, one player picks a partner or takes on the others alone.',
  players: { min: 3, max: 5 },
  wild: true,
  reads: {
    strokes: true,
    marks: [
      {
        cell: 'wolf',
        question: 'Partner',
        answers: 'player',
        choices: [
          { value: 'lone', label: 'Lone wolf' },
          { value: 'blind', label: 'Blind wolf' },
        ],
        odds: { lone: 0.12, blind: 0.02 },
      },
    ],
  },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What a point, or a unit, is worth.', default: 100 },
    {
      key: 'points',
      type: 'choice',
      label: 'Points',
      help: 'Classic: a pair wins 2 each, those who beat it 3 each, a lone wolf 4. Units: losers pay winners, lone twice, blind three times.',
      default: 'classic',
      choices: [
        { value: 'classic', label: 'Classic points' },
        { value: 'units', label: 'Units' },
      ],
    },
    {
      key: 'lastHoles',
      type: 'choice',
      label: 'Last holes',
      help: 'Who is the wolf on holes left over after whole rotations: 17 and 18 of four.',
      default: 'lastPlace',
      choices: [
        { value: 'lastPlace', label: 'Whoever is last' },
        { value: 'rotation', label: 'Whose turn it is' },
      ],
    },
    SCORING,
  ],
  words: {
    wolf: '{@wolf} is the wolf',
    'pair-won': 'Wolf {@wolf}: {@own} win',
    'pair-lost': 'Wolf {@wolf}: {@others} {others|beats|beat} {@own}',
    'lone-won': 'Lone wolf {@wolf} wins',
    'lone-lost': '{@others} {others|beats|beat} lone wolf {@wolf}',
    'blind-won': 'Blind wolf {@wolf} wins',
    'blind-lost': '{@others} {others|beats|beat} blind wolf {@wolf}',
    tied: 'Wolf {@wolf}: tied',
    ...POINTS_LINE_WORDS,
    'leads-units': '{@leaders} {leaders|leads|lead} with {most} {most|unit|units}',
    'level-units': 'All level with {most} {most|unit|units}',
  },
  rules: WOLF_RULES,
  play: playWolf,
});
