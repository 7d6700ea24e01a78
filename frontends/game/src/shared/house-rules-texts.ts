import { isolated } from '@fairshare/ui';
import type { ChangedRule } from '@fairshare/contracts';
import { DEFINITIONS, formatDollars } from '@fairshare/golf-rules';

/** Labels of the house rules where they are edited. */

export const POINT_VALUE = 'A point, in dollars';
export const FBT_VALUE = 'A front, back or total, in dollars';
export const valueOfGame = (game: string, label: string) => `${game}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
export const AMOUNT_NEEDED = 'An amount from 0 to 10000, with at most two decimals';
export const GAMES_PLAYED = 'Games';
export const POTS_VOID = 'Unfinished pots pay nothing';
export const POTS_VOID_HINT = 'A front, back or total pays once all of its holes are entered.';
export const CARDS_DOUBLE = 'Cards double';
export const CARDS_DOUBLE_HINT = 'Each next holder of a card doubles what it costs, up to 8 times.';
export const OFF_THE_LOW = 'Strokes off the low';
export const OFF_THE_LOW_HINT = 'Whoever is given the fewest plays without; the others are given the difference.';
export const SAVE_RULES = 'Save';
export const SAVING_RULES = 'Saving...';

/** The game that a golfer creates, and can delete again. */
const DELETABLE = DEFINITIONS.find(({ begins }) => begins === 'when-created');

const ON_OR_OFF = (on: ChangedRule['after']) => (on ? 'on' : 'off');

/** The game that a rule belongs to: "games.{kind}", "{kind}.pointValue", "{kind}.fbtValue". A game that this release does not know gets the rule's own name. */
const gameOf = (rule: string): string => DEFINITIONS.find(({ kind }) => rule.split('.').includes(kind))?.name ?? rule;
const cents = (value: ChangedRule['after']) => formatDollars(Number(value));

/** The new value of a rule: "Cards double: on", "Ben is given 12 strokes". */
export function changedRuleWords({ rule, before, after, playerId = '', card = '' }: ChangedRule, nameOf: (playerId: string) => string): string {
  switch (rule) {
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
    case 'cardValue':
      return `${card}: $${before} → $${after}`;
    case 'pointsGame':
      return `${DELETABLE?.name} deleted with ${before} ${before === 1 ? 'hole' : 'holes'}`;
    case 'entries':
      return `Scores or cards of ${isolated(nameOf(playerId))} removed`;
  }
  const game = gameOf(rule);
  if (rule.endsWith('.pointValue')) return `${game} point: ${cents(before)} → ${cents(after)}`;
  if (rule.endsWith('.fbtValue')) return `${game} FBT pot: ${cents(before)} → ${cents(after)}`;
  return `${game}: ${ON_OR_OFF(after)}`;
}
