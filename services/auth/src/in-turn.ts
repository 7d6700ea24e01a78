/** Runs what has the same key one after another, so that what one learns the next one knows. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const running = before.then(run, run);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}

export type InTurn = ReturnType<typeof createTurns>;
