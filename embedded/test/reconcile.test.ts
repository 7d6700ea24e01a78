import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlatformEnvironment } from '../src/environment';
import { reconcileService } from '../src/platform';
import { register, settings, startForTest } from './support';

const DAY = 86_400_000;

test('an operator repairs billing beside the running platform, which learns of it', async () => {
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
    const said: string[] = [];
    const reconcile = () => reconcileService(environment, 'billing', { action: 'repair', rebuild: false }, (line) => said.push(line), { clock });
    expect(await reconcile()).toBe(true);
    // The simulated provider, started with the service, may have told of it a moment before it was asked.
    expect(said).toContainEqual(expect.stringMatching(/about 1 customers: [01] repaired/));
    expect((await golfer.get('/api/subscription/status')).body).toMatchObject({ status: 'active', hasAccess: true });
    said.length = 0;
    expect(await reconcile()).toBe(true);
    expect(said).toContainEqual(expect.stringContaining('about 1 customers: 0 repaired'));
  } finally {
    await platform.close();
  }
}, 30_000);

test('a directory without data is a mistake that is said, not filled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-nothing-'));
  const reconciled = reconcileService(readPlatformEnvironment(settings(0, dataDir)), 'billing', { action: 'repair', rebuild: false }, () => undefined);
  await expect(reconciled).rejects.toThrow('holds no data of the platform');
  await rm(dataDir, { recursive: true });
});
