import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@fairshare/testing';
import { PASSWORD, register, registerWithTrial, startForTest } from './support';

const DAY = 86_400_000;

let platform: Awaited<ReturnType<typeof startForTest>>;
let ahead = 0;
beforeAll(async () => {
  platform = await startForTest({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => platform.close());

/** The subjects of the mails to an address, oldest first. */
async function subjectsTo(email: string): Promise<string[]> {
  const mailbox = join(platform.dataDir, 'mailbox');
  const files = (await readdir(mailbox).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(mailbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`)).map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '');
}
/** Billing checks every ten seconds. */
const mailed = (email: string, count: number) =>
  eventually(
    () => subjectsTo(email),
    (subjects) => subjects.length === count,
    { within: 120_000, every: 100 },
  );

it('when days pass, then whoever has a trial is mailed, whatever they chose', async () => {
  const [ann, gone, paying] = [platform.visitor(), platform.visitor(), platform.visitor()];
  const { email } = await registerWithTrial(ann);
  expect((await ann.put('/api/user/email-preferences', { unsubscribe: true })).status).toBe(200);
  const deleted = await registerWithTrial(gone);
  const subscriber = await register(paying);
  const { clientSecret, setupIntentId } = (await paying.post('/api/subscription/create', { planKey: 'monthly' })).body;
  await paying.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
  expect((await paying.post('/api/subscription/create-after-setup', { setupIntentId })).status).toBe(201);
  expect((await gone.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);

  ahead = 4 * DAY + 60_000;
  expect(await mailed(email, 1)).toEqual(['Your free time with Fairshare ends soon']);
  expect(await mailed(subscriber.email, 1)).toEqual(['Your first Fairshare payment is coming']);

  ahead = 7 * DAY + 60_000;
  expect(await mailed(email, 2)).toEqual(['Your free time with Fairshare ends soon', 'Your access to Fairshare has ended']);
  // The confirmation of the deletion, which the user requested.
  expect(await subjectsTo(deleted.email)).toEqual(['Your Fairshare account was deleted']);
});
