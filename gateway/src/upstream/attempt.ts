import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { upstreamSilent, type Upstream } from './upstreams';

type Controller = Dispatcher.DispatchController;

/** What becomes of one attempt, told to the request it is made for. */
export interface Outcome {
  onHead(status: number, headers: IncomingHttpHeaders): void;
  /** Answers whether it takes more at once; else it calls `goOn` when it does. */
  onPart(part: Buffer, goOn: () => void): boolean;
  onEnd(): void;
  /** `wasSent`: something of it may have arrived. */
  onFailure(error: Error, wasSent: boolean): void;
}

/** One request sent to one instance, which has so many milliseconds to begin its answer; one that does not is left out from then on. */
export class Attempt implements Dispatcher.DispatchHandler {
  readonly #upstream: Upstream;
  readonly #outcome: Outcome;
  readonly #request: Dispatcher.DispatchOptions;
  readonly #within: number;
  #sentAt = 0;
  #patience: NodeJS.Timeout | undefined;
  #controller: Controller | null = null;
  #isOver = false;

  constructor(upstream: Upstream, request: Dispatcher.DispatchOptions, within: number, outcome: Outcome) {
    this.#upstream = upstream;
    this.#request = request;
    this.#within = within;
    this.#outcome = outcome;
  }

  begin(): void {
    this.#sentAt = Date.now();
    this.#patience = setTimeout(() => this.#giveUp(), this.#within);
    this.#upstream.pool.dispatch(this.#request, this);
  }

  /** Nobody waits for it any more. */
  abort(reason: Error): void {
    this.#isOver = true;
    clearTimeout(this.#patience);
    this.#controller?.abort(reason);
  }

  #giveUp(): void {
    const wasSent = this.#controller !== null;
    this.abort(upstreamSilent());
    this.#upstream.timedOut(this.#sentAt);
    this.#outcome.onFailure(upstreamSilent(), wasSent);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(upstreamSilent());
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.#isOver) return;
    clearTimeout(this.#patience);
    if (headers.connection === 'close') this.#upstream.leave();
    else this.#upstream.answered();
    this.#outcome.onHead(status, headers);
  }

  onResponseData(controller: Controller, part: Buffer): void {
    if (this.#isOver || this.#outcome.onPart(part, () => controller.resume()) || controller.paused) return;
    controller.pause();
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#outcome.onEnd();
  }

  onResponseError(_controller: Controller, error: Error & { readonly code?: string }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#patience);
    if (error.code === 'UND_ERR_BODY_TIMEOUT') this.#upstream.timedOut(this.#sentAt);
    this.#outcome.onFailure(error, true);
  }
}
