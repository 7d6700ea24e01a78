import type { Express } from 'express';
import { Unavailable } from '@fairshare/event-bus';
import { NewerSchema } from '@fairshare/store';
import type { ServiceDeps } from './service';

/** A further condition before this process accepts requests: the name of what is missing, or null. */
export type Readiness = () => Promise<string | null>;

/**
 * /healthz: this process works. /readyz: its store answers and is indexed, its projections have caught up once, and it is not shutting down.
 * Both describe only this process.
 */
export function mountHealth(app: Express, deps: ServiceDeps, more?: Readiness): void {
  app.get('/healthz', (_request, response) => {
    const fault = deps.bus.fault();
    response.status(fault ? 503 : 200).json(fault ? { status: 'failing', reason: fault } : { status: 'ok' });
  });

  app.get('/readyz', async (_request, response) => {
    const missing = await whatIsMissing(deps, more);
    response.status(missing ? 503 : 200).json(missing ? { status: 'not ready', missing } : { status: 'ready' });
  });

  app.get('/metrics', async (_request, response) => {
    response.type(deps.metrics.contentType).send(await deps.metrics.text());
  });
}

async function whatIsMissing(deps: ServiceDeps, more?: Readiness): Promise<string | null> {
  if (deps.isClosing()) return 'time: it is shutting down';
  try {
    await deps.storage.ping();
    if (!(await deps.storage.isIndexed())) return 'indexes: documents of another release are still being indexed';
  } catch (error) {
    return error instanceof NewerSchema ? `release: ${error.message}` : 'store';
  }
  if (!deps.bus.caughtUp()) return (await brokerAnswers(deps)) ? 'projections' : 'broker';
  return (await more?.()) ?? null;
}

/** Without a broker, projections cannot catch up. */
async function brokerAnswers({ bus }: ServiceDeps): Promise<boolean> {
  try {
    await bus.lag();
    return true;
  } catch (error) {
    return !(error instanceof Unavailable);
  }
}
