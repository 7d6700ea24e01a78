import { createServer } from 'node:http';
import { listenHttp, type Listening, type Metrics } from '@fairshare/service-kit';
import { sendJson } from './http/respond';

export interface ProcessHealthOptions {
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
}

/**
 * This process's own `/healthz`, `/readyz` and `/metrics`, on a separate port that is not public. The gateway is ready even if services are
 * unavailable: it still handles requests that do not need them.
 */
export function listenForOrchestrators({ port, host, metrics, isClosing }: ProcessHealthOptions): Promise<Listening> {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') sendJson(response, 200, { status: 'ok' });
    else if (request.url === '/readyz')
      sendJson(response, isClosing() ? 503 : 200, isClosing() ? { status: 'not ready', missing: 'time: it is shutting down' } : { status: 'ready' });
    else if (request.url === '/metrics') response.setHeader('Content-Type', metrics.contentType).end(await metrics.text());
    else sendJson(response, 404, { message: 'Not found' });
  });
  return listenHttp(() => undefined, { port, host, server });
}
