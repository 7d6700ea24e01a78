import { eventually, type Answer } from '@fairshare/testing';
import { admin, DAY, days, golfer, publishedOf, startBilling, type BillingPlatform } from './support';

let platform: BillingPlatform;
beforeEach(async () => {
  platform = await startBilling();
  await platform.register('jane-doe');
  await platform.register('ann-smith', { email: 'ann@links.example' });
  await eventually(
    () => found(),
    (ids) => ids.length === 2,
  );
});
afterEach(() => platform.close());

const found = async (query = ''): Promise<string[]> => (await admin(platform).get(`/api/admin/users/search${query}`)).body.users.map(({ id }: { id: string }) => id);
const grant = (body: object) => admin(platform).post('/api/admin/grant-manual-trial', { userId: 'jane-doe', days: 10, reason: 'Prize', ...body });
const extend = (userId: string, body: object = {}) => admin(platform).put(`/api/admin/extend-manual-trial/${userId}`, { additionalDays: 7, reason: 'Rain', ...body });
const revoke = (userId: string) => admin(platform).delete(`/api/admin/revoke-manual-trial/${userId}`);
const trials = async () => (await admin(platform).get('/api/admin/manual-trials')).body.trials;

describe('administration', () => {
  it.each([
    ['get', '/api/admin/users/search'],
    ['get', '/api/admin/manual-trials'],
    ['post', '/api/admin/grant-manual-trial'],
    ['put', '/api/admin/extend-manual-trial/jane-doe'],
    ['delete', '/api/admin/revoke-manual-trial/jane-doe'],
  ] as const)('when a non-administrator calls %s %s, then it is refused', async (method, path) => {
    expect(await golfer(platform, 'jane-doe')[method](path)).toMatchObject({ status: 403, body: { message: 'Access Denied' } });
    expect(await platform.anonymous()[method](path)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });
});

describe('user search', () => {
  it('when users are searched for, then matches come by name', async () => {
    expect(await found()).toEqual(['ann-smith', 'jane-doe']);
    expect(await found('?q=JANE')).toEqual(['jane-doe']);
    expect(await found('?q=ane%20d')).toEqual(['jane-doe']);
    expect(await found('?q=links.EX')).toEqual(['ann-smith']);
    expect(await found('?q=')).toEqual(['ann-smith', 'jane-doe']);
    expect(await found('?q=nobody')).toEqual([]);
    expect(await found('?limit=1')).toEqual(['ann-smith']);
    expect(await admin(platform).get('/api/admin/users/search?limit=0')).toMatchObject({ status: 400 });
  });

  it('when names have accents, then they are found and ordered whatever their accents', async () => {
    await platform.register('zoe', { firstName: 'Zoë', lastName: 'Ångström' });
    await platform.register('bea', { firstName: 'Béa', lastName: 'Zed' });
    await eventually(
      () => found(),
      (ids) => ids.length === 4,
    );
    expect(await found('?q=ZOE%20ang')).toEqual(['zoe']);
    expect(await found(`?q=${encodeURIComponent('bèà')}`)).toEqual(['bea']);
    expect(await found()).toEqual(['ann-smith', 'bea', 'jane-doe', 'zoe']);
  });

  it('when users exceed a page, then the next one follows', async () => {
    for (const id of ['golf-one', 'golf-two', 'golf-six']) await platform.register(id);
    await eventually(
      () => found(),
      (ids) => ids.length === 5,
    );
    const pages: string[][] = [];
    for (let path: string | undefined = '/api/admin/users/search?q=golf&limit=2'; path !== undefined;) {
      const answer: Answer = await admin(platform).get(path);
      pages.push(answer.body.users.map(({ id }: { id: string }) => id));
      path = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual([['golf-one', 'golf-six'], ['golf-two']]);
    expect(await admin(platform).get('/api/admin/users/search?cursor=nonsense')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await admin(platform).get(`/api/admin/users/search?cursor=${Buffer.from('[1,2]').toString('base64url')}`)).toMatchObject({ status: 400 });
  });

  it('when an account is deleted, then the search no longer finds it', async () => {
    await platform.accounts().remove('jane-doe', () => [{ name: 'account-deleted' }]);
    await eventually(
      () => found('?q=jane'),
      (ids) => ids.length === 0,
    );
    expect(await found()).toEqual(['ann-smith']);
  });

  it('when a user has a manual trial, then the search shows it', async () => {
    await grant({});
    const [, jane] = (await admin(platform).get('/api/admin/users/search?limit=2')).body.users;
    expect(jane).toMatchObject({ id: 'jane-doe', hasManualTrial: true });
    expect((await admin(platform).get('/api/admin/users/search')).body.users).toEqual([
      { id: 'ann-smith', email: 'ann@links.example', fullName: 'ann smith', hasManualTrial: false },
      { id: 'jane-doe', email: 'jane-doe@example.com', fullName: 'jane doe', hasManualTrial: true },
    ]);
  });
});

describe('granting', () => {
  it('when a manual trial is granted, then access begins at once', async () => {
    const answer = await grant({});
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Manual trial granted successfully',
        trial: {
          id: 'jane-doe',
          fullName: 'jane doe',
          email: 'jane-doe@example.com',
          manualTrialGrantedAt: days(0),
          manualTrialEndsAt: days(10),
          daysRemaining: 10,
          manualTrialReason: 'Prize',
        },
      },
    });
    expect(answer.headers.get('x-versions')).toBe('billing/jane-doe=1');
    expect(await golfer(platform, 'jane-doe').status()).toMatchObject({ hasAccess: true, status: 'manual_trial', trialEndsAt: days(10) });
  });

  it('when a second manual trial is granted, then it is refused', async () => {
    await grant({});
    expect(await grant({})).toMatchObject({ status: 409, body: { code: 'HAS_MANUAL_TRIAL' } });
    await platform.pass(20 * DAY);
    expect(await grant({})).toMatchObject({ status: 409 });
  });

  it('when a new user is granted a trial, then it returns 201', async () => {
    await platform.register('new-comer');
    expect(await grant({ userId: 'new-comer' })).toMatchObject({ status: 201, body: { trial: { fullName: 'new comer' } } });
    expect(await grant({ userId: 'no-one' })).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });

  it.each([0, 366, 1.5, -1, '10', 'ten', null])('when a trial of %p days is granted, then it is refused with 400', async (count) => {
    expect(await grant({ days: count })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it.each([1, 365])('when a trial of %p days is granted, then those remain', async (count) => {
    expect(await grant({ days: count })).toMatchObject({ status: 201, body: { trial: { daysRemaining: count } } });
  });

  it('when the reason is blank, then the grant is refused', async () => {
    for (const reason of ['', '   ', undefined]) {
      expect((await grant({ reason })).body.issues).toEqual([{ path: 'reason', message: 'Reason is required' }]);
    }
  });

  it('when a grant repeats under one key, then it counts once', async () => {
    const call = () => admin(platform).post('/api/admin/grant-manual-trial', { userId: 'jane-doe', days: 3, reason: 'x' }, { headers: { 'Idempotency-Key': 'g1' } });
    const first = await call();
    expect(await call()).toMatchObject({ status: 201, body: first.body });
    expect((await platform.stored('jane-doe')).audit).toHaveLength(1);
  });

  it('when a manual trial was revoked, then the free one starts', async () => {
    await grant({});
    await revoke('jane-doe');
    expect(await golfer(platform, 'jane-doe').startTrial()).toMatchObject({ status: 201 });
  });
});

describe('who granted a trial', () => {
  it('when a trial is listed, then it names its administrator', async () => {
    await platform.register('admin-1', { firstName: 'Ada', lastName: 'Minister' });
    await grant({});
    const other = platform.as({ userId: 'ann-smith', role: 'admin', accessUntil: 0 });
    await other.put('/api/admin/extend-manual-trial/jane-doe', { additionalDays: 7, reason: 'Rain' });
    const granters = async () => (await trials()).map(({ manualTrialGrantedBy }: { manualTrialGrantedBy: string }) => manualTrialGrantedBy);
    await eventually(granters, ([name]) => name === 'Ada Minister');
    await platform.accounts().remove('admin-1', () => [{ name: 'account-deleted' }]);
    await eventually(granters, ([name]) => name === '');
  });
});

describe('extending', () => {
  it('when a manual trial is extended, then the days are added to its end', async () => {
    await grant({});
    await platform.pass(2 * DAY);
    expect(await extend('jane-doe')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Manual trial extended successfully', trial: { manualTrialEndsAt: days(17), daysRemaining: 15, manualTrialReason: 'Rain' } },
    });
  });

  it('when the trial is over, then an extension begins again today and gives access', async () => {
    await grant({});
    await platform.pass(20 * DAY);
    expect((await extend('jane-doe')).body.trial).toMatchObject({ manualTrialEndsAt: days(27), daysRemaining: 7 });
    expect(await golfer(platform, 'jane-doe').status()).toMatchObject({ hasAccess: true, status: 'manual_trial' });
  });

  it('when there is no trial, then extending it returns 404', async () => {
    expect(await extend('jane-doe')).toMatchObject({ status: 404 });
    expect(await extend('no-one')).toMatchObject({ status: 404 });
    await grant({});
    expect(await extend('jane-doe', { additionalDays: 366 })).toMatchObject({ status: 400 });
    expect(await extend('jane-doe', { reason: ' ' })).toMatchObject({ status: 400 });
  });
});

describe('revoking', () => {
  it('when a manual trial is revoked, then access ends', async () => {
    await grant({});
    expect(await revoke('jane-doe')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Manual trial revoked successfully', trial: { id: 'jane-doe', manualTrialEndsAt: days(10) } },
    });
    expect(await golfer(platform, 'jane-doe').status()).toMatchObject({ hasAccess: false, status: 'expired' });
    expect(await revoke('jane-doe')).toMatchObject({ status: 404 });
    expect(await revoke('no-one')).toMatchObject({ status: 404 });
  });

  it('when a manual trial was revoked, then its end is published', async () => {
    await grant({});
    await revoke('jane-doe');
    expect(await publishedOf(platform, 'jane-doe')).toMatchObject({ accessUntil: days(0), summary: 'Expired' });
  });

  it('when the user has a free trial, then revoking keeps it', async () => {
    await golfer(platform, 'jane-doe').startTrial();
    await grant({});
    await revoke('jane-doe');
    expect(await golfer(platform, 'jane-doe').status()).toMatchObject({ hasAccess: true, status: 'auto_trial' });
  });

  it('when a manual trial was revoked, then another can be granted', async () => {
    await grant({});
    await revoke('jane-doe');
    expect(await grant({ days: 2 })).toMatchObject({ status: 201 });
  });
});

