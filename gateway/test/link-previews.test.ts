import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from './support';

const ICONS = join(__dirname, '..', '..', 'frontends', 'shell', 'public', 'icons');
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body></body></html>`;
const PRODUCT = `Tom & "Jerry's" <Golf> $& $1`;
const ESCAPED = 'Tom &amp; &quot;Jerry&#39;s&quot; &lt;Golf&gt; $&amp; $1';
const SECRET = 'Hh7-kQ2_vXw9Zr4tYb8NcM3sLd6fGj5p';
/** The request headers of a messenger: it is not a browser, and runs no scripts. */
const messenger = { headers: { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' } };
const navigate = { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    publicUrl: 'https://golf.example/some/path',
    browserConfig: { productName: PRODUCT, supportEmail: 'help@golf.example', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} },
    files: {
      'shell/index.html': page('app'),
      'shell/landing.html': page('landing'),
      'shell/icons/link-preview.png': readFileSync(join(ICONS, 'link-preview.png')),
    },
  });
});
afterAll(() => gateway.close());

/** The meta tags: property or name → content, as it is written. */
const metaIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g)].map(([, name, content]) => [name, content]));

const PRIVATE = [`/join/${SECRET}`, `/watch/${SECRET}`, `/score/Round-1.${SECRET}`, '/watch', '/score'];

describe('link previews', () => {
  test.each(PRIVATE)('when a messenger fetches %s, then it gets title, text and picture', async (path) => {
    const { status, headers, text } = await gateway.send(path, messenger);
    const meta = metaIn(text);

    expect({ status, type: headers['content-type'], robots: headers['x-robots-tag'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8', robots: 'noindex' });
    expect(meta).toEqual({
      'og:type': 'website',
      'og:site_name': ESCAPED,
      'og:title': expect.stringMatching(/^\S.{9,}$/),
      'og:description': expect.stringMatching(/^\S.{39,}$/),
      'og:image': 'https://golf.example/icons/link-preview.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.any(String),
      'twitter:card': 'summary_large_image',
      robots: 'noindex',
    });
    expect(text).toContain('<title>app</title>');
    expect(text).not.toMatch(/\$\d[\d.,]*\d/);
    expect(JSON.stringify({ text, headers })).not.toContain(SECRET);
  });

  test('when kinds of links are compared, then each says something of its own', async () => {
    const titles = await Promise.all(['/', ...PRIVATE.slice(0, 3)].map(async (path) => metaIn((await gateway.send(path, messenger)).text)['og:title']));
    expect(new Set(titles).size).toBe(4);
    expect(titles[1]).toBe(`Join your golf group on ${ESCAPED}`);
  });

  test('when the landing page is fetched, then search engines may find it', async () => {
    const { headers, text } = await gateway.send('/', messenger);
    expect(text).toContain('<title>landing</title>');
    expect(metaIn(text)).toMatchObject({ 'og:url': 'https://golf.example/', 'og:title': ESCAPED, 'og:image': 'https://golf.example/icons/link-preview.png' });
    expect(metaIn(text)).not.toHaveProperty('robots');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  test('when the picture is fetched, then it is a small PNG', async () => {
    const { headers, body } = await gateway.send('/icons/link-preview.png', messenger);
    expect(headers['content-type']).toBe('image/png');
    expect({ width: body.readUInt32BE(16), height: body.readUInt32BE(20) }).toEqual({ width: 1200, height: 630 });
    expect(body.length).toBeLessThan(150_000);
  });

  test.each(['/login', '/groups', '/join/one/two', '/joined', '/score/one/two'])('when %s is opened, then its page is as it was built', async (path) => {
    const { status, headers, text } = await gateway.send(path, navigate);
    expect({ status, text }).toEqual({ status: 200, text: page('app') });
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  test.each(['/score.js', '/join/photo.png', '/score/one.two/three', '/assets/score'])('when %s is asked for, then it is still no page', async (path) => {
    expect((await gateway.send(path, navigate)).status).toBe(404);
  });

  test('when a signed-in golfer opens the app, then it has no preview', async () => {
    expect((await gateway.send('/', { headers: { ...navigate.headers, cookie: '__Host-session=abc; session=abc' } })).text).toBe(page('app'));
  });

  test('when a browser opens a link again, then it gets a 304', async () => {
    const headers = { ...navigate.headers, 'accept-encoding': 'gzip, br' };
    const first = await gateway.send(`/join/${SECRET}`, { headers });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(metaIn(brotliDecompressSync(first.body).toString())).toHaveProperty('og:title');
    const again = await gateway.send(`/join/${SECRET}`, { headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '', headers: { 'x-robots-tag': 'noindex' } });
  });
});
