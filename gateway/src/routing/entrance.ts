import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathForLogs } from '@fairshare/contracts';
import { Refusal, notFound, type Logger } from '@fairshare/service-kit';
import { URL_CAP } from '../config/limits';
import { refuse } from '../http/answer';
import type { Client } from '../http/client';
import { segmentsOf } from '../http/path';
import { beginVisit, type VisitedRequest } from '../http/visit';
import { hasTwoHosts, twoHosts } from './hosts';

/** What a gateway counts of its requests: their method, status and seconds. */
export type OnAnswered = (request: { readonly method: string; readonly status: string }, seconds: number) => void;

/** Begins every request, in front of all pipelines. Answers null where it refused what cannot be routed safely. */
export type Entrance = (request: IncomingMessage, response: ServerResponse) => VisitedRequest | null;

export function createEntrance(clientOf: (request: IncomingMessage) => Client, logger: Logger, onAnswered?: OnAnswered): Entrance {
  return (request, response) => {
    const visited = beginVisit(request, clientOf(request));
    if (onAnswered || logger.isLevelEnabled('info')) noteWhenDone(visited, response, logger, onAnswered);
    const refusal = unroutable(visited);
    if (!refusal) return visited;
    refuse(visited, response, refusal);
    return null;
  };
}

/** Only with one of these can a path step out of where it is. */
const SUSPICIOUS = /[%.\\]/;

function unroutable({ url = '', rawHeaders, visit: { path } }: VisitedRequest): Refusal | null {
  if (hasTwoHosts(rawHeaders)) return twoHosts();
  if (url.length > URL_CAP) return new Refusal(414, 'URL_TOO_LONG', 'The address is too long.');
  if (!path.startsWith('/') || (SUSPICIOUS.test(path) && segmentsOf(path) === null)) return notFound();
  return null;
}

/** The path without its query, which may hold a reset token. */
function noteWhenDone(request: VisitedRequest, response: ServerResponse, logger: Logger, onAnswered?: OnAnswered): void {
  const began = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    const { method = '', visit } = request;
    const status = statusOf(request, response);
    onAnswered?.({ method, status: String(status) }, milliseconds / 1_000);
    if (logger.isLevelEnabled('info')) logger.info({ requestId: visit.requestId, method, path: pathForLogs(visit.path), status, milliseconds }, 'answered');
  });
}

/** Not HTTP's, but what everyone's logs say: the client left before its answer was whole. */
const CLIENT_LEFT = 499;
const BROKEN_OFF = 502;

/** What became of a request. Node says 200 of an answer that was never given. */
function statusOf({ visit }: VisitedRequest, response: ServerResponse): number {
  if (response.writableFinished) return response.statusCode;
  return visit.isBrokenOff ? BROKEN_OFF : CLIENT_LEFT;
}
