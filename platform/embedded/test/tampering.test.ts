import { createTestClient } from '@fairshare/testing';
import { registerWithTrial, startForTest } from './support';

type Platform = Awaited<ReturnType<typeof startForTest>>;

describe('a session cookie', () => {
  let platform: Platform;
  let cookie: string;
  beforeAll(async () => {
    platform = await startForTest();
    const golfer = platform.visitor();
    await registerWithTrial(golfer);
    cookie =
      golfer
        .cookies()
        .split('; ')
        .find((pair) => pair.startsWith('session=')) ?? '';
  });
  afterAll(() => platform.close());

  const answersTo = async (headers: Record<string, string>) => {
    const client = createTestClient(
      () => platform.url,
      () => headers,
    );
    const paths = ['/api/auth/user', '/api/subscription/status', '/api/groups', '/api/admin/export-users'];
    return Promise.all(paths.map(async (path) => (await client.get(path)).status));
  };

  test('when the cookie comes unchanged, then the caller is signed in', async () => {
    expect(await answersTo({ cookie })).toEqual([200, 200, 200, 403]);
  });

  test.each<[string, (given: string) => Record<string, string>]>([
    ['with another letter', (given) => ({ cookie: given.slice(0, -1) + (given.endsWith('A') ? 'B' : 'A') })],
    ['cut off', (given) => ({ cookie: given.slice(0, -4) })],
    ['in lower case', (given) => ({ cookie: given.toLowerCase() })],
    ['with nothing in it', () => ({ cookie: 'session=' })],
    ['with a path in it', () => ({ cookie: 'session=../../internal' })],
    ['with ten thousand letters', () => ({ cookie: `session=${'A'.repeat(10_000)}` })],
    ['in place of a token', (given) => ({ authorization: `Bearer ${given.slice('session='.length)}` })],
  ])('when the cookie comes %s, then every call gets a 401', async (_case, headersOf) => {
    expect(await answersTo(headersOf(cookie))).toEqual([401, 401, 401, 401]);
  });
});
