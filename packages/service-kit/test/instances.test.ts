import { createInstances, wasNeverSent, type Instances } from '../src/index';

describe('instances of a service', () => {
  it('when requests follow each other, then the instances take turns', () => {
    const instances = createInstances(() => ['a', 'b', 'c']);
    expect([1, 2, 3, 4].map(() => instances.inOrder()[0])).toEqual(['b', 'c', 'a', 'b']);
    expect(new Set(instances.inOrder())).toEqual(new Set(['a', 'b', 'c']));
  });

  it('when an instance was unavailable, then it is tried last', () => {
    let now = 0;
    const instances = createInstances(
      () => ['a', 'b'],
      () => now,
    );
    instances.avoid('a');
    expect([1, 2, 3].map(() => instances.inOrder())).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['b', 'a'],
    ]);
    now += 60_000;
    expect(new Set([1, 2].map(() => instances.inOrder()[0]))).toEqual(new Set(['a', 'b']));
  });

  it('when a key is named, then its order of instances is fixed', () => {
    const keys = Array.from({ length: 300 }, (_, index) => `key-${index}`);
    const one = createInstances(() => ['a', 'b', 'c']);
    const other = createInstances(() => ['c', 'a', 'b']);
    other.inOrder();
    const first = keys.map((key) => one.inOrder(key)[0]);
    expect(keys.map((key) => other.inOrder(key)[0])).toEqual(first);
    for (const address of ['a', 'b', 'c']) expect(first.filter((chosen) => chosen === address).length).toBeGreaterThan(60);

    const without = createInstances(() => ['a', 'b']);
    const moved = keys.filter((key, index) => without.inOrder(key)[0] !== first[index]);
    expect(moved).toEqual(keys.filter((_, index) => first[index] === 'c'));

    one.avoid('a');
    expect(keys.every((key) => one.inOrder(key).at(-1) === 'a')).toBe(true);
  });

  it('when the only instance was unavailable, then it is still tried', () => {
    const instances = createInstances(() => ['a']);
    instances.avoid('a');
    expect(instances.inOrder()).toEqual(['a']);
  });
});

describe('an instance that does not answer in time', () => {
  let now: number;
  let lives: boolean;
  const start = (urls: readonly string[] = ['a', 'b']) =>
    createInstances(
      () => urls,
      () => now,
      async () => lives,
    );
  const firstOf = (instances: Instances, turns: number) => Array.from({ length: turns }, () => instances.inOrder()[0]);
  const looked = () => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    now = 0;
    lives = false;
  });

  it('when an instance hangs, then it is not asked', async () => {
    for (const urls of [['a', 'b'], ['a']]) {
      const instances = start(urls);
      instances.timedOut('a', now);
      await looked();
      expect(instances.inOrder()).toEqual(urls.filter((url) => url !== 'a'));
    }
  });

  it("when an instance's health check succeeds, then it gets one request first", async () => {
    lives = true;
    const instances = start();
    instances.timedOut('a', now);
    expect(firstOf(instances, 2)).toEqual(['b', 'b']);
    await looked();
    expect(firstOf(instances, 4)).toEqual(['a', 'b', 'b', 'b']);
    instances.answered('a');
    expect(firstOf(instances, 4).sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  it("when only an instance's health check succeeds, then requests come rarely", async () => {
    lives = true;
    const instances = start();
    const tries: number[] = [];
    for (now = 0; now < 60_000; now += 100) {
      if (now === 0 || instances.inOrder()[0] === 'a') {
        tries.push(now);
        instances.timedOut('a', now);
      }
      await looked();
    }
    const waits = tries.slice(2).map((time, index) => time - (tries[index + 1] ?? 0));
    expect(waits.length).toBeGreaterThan(3);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThanOrEqual(10_000);
  });

  it('when older requests time out, then the instance waits no longer', async () => {
    lives = true;
    const instances = start();
    instances.timedOut('a', now);
    await looked();
    now += 10;
    for (let late = 0; late < 20; late += 1) instances.timedOut('a', -100);
    await looked();
    expect(firstOf(instances, 1)).toEqual(['a']);
  });
});

describe('a request that never arrived', () => {
  it('when the connection was not made, then the request was not sent', () => {
    const failed = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });
    expect([failed('ECONNREFUSED', 'connect'), failed('ETIMEDOUT', 'connect'), failed('UND_ERR_CONNECT_TIMEOUT')].every(wasNeverSent)).toBe(true);
    expect([failed('ECONNRESET', 'read'), failed('EPIPE', 'write'), failed('UND_ERR_SOCKET'), new Error('other'), 'text'].some(wasNeverSent)).toBe(false);
  });
});
