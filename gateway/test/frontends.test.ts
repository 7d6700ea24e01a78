import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const navigate = { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' } };
const HASHED = '/assets/shell.0a1b2c3d.js';

describe('pages', () => {
  test('when / is opened, then only session cookies get the app', async () => {
    const anonymous = await gateway.send('/', navigate);
    const signedIn = await gateway.send('/', { headers: { ...navigate.headers, cookie: 'session=abc' } });

    expect(anonymous.text).toContain('landing');
    expect(signedIn.text).toContain('app');
    expect(anonymous.headers.vary).toContain('Cookie');
    expect(gateway.exchanges).toHaveLength(0);
  });

  test.each(['/login', '/reset-password?token=abc', '/manage-subscription/', '/no/such/screen'])('when %s is navigated to, then it opens the app', async (path) => {
    const answered = await gateway.send(path, navigate);

    expect(answered).toMatchObject({ status: 200, text: expect.stringContaining('app') });
    expect(answered.headers['cache-control']).toBe('no-cache');
  });

  test('when a remote has its own page, then it needs the slash', async () => {
    expect(await gateway.send('/remotes/game/', navigate)).toMatchObject({ status: 200, text: expect.stringContaining('game alone') });
    expect(await gateway.send('/remotes/game', navigate)).toMatchObject({ status: 404 });
  });

  test.each([
    ['/assets/gone.0a1b2c3d.js', navigate.headers],
    ['/assets/gone', navigate.headers],
    ['/favicon.png', navigate.headers],
    ['/remotes/game/assets/gone.js', navigate.headers],
    ['/remotes/nobody/mf-manifest.json', navigate.headers],
    ['/remotes/__proto__/mf-manifest.json', navigate.headers],
    ['/remotes', navigate.headers],
    ['/login', { 'sec-fetch-mode': 'cors' }],
    ['/login', { accept: 'application/json' }],
    ['//login', navigate.headers],
  ])('when %s is requested with %j, then it is a 404 in JSON', async (path, headers) => {
    const answered = await gateway.send(path, { headers });

    expect(answered.status).toBe(404);
    expect(answered.json).toHaveProperty('code', 'NOT_FOUND');
  });

  test('when a path leads outside of a frontend, then it is a 404', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/remotes/game/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/.built-from',
      '/%2ebuilt-from',
    ]) {
      const answered = await gateway.send(path, navigate);
      expect(answered.status).toBe(404);
      expect(answered.text).not.toContain('outside');
    }
  });

  test('when a page gets a POST, then it is a 404', async () => {
    expect(await gateway.send('/login', { method: 'POST', ...navigate })).toMatchObject({ status: 404 });
    expect(await gateway.send(HASHED, { method: 'HEAD' })).toMatchObject({ status: 200, text: '', headers: { 'content-length': expect.stringMatching(/^[1-9]\d+$/) } });
  });
});

describe('caching', () => {
  test('when a file is named by its content, then it is kept permanently', async () => {
    for (const path of [HASHED, '/remotes/game/assets/main.8c9d0e1f.js']) {
      expect((await gateway.send(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', '/index.html', '/sw.js', '/config.json', '/remotes/game/mf-manifest.json']) {
      const first = await gateway.send(path);
      expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      const again = await gateway.send(path, { headers: { 'if-none-match': `"other", W/${String(first.headers.etag)}` } });
      expect(again).toMatchObject({ status: 304, text: '' });
    }
  });

  test('when /manifest.webmanifest is read, then it makes the app installable under its name', async () => {
    const { status, headers, text } = await gateway.send('/manifest.webmanifest');
    const manifest = JSON.parse(text) as { icons: unknown[] };
    expect({ status, type: headers['content-type'], cached: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/manifest+json; charset=utf-8',
      cached: 'no-cache',
    });
    expect(manifest).toMatchObject({ name: expect.any(String), display: 'standalone', start_url: '/', scope: '/' });
    expect(manifest.icons).toContainEqual({ src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' });
  });

  test('when /config.json is read, then it says what the browser needs to know', async () => {
    expect((await gateway.send('/config.json')).json).toEqual({
      productName: 'Fairshare',
      supportEmail: 'help@golf.example',
      stripePublishableKey: null,
      analyticsMeasurementId: null,
      adPixelId: null,
      remotes: { game: '/remotes/game/' },
    });
  });
});

describe('compression', () => {
  test('when a client accepts encodings, then the best of them is sent', async () => {
    const plain = await gateway.send(HASHED);
    const br = await gateway.send(HASHED, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gz = await gateway.send(HASHED, { headers: { 'accept-encoding': 'gzip, br;q=0' } });

    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(plain.body.length / 10);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('when the build has compressed a file, then that is served', async () => {
    const answered = await gateway.send('/assets/shell.4e5f6a7b.css', { headers: { 'accept-encoding': 'br' } });

    expect(answered.text).toBe('a precompressed stylesheet');
    expect(answered.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
  });
});

describe('security headers', () => {
  const policyOf = (header: unknown) =>
    Object.fromEntries(
      String(header)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );

  test('when a page is opened, then its headers forbid anything from elsewhere', async () => {
    const { headers } = await gateway.send('/', navigate);

    expect(policyOf(headers['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self' ws://golf.example",
      'frame-src': "'none'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('when Stripe, analytics and advertising are on, then the headers allow them', async () => {
    const stripe = await startTestGateway({
      publicUrl: 'https://golf.example',
      browserConfig: { productName: 'Fairshare', supportEmail: 'a@b.example', stripePublishableKey: 'pk_test_1', analyticsMeasurementId: 'G-1', adPixelId: '42', remotes: {} },
    });
    try {
      const { headers } = await stripe.send('/', navigate);
      const policy = policyOf(headers['content-security-policy']);
      expect(policy['script-src']).toBe("'self' https://js.stripe.com https://*.js.stripe.com https://www.googletagmanager.com https://connect.facebook.net");
      expect(policy['img-src']).toContain('https://www.facebook.com');
      expect(policy['frame-src']).toBe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
      expect(policy['style-src']).toBe("'self'");
      expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
      expect(policy['connect-src']).toContain("'self' wss://golf.example https://api.stripe.com");
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await stripe.close();
    }
  });
});
