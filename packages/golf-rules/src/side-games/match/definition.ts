import { defineSideGame } from '../shared/define';
import { MATCH_PAYOUT, MATCH_WORDS, matchScores } from '../shared/match-bet';
import { SCORING } from '../shared/scoring';
import { type MatchOptions, playMatchPlay } from './play';
import { MATCH_RULES } from './rules';

/** Match play: holes won over the round. */
export const match = defineSideGame<MatchOptions>({
  kind: 'match',
  name: 'Match play',
  summary: 'Side against side, hole by hole: who wins more holes wins the match.',
  players: { min: 2, max: 4 },
  sides: 'two',
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [{ key: 'value', type: 'money', label: 'Value', help: 'What the match is played for, or each hole up.', default: 1000 }, MATCH_PAYOUT, SCORING],
  words: { ...MATCH_WORDS, ...matchScores(), 'all-square': 'All square with {left} to play', tied: 'Match halved' },
  rules: MATCH_RULES,
  play: playMatchPlay,
});
