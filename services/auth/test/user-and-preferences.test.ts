import { JANE, startAuth, type AuthPlatform, type Browser } from './support';

const DAY = 24 * 60 * 60_000;

describe("a user's own data", () => {
  let auth: AuthPlatform;
  let jane: Browser;
  beforeEach(async () => {
    auth = await startAuth();
    jane = await auth.register();
  });
  afterEach(() => auth.close());

  it.each([
    ['GET', '/api/auth/user'],
    ['GET', '/api/user/preferences'],
    ['GET', '/api/user/email-preferences'],
  ])('when nobody is signed in, then %s %s returns 401', async (_method, path) => {
    const answer = await auth.anonymous().get(path);

    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Unauthorized');
  });

  it('when the account is gone, then reading it returns 401', async () => {
    expect((await auth.as({ userId: 'gone' }).get('/api/auth/user')).status).toBe(401);
    expect((await auth.as({ userId: 'gone' }).put('/api/user/email-preferences', { unsubscribe: true })).status).toBe(401);
  });

  describe('the current user', () => {
    it('when the current user is read, then it is who signed in', async () => {
      expect((await jane.get('/api/auth/user')).body).toEqual(jane.answer.body.user);
    });

    it('when billing gives a trial, then access lasts its time', async () => {
      const trialEnd = new Date(auth.clock.now().getTime() + 7 * DAY).toISOString();
      await auth.billing().create(jane.userId, { id: jane.userId, accessUntil: trialEnd, autoTrialEndsAt: trialEnd, everHadAccess: true, summary: 'Trial' }, []);

      const { body } = await jane.get('/api/auth/user', { headers: { 'x-at-least': `billing/${jane.userId}=1` } });
      expect(body).toMatchObject({ hasActiveSubscription: true, autoTrialStatus: 'active' });

      auth.clock.advance(7 * DAY);
      const later = await auth.as({ userId: jane.userId }).get('/api/auth/user');
      expect(later.body).toMatchObject({ hasActiveSubscription: false, autoTrialStatus: 'expired' });
    });
  });

  describe('preferences', () => {
    const NONE = { selectedGroupId: null, selectedGameId: null, currentTab: null, version: 0 };

    it('when no preferences were saved, then they are nulls at version 0', async () => {
      const answer = await jane.get('/api/user/preferences');

      expect(answer.body).toEqual(NONE);
      expect(answer.headers.get('etag')).toBe('"0"');
    });

    it('when preferences are saved in parts, then they merge', async () => {
      await jane.put('/api/user/preferences', { selectedGroupId: 'g1', currentTab: 'games' });
      await jane.put('/api/user/preferences', { selectedGameId: 's1' });
      const answer = await jane.put('/api/user/preferences', { selectedGroupId: null });

      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ selectedGroupId: null, selectedGameId: 's1', currentTab: 'games', version: 3 });
      expect((await jane.get('/api/user/preferences')).body).toEqual(answer.body);
    });

    it('when one user saves preferences, then those of another user stay nulls', async () => {
      const other = await auth.register({ email: 'other@example.com' });
      await jane.put('/api/user/preferences', { selectedGroupId: 'g1' });

      expect((await other.get('/api/user/preferences')).body).toEqual(NONE);
    });

    it('when preferences are first saved from three places at once, then nothing is lost', async () => {
      await Promise.all([
        jane.put('/api/user/preferences', { selectedGroupId: 'g1' }),
        jane.put('/api/user/preferences', { selectedGameId: 's1' }),
        jane.put('/api/user/preferences', { currentTab: 'games' }),
      ]);

      expect((await jane.get('/api/user/preferences')).body).toMatchObject({ selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' });
    });

    it('when preferences are saved with If-Match, then versions count', async () => {
      const save = (etag: string) => jane.put('/api/user/preferences', { currentTab: 'games' }, { headers: { 'if-match': etag } });

      expect((await save('"3"')).status).toBe(412);
      expect((await save('"0"')).status).toBe(200);
      expect((await save('"0"')).status).toBe(412);
      expect((await save('"1"')).body.version).toBe(2);
    });

    it('when a save repeats under its key, then nothing changes', async () => {
      const save = (key: string, currentTab: string) => jane.put('/api/user/preferences', { currentTab }, { headers: { 'idempotency-key': key } });

      expect((await save('a', 'games')).body.version).toBe(1);
      expect((await save('a', 'games')).body.version).toBe(1);
      expect((await save('b', 'payouts')).body.version).toBe(2);
      expect((await save('a', 'games')).body).toMatchObject({ currentTab: 'payouts', version: 2 });
      expect((await save('b', 'cards')).status).toBe(422);
    });

    it.each([{ selectedGroupId: '../etc' }, { selectedGroupId: { $gt: '' } }, { selectedGameId: 'x'.repeat(65) }, { currentTab: 'a\u0007' }, { currentTab: 'x'.repeat(41) }, []])(
      'when the preferences sent are %j, then they are refused',
      async (body) => {
        expect((await jane.put('/api/user/preferences', body)).status).toBe(400);
        expect((await jane.get('/api/user/preferences')).body).toEqual(NONE);
      },
    );
  });

  describe('email preferences', () => {
    const path = '/api/user/email-preferences';

    it('when someone registers with marketing consent, then the status is subscribed; without it, unsubscribed', async () => {
      const consenting = await auth.register({ email: 'yes@example.com', marketingConsent: true });

      expect((await jane.get(path)).body).toEqual({ marketingPreferenceStatus: 'unsubscribed', marketingConsentAt: null, marketingUnsubscribeAt: null });
      expect((await consenting.get(path)).body).toEqual({
        marketingPreferenceStatus: 'subscribed',
        marketingConsentAt: auth.clock.now().toISOString(),
        marketingUnsubscribeAt: null,
      });
    });

    it('when consent is given and withdrawn, then both dates show', async () => {
      const consentAt = auth.clock.now().toISOString();
      const given = await jane.put(path, { unsubscribe: false });
      auth.clock.advance(1_000);
      const withdrawn = await jane.put(path, { unsubscribe: true });

      expect(given.body).toEqual({ marketingPreferenceStatus: 'subscribed', marketingConsentAt: consentAt, marketingUnsubscribeAt: null });
      expect(withdrawn.body).toEqual({
        marketingPreferenceStatus: 'unsubscribed',
        marketingConsentAt: consentAt,
        marketingUnsubscribeAt: auth.clock.now().toISOString(),
      });
    });

    it('when a user unsubscribes twice, then the first date and the ETag stay', async () => {
      const first = await jane.put(path, { unsubscribe: true });
      auth.clock.advance(1_000);
      const second = await jane.put(path, { unsubscribe: true });

      expect(second.body).toEqual(first.body);
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    });

    it('when email preferences are saved, then an old If-Match fails', async () => {
      const { headers } = await jane.get(path);
      const etag = headers.get('etag') ?? '';
      const put = (unsubscribe: boolean, extra: Record<string, string>) => jane.put(path, { unsubscribe }, { headers: extra });

      expect((await put(false, { 'idempotency-key': 'a' })).status).toBe(200);
      expect((await put(true, { 'if-match': etag })).status).toBe(412);
      expect((await put(true, {})).status).toBe(200);
      expect((await put(false, { 'idempotency-key': 'a' })).body.marketingPreferenceStatus).toBe('unsubscribed');
      expect((await put(true, { 'idempotency-key': 'a' })).status).toBe(422);
    });

    it.each([{}, { unsubscribe: 'true' }, { unsubscribe: 1 }, { unsubscribe: null }])('when the email preferences sent are %j, then they are refused with 400', async (body) => {
      expect((await jane.put(path, body)).status).toBe(400);
    });
  });

  describe('the photo', () => {
    const path = '/api/user/photo';
    const photo = (kind: string, bytes: string) => `data:image/${kind};base64,${Buffer.from(bytes, 'latin1').toString('base64')}`;
    const PNG = photo('png', '\u0089PNG\r\n\u001a\nann');

    it('when a photo is chosen, then it shows until removed', async () => {
      expect((await jane.get(path)).body).toEqual({ photo: null });
      const chosen = await jane.put(path, { photo: PNG });
      expect(chosen).toMatchObject({ status: 200, body: { photo: PNG } });
      expect((await jane.put(path, { photo: PNG })).headers.get('x-versions')).toBe(chosen.headers.get('x-versions'));
      expect((await jane.get(path)).body).toEqual({ photo: PNG });
      const published = () => auth.peers.call<{ state: object }>('auth', 'GET', `/internal/aggregates/accounts/${jane.userId}`);
      expect((await published()).state).toMatchObject({ firstName: 'Jane', photo: PNG });

      for (let twice = 0; twice < 2; twice += 1) expect(await jane.delete(path)).toMatchObject({ status: 200, body: { photo: null } });
      expect((await published()).state).toMatchObject({ photo: null });
    });

    it.each([
      ['a drawing with scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
      ['a page', 'data:text/html;base64,AAAA'],
      ['a page that says it is a photo', photo('png', '<script>alert(1)</script>')],
      ['another kind than it says', photo('webp', '\u0089PNG\r\n\u001a\n')],
      ['a photo of more than 16 kB', PNG + 'A'.repeat(22_000)],
      ['an address elsewhere', 'https://example.com/a.png'],
      ['nothing', null],
    ])('when the photo sent is %s, then it is refused', async (_what, refused) => {
      expect((await jane.put(path, { photo: refused })).status).toBe(400);
      expect((await jane.get(path)).body).toEqual({ photo: null });
    });

    it('when nobody is signed in, then photos return 401', async () => {
      const nobody = auth.anonymous();
      expect([(await nobody.get(path)).status, (await nobody.put(path, { photo: PNG })).status, (await nobody.delete(path)).status]).toEqual([401, 401, 401]);
      expect((await auth.as({ userId: 'gone' }).put(path, { photo: PNG })).status).toBe(401);
    });
  });

  it('when a body is a form or too large, then it is refused', async () => {
    const send = (headers: Record<string, string>, body: string) => fetch(`${auth.url('auth')}/api/auth/login`, { method: 'POST', headers, body }).then((answer) => answer.status);

    expect(await send({ 'content-type': 'application/x-www-form-urlencoded' }, `email=${JANE.email}`)).toBe(415);
    expect(await send({ 'content-type': 'application/json' }, '{"email":')).toBe(400);
    expect(await send({ 'content-type': 'application/json' }, JSON.stringify({ email: 'x'.repeat(1_100_000) }))).toBe(413);
  });
});
