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
import { hasTwoHosts, twoHosts } from '../routing/hosts';
import { downstreamHeaders, upstreamHeaders } from '../upstream/headers';
import { watchTunnels, type Tunnels } from '../upstream/tunnels';
import { mayTryNext, upstreamSilent, type Upstream } from '../upstream/upstreams';
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
  const tunnels = watchTunnels();
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    // Without a listener a connection reset would end the process; the close that follows it does the tidying up.
    client.on('error', () => client.destroy());
    // It did not wait for the answer to the request before it, which would land in the middle of what is said here.
    if (answerUnderWay(client)) return void client.destroy();
    const visited = beginVisit(request, parts.clientOf(request));
    pass(visited, client, head, parts, tunnels).catch((error: unknown) => {
      if (!(error instanceof Refusal)) parts.logger.warn({ err: error }, 'upgrade failed');
      refuseSocket(client, error instanceof Refusal ? error : unavailable('Live updates'), visited.visit.requestId);
    });
  });
  return {
    count: () => open.size,
    endAll: () => {
      tunnels.stop();
      for (const socket of open) socket.destroy();
    },
  };
}

/** An upgrade changes nothing at realtime, so any instance may be asked after another. */
async function pass(request: VisitedRequest, client: Duplex, head: Buffer, parts: GatewayParts, tunnels: Tunnels): Promise<void> {
  await admit(request, parts);
  if (client.destroyed) return;
  const answerBy = request.visit.began + TIMES.answerBegun;
  let failure: unknown = new Error('no instance of realtime is there to answer');
  for (const upstream of parts.upstreams.inOrder('realtime')) {
    const within = Math.min(answerBy - performance.now(), TIMES.beginAnswer);
    if (within <= 0) break;
    try {
      await tunnel(request, client, head, upstream, within);
      if (!client.destroyed) tunnels.add(upstream, client);
      return;
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
  if (hasTwoHosts(request.rawHeaders)) throw twoHosts();
  if (!new URLSearchParams(request.url?.split('?')[1]).has('EIO')) throw notSocketIo();
  await countAddress(parts.limiter, request);
  if (isForeign(request.headers, request.visit.client, parts.publicOrigin)) throw foreignOrigin();
  request.visit.session = await findSession(request, parts);
}

/** What a WebSocket client that speaks something else is told. */
const notSocketIo = () =>
  new Refusal(400, 'SOCKET_IO_EXPECTED', `Live updates speak Socket.IO 4 (Engine.IO 4, WebSocket transport alone): connect with a Socket.IO client, path ${SOCKET_PATH}. See /api/docs.`);

/** Resolves once realtime has answered, with an upgrade or a refusal. @throws when it does not */
function tunnel(request: VisitedRequest, client: Duplex, head: Buffer, to: Upstream, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sentAt = Date.now();
    const upstream = ask(new URL(socketAddress(request), to.url), {
      method: 'GET',
      agent: false,
      headers: [...upstreamHeaders(request), 'host', to.url.host, 'connection', 'Upgrade', 'upgrade', 'websocket'] as never,
    });
    const abandon = () => upstream.destroy();
    const patience = setTimeout(() => {
      to.timedOut(sentAt);
      upstream.destroy(upstreamSilent());
    }, within);
    client.once('close', abandon);
    upstream.once('close', () => clearTimeout(patience));

    upstream.once('upgrade', (answer, service, serviceHead) => {
      clearTimeout(patience);
      to.answered();
      client.off('close', abandon);
      service.setTimeout(0);
      client.write(headOf(answer, ['connection', 'Upgrade', 'upgrade', 'websocket']));
      if (serviceHead.length > 0) client.write(serviceHead);
      if (head.length > 0) service.write(head);
      join(client, service);
      resolve();
    });
    upstream.once('response', (answer) => {
      clearTimeout(patience);
      to.answered();
      client.write(headOf(answer, ['connection', 'close']));
      answer.pipe(client, { end: false });
      answer.once('close', () => (answer.complete ? hangUp(client) : client.destroy()));
      resolve();
    });
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
