import { request as ask, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH, SOCKET_ROOM_PARAMETER } from '@fairshare/contracts';
import { HttpError, closeGradually, giveUpAfter, notFound, unavailable } from '@fairshare/service-kit';
import { TIMES, UPGRADES_UNDER_WAY_MAX } from '../config/limits';
import type { GatewayDependencies } from '../dependencies';
import { hasTwoHosts, twoHosts } from '../http/host';
import { isForeign, foreignOrigin } from './csrf';
import { comparable } from '../http/path';
import { withContext, type GatewayRequest } from '../http/request-context';
import { lingerThenClose, refuseSocket } from '../http/respond';
import { responseUnderWay } from '../routing/request-pipelining';
import { downstreamHeaders, upstreamHeaders } from '../upstream/headers';
import { watchTunnels, type Tunnels } from '../upstream/tunnels';
import { mayTryNext, upstreamTimedOut, type Upstream } from '../upstream/upstreams';
import { countAddress } from './rate-limit';
import { findLoginSession } from './session';

/** The open sockets of this gateway. */
export interface OpenSockets {
  count(): number;
  /** Accepts no new sockets, and closes the open ones over so many milliseconds, so that their clients do not reconnect all at once. */
  drain(within: number): Promise<void>;
  endAll(): void;
}

/**
 * Live updates. Pipelines do not support upgrades, so this handles them on the server: with the same limits, Origin rule and session check as
 * for requests, then it tunnels the bytes between the client and realtime. A client without a session is passed on, and realtime refuses it.
 */
