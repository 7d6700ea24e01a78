/** A way to do the work, identified by name. Its result is reported once, so that speed is never gained by a worse result. */
export interface Contender<Answer> {
  readonly name: string;
  readonly run: () => Answer;
}

export interface Measurement<Answer> {
  readonly name: string;
  readonly medianMs: number;
  readonly fastestMs: number;
  readonly slowestMs: number;
  readonly answer: Answer;
}

/**
 * Times the contenders in turns, one call each per round, so that the machine's other work affects all of them alike.
 * One round beforehand is not counted.
 */
export function compare<Answer>(contenders: readonly Contender<Answer>[], rounds: number): Measurement<Answer>[] {
  const runs = contenders.map(({ name, run }) => ({ name, run, answer: run(), times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, times } of runs) {
      const start = performance.now();
      run();
      times.push(performance.now() - start);
    }
  }
  return runs.map(({ name, answer, times }) => ({
    name,
    medianMs: median(times),
    fastestMs: Math.min(...times),
    slowestMs: Math.max(...times),
    answer,
  }));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which such a share of the others lies, by nearest rank: 0.99 for the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
