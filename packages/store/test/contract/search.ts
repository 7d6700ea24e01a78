import type { ProjectionType } from '@fairshare/store';
import { HOSTILE, eachOn, group, type Group, type PrepareStorage } from './under-test';

const searched: ProjectionType<Group> = { kind: 'groups', searchText: (state) => state.name };

export function describeSearch(prepare: PrepareStorage): void {
  const engine = eachOn(prepare);
  const groups = () => engine.open().projection(searched);
  const called = (name: string, id: string, version = 1) => ({ id, version, state: group({ name }) });
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

  test('when part of a text is searched, then it is found anywhere', async () => {
    const store = groups();
    await store.apply([called('sunday eagles', 'g1'), called('eagles', 'g2'), called('birdies', 'g3'), called('eagles', 'g0')]);
    expect(ids(await store.search('eagle'))).toEqual(['g0', 'g2', 'g1']);
    expect(ids(await store.search('day'))).toEqual(['g1']);
    expect(ids(await store.search('s'))).toEqual(['g3', 'g0', 'g2', 'g1']);
    expect(ids(await store.search('s '))).toEqual([]);
    expect(ids(await store.search('y e'))).toEqual(['g1']);
    expect(ids(await store.search(''))).toEqual(['g3', 'g0', 'g2', 'g1']);
    expect(ids(await store.search('gle day'))).toEqual([]);
    expect(await store.search('birdies')).toEqual([{ ...called('birdies', 'g3'), behind: false }]);
  });

  test('when the next page is asked for, then it continues', async () => {
    const store = groups();
    await store.apply(['g1', 'g2', 'g3'].map((id) => called('eagles', id)));
    await store.apply([called('aces and eagles', 'g4')]);
    for (const part of ['eagles', 'e']) {
      expect(ids(await store.search(part, { limit: 2 }))).toEqual(['g4', 'g1']);
      expect(ids(await store.search(part, { limit: 2, after: { text: 'eagles', id: 'g1' } }))).toEqual(['g2', 'g3']);
      expect(ids(await store.search(part, { after: { text: 'eagles', id: 'g3' } }))).toEqual([]);
      expect(ids(await store.search(part, { after: { text: 'b', id: 'z' } }))).toEqual(['g1', 'g2', 'g3']);
    }
  });

  test('when texts were changed or deleted, then only the present ones are found', async () => {
    const store = groups();
    await store.apply([called('eagles', 'g1'), called('eagles', 'g2'), called('eagles', 'g3')]);
    await store.apply([called('birdies', 'g1', 2), { id: 'g2', version: 2, state: null }]);
    expect(ids(await store.search('eag'))).toEqual(['g3']);
    expect(ids(await store.search('bir'))).toEqual(['g1']);
    await store.apply([called('albatrosses', 'g1', 1)]);
    expect(ids(await store.search('alb'))).toEqual([]);
    await store.markBehind('unknown');
    expect(ids(await store.search(''))).toEqual(['g1', 'g3']);
    await store.clear();
    expect(ids(await store.search('eag'))).toEqual([]);
  });

  test('when a text is declared later, then earlier records are found', async () => {
    const plain: ProjectionType<Group> = { kind: 'groups' };
    await engine
      .open()
      .projection(plain)
      .apply([called('eagles', 'g1')]);
    expect(ids(await groups().search('agl'))).toEqual(['g1']);
    await expect(engine.open().projection(plain).search('agl')).rejects.toThrow(/no text/);
  });

  test('when two kinds have the same text, then each finds only its own', async () => {
    const others = engine.open().projection<Group>({ ...searched, kind: 'others' });
    await groups().apply([called('eagles', 'g1')]);
    await others.apply([called('eagles', 'o1')]);
    expect(ids(await others.search('eagles'))).toEqual(['o1']);
    expect(ids(await groups().search('e'))).toEqual(['g1']);
  });

  test.each(HOSTILE)('when a text looks like something else, then it is plain: %s', async (text) => {
    const store = groups();
    await store.apply([called(`a${text}b`, 'g1'), called('bystander', 'g2')]);
    expect(ids(await store.search(text))).toEqual(['g1']);
    expect(ids(await store.search(`${text}b`))).toEqual(['g1']);
    expect(ids(await store.search(`${text}"`))).toEqual([]);
  });
}
