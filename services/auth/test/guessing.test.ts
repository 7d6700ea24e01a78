import { eventually, type Answer } from '@fairshare/testing';
import { createArgon2Passwords, type Passwords } from '../src/adapters/passwords';
import { CONCURRENT_HASHINGS as UNDER_WAY, QUEUED_HASHINGS_MAX } from '../src/adapters/hashing-queue';
import { COUNTED_OF_ONE_ADDRESS, FRESH_ADDRESS, ONE_GUESSER, PER_ACCOUNT } from '../src/domain/slow-down';
import { JANE, deviceOf, hashOf, secretOf, startAuth, tokenIn, type AuthPlatform } from './support';

const HOME = '198.51.100.4';
const STRANGER = '203.0.113.7';
/** A password that is on attackers' lists as it is, and one that is on none. */
const LISTED = 'Password1';
const UNLISTED = 'Quellwolke neunzehn';

/** Compares passwords instead of hashing them, since these tests are about counting. */
const plain: Passwords = { hash: async (password) => `hash of ${password}`, verify: async (hash, password) => hash === `hash of ${password}` };

let auth: AuthPlatform;
const start = async (passwords: Passwords = plain, password = JANE.password) => {
  auth = await startAuth({ passwords });
  return auth.register({ password });
};
afterEach(() => auth.close());

const from = (address: string, password = JANE.password, device?: string): Promise<Answer> =>
  auth.anonymous().post('/api/auth/login', { email: JANE.email, password }, { headers: { 'x-forwarded-for': address, ...(device ? { cookie: device } : {}) } });
const guess = (address: string, device?: string) => from(address, LISTED, device);
async function guessOften(times: number, address: string, device?: string): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await guess(address, device);
}
/** Each guess comes from its own address. */
async function guessFromEverywhere(failures: number): Promise<void> {
  for (let address = 0; address < failures; address += 1) await guess(`10.0.${address >> 8}.${address & 255}`);
}

