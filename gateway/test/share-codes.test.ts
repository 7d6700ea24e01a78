import { RATE_LIMITS } from '../src/config/limits';
import { sessionOf, startTestGateway, type TestGateway } from './support';

/** One account and address of a guessing attack: a new one for each attempt, unless a test sets them. */
interface Searcher {
  readonly user: string;
  readonly address: string;
}

let gateway: TestGateway;
let taken = 0;
beforeEach(async () => {
  gateway = await startTestGateway({ trustedProxies: ['127.0.0.1'] });
  // In these tests, the session's secret is the user's name.
  gateway.exchange = () => sessionOf(signedIn);
  gateway.answer.groups = (request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const found = Buffer.concat(chunks).toString().includes('RIGHTONE');
        response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
  };
  taken = 0;
});
afterEach(() => gateway.close());

let signedIn = '';
async function join({ user, address }: Searcher, shareCode = 'ZZZZZZZZ'): Promise<number> {
  signedIn = user;
  const headers = { 'content-type': 'application/json', cookie: `session=${user}`, 'x-forwarded-for': address };
  const { status, headers: answered } = await gateway.send('/api/groups/join', { method: 'POST', headers, body: JSON.stringify({ shareCode }) });
  if (status === 429) expect(Number(answered['retry-after'])).toBeGreaterThan(0);
  return status;
}
const someoneNew = (): Searcher => {
  taken += 1;
  return { user: `golfer-${taken}`, address: `10.0.${taken >> 8}.${taken & 255}` };
};
async function miss(times: number, who: () => Searcher): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) expect(await join(who())).toBe(404);
}

test('when one user tries code after code, then they get a 429', async () => {
  for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) await join({ user: 'ann', address: someoneNew().address });

  expect(await join({ user: 'ann', address: someoneNew().address })).toBe(429);
});

test('when many users guess codes from one address, then it gets 429', async () => {
  for (let turn = 0; turn < RATE_LIMITS['join-address'].requests; turn += 1) await join({ user: someoneNew().user, address: '203.0.113.7' });

  expect(await join({ user: 'ann', address: '203.0.113.7' }, 'RIGHTONE')).toBe(429);
  expect(await join({ user: 'ann', address: '203.0.113.8' }, 'RIGHTONE')).toBe(200);
});

test('when the whole platform sees many misses, then only missers get 429', async () => {
  const first = someoneNew();
  expect(await join(first)).toBe(404);
  await miss(RATE_LIMITS['join-misses'].requests - 1, someoneNew);

  expect(await join(first, 'RIGHTONE')).toBe(429);
  expect(await join({ user: 'fresh', address: first.address }, 'RIGHTONE')).toBe(429);
  expect(await join({ user: first.user, address: '192.0.2.9' }, 'RIGHTONE')).toBe(429);
  expect(await join({ user: 'ann', address: '192.0.2.10' }, 'RIGHTONE')).toBe(200);
  expect(await join({ user: 'ann', address: '192.0.2.10' })).toBe(404);
  expect(await join({ user: 'ann', address: '192.0.2.10' }, 'RIGHTONE')).toBe(429);
});

test('when codes are right, then joining does not count as a miss', async () => {
  for (let turn = 0; turn < RATE_LIMITS['join-misses-address'].requests; turn += 1) {
    expect(await join({ user: someoneNew().user, address: `198.51.100.${turn % 2}` }, 'RIGHTONE')).toBe(200);
  }
  expect(await join({ user: 'ann', address: '198.51.100.0' }, 'RIGHTONE')).toBe(200);
});

describe('guessed scoring links', () => {
  const open = (address: string, token: string, call = 'open') =>
    gateway
      .send(`/api/guest/${call}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address }, body: JSON.stringify({ token }) })
      .then(({ status }) => status);
  beforeEach(() => {
    gateway.answer.games = gateway.answer.groups;
  });

  test('when one address guesses too many scoring links, then it gets 429', async () => {
    for (let turn = 0; turn < RATE_LIMITS['guest-misses-address'].requests; turn += 1) expect(await open('203.0.113.7', 'wrong')).toBe(404);

    expect(await open('203.0.113.7', 'RIGHTONE')).toBe(429);
    expect(await open('203.0.113.8', 'RIGHTONE')).toBe(200);
  });

  test('when many addresses guess scoring links, then only missers get 429', async () => {
    for (let turn = 0; turn < RATE_LIMITS['guest-misses'].requests; turn += 1) expect(await open(someoneNew().address, 'wrong')).toBe(404);

    expect(await open('10.0.0.1', 'RIGHTONE')).toBe(429);
    expect(await open('192.0.2.10', 'RIGHTONE')).toBe(200);
  });

  test('when links are guessed by previews, then these guesses count as well', async () => {
    for (let turn = 0; turn < RATE_LIMITS['guest-misses-address'].requests; turn += 1) expect(await open('203.0.113.9', 'wrong', 'preview')).toBe(404);

    expect(await open('203.0.113.9', 'RIGHTONE', 'preview')).toBe(429);
    expect(await open('203.0.113.9', 'RIGHTONE')).toBe(429);
  });
});
