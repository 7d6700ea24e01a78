/** Longest pause between two closes, in milliseconds: about what all processes together need to accept one returning client. */
const APART_AT_MOST = 50;

/**
 * Closes all of them in random order, spread evenly over these milliseconds, so that their clients do not reconnect all at once. With few of
 * them it takes less. Resolves once all are closed.
 */
export async function closeGradually<T>(all: Iterable<T>, within: number, close: (one: T) => void): Promise<void> {
  const waiting = shuffled([...all]);
  const lasts = Math.min(within, waiting.length * APART_AT_MOST);
  const began = performance.now();
  const count = waiting.length;
  for (let closed = 0; closed < count;) {
    const due = lasts === 0 ? count : Math.min(count, Math.ceil((count * (performance.now() - began)) / lasts));
    for (; closed < due; closed += 1) close(waiting[closed] as T);
    if (closed < count) await new Promise((resolve) => setTimeout(resolve, APART_AT_MOST));
  }
}

function shuffled<T>(all: T[]): T[] {
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [all[index], all[other]] = [all[other] as T, all[index] as T];
  }
  return all;
}
