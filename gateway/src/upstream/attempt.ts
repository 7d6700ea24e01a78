import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { giveUpAfter } from '@fairshare/service-kit';
import { upstreamTimedOut, type Upstream } from './upstreams';

type Controller = Dispatcher.DispatchController;

/** The request an attempt is made for: told what becomes of it. */
export interface AttemptHandler {
  onHead(status: number, headers: IncomingHttpHeaders): void;
  /** Returns whether it takes more at once; else it calls `resume` when it does. */
  onPart(part: Buffer, resume: () => void): boolean;
  onEnd(): void;
  /** `wasSent`: something of it may have arrived. */
  onFailure(error: Error, wasSent: boolean): void;
}

/** One request sent to one instance, which has so many milliseconds to begin its response; one that does not is avoided from then on. */
export class Attempt implements Dispatcher.DispatchHandler {
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

  /** Nobody waits for it any more. */
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
