/** Waits between tries grow as most libraries' exponential back-off does; each is up to half shorter or longer by chance, so that those who lost their line together do not come back together. */
const GROWTH = 1.5;
const CHANCE = 0.5;
const GROWS_TIMES = 20;

/** First wait before another try to connect. Milliseconds. */
export const FIRST_WAIT_MS = 500;

/**
 * How long to wait before another try to connect. Milliseconds.
 *
 * @param tries how many have failed since the last connection
 * @param least seconds the server asked for
 */
export function retryWait(tries: number, least = 0, firstWait = FIRST_WAIT_MS): number {
  const chance = Math.random();
  const growing = firstWait * Math.min(GROWTH ** tries, GROWS_TIMES) * (1 - CHANCE + 2 * CHANCE * chance);
  return Math.max(growing, 1000 * least * (1 + chance));
}
