import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ publicUrl: 'https://golf.example' });
});
afterAll(() => gateway.close());

const own = () => new URL(gateway.url).origin;
const FOREIGN = 'https://evil.example';

describe('the check of the origin', () => {
  test.each([
    ['a foreign origin', () => ({ origin: FOREIGN })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['the own host under another scheme', () => ({ origin: own().replace('http', 'https') })],
    ['the own host under another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['another site by fetch metadata', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a sibling site by fetch metadata', () => ({ 'sec-fetch-site': 'same-site' })],
    ['an own origin that fetch metadata contradicts', () => ({ origin: 'https://golf.example', 'sec-fetch-site': 'cross-site' })],
  ])('when an unsafe method comes with %s, then it is a 403 FOREIGN_ORIGIN', async (_what, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const before = gateway.seen.length;
      const answered = await gateway.send('/api/groups', { method, headers: headers() });
      expect(answered.status).toBe(403);
      expect(answered.json).toHaveProperty('code', 'FOREIGN_ORIGIN');
      expect(gateway.seen).toHaveLength(before);
    }
  });

  test.each([
    ['PUBLIC_URL as origin', () => ({ origin: 'https://golf.example', 'sec-fetch-site': 'same-origin' })],
    ["the request's own scheme and host as origin", () => ({ origin: own() })],
    ['the same origin by fetch metadata', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['neither header, as no browser would', () => ({})],
  ])('when a POST comes with %s, then it is let through', async (_what, headers) => {
    expect(await gateway.send('/api/groups', { method: 'POST', headers: headers() })).toMatchObject({ status: 200 });
  });

  test('when another site reads with a GET, then it is let through', async () => {
    expect(await gateway.send('/api/groups', { headers: { origin: FOREIGN, 'sec-fetch-site': 'cross-site' } })).toMatchObject({ status: 200 });
  });

  test('when a webhook comes from a foreign origin, then it is let through', async () => {
    expect(await gateway.send('/api/webhooks/stripe', { method: 'POST', headers: { origin: FOREIGN } })).toMatchObject({ status: 200 });
  });
});
