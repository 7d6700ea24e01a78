import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@fairshare/contracts';
import { HttpError, type Logger } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import { cutOff, type GatewayRequest } from './request-context';

/** Sends JSON; `headers` are further names and values in turn. For HEAD node leaves the body out. */
export function sendJson(response: ServerResponse, status: number, body: object, headers: readonly string[] = []): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, [...headers, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(text.length), 'Cache-Control', 'no-store']);
  response.end(text);
}

/** Sends a refusal of the gateway's own, in the shape of every error of the API. */
export function sendRefusal(request: GatewayRequest, response: ServerResponse, refusal: HttpError): void {
  const { requestId, responseHeaders } = request.context;
  const { retryAfterSeconds } = refusal.details;
  const retryAfter = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
  // Who sends too slowly is not waited for, nor for the rest of what they send.
  const ofConnection = refusal.status === 408 ? ['Connection', 'close'] : [];
  sendJson(response, refusal.status, errorBody(refusal, requestId), [...responseHeaders, 'X-Request-Id', requestId, ...retryAfter, ...ofConnection]);
}

/** Sends whatever was thrown: a refusal as it is, anything else as a fault of ours. A response already begun is cut off. */
export function sendError(error: unknown, request: GatewayRequest, response: ServerResponse, logger: Logger): void {
  const refusal = error instanceof HttpError ? error : new HttpError(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
  if (refusal.status >= 500) logger.warn({ err: error, requestId: request.context.requestId }, 'request refused');
  if (response.headersSent) cutOff(request, response);
  else sendRefusal(request, response, refusal);
}

const lingering = new WeakSet<Duplex>();

/**
 * Ends a connection once the client has had the time to read its response: what it still sends is discarded, since closing on unread bytes
 * would take the response back. A client that does not hang up is cut off.
 */
export function lingerThenClose(socket: Duplex): void {
  lingering.add(socket);
  const timeout = setTimeout(() => socket.destroy(), TIMES.lingeringClose);
  socket.once('close', () => clearTimeout(timeout));
  socket.end();
  socket.resume();
}

/** Sends a refusal of what never became a request: an upgrade, or bytes that are not HTTP. Ends the connection. */
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
