import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@fairshare/contracts';
import { Refusal, type Logger } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import { breakOff, type VisitedRequest } from './visit';

/** Answers in JSON, once; `headers` are further names and values in turn. A request without a body needs no answer body either way: node leaves it out for HEAD. */
export function answerJson(response: ServerResponse, status: number, body: object, headers: readonly string[] = []): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, [...headers, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(text.length), 'Cache-Control', 'no-store']);
  response.end(text);
}

/** Answers a refusal of the gateway's own, in the shape of every error of the API. */
export function refuse(request: VisitedRequest, response: ServerResponse, refusal: Refusal): void {
  const { requestId, answerHeaders } = request.visit;
  const { retryAfterSeconds } = refusal.details;
  const retryAfter = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
  // Who sends too slowly is not waited for, nor for the rest of what they send.
  const ofConnection = refusal.status === 408 ? ['Connection', 'close'] : [];
  answerJson(response, refusal.status, errorBody(refusal, requestId), [...answerHeaders, 'X-Request-Id', requestId, ...retryAfter, ...ofConnection]);
}

/** Answers whatever was thrown: a refusal as it is, anything else as a fault of ours. An answer already begun is cut off. */
export function answerFault(error: unknown, request: VisitedRequest, response: ServerResponse, logger: Logger): void {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
  if (refusal.status >= 500) logger.warn({ err: error, requestId: request.visit.requestId }, 'request refused');
  if (response.headersSent) breakOff(request, response);
  else refuse(request, response, refusal);
}

/** The answer that is being given on a connection. Node notes it there, and goes by it itself; there is no public way of asking. */
export const answerUnderWay = (socket: Duplex & { readonly _httpMessage?: ServerResponse | null }): ServerResponse | null => socket._httpMessage ?? null;

const hangingUp = new WeakSet<Duplex>();

/**
 * Ends a connection once the client has had the time to read its answer: what it still sends is let go by, since closing on unread bytes
 * would take the answer back. A client that does not hang up is cut off.
 */
export function hangUp(socket: Duplex): void {
  hangingUp.add(socket);
  const patience = setTimeout(() => socket.destroy(), TIMES.hangUp);
  socket.once('close', () => clearTimeout(patience));
  socket.end();
  socket.resume();
}

/** The same for what never became a request: an upgrade, or bytes that are not HTTP. Ends the connection. */
export function refuseSocket(socket: Duplex, refusal: Refusal, requestId: string): void {
  if (hangingUp.has(socket)) return;
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
  hangUp(socket);
}

const errorBody = (refusal: Refusal, requestId: string): ErrorBody => ({ message: refusal.message, code: refusal.code, requestId });
