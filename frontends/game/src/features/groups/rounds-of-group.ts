import type { GameSummary } from '@fairshare/contracts';

/** The newest round in which anything was entered; undefined: there is none. */
export const lastPlayedOf = (games: readonly GameSummary[]): GameSummary | undefined => games.find(({ lastPlayed }) => lastPlayed !== null);

/** The round that is being played: the newest of those that were begun, unless it is finished. */
export function runningOf(games: readonly GameSummary[]): GameSummary | undefined {
  const last = lastPlayedOf(games);
  return last?.status === 'open' ? last : undefined;
}
