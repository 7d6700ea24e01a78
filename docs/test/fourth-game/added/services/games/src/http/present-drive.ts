import type { RoundState, GameState } from '@fairshare/contracts';
import { presentSettings } from './present-points-game';

/** The longest drive: hole → who took it, and what it is worth. Null until its first hole. */
export function presentDrive({ drive }: Pick<RoundState, 'drive'>): GameState['drive'] {
  if (!drive) return null;
  const holes = Object.entries(drive.holes).map(([hole, { longest }]) => [hole, longest ? { longest: longest.value } : {}]);
  return { holes: Object.fromEntries(holes), settings: presentSettings(drive.settings) };
}
