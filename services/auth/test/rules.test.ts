import { addFailure, waitAfter, type Failures, type SlowDown } from '../src/domain/slow-down';
import { subscriptionWords } from '../src/http/subscription-words';
import { createMemoryAttempts } from '../src/adapters/attempts';

describe('slowing down', () => {
  const rule: SlowDown = { freeFailures: 2, firstWait: 10, longestWait: 35, forgottenAfter: 1_000 };
  const failAt = (...times: number[]) => times.reduce<Failures | undefined>((failures, at) => addFailure(failures, rule, at), undefined);

  it.each([
    [failAt(), 0],
    [failAt(0), 0],
    [failAt(0, 0), 10],
    [failAt(0, 0, 0), 20],
    [failAt(0, 0, 0, 0), 35],
    [failAt(0, 0, 0, 0, 0, 0, 0, 0), 35],
  ])('when failures are %j, then the wait has doubled for each', (failures, wait) => {
    expect(waitAfter(failures, rule, 0)).toBe(wait);
  });

  it('when time passes after failures, then the wait shrinks', () => {
    expect(waitAfter(failAt(0, 0), rule, 4)).toBe(6);
    expect(waitAfter(failAt(0, 0), rule, 10)).toBe(0);
    expect(waitAfter(failAt(0, 0, 0, 1_500), rule, 1_500)).toBe(0);
  });

  it('when more than 50,000 names failed, then the oldest is forgotten', async () => {
    const attempts = createMemoryAttempts(() => new Date(0));
    const lasting: SlowDown = { ...rule, freeFailures: 1 };
    for (let name = 0; name < 50_001; name += 1) await attempts.failed(`name ${name}`, lasting);

    expect(await attempts.wait('name 0', lasting)).toBe(0);
    expect(await attempts.wait('name 50000', lasting)).toBe(10);
  });
});

describe('subscription words of the export', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const state = (accessUntil: string | null, summary: string, everHadAccess = true) => ({ id: 'u', accessUntil, autoTrialEndsAt: null, everHadAccess, summary });

  it.each([
    [null, 'None'],
    [state(null, 'whatever', false), 'None'],
    [state('2026-05-01T12:00:01Z', 'Active'), 'Active'],
    [state('2026-05-01T12:00:00Z', 'Free Trial'), 'Expired'],
    [state('2026-04-01T12:00:00Z', 'Past Due'), 'Past Due'],
    [state('2026-04-01T12:00:00Z', 'Trial Expired'), 'Trial Expired'],
  ])('when billing is %j, then the export reads %s', (billing, words) => {
    expect(subscriptionWords(billing, now)).toBe(words);
  });
});
