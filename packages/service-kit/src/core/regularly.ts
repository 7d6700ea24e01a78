export interface Repeated {
  /** Works once more; after the work that is under way, if there is some. */
  now(): void;
  /** Resolves once nothing is under way. */
  stop(): Promise<void>;
}

/** Does a work every so many milliseconds, and never twice at once. A failure is told, and waits for the next time. */
export function regularly(work: () => Promise<void>, every: number, onFailure: (error: unknown) => void): Repeated {
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work().catch(onFailure);
    }
  }
  function now(): void {
    isWanted = true;
    working ??= workOff().finally(() => (working = null));
  }
  // One that takes longer than the time between two leaves the next one out.
  const timer = setInterval(() => (working ? undefined : now()), every);
  timer.unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await working;
    },
  };
}
