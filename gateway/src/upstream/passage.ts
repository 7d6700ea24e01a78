import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { INVALID_TOKEN } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { VisitedRequest } from '../http/visit';
import { Attempt, type Outcome } from './attempt';
import { takeBody } from './body';
import type { Share } from './body-budget';
import { downstreamHeaders, upstreamHeaders } from './headers';
import { mayTryNext, type Upstream } from './upstreams';

const clientGone = () => new Error('The client has gone.');
const tokenRefused = () => new Error('A token that auth has just made is not taken: the clocks of the two processes are apart.');
const unanswered = () => new Error('No instance is there to answer.');

/**
 * One request's way to a service and back. Where an instance cannot be reached it goes on to the next one; what may have arrived is never
 * sent again, unless it only reads or carries a key by which it counts once. Its answer begins in time, or it is lost.
 */
export class Passage implements Outcome {
  readonly #request: VisitedRequest;
  readonly #response: ServerResponse;
  readonly #instances: readonly Upstream[];
  readonly #share: Share;
  readonly #onLost: (failure: unknown) => void;
  #body: Buffer | null = null;
  #tried = -1;
  #attempt: Attempt | null = null;
  #answerBy = 0;
  #isGone = false;

  /** `onLost` is told when no whole answer comes, unless the client has gone; of a body that is refused by its refusal. */
  constructor(request: VisitedRequest, response: ServerResponse, instances: readonly Upstream[], share: Share, onLost: (failure: unknown) => void) {
    this.#request = request;
    this.#response = response;
    this.#instances = instances;
    this.#share = share;
    this.#onLost = onLost;
  }

  begin(): void {
    // Some leave while their session is looked for: nobody would be there to take the answer, nor to say that it is not wanted.
    if (this.#response.destroyed) return;
    // A client that goes away takes its upstream request along.
    this.#response.once('close', () => {
      this.#share.release();
      if (this.#response.writableFinished) return;
      this.#isGone = true;
      this.#attempt?.abort(clientGone());
    });
    const spent = performance.now() - this.#request.visit.began;
    takeBody(
      this.#request,
      this.#share,
      (body) => {
        this.#body = body;
        this.#answerBy = performance.now() + Math.max(TIMES.answerBegun - spent, TIMES.answerBegun - TIMES.beginAnswer);
        this.#tryNext(unanswered());
      },
      this.#onLost,
    );
  }

  #tryNext(failure: Error): void {
    this.#tried += 1;
    const upstream = this.#instances[this.#tried];
    const left = this.#answerBy - performance.now();
    if (!upstream || left <= 0) return this.#lose(failure);
    const { method = 'GET', url = '/' } = this.#request;
    // `reset`: undici would close the connection after each HEAD; our services can be trusted to send no body with it.
    const request = { method: method as Dispatcher.HttpMethod, path: url, headers: upstreamHeaders(this.#request), body: this.#body, reset: false };
    this.#attempt = new Attempt(upstream, request, Math.min(left, TIMES.beginAnswer), this);
    this.#attempt.begin();
  }

  #lose(failure: Error): void {
    if (!this.#isGone && !this.#response.destroyed) this.#onLost(failure);
  }

  onHead(status: number, headers: IncomingHttpHeaders): void {
    // The token is ours and fresh: whoever sent the request has done nothing wrong, and is not signed out for it.
    if (status === 401 && headers['www-authenticate'] === INVALID_TOKEN && this.#request.visit.session) {
      this.#attempt?.abort(tokenRefused());
      return this.#lose(tokenRefused());
    }
    this.#response.writeHead(status, downstreamHeaders(headers, this.#request.visit.answerHeaders));
  }

  onPart(part: Buffer, goOn: () => void): boolean {
    if (this.#response.write(part)) return true;
    this.#response.once('drain', goOn);
    return false;
  }

  onEnd(): void {
    this.#response.end();
  }

  onFailure(error: Error, wasSent: boolean): void {
    const upstream = this.#instances[this.#tried];
    const mayRepeat = !this.#isGone && !this.#response.headersSent;
    if (upstream && mayTryNext(error, upstream, !wasSent || this.#countsOnce()) && mayRepeat) this.#tryNext(error);
    else this.#lose(error);
  }

  /** Whether it may arrive twice: it only reads, or says by which key it is known. */
  #countsOnce(): boolean {
    const { method, headers } = this.#request;
    return (this.#body === null && (method === 'GET' || method === 'HEAD')) || headers['idempotency-key'] !== undefined;
  }
}
