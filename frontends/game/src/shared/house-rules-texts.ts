import { isolated } from '@fairshare/ui';
import type { ChangedRule } from '@fairshare/contracts';
import { formatDollars } from '@fairshare/golf-rules';

/** What house rules are called where they are changed. */

export const GAMES_PLAYED = 'Games';
export const GAME_LABELS = { points: '2/9/16', bbb: 'BBB', cards: 'Animal cards' } as const;
export const POTS_VOID = 'Unfinished pots pay nothing';
export const POTS_VOID_HINT = 'A front, back or total pays once all of its holes are entered.';
export const CARDS_DOUBLE = 'Cards double';
export const CARDS_DOUBLE_HINT = 'Each next holder of a card doubles what it costs, up to 8 times.';
export const OFF_THE_LOW = 'Strokes off the low';
export const OFF_THE_LOW_HINT = 'Whoever is given the fewest plays without; the others are given the difference.';
export const SAVE_RULES = 'Save';
export const SAVING_RULES = 'Saving...';

const ON_OR_OFF = (on: ChangedRule['after']) => (on ? 'on' : 'off');

const gameOf = (rule: string) => (rule.startsWith('bbb') ? GAME_LABELS.bbb : GAME_LABELS.points);
const cents = (value: ChangedRule['after']) => formatDollars(Number(value));

/** What a rule became: "Cards double: on", "Ben is given 12 strokes". */
export function changedRuleWords({ rule, before, after, playerId = '', card = '' }: ChangedRule, nameOf: (playerId: string) => string): string {
  switch (rule) {
    case 'games.points':
      return `${GAME_LABELS.points}: ${ON_OR_OFF(after)}`;
    case 'games.bbb':
      return `${GAME_LABELS.bbb}: ${ON_OR_OFF(after)}`;
    case 'games.cards':
      return `${GAME_LABELS.cards}: ${ON_OR_OFF(after)}`;
    case 'unfinishedPots':
      return `${POTS_VOID}: ${ON_OR_OFF(after === 'void')}`;
    case 'cards':
      return `${CARDS_DOUBLE}: ${ON_OR_OFF(after === 'doubling')}`;
    case 'offTheLow':
      return `${OFF_THE_LOW}: ${ON_OR_OFF(after)}`;
    case 'course':
      return after === null ? 'No course' : `Course: ${after}`;
    case 'strokesGiven':
      return `${isolated(nameOf(playerId))} is given ${after ?? 'no'} ${after === 1 ? 'stroke' : 'strokes'}`;
    case 'points.pointValue':
    case 'bbb.pointValue':
      return `${gameOf(rule)} point: ${cents(before)} → ${cents(after)}`;
    case 'points.fbtValue':
    case 'bbb.fbtValue':
      return `${gameOf(rule)} FBT pot: ${cents(before)} → ${cents(after)}`;
    case 'cardValue':
      return `${card}: $${before} → $${after}`;
    case 'pointsGame':
      return `${GAME_LABELS.points} deleted with ${before} ${before === 1 ? 'hole' : 'holes'}`;
    case 'entries':
      return `Scores or cards of ${isolated(nameOf(playerId))} removed`;
  }
}
