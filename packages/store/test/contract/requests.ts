import { AlreadyExists, RequestMismatch } from '@fairshare/store';
import { HOUR, eachOn, group, groupType, type Group, type PrepareStorage } from './under-test';

export function describeRequests(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().aggregates(groupType);
  const request = { key: 'k1', hash: 'h1' };
  const join = (member: string) => (state: Group) => {
    if (state.members.includes(member)) throw new Error('a member already');
    return { state: { ...state, members: [...state.members, member] }, changes: [] };
  };

  test('when an update is repeated, then it has its effect once', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    await store.update('g1', join('bob'), { request });
    await store.update('g1', join('cat'));
    // The change would throw if it ran again.
    const again = await store.update('g1', join('bob'), { request });
    expect(again).toMatchObject({ outcome: 'replayed', version: 3, state: { members: ['ann', 'bob', 'cat'] } });
    expect(await store.get('g1')).toMatchObject({ version: 3 });
  });

  test('when an update with If-Match is repeated, then the repeat counts first', async () => {
    const store = groups();
    await store.create('g1', group(), []);
    await store.update('g1', join('bob'), { request, ifVersion: 1 });
    expect(await store.update('g1', join('bob'), { request, ifVersion: 1 })).toMatchObject({ outcome: 'replayed', version: 2 });
  });

  test('when the same key comes with another request, then it is refused', async () => {
    const store = groups();
    await store.create('g1', group(), [], { request });
    await expect(store.update('g1', join('bob'), { request: { key: 'k1', hash: 'h2' } })).rejects.toThrow(RequestMismatch);
    await expect(store.create('g1', group(), [], { request: { key: 'k1', hash: 'h2' } })).rejects.toThrow(RequestMismatch);
    expect((await store.get('g1'))?.version).toBe(1);
  });

  test('when a create is repeated, then it returns what it created', async () => {
    const store = groups();
    await store.create('g1', group({ shareCode: 'AB12' }), [], { request });
    await store.update('g1', join('bob'));
    const again = await store.create('g1', group({ shareCode: 'AB12' }), [], { request });
    expect(again).toMatchObject({ outcome: 'replayed', version: 2, state: { members: ['ann', 'bob'] } });
  });

  test('when an id is taken by another request, then a create is refused', async () => {
    const store = groups();
    await store.create('g1', group(), [], { request });
    await expect(store.create('g1', group(), [], { request: { key: 'k2', hash: 'h1' } })).rejects.toThrow(AlreadyExists);
    await expect(store.create('g1', group(), [])).rejects.toThrow(AlreadyExists);
  });

  test("when an empty request is repeated, then others' changes stay", async () => {
    const store = groups();
    const rename = (name: string) => (state: Group) => (state.name === name ? 'unchanged' : { state: { ...state, name }, changes: [] });
    await store.create('g1', group({ name: 'Saturday' }), []);
    expect(await store.update('g1', rename('Saturday'), { request })).toMatchObject({ outcome: 'unchanged', version: 1 });
    await store.update('g1', rename('Sunday'));
    expect(await store.update('g1', rename('Saturday'), { request })).toMatchObject({ outcome: 'replayed', version: 2, state: { name: 'Sunday' } });
  });

  test('when a request was refused, then it may be made again', async () => {
    const store = groups();
    await store.create('g1', group({ members: ['ann', 'bob'] }), []);
    await expect(store.update('g1', join('bob'), { request })).rejects.toThrow('a member already');
    await store.update('g1', (state) => ({ state: { ...state, members: ['ann'] }, changes: [] }));
    expect(await store.update('g1', join('bob'), { request })).toMatchObject({ outcome: 'written' });
  });

  test('when a request repeats within a day, then it is replayed', async () => {
    const store = groups();
    await store.create('g1', group({ members: [] }), []);
    const visit = (state: Group) => ({ state: { ...state, members: [...state.members, 'ann'] }, changes: [] });
    await store.update('g1', visit, { request });
    engine.advance(23 * HOUR);
    expect(await store.update('g1', visit, { request })).toMatchObject({ outcome: 'replayed' });
    await store.update('g1', visit, { request: { key: 'k2', hash: 'h' } });
    engine.advance(2 * HOUR);
    expect(await store.update('g1', visit, { request: { key: 'k2', hash: 'h' } })).toMatchObject({ outcome: 'replayed' });
    expect(await store.update('g1', visit, { request })).toMatchObject({ outcome: 'written', version: 4 });
  });

  test('when one aggregate had 100 requests, then none is done twice', async () => {
    const store = groups();
    await store.create('g1', group({ members: [] }), [], { request: { key: 'create', hash: 'h' } });
    const keys = Array.from({ length: 100 }, (_, index) => `k${index}`);
    for (const key of keys) await store.update('g1', join(key), { request: { key, hash: key } });
    const other = groups();
    for (const key of keys.toReversed()) expect(await other.update('g1', join(key), { request: { key, hash: key } })).toMatchObject({ outcome: 'replayed', version: 101 });
    await expect(other.update('g1', join('k0'), { request: { key: 'k0', hash: 'another' } })).rejects.toThrow(RequestMismatch);
    expect(await other.create('g1', group(), [], { request: { key: 'create', hash: 'h' } })).toMatchObject({ outcome: 'replayed' });
    engine.advance(25 * HOUR);
    expect(await other.update('g1', (state) => ({ state, changes: [] }), { request: { key: 'k0', hash: 'another' } })).toMatchObject({ outcome: 'written' });
  });

  test('when one request comes to two processes, then it counts once', async () => {
    const [one, two] = [groups(), groups()];
    await one.create('g1', group({ members: [] }), []);
    const keys = Array.from({ length: 80 }, (_, index) => `k${index}`);
    const sent = await Promise.all(keys.flatMap((key) => [one, two].map((store) => store.update('g1', join(key), { request: { key, hash: key } }))));
    expect(sent.filter(({ outcome }) => outcome === 'written')).toHaveLength(keys.length);
    expect((await one.get('g1'))?.state.members.toSorted()).toEqual(keys.toSorted());
  });

  test('when a create has a request key, then the state lacks it', async () => {
    const store = groups();
    await store.create('g1', group(), [], { request });
    expect((await store.get('g1'))?.state).toEqual(group());
  });
}
