import { type HouseRules, kindOf, type Selection, SELECTIONS } from '@fairshare/golf-rules';

/** What decides which games can be settled: the session's card history and its two points games. */
export interface PlayedRound {
  readonly cardHistory: readonly unknown[];
  readonly points: PlayedGame | null;
  readonly bbb: PlayedGame | null;
  /** Which games the house rules have on; missing: all. */
  readonly on?: HouseRules['games'];
}

export interface PlayedGame {
  /** Holes with anything entered. */
  readonly holesEntered: number;
  /** Dollars. */
  readonly pointValue: number;
  readonly fbtValue: number;
}

/**
 * What the Calculate Payouts dialog offers (specification, section 4): cards only when card history exists; points or FBT only when
 * a 2/9/16 game exists and its value is above 0; BBB only when a BBB game has at least one hole entered and the value is above 0. A game
 * that the house rules leave out is not offered.
 */
export function offeredGames({ cardHistory, points, bbb, on }: PlayedRound): Selection[] {
  const isOffered: Readonly<Record<Selection, boolean>> = {
    cards: cardHistory.length > 0,
    points: isAboveZero(points?.pointValue),
    fbt: isAboveZero(points?.fbtValue),
    'bbb-points': isPlayed(bbb) && isAboveZero(bbb.pointValue),
    'bbb-fbt': isPlayed(bbb) && isAboveZero(bbb.fbtValue),
  };
  return SELECTIONS.filter((selection) => isOffered[selection] && (on?.[kindOf(selection)] ?? true));
}

/**
 * What the dialog starts with: what was chosen before, of what is still offered; else everything that is. The specification fills in
 * cards, points and FBT; BBB that was played and is worth something is added, so that no game is left unsettled by oversight.
 */
export function startingChoice(chosen: readonly Selection[], offered: readonly Selection[]): Selection[] {
  return offered.filter((selection) => chosen.length === 0 || chosen.includes(selection));
}

/** The choice with one game switched on or off, in the order games are shown. */
export function withToggled(choice: readonly Selection[], toggled: Selection): Selection[] {
  return SELECTIONS.filter((selection) => (selection === toggled ? !choice.includes(selection) : choice.includes(selection)));
}

export const isAboveZero = (value: number | undefined): boolean => value !== undefined && value > 0;
export const isPlayed = (game: PlayedGame | null): game is PlayedGame => game !== null && game.holesEntered > 0;
