import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createMemoryLoginSessionCache, createPeers } from '@fairshare/service-kit';
import { startGateway } from '@fairshare/gateway';
import { PEERS_FOLDER } from './peers';

const HOST = '127.0.0.1';

/** Each contender listens on `port` and forwards requests to `upstream`, in a process of its own. */
export const CONTENDERS: Readonly<Record<string, (port: number, upstream: string) => void>> = {
  /** With all steps of a request of the app: rate limits, origin check, session, security headers. */
  fairshare(port, upstream) {
    const frontends = mkdtempSync(join(tmpdir(), 'fairshare-bench-'));
    writeFileSync(join(frontends, 'index.html'), '<!doctype html><head></head>');
    void startGateway({
      port,
      host: HOST,
      publicUrl: `http://${HOST}:${port}`,
      serviceUrls: () => [upstream],
      peers: createPeers({ self: 'gateway', urls: () => [upstream], secret: 'a secret of the bench, long enough' }),
      sessionCache: createMemoryLoginSessionCache(),
      frontends: { shell: frontends, remotes: {} },
      browserConfig: { productName: 'Bench', supportEmail: 'bench@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} },
      trustedProxies: [],
      rateLimitMultiplier: 1_000_000,
      logger: createLogger('bench', 'error'),
    });
  },

  'http-proxy'(port, upstream) {
    serveHttpProxy(port, { target: upstream });
  },

  'http-proxy, keep-alive'(port, upstream) {
    serveHttpProxy(port, { target: upstream, agent: new Agent({ keepAlive: true, maxSockets: 128 }) });
  },

  '@fastify/http-proxy'(port, upstream) {
    const app = fromPeers('fastify')();
    app.register(fromPeers('@fastify/http-proxy'), { upstream });
    app.listen({ port, host: HOST });
  },

  'stock express-gateway'(port, upstream) {
    const folder = mkdtempSync(join(tmpdir(), 'stock-express-gateway-'));
    // The same as its own files, except for the routes.
    cpSync(join(PEERS_FOLDER, 'node_modules/express-gateway/lib/config'), folder, { recursive: true });
    rmSync(join(folder, 'gateway.config.yml'));
    writeFileSync(join(folder, 'gateway.config.json'), JSON.stringify(stockConfig(port, upstream)));
    process.env.EG_DISABLE_CONFIG_WATCH = 'true';
    fromPeers('express-gateway')().load(folder).run();
  },
};

const fromPeers = createRequire(join(PEERS_FOLDER, 'package.json'));

function serveHttpProxy(port: number, options: { target: string; agent?: Agent }): void {
  const proxy = fromPeers('http-proxy').createProxyServer(options);
  createServer((request, response) => proxy.web(request, response)).listen(port, HOST);
}

const stockConfig = (port: number, upstream: string) => ({
  http: { port, hostname: HOST },
  apiEndpoints: { api: { host: '*', paths: '/api/*' } },
  serviceEndpoints: { backend: { url: upstream } },
  policies: ['proxy'],
  pipelines: { default: { apiEndpoints: ['api'], policies: [{ proxy: [{ action: { serviceEndpoint: 'backend' } }] }] } },
});
