/** Runs tasks of the same key one after the other, so that each one sees the results of the one before. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const running = before ? before.then(work, work) : work();
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}

/** Runs one task per key at a time. A call during a run shares the result of that run instead of starting another. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

/** Creates a value on its first use and caches it. After a failure, the next use tries again. */
export function createOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}

/** Waits for a task with a timeout. After it the task goes on and may still take effect. @throws what `late` creates, once the milliseconds are over */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let cancelTimeout = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    cancelTimeout = giveUpAfter(milliseconds, () => reject(late()));
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    cancelTimeout();
  }
}

/**
 * Calls `giveUp` after so many milliseconds, unless the returned function is called before. Data that has arrived by then is read first: a
 * process that was paused resumes with its timers, while a response may be waiting unread.
 */
export function giveUpAfter(milliseconds: number, giveUp: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(giveUp);
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Handles all items, so many at a time. A failure does not stop the others. @throws the first failure, once all are done */
export async function forEachAtOnce<T>(all: Iterable<T>, atOnce: number, handle: (one: T) => Promise<void>): Promise<void> {
  const waiting = all[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      try {
        await handle(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
