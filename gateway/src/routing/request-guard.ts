import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathForLogs } from '@fairshare/contracts';
import { HttpError, endAnswered, notFound, type Logger } from '@fairshare/service-kit';
import { URL_CAP } from '../config/limits';
import type { GatewayDependencies } from '../dependencies';
import { hasTwoHosts, twoHosts } from '../http/host';
import { segmentsOf } from '../http/path';
import { withContext, type GatewayRequest } from '../http/request-context';
import { sendRefusal } from '../http/respond';

/** What a gateway counts of its requests: their method, status and seconds. */
export type OnAnswered = (request: { readonly method: string; readonly status: string }, seconds: number) => void;

/** The first look at every request. Returns null when it has refused what cannot be routed safely. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse) => GatewayRequest | null;

export function createRequestGuard({ clientOf, logger, tracer }: Pick<GatewayDependencies, 'clientOf' | 'logger' | 'tracer'>, onAnswered?: OnAnswered): RequestGuard {
  return (incoming, response) => {
    const request = withContext(incoming, clientOf(incoming), tracer);
    if (tracer.isOn || onAnswered || logger.isLevelEnabled('info')) recordWhenDone(request, response, logger, onAnswered);
    const refusal = unroutable(request);
    if (!refusal) return request;
    sendRefusal(request, response, refusal);
    return null;
  };
}

/** Only with one of these can a path step out of where it is. */
const SUSPICIOUS = /[%.\\]/;

function unroutable({ url = '', rawHeaders, context: { path } }: GatewayRequest): HttpError | null {
  if (hasTwoHosts(rawHeaders)) return twoHosts();
  if (url.length > URL_CAP) return new HttpError(414, 'URL_TOO_LONG', 'The address is too long.');
  if (!path.startsWith('/') || (SUSPICIOUS.test(path) && segmentsOf(path) === null)) return notFound();
  return null;
}

/** Logs the path without its query, which may hold a reset token. */
function recordWhenDone(request: GatewayRequest, response: ServerResponse, logger: Logger, onAnswered?: OnAnswered): void {
  response.once('close', () => {
    const { method = '', context } = request;
    const milliseconds = Math.round((performance.now() - context.startedAt) * 10) / 10;
    const status = statusOf(request, response);
    onAnswered?.({ method, status: String(status) }, milliseconds / 1_000);
    // A span that is never ended is never sent: health checks and what was not routed leave none.
    if (context.route !== null) endAnswered(context.span, { method, route: context.route, status });
    if (logger.isLevelEnabled('info')) logger.info({ requestId: context.requestId, method, path: pathForLogs(context.path), status, milliseconds }, 'answered');
  });
}

/** Not HTTP's, but what everyone's logs say: the client left before its response was whole. */
const CLIENT_LEFT = 499;
const CUT_OFF = 502;

/** What became of a request. Node says 200 of a response that was never given. */
function statusOf({ context }: GatewayRequest, response: ServerResponse): number {
  if (response.writableFinished) return response.statusCode;
  return context.isCutOff ? CUT_OFF : CLIENT_LEFT;
}
