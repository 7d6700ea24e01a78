import { DEFAULT_FBT_VALUE, DEFAULT_POINT_VALUE } from './constants';
import { type Cents, dollarsToCents } from './money';
import type { GameKind } from './selections';

/** What a pot pays while a hole of it is missing: what the holes so far say, or nothing. */
export const UNFINISHED_POTS = ['asItStands', 'void'] as const;
export type UnfinishedPots = (typeof UNFINISHED_POTS)[number];

/** What a card is worth to its next holder: what it was, or twice that. */
export const CARD_STAKES = ['flat', 'doubling'] as const;
export type CardStakes = (typeof CARD_STAKES)[number];

/** The rules that a group agrees on, as far as they decide about money. */
export interface HouseRules {
  /** A game that is off is not settled, whatever was entered in it. */
  readonly games: Readonly<Record<GameKind, boolean>>;
  readonly unfinishedPots: UnfinishedPots;
  readonly cards: CardStakes;
  /** Strokes given count from the player who is given the fewest. */
  readonly offTheLow: boolean;
}

/** The rules of a round that says nothing else. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  games: { points: true, bbb: true, cards: true },
  unfinishedPots: 'asItStands',
  cards: 'flat',
  offTheLow: false,
};

/** The rules of a round, with what a point and a pot are worth when a game of it begins. */
export interface RoundRules extends HouseRules {
  readonly pointValueCents: Cents;
  readonly fbtValueCents: Cents;
}

export const DEFAULT_ROUND_RULES: RoundRules = {
  ...DEFAULT_HOUSE_RULES,
  pointValueCents: dollarsToCents(DEFAULT_POINT_VALUE),
  fbtValueCents: dollarsToCents(DEFAULT_FBT_VALUE),
};

/** Whether there is anything to play. */
export const hasGameOn = ({ games }: Pick<HouseRules, 'games'>): boolean => Object.values(games).some(Boolean);
