/** Runs works of the same key one after the other, so that what one learns the next one knows. */
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

/** Whoever asks for a key while it is being worked on gets that work's result, instead of beginning another. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

/** Makes a value when it is first asked for, and keeps it; one that could not be made is tried again. */
export function createOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}

/** Waits so long for a work, and no longer; the work goes on and may have its effect later. @throws what `late` makes, once the milliseconds are over */
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
 * Calls `giveUp` after so many milliseconds, unless the returned function is called before. What has come by then is read first: a
 * process that stood still itself goes on with its timers, and an answer may lie there unread.
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

/** Handles all of them, so many at a time; one that fails keeps none of the others. @throws the first failure, once all are done */
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