export function attachWebsocket(server: Server, dependencies: GatewayDependencies, upgradesAtOnce = UPGRADES_UNDER_WAY_MAX): OpenSockets {
  const open = new Set<Duplex>();
  const tunnels = watchTunnels();
  let underWay = 0;
  let isDraining = false;

  async function take(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const upgrade = withContext(request, dependencies.clientOf(request), dependencies.tracer);
    underWay += 1;
    try {
      if (isDraining || underWay > upgradesAtOnce) throw awayFor(retryAfterSeconds());
      await forward(upgrade, client, head, dependencies, tunnels);
    } catch (error) {
      if (!(error instanceof HttpError)) dependencies.logger.warn({ err: error }, 'upgrade failed');
      refuseSocket(client, error instanceof HttpError ? error : unavailable('Live updates'), upgrade.context.requestId);
    } finally {
      underWay -= 1;
    }
  }

  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    watch(client, open);
    // The client did not wait for the response to its previous request, which would be written between the data of this socket.
    if (responseUnderWay(client)) client.destroy();
    else void take(request, client, head);
  });
  return {
    count: () => open.size,
    drain(within) {
      isDraining = true;
      return closeGradually(open, within, (socket) => socket.destroy());
    },
    endAll: () => {
      tunnels.stop();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Separate from the request, so that the request is not held in memory while its socket is open. */
function watch(client: Duplex, open: Set<Duplex>): void {
  open.add(client);
  client.once('close', () => open.delete(client));
  // Without a listener, a connection reset would end the process. The close event that follows does the clean-up.
  client.on('error', () => client.destroy());
}

/** Seconds, randomised so that refused clients do not retry all at once. */
const retryAfterSeconds = () => 1 + Math.floor(Math.random() * 4);
const awayFor = (seconds: number) => unavailable('Live updates', seconds);

/** The room a client is about to join. Its clients all go to the same instance, so that only one is notified of its events. It decides nothing else. */
const roomAskedFor = (parameters: URLSearchParams): string | undefined => parameters.get(SOCKET_ROOM_PARAMETER) ?? undefined;

/** An upgrade changes no state at realtime, so it may be tried with one instance after another. */
async function forward(request: GatewayRequest, client: Duplex, head: Buffer, dependencies: GatewayDependencies, tunnels: Tunnels): Promise<void> {
  const parameters = new URLSearchParams(request.url?.split('?')[1]);
  await check(request, parameters, dependencies);
  if (client.destroyed) return;
  const deadline = request.context.startedAt + TIMES.firstByteInAll;
  let failure: unknown = new Error('no instance of realtime is there to answer');
  for (const upstream of dependencies.upstreams.inOrder('realtime', roomAskedFor(parameters))) {
    const within = Math.min(deadline - performance.now(), TIMES.firstByte);
    if (within <= 0) break;
    try {
      await tunnel(request, client, head, upstream, within);
      if (!client.destroyed) tunnels.add(upstream, client);
      return;
    } catch (error) {
      failure = error;
      // The instance is shutting down or overloaded.
      if (error instanceof HttpError) upstream.avoid();
      if (!mayTryNext(error, upstream, !client.destroyed)) throw error;
    }
  }
  throw failure;
}

/** @throws HttpError for an upgrade that is not allowed */
async function check(request: GatewayRequest, parameters: URLSearchParams, dependencies: GatewayDependencies): Promise<void> {
  if (comparable(request.context.path) !== SOCKET_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket') throw notFound();
  if (hasTwoHosts(request.rawHeaders)) throw twoHosts();
  if (!parameters.has('EIO')) throw notSocketIo();
  await countAddress(dependencies.limiter, request);
  if (isForeign(request.headers, request.context.client, dependencies.publicOrigin)) throw foreignOrigin();
  request.context.session = await findLoginSession(request, dependencies);
}

/** The refusal of a WebSocket client that does not use Socket.IO. */
const notSocketIo = () =>
  new HttpError(
    400,
    'SOCKET_IO_EXPECTED',
    `Live updates speak Socket.IO 4 (Engine.IO 4, WebSocket transport alone): connect with a Socket.IO client, path ${SOCKET_PATH}. See /api/docs.`,
  );

/** Resolves once realtime has responded, with an upgrade or a final refusal. @throws when it does not, or HttpError 503 when it accepts no new sockets now */
function tunnel(request: GatewayRequest, client: Duplex, head: Buffer, to: Upstream, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sentAt = Date.now();
    const upstream = ask(new URL(socketAddress(request), to.url), {
      method: 'GET',
      agent: false,
      headers: [...upstreamHeaders(request), 'host', to.url.host, 'connection', 'Upgrade', 'upgrade', 'websocket'] as never,
    });
    const abandon = () => upstream.destroy();
    const cancelTimeout = giveUpAfter(within, () => {
      to.timedOut(sentAt);
      upstream.destroy(upstreamTimedOut());
    });
    const answered = () => {
      cancelTimeout();
      to.answered();
    };
    client.once('close', abandon);
    upstream.once('close', cancelTimeout);

    upstream.once('upgrade', (answer, service, serviceHead) => {
      answered();
      client.off('close', abandon);
      service.setTimeout(0);
      client.cork();
      client.write(headOf(answer, ['connection', 'Upgrade', 'upgrade', 'websocket']));
      if (serviceHead.length > 0) client.write(serviceHead);
      client.uncork();
      if (head.length > 0) service.write(head);
      join(client, service);
      forget(upstream);
      resolve();
    });
    upstream.once('response', (answer) => {
      answered();
      if (answer.statusCode === 503) {
        client.off('close', abandon);
        answer.resume();
        return reject(awayFor(Number(answer.headers['retry-after']) || retryAfterSeconds()));
      }
      client.write(headOf(answer, ['connection', 'close']));
      answer.pipe(client, { end: false });
      answer.once('close', () => (answer.complete ? lingerThenClose(client) : client.destroy()));
      resolve();
    });
    upstream.once('error', (error) => {
      client.off('close', abandon);
      // After a disconnect of the client, no response is needed, and there is no failure to report.
      if (client.destroyed) resolve();
      else reject(error);
    });
    upstream.end();
  });
}

/** Node keeps an upgraded request as long as its socket. Without its listeners, it no longer holds the client's request and token in memory. */
function forget(upgraded: ClientRequest): void {
  upgraded.removeAllListeners().on('error', ignore);
}

const ignore = () => undefined;

/** Normalises the client's path (/ws, /WS/) for realtime, which accepts only one spelling. */
function socketAddress({ url = '' }: GatewayRequest): string {
  const query = url.indexOf('?');
  return `${SOCKET_PATH}/${query === -1 ? '' : url.slice(query)}`;
}

/** Connects the two ends of a tunnel: each receives what the other sends, and they close together. */
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
