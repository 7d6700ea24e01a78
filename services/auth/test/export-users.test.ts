import { userExport } from '@fairshare/contracts';
import { accountType } from '../src/store';
import { openAccount, newAccountId } from '../src/domain/account';
import { startAuth, type AuthPlatform, type Browser } from './support';

const COLUMNS = ['First Name', 'Last Name', 'Email Address', 'Auth Method', 'Marketing Preference Status', 'Subscription Status', 'Created At'];
const row = (...cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;
const DAY = 24 * 60 * 60_000;

describe('the export of users', () => {
  let auth: AuthPlatform;
  let admin: Browser;
  beforeEach(async () => {
    auth = await startAuth({ adminEmails: ['admin@example.com'] });
    admin = await auth.register({ email: 'admin@example.com', firstName: 'Ada', lastName: 'Min', marketingConsent: true });
  });
  afterEach(() => auth.close());

  const csv = async () => String((await admin.get('/api/admin/export-users?format=csv')).body);

  it('when a golfer asks for the export, then it is a 403', async () => {
    const golfer = await auth.register();

    expect((await golfer.get('/api/admin/export-users')).status).toBe(403);
    expect((await golfer.get('/api/admin/export-users?format=csv')).status).toBe(403);
    expect((await auth.anonymous().get('/api/admin/export-users?format=csv')).status).toBe(401);
  });

  it('when an administrator exports, then every account is listed', async () => {
    const joined = auth.clock.now().toISOString();
    auth.clock.advance(1_000);
    await auth.register();

    const { body } = await auth.as({ userId: admin.userId, role: 'admin' }).get('/api/admin/export-users');

    expect(userExport.parse(body)).toEqual({
      count: 2,
      exportedAt: auth.clock.now().toISOString(),
      users: [
        {
          'First Name': 'Ada',
          'Last Name': 'Min',
          'Email Address': 'admin@example.com',
          'Auth Method': 'local',
          'Marketing Preference Status': 'Subscribed',
          'Subscription Status': 'None',
          'Created At': joined,
        },
        expect.objectContaining({ 'Email Address': 'jane.doe@example.com', 'Marketing Preference Status': 'Unsubscribed' }),
      ],
    });
  });

  it('when billing has a status, then the export says it', async () => {
    const until = new Date(auth.clock.now().getTime() + DAY).toISOString();
    await auth.billing().create(admin.userId, { id: admin.userId, accessUntil: until, autoTrialEndsAt: until, everHadAccess: true, summary: 'Free Trial' }, []);
    const status = async () => {
      const client = auth.as({ userId: admin.userId, role: 'admin' });
      const { body } = await client.get('/api/admin/export-users', { headers: { 'x-at-least': `billing/${admin.userId}=1` } });
      return body.users[0]['Subscription Status'];
    };

    expect(await status()).toBe('Free Trial');
    auth.clock.advance(DAY);
    expect(await status()).toBe('Expired');
  });

  it('when the export is asked as CSV, then it downloads', async () => {
    const answer = await admin.get('/api/admin/export-users?format=csv');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="users-${auth.clock.now().toISOString().slice(0, 10)}.csv"`);
    expect(String(answer.body).replace(/^\uFEFF/, '')).toBe(
      row(...COLUMNS) + row('Ada', 'Min', 'admin@example.com', 'local', 'Subscribed', 'None', auth.clock.now().toISOString()),
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1', `"'+1"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1', `"'＝1"`],
    ['a;=1+1;b', `"a;'=1+1;b"`],
    ['a, -1', `"a, '-1"`],
    ['a|@b', `"a|'@b"`],
    ['O"Hara, Jr.', '"O""Hara, Jr."'],
    ["O'Neil-Smythe", `"O'Neil-Smythe"`],
  ])('when a first name is %s, then no formula runs', async (firstName, cell) => {
    await auth.register({ firstName });

    expect(await csv()).toContain(`\r\n${cell},"Doe",`);
  });

  it('when the CSV is read, then it begins with a byte order mark', async () => {
    // A client that decodes text drops the byte order mark, so the test reads the bytes.
    const fetched = jest.spyOn(globalThis, 'fetch');
    fetched.mockImplementation(async (...call) => {
      fetched.mockRestore();
      const answer = await fetch(...call);
      return new Response(Array.from(new Uint8Array(await answer.arrayBuffer()).slice(0, 3)).join(), { status: answer.status, headers: answer.headers });
    });

    const { body } = await admin.get('/api/admin/export-users?format=csv');

    expect(body).toBe('239,187,191');
  });

  it('when there are 451 accounts, then exports contain each in order', async () => {
    const accounts = auth.storage('auth').aggregates(accountType);
    for (let n = 0; n < 450; n += 1) {
      const now = new Date(auth.clock.now().getTime() + n + 1);
      const id = newAccountId(now, `golfer-${n}`);
      const account = openAccount({ id, email: `golfer-${n}@example.com`, firstName: 'G', lastName: `${n}`, marketingConsent: false, passwordHash: 'x', role: 'golfer' }, now);
      await accounts.create(id, account, []);
    }

    const rows = (await csv()).trimEnd().split('\r\n').slice(2);

    const emails = Array.from({ length: 450 }, (_, n) => `golfer-${n}@example.com`);
    expect(rows.map((cells) => cells.split(',')[2]?.slice(1, -1))).toEqual(emails);
    const { body } = await admin.get('/api/admin/export-users');
    expect(userExport.parse(body)).toMatchObject({ count: 451 });
    expect(body.users.slice(1).map((user: Record<string, string>) => user['Email Address'])).toEqual(emails);
  });

  it('when the export is asked for in another format, then it is a 400', async () => {
    expect((await admin.get('/api/admin/export-users?format=xml')).status).toBe(400);
  });
});
