import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathForLogs } from '@fairshare/contracts';
import { HttpError, endAnswered, notFound, type Logger } from '@fairshare/service-kit';
import { URL_CAP } from '../config/limits';
import type { GatewayDependencies } from '../dependencies';
import { hasTwoHosts, twoHosts } from '../http/host';
import { segmentsOf } from '../http/path';
import { withContext, type GatewayRequest } from '../http/request-context';
import { sendRefusal } from '../http/respond';

/** Records each request in the gateway's metrics: its method, status and seconds. */
export type OnAnswered = (request: { readonly method: string; readonly status: string }, seconds: number) => void;

/** The first check of every request. Returns null when it has refused a request that cannot be routed safely. */
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

/** A path traversal needs one of these characters. */
const SUSPICIOUS = /[%.\\]/;

function unroutable({ url = '', rawHeaders, context: { path } }: GatewayRequest): HttpError | null {
  if (hasTwoHosts(rawHeaders)) return twoHosts();
  if (url.length > URL_CAP) return new HttpError(414, 'URL_TOO_LONG', 'The address is too long.');
  if (!path.startsWith('/') || (SUSPICIOUS.test(path) && segmentsOf(path) === null)) return notFound();
  return null;
}

/** Logs the path without its query, which may contain a reset token. */
function recordWhenDone(request: GatewayRequest, response: ServerResponse, logger: Logger, onAnswered?: OnAnswered): void {
  response.once('close', () => {
    const { method = '', context } = request;
    const milliseconds = Math.round((performance.now() - context.startedAt) * 10) / 10;
    const status = statusOf(request, response);
    onAnswered?.({ method, status: String(status) }, milliseconds / 1_000);
    // A span that never ends is never exported: health checks and unrouted requests have none.
    if (context.route !== null) endAnswered(context.span, { method, route: context.route, status });
    if (logger.isLevelEnabled('info')) logger.info({ requestId: context.requestId, method, path: pathForLogs(context.path), status, milliseconds }, 'answered');
  });
}

/** Not a standard HTTP status, but common in logs: the client disconnected before its response was complete. */
const CLIENT_LEFT = 499;
const CUT_OFF = 502;

/** The status to record for a request. Node reports 200 for a response that was never sent. */
function statusOf({ context }: GatewayRequest, response: ServerResponse): number {
  if (response.writableFinished) return response.statusCode;
  return context.isCutOff ? CUT_OFF : CLIENT_LEFT;
}
