import { Transform, type Readable } from 'node:stream';
import type { ServiceName } from '@fairshare/contracts';
import { Refusal, unavailable } from '@fairshare/service-kit';
import type { Dispatcher } from 'undici';
import { BODY_CAP } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import type { VisitedRequest } from '../http/visit';
import { downstreamHeaders, upstreamHeaders } from '../upstream/headers';

const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'The body is too large.');

/**
 * Passes a request on to the service that owns its path, bodies streamed byte for byte both ways. A client that goes away takes its
 * upstream request along. A service that is down, or does not answer in time, is a 503.
 */
export const proxy = definePlugin('proxy', {}, ({ upstreams, logger }) => async (request, response) => {
  const service = request.egContext.apiEndpoint.apiEndpointName as ServiceName;
  const body = bodyOf(request);
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    await upstreams.pool(service).stream(
      {
        method: request.method as Dispatcher.HttpMethod,
        path: request.url ?? '/',
        headers: upstreamHeaders(request),
        body: body?.stream ?? null,
        signal: gone.signal,
      },
      ({ statusCode, headers }) => response.writeHead(statusCode, downstreamHeaders(headers)),
    );
  } catch (error) {
    if (gone.signal.aborted || response.destroyed) return;
    if (body?.overflowed()) {
      response.setHeader('Connection', 'close');
      throw tooLarge();
    }
    logger.warn({ err: error, requestId: request.visit.requestId, service }, 'service does not answer');
    if (response.headersSent) response.destroy();
    else throw unavailable('This part of the app');
  }
});

interface Body {
  readonly stream: Readable;
  /** Whether more came than any request may bring. */
  readonly overflowed: () => boolean;
}

/** A body of stated length is checked by its statement, any other counted as it passes. @throws the 413 refusal */
function bodyOf(request: VisitedRequest): Body | null {
  const length = request.headers['content-length'];
  if (length !== undefined) {
    if (Number(length) > BODY_CAP) throw tooLarge();
    return Number(length) === 0 ? null : { stream: request, overflowed: () => false };
  }
  if (request.headers['transfer-encoding'] === undefined) return null;
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > BODY_CAP) done(tooLarge());
      else done(null, chunk);
    },
  });
  request.once('error', (error) => counter.destroy(error));
  return { stream: request.pipe(counter), overflowed: () => seen > BODY_CAP };
}
