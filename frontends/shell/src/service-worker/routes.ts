/** Paths whose pages are the shell's: not the API and its documents, not a remote's own page, no file. A scoring link has a dot in its token. */
export const isShellScreen = /^\/(?:score\/.*|(?!(?:api|internal|ws|metrics|healthz|readyz|remotes|assets)(?:\/|$))[^.]*)$/;

const CACHED_READS = /^\/api\/(?:groups|game-state|games|points-games|combined-payout-results)(?:\/|$)/;

/** Reads that may be answered from the phone when there is no signal. Never auth's or billing's, and no payouts: the phone works those out. */
export function isCachedRead(path: string): boolean {
  return CACHED_READS.test(path) && !path.endsWith('/payouts');
}
