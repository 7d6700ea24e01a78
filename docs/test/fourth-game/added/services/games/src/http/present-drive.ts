import type { RoundState, GameState } from '@fairshare/contracts';
import { centsToDollars } from '@fairshare/golf-rules';

/** The longest drive: hole → who took it, and what it is worth. Null until its first hole. */
export function presentDrive({ drive }: Pick<RoundState, 'drive'>): GameState['drive'] {
  if (!drive) return null;
  const { pointValueCents, fbtValueCents } = drive.settings;
  const holes = Object.entries(drive.holes).map(([hole, { longest }]) => [hole, longest ? { longest: longest.value } : {}]);
  return { holes: Object.fromEntries(holes), settings: { pointValue: centsToDollars(pointValueCents), fbtValue: centsToDollars(fbtValueCents) } };
}
