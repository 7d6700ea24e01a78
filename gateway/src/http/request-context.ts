import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@fairshare/contracts';
import { traceIdOf, type Span, type Tracer } from '@fairshare/service-kit';
import type { LoginSession } from '../sessions/login-session-tokens';
import type { Client } from './client';
import { pathOf } from './path';

/** The gateway's context of one request. */
export interface RequestContext {
  /** 32 hexadecimal digits, which are also the trace's id: the same number finds a request in reports, logs and traces. */
  readonly requestId: string;
  /** When the request arrived (`performance.now()`). */
  readonly startedAt: number;
  /** W3C trace context. A trace begins here: a client's own trace context is ignored. */
  readonly traceparent: string;
  /** The span that records the request; see routing/request-guard.ts. */
  readonly span: Span;
  readonly client: Client;
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The owner of the path, set by routing; null for paths that the gateway itself serves. */
  service: ServiceName | null;
  /** The pattern of its route (`/api/games/:gameId`), set by routing; null if it is not traced. */
  route: string | null;
  /** Names and values in turn of the headers of each response, unless it overrides them. Set by the security-headers policy. */
  responseHeaders: readonly string[];
  /** Set by the session policy; null for a request without a living session. */
  session: LoginSession | null;
  /** Whether a response was aborted after it had begun, since the rest of it did not arrive. */
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

/** Aborts a response that has begun, so that the client does not treat it as complete. */
export function cutOff(request: GatewayRequest, response: ServerResponse): void {
  request.context.isCutOff = true;
  response.destroy();
}
