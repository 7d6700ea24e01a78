import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { startNativeNginx } from '@fairshare/engines';
import { startGateway, type FrontendsSource, type Gateway } from '@fairshare/gateway';
import { createLogger, createMemoryLoginSessionCache } from '@fairshare/service-kit';
import { describeWith } from './support/describe-with';
import { ROOT } from './support/files';

const LONG = '-'.repeat(2_000);
const FILES: Readonly<Record<string, string>> = {
  'frontends/shell/dist/index.html': `<p>app${LONG}`,
  'frontends/shell/dist/landing.html': `<p>landing${LONG}`,
  'frontends/shell/dist/favicon.svg': `<svg>${LONG}</svg>`,
  'frontends/shell/dist/assets/main.0a1b2c3d.js': `run()//${LONG}`,
  'frontends/shell/dist/assets/main.0a1b2c3d.js.map': '{}',
  'frontends/shell/dist/assets/small.11111111.css': 'p{}',
  'frontends/shell/dist/.built-from': 'a note',
  'frontends/admin/dist/index.html': `<p>admin${LONG}`,
  'frontends/admin/dist/mf-manifest.json': `{"a":"${LONG}"}`,
  'frontends/admin/dist/assets/panel.0a1b2c3d.js': `panel()//${LONG}`,
};
const navigate = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const signedIn = { ...navigate, cookie: 'theme=dark; session=abc' };

/** Every kind of address, with the headers that a browser sends. */
const ASKED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['/', navigate],
  ['/', signedIn],
  ['/', { ...navigate, cookie: '__Host-session=' }],
  ['/groups/abc', navigate],
  ['/login', { 'sec-fetch-mode': 'cors' }],
  ['/index.html', {}],
  ['/favicon.svg', {}],
  ['/assets/main.0a1b2c3d.js', {}],
  ['/assets/main.0a1b2c3d.js.map', {}],
  ['/assets/small.11111111.css', {}],
  ['/assets/gone.22222222.js', navigate],
  ['/assets/gone', navigate],
  ['/gone.png', navigate],
  ['/.built-from', navigate],
  ['/.release.json', navigate],
  ['/metrics', navigate],
  ['/internal/aggregates/groups', navigate],
  ['/remotes/admin/', navigate],
  ['/remotes/admin/mf-manifest.json', {}],
  ['/remotes/admin/assets/panel.0a1b2c3d.js', {}],
  ['/remotes/admin/gone.js', {}],
  ['/remotes/nobody/mf-manifest.json', navigate],
];
const COMPARED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

const until: (() => Promise<unknown>)[] = [];
let folder: string;

async function gatewayOn(frontends: FrontendsSource): Promise<Gateway> {
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1',
    serviceUrls: () => [],
    peers: { call: () => Promise.reject(new Error('nobody is asked')) },
    sessionCache: createMemoryLoginSessionCache(),
    frontends,
    browserConfig: { productName: 'Fairshare', supportEmail: 'help@golf.example', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} },
    trustedProxies: [],
    rateLimitMultiplier: 1_000,
    logger: createLogger('test', 'silent'),
  });
  until.push(() => gateway.close());
  return gateway;
}

/** The images' nginx.conf with the paths and the port of this test, on a site with the images' layout. */
async function frontendServer(gatewayUrl: string): Promise<string> {
  const server = await startNativeNginx(async (directory, port) => {
    const site = join(directory, 'site');
    await cp(join(folder, 'site'), site, { recursive: true });
    const fill = async (name: string, replacements: Readonly<Record<string, string>>) =>
      Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, to), await readFile(join(ROOT, 'infra/docker/nginx', name), 'utf8'));
    await writeFile(join(directory, 'gateway.conf'), await fill('templates/gateway.conf.template', { '${NGINX_LOCAL_RESOLVERS}': '127.0.0.1', '${GATEWAY_URL}': gatewayUrl }));
    const configuration = join(directory, 'nginx.conf');
    // If root starts nginx, its workers run as another user, who may not have access to this folder.
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    await writeFile(configuration, user + (await fill('nginx.conf', { '/tmp/': `${directory}/`, '/usr/share/nginx/html': site, 'listen 8080': `listen 127.0.0.1:${port}` })));
    return configuration;
  });
  until.push(() => server.close());
  return server.url;
}

