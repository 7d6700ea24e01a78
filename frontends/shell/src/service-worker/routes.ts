/** Paths whose pages belong to the shell: not the API and its documents, not a remote's own page, not a file. A scoring link has a dot in its token. */
export const isShellScreen = /^\/(?:score\/.*|(?!(?:api|internal|ws|metrics|healthz|readyz|remotes|assets)(?:\/|$))[^.]*)$/;

const CACHED_READS = /^\/api\/(?:groups|game-state|games|points-games|combined-payout-results)(?:\/|$)/;

/** Reads that may be served from the phone's cache when there is no signal. Never those of auth or billing, and no payouts, which the phone computes itself. */
export function isCachedRead(path: string): boolean {
  return CACHED_READS.test(path) && !path.endsWith('/payouts');
}
