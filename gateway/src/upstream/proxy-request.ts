import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { giveUpAfter, INVALID_TOKEN } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { GatewayRequest } from '../http/request-context';
import { type Reservation, takeBody } from './body';
import { downstreamHeaders, upstreamHeaders } from './headers';
import { mayTryNext, type Upstream, upstreamTimedOut } from './upstreams';

const clientGone = () => new Error('The client has gone.');
const tokenRefused = () => new Error('A token that auth has just made is not taken: the clocks of the two processes are apart.');
const unanswered = () => new Error('No instance is there to answer.');

/**
 * A request proxied to a service. If an instance cannot be reached, the request goes to the next one. A request that may have arrived is not
 * sent again, unless it only reads or has an idempotency key. Its response begins in time, or the request fails.
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

  /** `onFailed` is called if there is no complete response, unless the client has disconnected. For a refused body it gets the refusal. */
  constructor(request: GatewayRequest, response: ServerResponse, instances: readonly Upstream[], reservation: Reservation, onFailed: (failure: unknown) => void) {
    this.#request = request;
    this.#response = response;
    this.#instances = instances;
    this.#reservation = reservation;
    this.#onFailed = onFailed;
  }

  start(): void {
    // A client may disconnect during the session look-up: the `close` event that would abort the request is then already over.
    if (this.#response.destroyed) return;
    // A disconnect of the client aborts the upstream request.
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
    // `reset`: undici would close the connection after each HEAD. Our services reliably send no body in response to it.
    const request = { method: method as Dispatcher.HttpMethod, path: url, headers: upstreamHeaders(this.#request), body: this.#body, reset: false };
    this.#attempt = new Attempt(upstream, request, Math.min(left, TIMES.firstByte), this);
    this.#attempt.start();
  }

  #fail(failure: Error): void {
    if (!this.#isGone && !this.#response.destroyed) this.#onFailed(failure);
  }

  onHead(status: number, headers: IncomingHttpHeaders): void {
    // The token is ours and fresh: the client has done nothing wrong, and must not be signed out for it.
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

  /** Whether the request may arrive twice: it only reads, or has an idempotency key. */
  #isRepeatable(): boolean {
    const { method, headers } = this.#request;
    return (this.#body === null && (method === 'GET' || method === 'HEAD')) || headers['idempotency-key'] !== undefined;
  }
}

type Controller = Dispatcher.DispatchController;

/** The request an attempt is made for. It is notified of the attempt's progress. */
interface AttemptHandler {
  onHead(status: number, headers: IncomingHttpHeaders): void;
  /** Returns whether it accepts more at once; otherwise it calls `resume` once it does. */
  onPart(part: Buffer, resume: () => void): boolean;
  onEnd(): void;
  /** `wasSent`: a part of the request may have arrived. */
  onFailure(error: Error, wasSent: boolean): void;
}

/** One request sent to one instance, which has so many milliseconds to begin its response. An instance that does not is avoided from then on. */
class Attempt implements Dispatcher.DispatchHandler {
  readonly #upstream: Upstream;
  readonly #handler: AttemptHandler;
  readonly #request: Dispatcher.DispatchOptions;
  readonly #within: number;
  #sentAt = 0;
  #cancelTimeout: () => void = () => undefined;
  #controller: Controller | null = null;
  #isOver = false;

  constructor(upstream: Upstream, request: Dispatcher.DispatchOptions, within: number, handler: AttemptHandler) {
    this.#upstream = upstream;
    this.#request = request;
    this.#within = within;
    this.#handler = handler;
  }

  start(): void {
    this.#sentAt = Date.now();
    this.#cancelTimeout = giveUpAfter(this.#within, () => this.#giveUp());
    this.#upstream.pool.dispatch(this.#request, this);
  }

  /** Ends the attempt, since its result is no longer needed. */
  abort(reason: Error): void {
    this.#isOver = true;
    this.#cancelTimeout();
    this.#controller?.abort(reason);
  }

  #giveUp(): void {
    const wasSent = this.#controller !== null;
    this.abort(upstreamTimedOut());
    this.#upstream.timedOut(this.#sentAt);
    this.#handler.onFailure(upstreamTimedOut(), wasSent);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(upstreamTimedOut());
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.#isOver) return;
    this.#cancelTimeout();
    if (headers.connection === 'close') this.#upstream.avoid();
    else this.#upstream.answered();
    this.#handler.onHead(status, headers);
  }

  onResponseData(controller: Controller, part: Buffer): void {
    if (this.#isOver || this.#handler.onPart(part, () => controller.resume()) || controller.paused) return;
    controller.pause();
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#handler.onEnd();
  }

  onResponseError(_controller: Controller, error: Error & { readonly code?: string }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelTimeout();
    if (error.code === 'UND_ERR_BODY_TIMEOUT') this.#upstream.timedOut(this.#sentAt);
    this.#handler.onFailure(error, true);
  }
}
