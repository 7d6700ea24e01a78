export interface Repeated {
  /** Runs once more; after the run that is under way, if there is one. */
  now(): void;
  /** Resolves once no run is under way. */
  stop(): Promise<void>;
}

/** Runs `work` every so many milliseconds, and never twice at once. A failure is passed to `onFailure`; the next run tries again. */
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
  // A run that takes longer than the interval skips the next one.
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
