import { DEFAULT_FBT_VALUE, DEFAULT_POINT_VALUE } from './constants';
import { type Cents, dollarsToCents } from './money';
import type { TableRules } from './table-rules';
import { type GameKind, GAMES_BY_ENTRY } from './games/registry';

/** The rules that a group agrees on, as far as they affect money. */
export interface HouseRules extends TableRules {
  /** A game that is off is not settled, whatever was entered in it. */
  readonly games: Readonly<Record<GameKind, boolean>>;
}

/** The default rules. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  games: Object.fromEntries(GAMES_BY_ENTRY.map((kind) => [kind, true])) as Record<GameKind, boolean>,
  unfinishedPots: 'asItStands',
  cards: 'flat',
  offTheLow: false,
};

/** The rules of a round, with the values of a point and a pot when one of its games begins. */
export interface RoundRules extends HouseRules {
  readonly pointValueCents: Cents;
  readonly fbtValueCents: Cents;
  /** Percent of a course handicap that is proposed as strokes given; missing: 100. It affects the proposal only, not the settlement. */
  readonly allowance?: number | undefined;
}

export const DEFAULT_ROUND_RULES: RoundRules = {
  ...DEFAULT_HOUSE_RULES,
  pointValueCents: dollarsToCents(DEFAULT_POINT_VALUE),
  fbtValueCents: dollarsToCents(DEFAULT_FBT_VALUE),
};

/** Whether at least one game is on. */
export const hasGameOn = ({ games }: Pick<HouseRules, 'games'>): boolean => Object.values(games).some(Boolean);
