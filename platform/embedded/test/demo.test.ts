import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conflict, GameSummary, Group, SavedResult, SideGameAnswer, SubscriptionStatus } from '@fairshare/contracts';
import { freePort } from '@fairshare/testing';
import { Caller } from '../src/demo/caller';
import { DEMO_USERS } from '../src/demo/demo-users';
import { DemoDirectory } from '../src/demo/data-directory';
import { seedDemo } from '../src/demo/seed';
import { readPlatformEnvironment } from '../src/environment';
import { startPlatform, type Platform } from '../src/platform';
import { settings } from './support';

describe('the demo', () => {
  let platform: Platform;
  let dataDir: string;
  const signedIn = (who: keyof typeof DEMO_USERS) => new Caller(platform.url).signIn(DEMO_USERS[who]);
  const statusOf = async (who: keyof typeof DEMO_USERS) => (await signedIn(who)).call<SubscriptionStatus>('GET', '/api/subscription/status');

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairshare-demo-'));
    const environment = readPlatformEnvironment({ ...settings(await freePort(), dataDir), ADMIN_EMAILS: DEMO_USERS.admin.email });
    await seedDemo(environment);
    platform = await startPlatform(environment);
  });

  afterAll(async () => {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each([
    ['ann', 'active', true],
    ['ben', 'auto_trial', true],
    ['cal', 'manual_trial', true],
    ['dee', 'trial', true],
    ['newcomer', 'none', false],
    ['expired', 'expired', false],
    ['canceled', 'canceled', true],
    ['pastDue', 'past_due', true],
    ['unpaid', 'expired', false],
  ] as const)('when the demo user %s signs in, then their subscription status is %s', async (who, status, hasAccess) => {
    expect(await statusOf(who)).toMatchObject({ status, hasAccess });
  });

  test("when the fourball's games are read, then today's has a conflict to resolve", async () => {
    const ann = await signedIn('ann');
    const [group] = await ann.call<Group[]>('GET', '/api/groups');
    const [today, lastWeek] = await ann.call<GameSummary[]>('GET', `/api/groups/${group?.id}/games`);
    expect([today?.name, lastWeek?.name]).toEqual(['This Saturday', 'Last Saturday']);
    const conflicts = await ann.call<Conflict[]>('GET', `/api/games/${today?.id}/conflicts`);
    expect(conflicts).toMatchObject([{ hole: 10, stored: { value: 4 }, other: { value: 5 } }]);
    const saved = (game: GameSummary | undefined) => ann.call<SavedResult>('GET', `/api/combined-payout-results/${group?.id}?gameStateId=${game?.id}`);
    expect(await saved(today)).toMatchObject({ stale: true });
    expect(await saved(lastWeek)).toMatchObject({ stale: false });
  });

  test('when the second group is read, then eight finished five kinds of game', async () => {
    const ann = await signedIn('ann');
    const eight = (await ann.call<Group[]>('GET', '/api/groups')).find(({ players }) => players.length === 8);
    const [round] = await ann.call<GameSummary[]>('GET', `/api/groups/${eight?.id}/games`);
    const games = await ann.call<SideGameAnswer[]>('GET', `/api/game-state/${round?.id}/side-games`);
    expect(new Set(games.map(({ kind }) => kind)).size).toBe(5);
    for (const game of games) {
      expect(game).toMatchObject({ provisional: false, incompleteHoles: [] });
      const { payouts } = await ann.call<{ payouts: Record<string, number> }>('GET', `/api/side-games/${game.id}/payouts`);
      expect(Object.values(payouts).filter((net) => net !== 0).length).toBeGreaterThan(1);
    }
    expect(await ann.call<SavedResult>('GET', `/api/combined-payout-results/${eight?.id}?gameStateId=${round?.id}`)).toMatchObject({ stale: false });
  });

  test("when the administrator asks for manual trials, then they get cal's", async () => {
    const { trials } = await (await signedIn('admin')).call<{ trials: { email: string }[] }>('GET', '/api/admin/manual-trials');
    expect(trials).toMatchObject([{ email: DEMO_USERS.cal.email }]);
  });
});

describe("the demo's directory", () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'fairshare-demo-directory-'));
  });
  afterEach(() => rm(path, { recursive: true, force: true }));

  test('when a directory holds other data, then the demo refuses and changes nothing', async () => {
    await writeFile(join(path, 'games.sqlite'), 'a real round');
    expect(() => new DemoDirectory(path).begin()).toThrow("holds data that are not the demo's");
    expect(await readdir(path)).toEqual(['games.sqlite']);
  });

  test('when the last seeding broke off, then it begins again and completes', async () => {
    new DemoDirectory(path).begin();
    await writeFile(join(path, 'games.sqlite'), 'half a story');
    const directory = new DemoDirectory(path);
    expect(directory.complete).toBe(false);
    directory.begin();
    expect(await readdir(path)).toEqual(['demo-data']);
    directory.finish();
    expect(new DemoDirectory(path).complete).toBe(true);
  });
});
