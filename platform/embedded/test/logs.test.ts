import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { SOCKET_PATH } from '@fairshare/contracts';
import { eventually } from '@fairshare/testing';
import { findSecrets } from '@fairshare/testing/scan-logs';
import { startVictim, type Victim } from './abuse/victim';
import { PASSWORD, register, ROUND } from './support';

const CARD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const NEW_PASSWORD = 'battery staple 9';

describe('the log of the whole platform, with nothing left out', () => {
  let platform: Victim;
  beforeAll(async () => {
    platform = await startVictim('logs-test', { LOG_LEVEL: 'trace', ADMIN_EMAILS: 'admin@example.com' });
  });
  afterAll(() => platform?.close());

  it('when calls with secrets succeed and fail, then no log holds a secret', async () => {
    const ann = platform.visitor();
    const { email, id } = await register(ann);
    await ann.post('/api/auth/login', { email, password: 'a wrong password' });
    await ann.post('/api/auth/login', { email, password: { not: 'a text' } });
    await ann.post('/api/auth/login', { email, password: PASSWORD });

    const setUp = (await ann.post('/api/subscription/create', { planKey: 'monthly' })).body;
    await ann.post('/api/subscription/simulated/confirm', { clientSecret: setUp.clientSecret, cardNumber: DECLINED });
    await ann.post('/api/subscription/simulated/confirm', { clientSecret: setUp.clientSecret, cardNumber: CARD });
    expect((await ann.post('/api/subscription/create-after-setup', { setupIntentId: setUp.setupIntentId })).status).toBe(201);
    const { group } = await ROUND.begin(ann);
    const session = ann.cookies();
    await listen(platform.url, session, group.id);

    await ann.post('/api/auth/forgot-password', { email });
    const token = await eventually(() => resetToken(platform.dataDir), Boolean);
    expect((await ann.post('/api/auth/reset-password', { token })).status).toBe(200);
    await fetch(`${platform.url}/reset-password?token=${token}`, { headers: { cookie: session } });
    await fetch(`${platform.url}/api/auth/reset-password?token=${token}`, { method: 'POST', headers: { cookie: session, 'content-type': 'application/json' }, body: '{"token":' });
    expect((await ann.post('/api/auth/update-password', { token, userId: id, password: NEW_PASSWORD })).status).toBe(200);

    const admin = platform.visitor();
    await register(admin, 'admin@example.com');
    await admin.get(`/api/admin/users/search?q=${encodeURIComponent(email)}`);
    await admin.get('/api/admin/export-users?format=csv');
    await admin.post('/api/admin/grant-manual-trial', { userId: id, days: 3, reason: `for ${email}` });
    await fetch(`${platform.url}/api/webhooks/stripe`, { method: 'POST', headers: { 'stripe-signature': 't=1,v1=abc' }, body: `{"email":"${email}"}` });

    const secrets = [
      PASSWORD,
      'a wrong password',
      NEW_PASSWORD,
      email,
      'admin@example.com',
      token,
      CARD,
      DECLINED,
      setUp.clientSecret,
      session.replace(/.*session=([^;]+).*/, '$1'),
    ];
    expect(platform.printed()).toContain('"path":"/api/auth/update-password"');
    expect(findSecrets(platform.printed(), secrets)).toEqual([]);
  });
});

/** Joins a room and leaves again. */
async function listen(url: string, cookie: string, groupId: string): Promise<void> {
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie }, forceNew: true, reconnection: false });
  try {
    expect(await socket.emitWithAck('joinRoom', groupId)).toEqual({ ok: true });
  } finally {
    socket.close();
  }
}

/** The token in the only mail. */
async function resetToken(dataDir: string): Promise<string> {
  const mailbox = join(dataDir, 'mailbox');
  const [mail] = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const text = mail ? await readFile(join(mailbox, mail), 'utf8') : '';
  return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