async function ask(url: string, path: string, headers: Readonly<Record<string, string>>) {
  const answer = await request(url + path, { headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

describeWith('nginx', "the frontends' web server", () => {
  let fromFolder: Gateway;
  let nginx: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairshare-frontends-'));
    until.push(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    for (const name of ['shell', 'admin']) {
      execFileSync(process.execPath, [join(ROOT, 'scripts/package-frontend.mjs'), join(folder, 'frontends', name, 'dist'), join(folder, 'site')]);
    }
    fromFolder = await gatewayOn({ shell: join(folder, 'frontends/shell/dist'), remotes: { admin: join(folder, 'frontends/admin/dist') } });
    nginx = await frontendServer('');
  });
  afterAll(async () => {
    for (const end of until.reverse()) await end();
  });

  test.each(['br, gzip', 'gzip', 'identity', 'br;q=0, gzip'])('when a client takes %s, then both servers answer alike', async (encoding) => {
    for (const [path, headers] of ASKED) {
      const [theirs, ours] = await Promise.all([fromFolder.url, nginx].map((url) => ask(url, path, { ...headers, 'accept-encoding': encoding })));
      const seen = (answer: typeof theirs) => ({ path, status: answer?.status, ...Object.fromEntries(COMPARED.map((name) => [name, comparable(name, path, answer)])) });
      expect(seen(ours)).toEqual(seen(theirs));
    }
  });

  /** Ignores allowed differences: refusals are not cached in either case, and a file too small to compress may still have a Vary header. */
  function comparable(name: string, path: string, answer?: Awaited<ReturnType<typeof ask>>) {
    if (answer?.status === 404 && (name === 'cache-control' || name === 'vary')) return 'of a refusal';
    if (name === 'vary' && (path === '/index.html' || path.endsWith('.map') || path.includes('small'))) return 'of no matter';
    return answer?.headers[name];
  }

  test('when files come from the web server, then answers stay the same', async () => {
    const fromServer = await gatewayOn({ shell: nginx, remotes: { admin: `${nginx}/remotes/admin` } });

    for (const [path, headers] of ASKED) {
      const [theirs, ours] = await Promise.all([fromFolder, fromServer].map(({ url }) => ask(url, path, { ...headers, 'accept-encoding': 'br' })));
      const seen = (answer: typeof theirs) => ({
        path,
        status: answer?.status,
        ...Object.fromEntries([...COMPARED, 'content-security-policy'].map((name) => [name, comparable(name, path, answer)])),
      });
      expect(seen(ours)).toEqual(seen(theirs));
    }
  });

  test('when a client already has a hashed file, then the answer is a 304', async () => {
    const first = await ask(nginx, '/assets/main.0a1b2c3d.js', { 'accept-encoding': 'br' });
    const again = await ask(nginx, '/assets/main.0a1b2c3d.js', { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) });

    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
  });

  test('when the web server stands alone, then it passes API calls on', async () => {
    const seen: string[] = [];
    const api: HttpServer = createServer((incoming, response) => {
      seen.push(`${incoming.url} ${incoming.headers['x-forwarded-host']} ${incoming.headers['x-forwarded-proto']}`);
      response.end('{}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    until.push(() => new Promise((resolve) => api.close(resolve)));
    const alone = await frontendServer(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);

    expect((await ask(alone, '/api/auth/user?a=b', { host: 'admin.example', 'x-forwarded-proto': 'https' })).status).toBe(200);
    expect(seen).toEqual(['/api/auth/user?a=b admin.example https']);
    expect((await ask(nginx, '/api/auth/user', {})).status).toBe(404);
  });
});

describe('package-frontend', () => {
  test('when a release is packaged, then it keeps the one before', async () => {
    const work = await mkdtemp(join(tmpdir(), 'fairshare-releases-'));
    const release = async (name: string, previous?: string) => {
      const dist = join(work, name, 'game', 'dist');
      await mkdir(join(dist, 'assets'), { recursive: true });
      await writeFile(join(dist, 'mf-manifest.json'), name);
      await writeFile(join(dist, 'assets', `${name}.0a1b2c3d.js`), `${name}${LONG}`);
      execFileSync(process.execPath, [join(ROOT, 'scripts/package-frontend.mjs'), dist, join(work, `${name}-site`), ...(previous ? [join(work, `${previous}-site`)] : [])]);
    };
    await release('one');
    await release('two', 'one');
    await release('three', 'two');
    const has = (file: string) =>
      readFile(join(work, 'three-site/remotes/game', file), 'utf8').then(
        () => true,
        () => false,
      );

    expect(await Promise.all(['assets/three.0a1b2c3d.js', 'assets/two.0a1b2c3d.js.br', 'assets/one.0a1b2c3d.js'].map(has))).toEqual([true, true, false]);
    expect(await readFile(join(work, 'three-site/remotes/game/mf-manifest.json'), 'utf8')).toBe('three');
    await rm(work, { recursive: true });
  });
});
