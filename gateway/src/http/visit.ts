import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../config/routes';
import type { Session } from '../sessions/session-tokens';
import type { Client } from './client';
import { pathOf } from './path';

/** What the gateway knows of one request, from its entrance on. */
export interface Visit {
  /** 32 hexadecimal digits, which are also the trace's id: one number to quote, to search logs for and to follow a trace by. */
  readonly requestId: string;
  /** When it came (`performance.now()`). */
  readonly began: number;
  /** W3C trace context. A trace begins here: whatever the client sends is not believed. */
  readonly traceparent: string;
  readonly client: Client;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Filled in by routing. */
  endpoint: Endpoint | null;
  /** Names and values in turn that each answer carries, unless it says otherwise. Filled in by the security-headers policy. */
  answerHeaders: readonly string[];
  /** Filled in by the session policy; null for a request without a living session. */
  session: Session | null;
  /** An answer that had begun was cut off, since no more of it came. */
  isBrokenOff: boolean;
}

export interface VisitedRequest extends IncomingMessage {
  visit: Visit;
}

export const newRequestId = (): string => randomUUID().replaceAll('-', '');

export function beginVisit(request: IncomingMessage, client: Client): VisitedRequest {
  const requestId = newRequestId();
  const traceparent = `00-${requestId}-${requestId.slice(16)}-01`;
  const visited = request as VisitedRequest;
  visited.visit = { requestId, began: performance.now(), traceparent, client, path: pathOf(request), endpoint: null, answerHeaders: [], session: null, isBrokenOff: false };
  return visited;
}

/** Cuts off an answer that has begun, so that it is never taken for whole. */
export function breakOff(request: VisitedRequest, response: ServerResponse): void {
  request.visit.isBrokenOff = true;
  response.destroy();
}
