import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@fairshare/store';
import { createTestClient, freePort } from '@fairshare/testing';
import { readPlatformEnvironment } from '../src/environment';
import { reconcileService, startPlatform } from '../src/platform';
import { register, registerWithTrial, ROUND, settings, startForTest } from './support';

const DAY = 86_400_000;

describe('npm run reconcile', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairshare-reconcile-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test("when a service's projections are lost or wrong, then a repair restores them", async () => {
    const port = await freePort();
    const environment = readPlatformEnvironment(settings(port, dataDir));
    const platform = await startPlatform(environment);
    const client = createTestClient(() => `http://localhost:${port}`);
    await registerWithTrial(client);
    const { game: session, pointsId } = await ROUND.begin(client);
    expect((await client.get(`/api/points-games/${pointsId}/payouts?mode=points`)).status).toBe(200);
    await platform.close();

    const storage = openSqlite({ file: join(dataDir, 'settlement.sqlite') });
    const sessions = storage.projection<{ groupId: string }>({ kind: 'games', indexes: { group: ({ groupId }) => groupId } });
    const right = await sessions.get(session.id);
    await sessions.clear();

    const lines: string[] = [];
    const run = (rebuild: boolean) => reconcileService(environment, 'settlement', { action: 'repair', rebuild }, (line) => lines.push(line));
    expect(await run(false)).toBe(true);
    expect(await sessions.get(session.id)).toEqual(right);
    await sessions.apply([{ id: session.id, version: 99, state: { groupId: 'nobody' } }]);
    expect(await run(true)).toBe(true);
    expect(await sessions.get(session.id)).toEqual(right);
    await storage.close();
    expect(lines).toEqual([
      'games: 1 brought up to their owner',
      'groups: nothing differed from their owner',
      'accounts: nothing differed from their owner',
      'settlement has no dead letters',
      'games: nothing differed from their owner',
      'groups: nothing differed from their owner',
      'accounts: nothing differed from their owner',
      'settlement has no dead letters',
    ]);
  });

  test('when the named service does not exist, then one line lists the services', async () => {
    const environment = readPlatformEnvironment(settings(0, dataDir));
    await expect(reconcileService(environment, 'scores', { action: 'list' }, () => undefined)).rejects.toThrow(/^reconcile needs the name of a service: auth, /);
  });

  test('when billing is repaired, then the platform knows what the provider knows', async () => {
    let ahead = 0;
    const clock = () => new Date(Date.now() + ahead);
    const platform = await startForTest({ clock });
    try {
      const golfer = platform.visitor();
      await register(golfer);
      const { clientSecret, setupIntentId } = (await golfer.post('/api/subscription/create', { planKey: 'monthly' })).body;
      await golfer.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
      expect((await golfer.post('/api/subscription/create-after-setup', { setupIntentId })).body).toMatchObject({ status: 'trial' });

      ahead = 8 * DAY;
      const environment = readPlatformEnvironment(settings(0, platform.dataDir));
      const lines: string[] = [];
      const reconcile = () => reconcileService(environment, 'billing', { action: 'repair', rebuild: false }, (line) => lines.push(line), { clock });
      expect(await reconcile()).toBe(true);
      // The simulated provider, started with the service, may have sent the change a moment before billing requested it.
      expect(lines).toContainEqual(expect.stringMatching(/about 1 customers: [01] repaired/));
      expect((await golfer.get('/api/subscription/status')).body).toMatchObject({ status: 'active', hasAccess: true });
      lines.length = 0;
      expect(await reconcile()).toBe(true);
      expect(lines).toContainEqual(expect.stringContaining('about 1 customers: 0 repaired'));
    } finally {
      await platform.close();
    }
  });

  test('when the directory holds no data of the platform, then the repair is refused', async () => {
    const reconciled = reconcileService(readPlatformEnvironment(settings(0, dataDir)), 'billing', { action: 'repair', rebuild: false }, () => undefined);
    await expect(reconciled).rejects.toThrow('holds no data of the platform');
  });
});
