import { defineSideGame } from '../shared/define';
import { MATCH_PAYOUT, MATCH_WORDS, matchScores } from '../shared/match-bet';
import { SCORING } from '../shared/scoring';
import { playSixes, type SixesOptions } from './play';
import { SIXES_RULES } from './rules';

/** Sixes: three matches with changing partners. */
export const sixes = defineSideGame<SixesOptions>({
  kind: 'sixes',
  name: 'Sixes',
  summary: 'Three matches of six holes, each with another partner.',
  players: { min: 4, max: 4 },
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [{ key: 'value', type: 'money', label: 'Value', help: 'What each match is played for, or each hole up.', default: 500 }, MATCH_PAYOUT, SCORING],
  words: { ...MATCH_WORDS, ...matchScores('Holes {from} to {to}: '), none: 'No matches: three does not divide the holes of this round' },
  rules: SIXES_RULES,
  play: playSixes,
});
