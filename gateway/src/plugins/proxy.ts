import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ServiceName } from '@fairshare/contracts';
import { Refusal, unavailable } from '@fairshare/service-kit';
import type { Dispatcher } from 'undici';
import { BODY_CAP } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import { downstreamHeaders, upstreamHeaders } from '../upstream/headers';

const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'The body is too large.');

/**
 * Passes a request on to the service that owns its path, bodies streamed byte for byte both ways. A client that goes away takes its
 * upstream request along. Where an instance cannot be reached the next one is asked; what may have arrived is never sent again, unless
 * it only reads. A service that is down, or does not answer in time, is a 503.
 */
export const proxy = definePlugin('proxy', {}, ({ upstreams, logger }) => async (request, response) => {
  const service = request.egContext.apiEndpoint.apiEndpointName as ServiceName;
  const body = bodyOf(request);
  const reads = body === null && (request.method === 'GET' || request.method === 'HEAD');
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    await upstreams.use(
      service,
      ({ pool, leave }) =>
        pool.stream(
          {
            method: request.method as Dispatcher.HttpMethod,
            path: request.url ?? '/',
            headers: upstreamHeaders(request),
            body: body?.read() ?? null,
            signal: gone.signal,
          },
          ({ statusCode, headers }) => {
            if (headers['connection'] === 'close') leave();
            return response.writeHead(statusCode, downstreamHeaders(headers));
          },
        ),
      () => reads && !response.headersSent && !gone.signal.aborted,
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
  /** Nothing is taken from the client before somebody is there to take it: so it can be read for the next instance, too. */
  readonly read: () => Readable;
  /** Whether more came than any request may bring. */
  readonly overflowed: () => boolean;
}

/** A body of stated length is checked by its statement, any other counted as it passes. @throws the 413 refusal */
function bodyOf(request: IncomingMessage): Body | null {
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) > BODY_CAP) throw tooLarge();
  if (length === undefined ? request.headers['transfer-encoding'] === undefined : Number(length) === 0) return null;
  let seen = 0;
  async function* chunks(): AsyncIterable<Buffer> {
    // Left open when it is too much, so that the client can still be told.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > BODY_CAP) throw tooLarge();
      yield chunk;
    }
  }
  return { read: () => Readable.from(chunks(), { objectMode: false }), overflowed: () => seen > BODY_CAP };
}
