import type { GameSummary } from '@fairshare/contracts';

/** The newest round with an entry; undefined: there is none. */
export const lastPlayedOf = (games: readonly GameSummary[]): GameSummary | undefined => games.find(({ lastPlayed }) => lastPlayed !== null);

/** The running round: the newest round with an entry, unless it is finished. */
export function runningOf(games: readonly GameSummary[]): GameSummary | undefined {
  const last = lastPlayedOf(games);
  return last?.status === 'open' ? last : undefined;
}
