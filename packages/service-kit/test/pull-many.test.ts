import { groups } from '@fairshare/contracts';
import { aGroup, createStubOwner, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createApp, notFound, pullManyFrom } from '../src/index';

const named = (id: string) => ({ ...aGroup({ name: id }), id });

describe('several aggregates in one call', () => {
  const owner = createStubOwner(groups);
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { groups: owner.create } });
    for (const id of ['g1', 'g2', 'gone']) await owner.put(named(id));
    await owner.put({ ...named('g2'), name: 'renamed' });
    await owner.remove('gone');
  });
  afterAll(() => platform.close());

  it('when some live and some do not, then those that live are returned', async () => {
    const found = await pullManyFrom(platform.peers, 'groups')(['g2', 'unknown', 'gone', 'g1']);
    expect([...found].map(([id, { version, state }]) => [id, version, (state as { name: string }).name])).toEqual([
      ['g1', 1, 'g1'],
      ['g2', 2, 'renamed'],
    ]);
  });

  it('when there are more than one call takes, then all are found', async () => {
    const ids = ['g1', ...Array.from({ length: 998 }, (_, index) => `unknown-${index}`), 'g2'];
    expect([...(await pullManyFrom(platform.peers, 'groups')(ids)).keys()]).toEqual(['g1', 'g2']);
    expect(await pullManyFrom(platform.peers, 'groups')([])).toEqual(new Map());
  });

  it('when the owner lacks the call, then they are pulled one by one', async () => {
    const owned: Record<string, object> = { g1: named('g1'), gone: { deleted: true } };
    const earlier = await startTestPlatform({
      services: {
        groups: (deps) => ({
          app: createApp({
            deps,
            routes: [],
            internal: (router) =>
              router.get('/aggregates/groups/:id', ({ params: { id } }, response) => {
                if (!owned[id]) throw notFound();
                response.json({ id, version: 1, schema: 1, state: owned[id] });
              }),
          }),
          consumers: [],
          close: async () => undefined,
        }),
      },
    });
    expect([...(await pullManyFrom(earlier.peers, 'groups')(['gone', 'unknown', 'g1'])).keys()]).toEqual(['g1']);
    await earlier.close();
  });

  it.each([
    [400, 'groups', { ids: Array.from({ length: 501 }, () => 'g1') }],
    [400, 'groups', { ids: 'g1' }],
    [404, 'notes', { ids: ['g1'] }],
  ])('when a call is wrong, then it is answered %i', async (status, kind, body) => {
    await expect(platform.peers.call('groups', 'POST', `/internal/aggregates/${kind}`, body)).rejects.toMatchObject({ status });
  });
});
