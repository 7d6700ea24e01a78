import { defineSideGame } from '../shared/define';
import { TAKEN_WORDS } from '../shared/points';
import { playQuota, type QuotaOptions } from './play';
import { QUOTA_RULES } from './rules';

/** Quota: points by gross score against a quota that goes by strokes given. */
export const quota = defineSideGame<QuotaOptions>({
  kind: 'quota',
  name: 'Quota',
  summary: 'Points by gross score against 36 less your strokes; also called Chicago.',
  players: { min: 2, max: 8 },
  reads: { strokes: true, marks: [], pickUps: true },
  needs: { course: true },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What a point is worth, or what each player puts into the pot.', default: 100 },
    {
      key: 'payout',
      type: 'choice',
      label: 'Payout',
      help: 'By the point over quota, or a pot for the most over quota.',
      default: 'perPoint',
      choices: [
        { value: 'perPoint', label: 'For each point' },
        { value: 'pot', label: 'A pot' },
      ],
    },
  ],
  words: {
    ...TAKEN_WORDS,
    pot: '{@winner} {winner|takes|share} the pot of {value} at {most}',
    leads: '{@leaders} {leaders|leads|lead} at {most}',
    level: 'All level at {most}',
  },
  rules: QUOTA_RULES,
  play: playQuota,
});
