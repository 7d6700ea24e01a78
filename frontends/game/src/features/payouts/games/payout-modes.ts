import type { GameValues } from '@fairshare/contracts';
import { PAYOUT_MODES, type PayoutMode } from '../money/use-game-payouts';

/** Payouts show only when their value is above 0; both together only when both are. At least one of the values is above 0. */
export function offeredModes({ pointValue, fbtValue }: GameValues): PayoutMode[] {
  const isOffered = { points: pointValue > 0, fbt: fbtValue > 0, both: pointValue > 0 && fbtValue > 0 };
  return PAYOUT_MODES.filter((mode) => isOffered[mode]);
}

/** What was picked, while it is offered. */
export function shownMode(picked: PayoutMode, offered: readonly PayoutMode[]): PayoutMode {
  return offered.includes(picked) ? picked : (offered[0] ?? picked);
}
