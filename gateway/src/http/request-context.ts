import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@fairshare/contracts';
import { traceIdOf, type Span, type Tracer } from '@fairshare/service-kit';
import type { LoginSession } from '../sessions/login-session-tokens';
import type { Client } from './client';
import { pathOf } from './path';

/** What the gateway knows of one request. */
export interface RequestContext {
  /** 32 hexadecimal digits, which are also the trace's id: one number to quote, to search logs for and to follow a trace by. */
  readonly requestId: string;
  /** When it came (`performance.now()`). */
  readonly startedAt: number;
  /** W3C trace context. A trace begins here: whatever the client sends is not believed. */
  readonly traceparent: string;
  /** What is recorded of it; see routing/request-guard.ts. */
  readonly span: Span;
  readonly client: Client;
  /** As it was sent, without the query. */
  readonly path: string;
  /** The owner of the path, set by routing; null for what the gateway itself serves. */
  service: ServiceName | null;
  /** The pattern of its route (`/api/games/:gameId`), set by routing; null for what no trace is kept of. */
  route: string | null;
  /** Names and values in turn that each response carries, unless it says otherwise. Set by the security-headers policy. */
  responseHeaders: readonly string[];
  /** Set by the session policy; null for a request without a living session. */
  session: LoginSession | null;
  /** A response that had begun was cut off, since no more of it came. */
  isCutOff: boolean;
}

export interface GatewayRequest extends IncomingMessage {
  context: RequestContext;
}

export const newRequestId = (): string => randomUUID().replaceAll('-', '');

export function withContext(incoming: IncomingMessage, client: Client, tracer: Tracer): GatewayRequest {
  const span = tracer.startSpan('request', { kind: 'server' });
  const request = incoming as GatewayRequest;
  request.context = {
    requestId: traceIdOf(span.traceparent),
    startedAt: performance.now(),
    traceparent: span.traceparent,
    span,
    client,
    path: pathOf(incoming),
    service: null,
    route: null,
    responseHeaders: [],
    session: null,
    isCutOff: false,
  };
  return request;
}

/** Ends a response that has begun, so that it is never taken for whole. */
export function cutOff(request: GatewayRequest, response: ServerResponse): void {
  request.context.isCutOff = true;
  response.destroy();
}
