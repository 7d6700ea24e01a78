import type { BodyOf, gamesHolesApi } from '@fairshare/contracts';

export type SentCells = BodyOf<typeof gamesHolesApi.syncHoleCells>;
export type SentHole = ReturnType<typeof sentHoleOf>;

/** A record of a hole's entries as a phone sent it, in our words. */
export const sentHoleOf = ({ gameStateId, ...record }: SentCells) => ({ ...record, gameId: gameStateId, isHole: true as const });
