import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathForLogs } from '@fairshare/contracts';
import { Refusal, notFound, type Logger } from '@fairshare/service-kit';
import { URL_CAP } from '../config/limits';
import type { Entrance } from '../express-gateway/plugin';
import { refuse } from '../http/answer';
import type { Client } from '../http/client';
import { pathOf, segmentsOf } from '../http/path';
import { beginVisit, type VisitedRequest } from '../http/visit';

/** What a gateway counts of its requests: their method, status and seconds. */
export type OnAnswered = (request: { readonly method: string; readonly status: string }, seconds: number) => void;

/** Begins every request, in front of all pipelines: what cannot be routed safely is refused here. */
export function createEntrance(clientOf: (request: IncomingMessage) => Client, logger: Logger, onAnswered?: OnAnswered): Entrance {
  return (request, response, next) => {
    const visited = Object.assign(request, { visit: beginVisit(clientOf(request)) }) satisfies VisitedRequest;
    if (onAnswered || logger.isLevelEnabled('info')) noteWhenDone(visited, response, logger, onAnswered);
    const refusal = unroutable(visited);
    if (refusal) refuse(visited, response, refusal);
    else next();
  };
}

function unroutable(request: IncomingMessage): Refusal | null {
  const url = request.url ?? '';
  if (url.length > URL_CAP) return new Refusal(414, 'URL_TOO_LONG', 'The address is too long.');
  if (!url.startsWith('/') || segmentsOf(pathOf(request)) === null) return notFound();
  return null;
}

/** The path without its query, which may hold a reset token. */
function noteWhenDone(request: VisitedRequest, response: ServerResponse, logger: Logger, onAnswered?: OnAnswered): void {
  const began = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    const { method = '', visit } = request;
    onAnswered?.({ method, status: String(response.statusCode) }, milliseconds / 1_000);
    if (logger.isLevelEnabled('info')) logger.info({ requestId: visit.requestId, method, path: pathForLogs(pathOf(request)), status: response.statusCode, milliseconds }, 'answered');
  });
}
