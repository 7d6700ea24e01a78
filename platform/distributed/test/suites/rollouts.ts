import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';

const SCORERS = 3;

/** Tests that replace instances one after the other. */
export function rollouts(platform: () => PlatformUnderTest): void {
  it.each(['games', 'settlement'] as const)('when each instance of %s is replaced in turn, then no request is dropped', async (service) => {
    const scorers = await Promise.all(Array.from({ length: SCORERS }, (_, number) => Scorer.register(platform(), number)));
    let goesOn = true;
    const scoring = Promise.all(scorers.map((scorer) => scorer.score(() => goesOn)));
    const reading = Promise.all(scorers.map((scorer) => readPayouts(scorer, () => goesOn)));
    for (const instance of platform().instancesOf(service)) {
      expect(await instance.process.renew()).toBe(0);
      await untilReady(instance.url);
    }
    goesOn = false;
    await scoring;
    expect(new Set((await reading).flat())).toEqual(new Set([200]));
    expect(scorers.map(({ known }) => known.repeats)).toEqual(Array(SCORERS).fill(0));
  });
}

async function readPayouts(scorer: Scorer, goesOn: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  while (goesOn()) statuses.push((await scorer.call('GET', `/api/points-games/${scorer.points}/payouts`)).status);
  return statuses;
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 50));
  }
}
