import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@fairshare/store';
import { createTestClient, freePort } from '@fairshare/testing';
import { readPlatformEnvironment } from '../src/environment';
import { reconcileService, startPlatform } from '../src/platform';
import { registerWithTrial, settings, startRound } from './support';

describe('npm run reconcile', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairshare-reconcile-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('repairs what a service knows of others, and rebuilds it', async () => {
    const port = await freePort();
    const environment = readPlatformEnvironment(settings(port, dataDir));
    const platform = await startPlatform(environment);
    const client = createTestClient(() => `http://localhost:${port}`);
    await registerWithTrial(client);
    const { session, points } = await startRound(client);
    expect((await client.get(`/api/points-games/${points.id}/payouts?mode=points`)).status).toBe(200);
    await platform.close();

    const storage = openSqlite({ file: join(dataDir, 'settlement.sqlite') });
    const sessions = storage.projection<{ groupId: string }>({ kind: 'games', indexes: { group: ({ groupId }) => groupId } });
    const right = await sessions.get(session.id);
    await sessions.clear();

    const said: string[] = [];
    const run = (rebuild: boolean) => reconcileService(environment, 'settlement', { action: 'repair', rebuild }, (line) => said.push(line));
    expect(await run(false)).toBe(true);
    expect(await sessions.get(session.id)).toEqual(right);
    await sessions.apply([{ id: session.id, version: 99, state: { groupId: 'nobody' } }]);
    expect(await run(true)).toBe(true);
    expect(await sessions.get(session.id)).toEqual(right);
    await storage.close();
    expect(said).toEqual([
      'games: 1 brought up to their owner',
      'groups: nothing differed from their owner',
      'settlement has no dead letters',
      'games: nothing differed from their owner',
      'groups: nothing differed from their owner',
      'settlement has no dead letters',
    ]);
  });

  test('says in one line which services there are', async () => {
    const environment = readPlatformEnvironment(settings(0, dataDir));
    await expect(reconcileService(environment, 'scores', { action: 'list' }, () => undefined)).rejects.toThrow(/^reconcile needs the name of a service: auth, /);
  });
});
