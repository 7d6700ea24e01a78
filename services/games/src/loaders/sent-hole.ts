import type { BodyOf, gamesHolesApi } from '@fairshare/contracts';

export type SentCells = BodyOf<typeof gamesHolesApi.syncHoleCells>;
export type SentHole = ReturnType<typeof sentHoleOf>;

/** Converts a phone's record of a hole's entries to the names of this service. */
export const sentHoleOf = ({ gameStateId, ...record }: SentCells) => ({ ...record, gameId: gameStateId, isHole: true as const });
