import { defineSideGame } from '../shared/define';
import { POINTS_LINE_WORDS, TAKEN_WORDS } from '../shared/points';
import { POT_WORDS } from '../shared/pots';
import { SCORING } from '../shared/scoring';
import { playStableford, type StablefordOptions } from './play';
import { STABLEFORD_RULES } from './rules';

/** Stableford: points by score to par. */
export const stableford = defineSideGame<StablefordOptions>({
  kind: 'stableford',
  name: 'Stableford',
  summary: 'Points by score to par; one bad hole costs little.',
  players: { min: 2, max: 8 },
  reads: { strokes: true, marks: [], pickUps: true },
  needs: { course: true },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What a point is worth, or what each winner of a pot gets.', default: 100 },
    {
      key: 'table',
      type: 'choice',
      label: 'Points',
      help: 'Standard: birdie 3, par 2, bogey 1. Modified: eagle 5, birdie 2, par 0, bogey −1, worse −3.',
      default: 'standard',
      choices: [
        { value: 'standard', label: 'Standard' },
        { value: 'modified', label: 'Modified' },
      ],
    },
    {
      key: 'payout',
      type: 'choice',
      label: 'Payout',
      help: 'By the point, or pots for the front, the back and the total.',
      default: 'perPoint',
      choices: [
        { value: 'perPoint', label: 'For each point' },
        { value: 'pots', label: 'Front, back and total' },
      ],
    },
    SCORING,
  ],
  words: { ...TAKEN_WORDS, ...POT_WORDS, ...POINTS_LINE_WORDS },
  rules: STABLEFORD_RULES,
  play: playStableford,
});
