import { type Cents, inShownOrder, type Selection } from '@fairshare/golf-rules';
import { namedSideGames, type NamedSideGame } from '../../../shared/selection-name';
import { offeredGames } from './settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import type { Combined } from './combined';
import type { ShownSettlement } from './shown-settlement';

/** A game that was played for money and is not part of the settlement. */
export interface LeftOut {
  readonly selection: Selection;
  /** The amount that changes hands in it. */
  readonly cents: Cents;
}

/** Which games a combined settlement covers, and whether it is current. */
export interface SettlementScope {
  readonly chosen: readonly Selection[];
  /** The side games' names; missing: there are none. */
  readonly sideGames?: readonly NamedSideGame[] | undefined;
  readonly leftOut: readonly LeftOut[];
  /** The current scores give other amounts, or one of the games was deleted. */
  readonly isStale: boolean;
  /** The payments are those if play stopped now, and not the saved ones. */
  readonly isLive?: boolean;
}

/** Computed from the scores on this phone. A game in which no player has won or lost anything is not left out. */
export function scopeOf(round: PhoneRound, { chosen, settlement, isLive }: ShownSettlement, combined: Combined | null): SettlementScope {
  const leftOut = offeredGames(roundInput(round))
    .filter((selection) => !chosen.includes(selection))
    .map((selection) => ({ selection, cents: changingHands(round, selection) }))
    .filter(({ cents }) => cents > 0);
  const sideGames = namedSideGames(settlement?.breakdown ?? { games: [] }, round.entered.sideGames);
  return { chosen, ...(sideGames.length > 0 && { sideGames }), leftOut, isStale: !isLive && hasChanged(combined), isLive };
}

/** Whether the current scores give another result than the saved one. */
export const hasChanged = (combined: Combined | null): boolean => combined?.state === 'saved' && combined.changes?.length !== 0;

/** The games that are settled together, and those that another golfer may add. */
export function mayBeChosen(round: PhoneRound, { chosen }: { chosen: readonly Selection[] }): Selection[] {
  const offered = offeredGames(roundInput(round));
  return [...inShownOrder([...offered, ...chosen])];
}

function changingHands(round: PhoneRound, selection: Selection): Cents {
  const nets = Object.values(settleOnPhone(round, [selection])?.nets ?? {});
  return nets.reduce((sum, net) => sum + Math.max(0, net), 0);
}
