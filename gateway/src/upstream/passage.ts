import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { VisitedRequest } from '../http/visit';
import { takeBody } from './body';
import { downstreamHeaders, upstreamHeaders } from './headers';
import { mayTryNext, type Upstream } from './upstreams';

type Controller = Dispatcher.DispatchController;

const clientGone = () => new Error('The client has gone.');

/**
 * One request's way to a service and back: undici calls it at each turn, and it writes straight to the client. Where an instance
 * cannot be reached it goes on to the next one; what may have arrived is never sent again, unless it only reads.
 */
export class Passage implements Dispatcher.DispatchHandler {
  readonly #request: VisitedRequest;
  readonly #response: ServerResponse;
  readonly #instances: readonly Upstream[];
  readonly #onLost: (failure: unknown) => void;
  #body: Buffer | null = null;
  #tried = -1;
  #controller: Controller | null = null;
  #isGone = false;

  /** `onLost` is told when no whole answer comes, unless the client has gone; of a body that is refused by its refusal. */
  constructor(request: VisitedRequest, response: ServerResponse, instances: readonly Upstream[], onLost: (failure: unknown) => void) {
    this.#request = request;
    this.#response = response;
    this.#instances = instances;
    this.#onLost = onLost;
  }

  begin(): void {
    // Some leave while their session is looked for: nobody would be there to take the answer, nor to say that it is not wanted.
    if (this.#response.destroyed) return;
    // A client that goes away takes its upstream request along.
    this.#response.once('close', () => {
      if (this.#response.writableFinished) return;
      this.#isGone = true;
      this.#controller?.abort(clientGone());
    });
    takeBody(
      this.#request,
      (body) => {
        this.#body = body;
        this.#tryNext(new Error('It has no address.'));
      },
      this.#onLost,
    );
  }

  #tryNext(failure: Error): void {
    this.#tried += 1;
    const upstream = this.#instances[this.#tried];
    if (!upstream) return this.#lose(failure);
    const { method = 'GET', url = '/' } = this.#request;
    // `reset`: undici would close the connection after each HEAD; our services can be trusted to send no body with it.
    upstream.pool.dispatch({ method: method as Dispatcher.HttpMethod, path: url, headers: upstreamHeaders(this.#request), body: this.#body, reset: false }, this);
  }

  #lose(failure: Error): void {
    if (!this.#isGone && !this.#response.destroyed) this.#onLost(failure);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#isGone) controller.abort(clientGone());
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    if (headers.connection === 'close') this.#instances[this.#tried]?.leave();
    this.#response.writeHead(status, downstreamHeaders(headers, this.#request.visit.answerHeaders));
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#response.write(chunk) || controller.paused) return;
    controller.pause();
    this.#response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.#response.end();
  }

  onResponseError(_controller: Controller, error: Error): void {
    const upstream = this.#instances[this.#tried];
    const reads = this.#body === null && (this.#request.method === 'GET' || this.#request.method === 'HEAD');
    const mayRepeat = !this.#isGone && !this.#response.headersSent;
    if (upstream && mayTryNext(error, upstream, reads) && mayRepeat) this.#tryNext(error);
    else this.#lose(error);
  }
}
