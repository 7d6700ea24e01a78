import { SCORING } from '../shared/scoring';
import { defineSideGame } from '../shared/define';
import { playSkins, type SkinsOptions } from './play';
import { SKINS_RULES } from './rules';

/** Skins: the one lowest score on a hole wins its skin. */
export const skins = defineSideGame<SkinsOptions>({
  kind: 'skins',
  name: 'Skins',
  summary: 'The one lowest score on a hole wins its skin; ties carry over.',
  players: { min: 2, max: 8 },
  wild: true,
  reads: { strokes: true, marks: [] },
  needs: { course: false },
  options: [
    { key: 'value', type: 'money', label: 'Value', help: 'What each other player pays for a skin, or puts into the pot.', default: 200 },
    {
      key: 'payout',
      type: 'choice',
      label: 'Payout',
      help: 'By the skin, or a pot that everyone pays into once.',
      default: 'perSkin',
      choices: [
        { value: 'perSkin', label: 'For each skin' },
        { value: 'pot', label: 'A pot, shared by skins' },
      ],
    },
    { key: 'carry', type: 'switch', label: 'Carry over', help: 'On a tie the skin goes to the next hole.', default: true },
    {
      key: 'leftover',
      type: 'choice',
      label: 'Skins left over',
      help: 'What becomes of skins that are still carried after the last hole.',
      default: 'void',
      choices: [
        { value: 'void', label: 'Nobody wins them' },
        { value: 'split', label: 'Those tied on the last hole share them' },
      ],
      shownIf: { option: 'carry', is: [true] },
    },
    { key: 'parOrBetter', type: 'switch', label: 'Par or better', help: 'A skin takes gross par or better; else it counts as a tie.', default: false, needsCourse: true },
    SCORING,
  ],
  words: {
    won: '{@winner} {winner|wins|win} {skins} {skins|skin|skins}',
    tied: 'Tied, {carried} carried',
    'tied-void': 'Tied, no skin',
    'not-par': 'Nobody has par, {carried} carried',
    'not-par-void': 'Nobody has par, no skin',
    split: '{@winner} share {skins} {skins|skin|skins} left over',
    pot: 'Pot of {value}, {skins} {skins|skin|skins} won',
    leads: '{@leaders} {leaders|leads|lead} with {most} {most|skin|skins}',
    'leads-carried': '{@leaders} {leaders|leads|lead} with {most} {most|skin|skins}, {carried} carried',
    none: 'No skin won',
    'none-carried': 'No skin won, {carried} carried',
  },
  rules: SKINS_RULES,
  play: playSkins,
});
