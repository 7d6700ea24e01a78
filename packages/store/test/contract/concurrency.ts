import { AlreadyExists, NotUnique } from '@fairshare/store';
import { eachOn, group, groupType, type PrepareStorage } from './under-test';

export function describeConcurrency(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const fulfilled = <T>(results: PromiseSettledResult<T>[]) => results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = (results: PromiseSettledResult<unknown>[]) => results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));

  test('when a hundred updates come at once, then each takes effect once', async () => {
    const stores = [engine.open(), engine.open()].map((storage) => storage.aggregates<{ count: number }>({ kind: 'counters', schema: 1 }));
    await stores[0]?.create('c1', { count: 0 }, []);
    const seen: number[] = [];
    const written = await Promise.all(
      Array.from({ length: 100 }, async (_, index) =>
        stores[index % 2]?.update('c1', ({ count }, version) => {
          seen.push(version);
          expect(count).toBe(version - 1);
          return { state: { count: count + 1 }, changes: [] };
        }),
      ),
    );
    expect(written.map((each) => each?.version).sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 100 }, (_, index) => index + 2));
    expect(await stores[1]?.get('c1')).toMatchObject({ version: 101, state: { count: 100 } });
    expect(new Set(seen).size).toBe(100);
  });

  test('when somebody wrote after a read, then a change from it sees both', async () => {
    const [mine, theirs] = [engine.open(), engine.open()].map((storage) => storage.aggregates<{ count: number }>({ kind: 'counters', schema: 1 }));
    const add = ({ count }: { count: number }) => ({ state: { count: count + 1 }, changes: [] });
    await mine?.create('c1', { count: 0 }, []);
    const from = (await mine?.get('c1')) ?? undefined;
    await theirs?.update('c1', add);
    expect(await mine?.update('c1', add, { from })).toMatchObject({ version: 3, state: { count: 2 } });
    const both = await Promise.all([mine?.update('c1', add, { from }), mine?.update('c1', add, { from })]);
    expect(both.map((one) => one?.version).sort()).toEqual([4, 5]);
  });

  test('when a request repeats from an old read, then it takes effect once', async () => {
    const store = engine.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
    await store.create('c1', { count: 0 }, []);
    const from = (await store.get('c1')) ?? undefined;
    const add = () => store.update('c1', ({ count }) => ({ state: { count: count + 1 }, changes: [] }), { from, request: { key: 'k', hash: 'h' } });
    expect((await add()).outcome).toBe('written');
    expect(await add()).toMatchObject({ outcome: 'replayed', state: { count: 1 } });
  });

  test('when many take an id at once, then one gets it', async () => {
    const stores = [engine.open(), engine.open()].map((storage) => storage.aggregates(groupType));
    const results = await Promise.allSettled(Array.from({ length: 20 }, async (_, index) => stores[index % 2]?.create('g1', group({ name: `n${index}` }), [])));
    expect(fulfilled(results)).toHaveLength(1);
    for (const reason of refused(results)) expect(reason).toBeInstanceOf(AlreadyExists);
    expect((await stores[0]?.get('g1'))?.state).toEqual(fulfilled(results)[0]?.state);
  });

  test('when many take a unique value at once, then one gets it', async () => {
    const stores = [engine.open(), engine.open()].map((storage) => storage.aggregates(groupType));
    const results = await Promise.allSettled(Array.from({ length: 20 }, async (_, index) => stores[index % 2]?.create(`g${index}`, group({ shareCode: 'AB12' }), [])));
    expect(fulfilled(results)).toHaveLength(1);
    for (const reason of refused(results)) expect(reason).toBeInstanceOf(NotUnique);
    expect((await stores[0]?.scan())?.map(({ id }) => id)).toEqual([fulfilled(results)[0]?.id]);
  });

  test('when a request is sent many times at once, then it takes effect once', async () => {
    const store = engine.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
    await store.create('c1', { count: 0 }, []);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.update('c1', ({ count }) => ({ state: { count: count + 1 }, changes: [] }), { request: { key: 'k', hash: 'h' } })),
    );
    expect(results.filter(({ outcome }) => outcome === 'written')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(19);
    expect(await store.get('c1')).toMatchObject({ version: 2, state: { count: 1 } });
  });
}
