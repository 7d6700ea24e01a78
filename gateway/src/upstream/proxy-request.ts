import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { INVALID_TOKEN } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { GatewayRequest } from '../http/request-context';
import { Attempt, type AttemptHandler } from './attempt';
import { takeBody, type Reservation } from './body';
import { downstreamHeaders, upstreamHeaders } from './headers';
import { mayTryNext, type Upstream } from './upstreams';

const clientGone = () => new Error('The client has gone.');
const tokenRefused = () => new Error('A token that auth has just made is not taken: the clocks of the two processes are apart.');
const unanswered = () => new Error('No instance is there to answer.');

/**
 * A request proxied to a service. Where an instance cannot be reached it goes on to the next one; what may have arrived is never
 * sent again, unless it only reads or carries a key by which it counts once. Its response begins in time, or it fails.
 */
export class ProxyRequest implements AttemptHandler {
  readonly #request: GatewayRequest;
  readonly #response: ServerResponse;
  readonly #instances: readonly Upstream[];
  readonly #reservation: Reservation;
  readonly #onFailed: (failure: unknown) => void;
  #body: Buffer | null = null;
  #index = -1;
  #attempt: Attempt | null = null;
  #deadline = 0;
  #isGone = false;

  /** `onFailed` is told when no whole response comes, unless the client has gone; a body that is refused fails with its refusal. */
  constructor(request: GatewayRequest, response: ServerResponse, instances: readonly Upstream[], reservation: Reservation, onFailed: (failure: unknown) => void) {
    this.#request = request;
    this.#response = response;
    this.#instances = instances;
    this.#reservation = reservation;
    this.#onFailed = onFailed;
  }

  start(): void {
    // Some leave while their session is looked for: nobody would be there to take the response, nor to say that it is not wanted.
    if (this.#response.destroyed) return;
    // A client that goes away takes its upstream request along.
    this.#response.once('close', () => {
      this.#reservation.release();
      if (this.#response.writableFinished) return;
      this.#isGone = true;
      this.#attempt?.abort(clientGone());
    });
    const spent = performance.now() - this.#request.context.startedAt;
    takeBody(
      this.#request,
      this.#reservation,
      (body) => {
        this.#body = body;
        this.#deadline = performance.now() + Math.max(TIMES.firstByteInAll - spent, TIMES.firstByteInAll - TIMES.firstByte);
        this.#tryNext();
      },
      this.#onFailed,
    );
  }

  #tryNext(failure?: Error): void {
    this.#index += 1;
    const upstream = this.#instances[this.#index];
    const left = this.#deadline - performance.now();
    if (!upstream || left <= 0) return this.#fail(failure ?? unanswered());
    const { method = 'GET', url = '/' } = this.#request;
    // `reset`: undici would close the connection after each HEAD; our services can be trusted to send no body with it.
    const request = { method: method as Dispatcher.HttpMethod, path: url, headers: upstreamHeaders(this.#request), body: this.#body, reset: false };
    this.#attempt = new Attempt(upstream, request, Math.min(left, TIMES.firstByte), this);
    this.#attempt.start();
  }

  #fail(failure: Error): void {
    if (!this.#isGone && !this.#response.destroyed) this.#onFailed(failure);
  }

  onHead(status: number, headers: IncomingHttpHeaders): void {
    // The token is ours and fresh: whoever sent the request has done nothing wrong, and is not signed out for it.
    if (status === 401 && headers['www-authenticate'] === INVALID_TOKEN && this.#request.context.session) {
      this.#attempt?.abort(tokenRefused());
      return this.#fail(tokenRefused());
    }
    this.#response.writeHead(status, downstreamHeaders(headers, this.#request.context.responseHeaders));
  }

  onPart(part: Buffer, resume: () => void): boolean {
    if (this.#response.write(part)) return true;
    this.#response.once('drain', resume);
    return false;
  }

  onEnd(): void {
    this.#response.end();
  }

  onFailure(error: Error, wasSent: boolean): void {
    const upstream = this.#instances[this.#index];
    const mayRepeat = !this.#isGone && !this.#response.headersSent;
    if (upstream && mayTryNext(error, upstream, !wasSent || this.#isRepeatable()) && mayRepeat) this.#tryNext(error);
    else this.#fail(error);
  }

  /** Whether it may arrive twice: it only reads, or says by which key it is known. */
  #isRepeatable(): boolean {
    const { method, headers } = this.#request;
    return (this.#body === null && (method === 'GET' || method === 'HEAD')) || headers['idempotency-key'] !== undefined;
  }
}
