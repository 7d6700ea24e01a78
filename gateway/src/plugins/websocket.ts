import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '@fairshare/contracts';
import { Refusal, notFound, unavailable } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import { answerUnderWay, hangUp, refuseSocket } from '../http/answer';
import { isForeign } from '../http/origin';
import { comparable } from '../http/path';
import { beginVisit, type VisitedRequest } from '../http/visit';
import type { GatewayParts } from '../parts';
import { downstreamHeaders, upstreamHeaders } from '../upstream/headers';
import { mayTryNext } from '../upstream/upstreams';
import { foreignOrigin } from './csrf';
import { countAddress } from './rate-limit';
import { findSession } from './session';

/** The sockets that are open through this gateway. */
export interface OpenSockets {
  count(): number;
  endAll(): void;
}

/**
 * Live updates. express-gateway knows no upgrades, so this takes them from its server: the same limits, Origin rule and session check
 * as for requests, then the bytes go to realtime and back. Whoever has no session is let through as no one, and told so by realtime.
 */
export function attachWebsocket(server: Server, parts: GatewayParts): OpenSockets {
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    // Without a listener a connection reset would end the process; the close that follows it does the tidying up.
    client.on('error', () => client.destroy());
    // It did not wait for the answer to the request before it, which would land in the middle of what is said here.
    if (answerUnderWay(client)) return void client.destroy();
    const visited = beginVisit(request, parts.clientOf(request));
    pass(visited, client, head, parts).catch((error: unknown) => {
      if (!(error instanceof Refusal)) parts.logger.warn({ err: error }, 'upgrade failed');
      refuseSocket(client, error instanceof Refusal ? error : unavailable('Live updates'), visited.visit.requestId);
    });
  });
  return {
    count: () => open.size,
    endAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** An upgrade changes nothing at realtime, so any instance may be asked after another. */
async function pass(request: VisitedRequest, client: Duplex, head: Buffer, parts: GatewayParts): Promise<void> {
  await admit(request, parts);
  if (client.destroyed) return;
  let failure: unknown = new Error('realtime has no address');
  for (const upstream of parts.upstreams.inOrder('realtime')) {
    try {
      return await tunnel(request, client, head, upstream.url);
    } catch (error) {
      failure = error;
      if (!mayTryNext(error, upstream, !client.destroyed)) throw error;
    }
  }
  throw failure;
}

/** @throws the refusal of an upgrade that may not pass */
async function admit(request: VisitedRequest, parts: GatewayParts): Promise<void> {
  if (comparable(request.visit.path) !== SOCKET_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket') throw notFound();
  await countAddress(parts.limiter, request);
  if (isForeign(request.headers, request.visit.client, parts.publicOrigin)) throw foreignOrigin();
  request.visit.session = await findSession(request, parts);
}

/** Resolves once realtime has answered, with an upgrade or a refusal. @throws when it does not */
function tunnel(request: VisitedRequest, client: Duplex, head: Buffer, to: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const upstream = ask(new URL(socketAddress(request), to), {
      method: 'GET',
      agent: false,
      timeout: TIMES.answerUpstream,
      headers: [...upstreamHeaders(request), 'host', to.host, 'connection', 'Upgrade', 'upgrade', 'websocket'] as never,
    });
    const abandon = () => upstream.destroy();
    client.once('close', abandon);

    upstream.once('upgrade', (answer, service, serviceHead) => {
      client.off('close', abandon);
      service.setTimeout(0);
      client.write(headOf(answer, ['connection', 'Upgrade', 'upgrade', 'websocket']));
      if (serviceHead.length > 0) client.write(serviceHead);
      if (head.length > 0) service.write(head);
      join(client, service);
      resolve();
    });
    upstream.once('response', (answer) => {
      client.write(headOf(answer, ['connection', 'close']));
      answer.pipe(client, { end: false });
      answer.once('close', () => (answer.complete ? hangUp(client) : client.destroy()));
      resolve();
    });
    upstream.once('timeout', abandon);
    upstream.once('error', (error) => {
      client.off('close', abandon);
      // Whoever has left wants no answer, and it is nobody's fault.
      if (client.destroyed) resolve();
      else reject(error);
    });
    upstream.end();
  });
}

/** However a client spelt it (/ws, /WS/), realtime knows it by one spelling. */
function socketAddress({ url = '' }: VisitedRequest): string {
  const query = url.indexOf('?');
  return `${SOCKET_PATH}/${query === -1 ? '' : url.slice(query)}`;
}

/** Two ends of one tunnel: what one sends the other gets, and neither outlives the other. */
function join(client: Duplex, service: Duplex): void {
  service.on('error', () => service.destroy());
  client.once('close', () => service.destroy());
  service.once('close', () => client.destroy());
  client.pipe(service);
  service.pipe(client);
}

/** `ofConnection`: names and values in turn. */
function headOf(answer: IncomingMessage, ofConnection: readonly string[]): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  const headers = [...downstreamHeaders(answer.headers), ...ofConnection];
  for (let index = 0; index < headers.length; index += 2) {
    for (const one of [headers[index + 1]].flat()) lines.push(`${headers[index]}: ${one}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
