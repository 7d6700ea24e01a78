import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@fairshare/contracts';
import { HttpError, type Logger } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import { cutOff, type GatewayRequest } from './request-context';

/** Sends JSON; `headers` are further names and values in turn. For HEAD, node omits the body. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: readonly string[] = []): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, [...headers, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(text.length), 'Cache-Control', 'no-store']);
  response.end(text);
}

/** Sends one of the gateway's own refusals, in the format of all API errors. */
export function sendRefusal(request: GatewayRequest, response: ServerResponse, refusal: HttpError): void {
  const { requestId, responseHeaders } = request.context;
  const { retryAfterSeconds } = refusal.details;
  const retryAfter = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
  // The connection of a client that sends too slowly is closed, without waiting for the rest of its request.
  const ofConnection = refusal.status === 408 ? ['Connection', 'close'] : [];
  sendJson(response, refusal.status, errorBody(refusal, requestId), [...responseHeaders, 'X-Request-Id', requestId, ...retryAfter, ...ofConnection]);
}

/** Sends a thrown error: a refusal as it is, any other error as a fault of ours. A response that has begun is aborted. */
export function sendError(error: unknown, request: GatewayRequest, response: ServerResponse, logger: Logger): void {
  const refusal = error instanceof HttpError ? error : new HttpError(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
  if (refusal.status >= 500) logger.warn({ err: error, requestId: request.context.requestId }, 'request refused');
  if (response.headersSent) cutOff(request, response);
  else sendRefusal(request, response, refusal);
}

const lingering = new WeakSet<Duplex>();

/**
 * Closes a connection once the client has had time to read its response. Data it still sends is discarded, since closing with unread bytes would
 * discard the response. A client that does not close the connection is disconnected.
 */
export function lingerThenClose(socket: Duplex): void {
  lingering.add(socket);
  const timeout = setTimeout(() => socket.destroy(), TIMES.lingeringClose);
  socket.once('close', () => clearTimeout(timeout));
  socket.end();
  socket.resume();
}

/** Sends a refusal without a request object: of an upgrade, or of bytes that are not HTTP. Closes the connection. */
export function refuseSocket(socket: Duplex, refusal: HttpError, requestId: string): void {
  if (lingering.has(socket)) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(refusal, requestId));
  const { retryAfterSeconds } = refusal.details;
  socket.write(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      `X-Request-Id: ${requestId}`,
      ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
      '',
      body,
    ].join('\r\n'),
  );
  lingerThenClose(socket);
}

const errorBody = (refusal: HttpError, requestId: string): ErrorBody => ({ message: refusal.message, code: refusal.code, requestId });