describe('the list', () => {
  it('when trials are listed, then the first to end comes first', async () => {
    await grant({ days: 20 });
    await grant({ userId: 'ann-smith', days: 3 });
    await platform.pass(4.5 * DAY);
    expect((await trials()).map(({ id, daysRemaining }: { id: string; daysRemaining: number }) => [id, daysRemaining])).toEqual([
      ['ann-smith', -1],
      ['jane-doe', 16],
    ]);
    await revoke('ann-smith');
    expect(await trials()).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('when trials are granted and revoked, then the audit log knows', async () => {
    await grant({});
    await platform.pass(DAY);
    await extend('jane-doe');
    await revoke('jane-doe');
    expect((await platform.stored('jane-doe')).audit).toEqual([
      { at: days(0), by: 'admin-1', action: 'manual-trial-granted', days: 10, reason: 'Prize' },
      { at: days(1), by: 'admin-1', action: 'manual-trial-extended', days: 7, reason: 'Rain' },
      { at: days(1), by: 'admin-1', action: 'manual-trial-revoked', days: null, reason: null },
    ]);
  });
});

describe('a subscriber with a manual trial', () => {
  it('when a trial user subscribes, then charging waits for its end', async () => {
    await grant({ days: 30 });
    expect((await golfer(platform, 'jane-doe').subscribe('monthly')).body).toMatchObject({ status: 'trial', trialEndsAt: days(30) });
  });

  it('when a user cancels a manual trial, then access stays', async () => {
    await grant({});
    expect((await golfer(platform, 'jane-doe').cancel()).body).toMatchObject({ hasAccess: true, status: 'manual_trial', cancelAtPeriodEnd: true });
    expect(await golfer(platform, 'jane-doe').cancel()).toMatchObject({ status: 409 });
  });
});
