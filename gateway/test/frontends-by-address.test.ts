import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from './support';

const navigate = { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' } };
const HASHED = '/remotes/game/assets/main.0a1b2c3d.js';

/** A web server with one frontend's files, as its container serves them. */
let files: Record<string, { body: Buffer; headers: Record<string, string> }>;
let asked: string[];
let server: Server;
let gateway: TestGateway;

beforeEach(async () => {
  asked = [];
  files = {
    '/index.html': { body: Buffer.from('<p>app'), headers: { 'content-type': 'text/html; charset=utf-8' } },
    '/landing.html': { body: Buffer.from('<p>landing'), headers: { 'content-type': 'text/html; charset=utf-8' } },
    [HASHED]: { body: brotliCompressSync('run()'), headers: { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br', vary: 'Accept-Encoding' } },
  };
  server = createServer((request, response) => {
    asked.push(String(request.url));
    const file = files[String(request.url)];
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ frontends: { shell: url, remotes: { game: `${url}/remotes/game/` } } });
});
afterEach(async () => {
  await gateway.close();
  await goAway();
});

const goAway = () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe('frontends on web servers of their own', () => {
  test('when pages and files are asked for, then they come as from folders', async () => {
    expect((await gateway.send('/', navigate)).text).toBe('<p>landing');
    expect((await gateway.send('/', { headers: { ...navigate.headers, cookie: 'session=abc' } })).text).toBe('<p>app');
    expect((await gateway.send('/groups', navigate)).text).toBe('<p>app');
    expect(await gateway.send('/assets/gone.js', navigate)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });

  test('when the web server has a compressed file, then it is sent unchanged', async () => {
    const answered = await gateway.send(HASHED, { headers: { 'accept-encoding': 'gzip, br' } });

    expect(brotliDecompressSync(answered.body).toString()).toBe('run()');
    expect(answered.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  test('when a hashed file is requested thrice, then the web server is asked once', async () => {
    for (let times = 0; times < 3; times += 1) {
      await gateway.send(HASHED, { headers: { 'accept-encoding': 'br' } });
      await gateway.send('/', navigate);
    }

    expect(asked.filter((path) => path === HASHED)).toHaveLength(1);
    expect(asked.filter((path) => path === '/landing.html')).toHaveLength(3);
  });

  test('when the web server is unavailable, then known files are still answered', async () => {
    await gateway.send('/', navigate);
    await goAway();

    expect(await gateway.send('/', navigate)).toMatchObject({ status: 200, text: '<p>landing' });
    expect(await gateway.send('/groups', navigate)).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } });
  });

  test('when a page has a new release, then the next request gets it', async () => {
    await gateway.send('/', navigate);
    files['/landing.html'] = { body: Buffer.from('<p>new'), headers: { 'content-type': 'text/html; charset=utf-8' } };

    expect((await gateway.send('/', navigate)).text).toBe('<p>new');
  });
});
