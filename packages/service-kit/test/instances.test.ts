import { createInstances, neverArrived } from '../src/index';

describe('instances of a service', () => {
  it('takes turns', () => {
    const instances = createInstances(() => ['a', 'b', 'c']);
    expect([1, 2, 3, 4].map(() => instances.inOrder()[0])).toEqual(['b', 'c', 'a', 'b']);
    expect(new Set(instances.inOrder())).toEqual(new Set(['a', 'b', 'c']));
  });

  it('tries the one that was away last, until it may be back', () => {
    let now = 0;
    const instances = createInstances(() => ['a', 'b'], () => now);
    instances.avoid('a');
    expect([1, 2, 3].map(() => instances.inOrder())).toEqual([['b', 'a'], ['b', 'a'], ['b', 'a']]);
    now += 60_000;
    expect(new Set([1, 2].map(() => instances.inOrder()[0]))).toEqual(new Set(['a', 'b']));
  });

  it('still tries the only one there is', () => {
    const instances = createInstances(() => ['a']);
    instances.avoid('a');
    expect(instances.inOrder()).toEqual(['a']);
  });
});

describe('what never arrived', () => {
  it('is a connection that was not made, never one that broke', () => {
    const failed = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });
    expect([failed('ECONNREFUSED', 'connect'), failed('ETIMEDOUT', 'connect'), failed('UND_ERR_CONNECT_TIMEOUT')].every(neverArrived)).toBe(true);
    expect([failed('ECONNRESET', 'read'), failed('EPIPE', 'write'), failed('UND_ERR_SOCKET'), new Error('other'), 'text'].some(neverArrived)).toBe(false);
  });
});
