import { groups, type ServiceName } from '@fairshare/contracts';
import { createStubOwner, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createApp, type Peers, type Service, type ServiceDeps } from '../src/index';

describe('a call between services that share one process', () => {
  const owner = createStubOwner(groups);
  const peersOf = new Map<ServiceName, Peers>();
  const caller =
    (name: ServiceName) =>
    (deps: ServiceDeps): Service => {
      peersOf.set(name, deps.peers);
      return { app: createApp({ deps, routes: [] }), consumers: [], close: async () => undefined };
    };
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { groups: owner.create, games: caller('games'), billing: caller('billing') } });
  });
  afterAll(() => platform.close());

  const listOfGroups = (from: ServiceName) => peersOf.get(from)?.call('groups', 'GET', '/internal/aggregates/groups');

  it('when the environment names another service, then it can be called', async () => {
    expect(await listOfGroups('games')).toEqual([]);
    await expect(listOfGroups('billing')).rejects.toThrow('billing calls groups, but its environment has no GROUPS_URL');
  });

  it('when a service calls itself, then it gets its answer', async () => {
    expect(await peersOf.get('billing')?.call('billing', 'GET', '/healthz')).toEqual({ status: 'ok' });
  });
});
