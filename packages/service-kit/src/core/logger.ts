import pino, { type Logger } from 'pino';
import { requestContext, traceIdOf } from './request-context';

export type { Logger };
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** JSON lines with the request's and the trace's id. Bodies, cookies and tokens are never logged; a secret that slips in is redacted. */
export function createLogger(name: string, level: (typeof LOG_LEVELS)[number], destination?: pino.DestinationStream): Logger {
  return pino(
    {
      name,
      level,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'], censor: '[cut]' },
      mixin() {
        const context = requestContext();
        return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {};
      },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}
