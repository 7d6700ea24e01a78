import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../config/routes';
import type { Session } from '../sessions/session-tokens';
import type { Client } from './client';
import { pathOf } from './path';

/** What the gateway knows of one request, from its entrance on. */
export interface Visit {
  /** 32 hexadecimal digits, which are also the trace's id: one number to quote, to search logs for and to follow a trace by. */
  readonly requestId: string;
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
}

export interface VisitedRequest extends IncomingMessage {
  visit: Visit;
}

export const newRequestId = (): string => randomUUID().replaceAll('-', '');

export function beginVisit(request: IncomingMessage, client: Client): VisitedRequest {
  const requestId = newRequestId();
  const traceparent = `00-${requestId}-${requestId.slice(16)}-01`;
  const visited = request as VisitedRequest;
  visited.visit = { requestId, traceparent, client, path: pathOf(request), endpoint: null, answerHeaders: [], session: null };
  return visited;
}