describe('a stranger who guesses', () => {
  it('when a stranger guesses elsewhere, then the right password works', async () => {
    await start();
    await guessOften(60, STRANGER);

    expect((await from(HOME)).status).toBe(200);
    expect((await from(STRANGER)).status).toBe(429);
  });

  it('when a stranger guesses all day, then others get in', async () => {
    await start();
    for (let turn = 0; turn < 3 * PER_ACCOUNT.freeFailures; turn += 1) {
      await guess(STRANGER);
      auth.clock.advance(ONE_GUESSER.longestWait);
    }

    expect((await from(HOME)).status).toBe(200);
  });

  it('when a stranger moves within IPv6, then he counts once', async () => {
    await start();
    for (let turn = 0; turn < ONE_GUESSER.freeFailures; turn += 1) expect((await guess(`2001:db8:1:2::${turn}`)).status).toBe(401);

    expect((await guess('2001:db8:1:2:3::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('when a stranger guesses everywhere, then unknown devices wait', async () => {
    await start();
    await guessFromEverywhere(PER_ACCOUNT.freeFailures);

    expect((await guess(STRANGER)).status).toBe(429);
    expect((await from(HOME)).headers.get('retry-after')).toBe('2');
  });

  it('when a stranger repeats guesses, then few count among all', async () => {
    await start();
    for (let turn = 0; turn < 2 * COUNTED_OF_ONE_ADDRESS; turn += 1) {
      await guess(STRANGER);
      auth.clock.advance(ONE_GUESSER.longestWait);
    }
    await guessFromEverywhere(PER_ACCOUNT.freeFailures - COUNTED_OF_ONE_ADDRESS - 1);
    expect((await from('192.0.2.1', LISTED)).status).toBe(401);

    expect((await from('192.0.2.2')).status).toBe(429);
  });
});

describe('the right password from an address that has not guessed', () => {
  it('when the right password is unlisted, then it works at once', async () => {
    await start(plain, UNLISTED);
    await guessFromEverywhere(PER_ACCOUNT.freeFailures);
    const crowd = Array.from({ length: 20 }, (_, address) => from(`10.1.0.${address}`, 'Bergziege vierzig'));

    expect((await from(HOME, UNLISTED)).status).toBe(200);
    for (const { status } of await Promise.all(crowd)) expect(status).toBe(401);
  });

  it.each(['football', 'Fairway2026!', 'F@1rw4y-2026', '!!letmein!!', '19840612', 'Jane.Doe-77', 'ab1234567890'])(
    'when the right password is guessable (%s), then it waits, too',
    async (password) => {
      await start(plain, password);
      await guessFromEverywhere(PER_ACCOUNT.freeFailures);

      expect((await from(HOME, password)).status).toBe(429);
    },
  );

  it('when an address guesses unlisted passwords, then it has few tries', async () => {
    await start(plain, UNLISTED);
    await guessFromEverywhere(PER_ACCOUNT.freeFailures);

    const atOnce = await Promise.all(Array.from({ length: 12 }, (_, number) => from(STRANGER, `Bergziege ${number} vierzig`)));
    expect(atOnce.filter(({ status }) => status === 401)).toHaveLength(FRESH_ADDRESS.freeFailures);
    expect((await from(STRANGER, UNLISTED)).status).toBe(429);
    auth.clock.advance(ONE_GUESSER.firstWait);
    expect((await from(STRANGER, UNLISTED)).status).toBe(429);
  });

  it('when there is no such account, then answers are the same', async () => {
    await start();
    for (let number = 0; number < PER_ACCOUNT.freeFailures; number += 1) await nobody(`10.0.1.${number}`, LISTED);

    expect((await nobody(HOME, LISTED)).status).toBe(429);
    expect((await nobody(HOME, UNLISTED)).status).toBe(401);
  });
  const nobody = (address: string, password: string) =>
    auth.anonymous().post('/api/auth/login', { email: 'nobody@example.com', password }, { headers: { 'x-forwarded-for': address } });
});

describe('a device that has signed in to the account before', () => {
  it('when a stranger guesses from the same address, then a known device gets in', async () => {
    const device = deviceOf((await start()).answer);
    await guessOften(60, HOME);

    expect((await from(HOME)).status).toBe(429);
    expect((await from(HOME, JANE.password, device)).status).toBe(200);
  });

  it('when strangers guess from everywhere, then a known device gets in', async () => {
    await start();
    const device = deviceOf(await from(HOME));
    await guessFromEverywhere(PER_ACCOUNT.freeFailures);

    expect((await from(HOME, JANE.password, device)).status).toBe(200);
  });

  it('when a known device guesses, then only it waits', async () => {
    const device = deviceOf((await start()).answer);
    for (let turn = 0; turn < ONE_GUESSER.freeFailures; turn += 1) expect((await guess(HOME, device)).status).toBe(401);

    expect((await from(STRANGER, JANE.password, device)).status).toBe(429);
    expect((await from(HOME)).status).toBe(200);
  });

  it('when an account is registered, then its device keeps a cookie', async () => {
    const { answer } = await start();
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('device='));

    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(JANE.email);
  });

  it('when a device registers a second account, then both know it', async () => {
    const jane = deviceOf((await start()).answer);
    const both = deviceOf(await auth.anonymous().post('/api/auth/register', { ...JANE, email: 'other@example.com' }, { headers: { cookie: jane } }));
    await guessOften(60, HOME);

    expect((await from(HOME, JANE.password, both)).status).toBe(200);
  });

  it.each([
    ['made up', async () => 'device=x'],
    ['tampered with', async (device: string) => device.slice(0, -2) + (device.endsWith('AA') ? 'BB' : 'AA')],
    ["another account's", async () => deviceOf((await auth.register({ email: 'other@example.com' })).answer)],
    ['too long', async (device: string) => device + '~x'.repeat(5_000)],
  ])('when the cookie of a device is %s, then the device is a stranger', async (_case, forge) => {
    const device = await forge(deviceOf((await start()).answer));
    await guessOften(60, HOME);

    expect((await from(HOME, JANE.password, device)).status).toBe(429);
  });

  it('when the password changed, then the old device cookie is void', async () => {
    const jane = await start();
    const before = deviceOf(jane.answer);
    await auth.anonymous().post('/api/auth/forgot-password', { email: JANE.email });
    const token = tokenIn((await auth.mails(1))[0]);
    const updated = await auth.anonymous().post('/api/auth/update-password', { token, userId: jane.userId, password: 'fairway-2026' }, { headers: { 'x-forwarded-for': HOME } });
    await guessFromEverywhere(PER_ACCOUNT.freeFailures);

    expect((await from(HOME, 'fairway-2026', before)).status).toBe(429);
    expect((await from(HOME, 'fairway-2026', deviceOf(updated))).status).toBe(200);
  });
});

it('when the right password gets in, then other sessions stay', async () => {
  const jane = await start();
  const again = await from(HOME);

  expect((await auth.exchange(jane.secret)).userId).toBe(jane.userId);
  expect(hashOf(secretOf(again))).not.toBe(hashOf(jane.secret));
});

it('when too many passwords come, then known devices get in', async () => {
  const argon2 = createArgon2Passwords();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const device = deviceOf((await start({ hash: (password) => argon2.hash(password), verify: (hash, password) => held.then(() => argon2.verify(hash, password)) })).answer);
  const stranger = (number: number) =>
    auth.anonymous().post('/api/auth/login', { email: `golfer-${number}@example.com`, password: 'a guess' }, { headers: { 'x-forwarded-for': `10.0.1.${number}` } });

  const crowd = Array.from({ length: 2 * QUEUED_HASHINGS_MAX }, (_, number) => stranger(number));
  const sentAway: Answer[] = [];
  for (const answer of crowd) void answer.then((one) => one.status === 503 && sentAway.push(one));
  await eventually(
    () => sentAway.length,
    (count) => count === QUEUED_HASHINGS_MAX - UNDER_WAY,
  );
  const owner = from(HOME, JANE.password, device);
  release();

  expect(Number(sentAway[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await owner).status).toBe(200);
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(QUEUED_HASHINGS_MAX + UNDER_WAY);
});
