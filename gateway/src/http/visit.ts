import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Session } from '../sessions/session-tokens';
import type { Client } from './client';

/** What the gateway knows of one request, from its entrance on. */
export interface Visit {
  /** 32 hexadecimal digits, which are also the trace's id: one number to quote, to search logs for and to follow a trace by. */
  readonly requestId: string;
  /** W3C trace context. A trace begins here: whatever the client sends is not believed. */
  readonly traceparent: string;
  readonly client: Client;
  /** Filled in by the session policy; null for a request without a living session. */
  session: Session | null;
}

export interface VisitedRequest extends IncomingMessage {
  visit: Visit;
}

export const newRequestId = (): string => randomUUID().replaceAll('-', '');

export function beginVisit(client: Client): Visit {
  const requestId = newRequestId();
  return { requestId, traceparent: `00-${requestId}-${requestId.slice(16)}-01`, client, session: null };
}
