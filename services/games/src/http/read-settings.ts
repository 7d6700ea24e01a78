import type { GameSettings, GameValues } from '@fairshare/contracts';

/** Dollars to cents. The contract admits at most two decimals, but also what arithmetic makes of them (0.1 + 0.2), so it rounds. */
export const settingsInCents = ({ pointValue, fbtValue }: GameValues): GameSettings => ({
  pointValueCents: Math.round(pointValue * 100),
  fbtValueCents: Math.round(fbtValue * 100),
});
