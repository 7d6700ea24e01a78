import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import { request as ask } from 'undici';
import { TIMES } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import { comparable } from '../http/path';
import { sendJson } from '../http/respond';

/** What is missing at each service that is not ready; empty when all are ready. */
type Missing = Partial<Record<ServiceName, string>>;

/**
 * `/healthz`: this gateway works. `/readyz`: it and every service are ready, for people and tests. Orchestrators probe each process on its
 * own, so that the outage of one service never takes the gateways out of rotation.
 */
export const health = definePlugin('health', {}, ({ serviceUrls }) => {
  let checking: Promise<Missing> | null = null;

  return async (request, response) => {
    if (comparable(request.context.path) === '/healthz') {
      sendJson(response, 200, { status: 'ok' });
      return;
    }
    // The path is public, so concurrent requests share one check of the services.
    checking ??= whatIsMissing(serviceUrls).finally(() => (checking = null));
    const missing = await checking;
    if (Object.keys(missing).length === 0) sendJson(response, 200, { status: 'ready' });
    else sendJson(response, 503, { status: 'not ready', missing });
  };
});

async function whatIsMissing(serviceUrls: (service: ServiceName) => readonly string[]): Promise<Missing> {
  const answers = await Promise.all(SERVICE_NAMES.map(async (service) => [service, await missingOf(serviceUrls(service))] as const));
  return Object.fromEntries(answers.filter(([, missing]) => missing !== null));
}

/** Null if at least one instance is ready, else what is missing. */
async function missingOf(urls: readonly string[]): Promise<string | null> {
  const missing = await Promise.all(urls.map(missingAt));
  return missing.includes(null) ? null : (missing[0] ?? 'has no address');
}

async function missingAt(url: string): Promise<string | null> {
  try {
    // `reset`: on a new connection that closes with the response, so that a check leaves no open connection.
    const answer = await ask(new URL('/readyz', url), { headersTimeout: TIMES.ready, bodyTimeout: TIMES.ready, signal: AbortSignal.timeout(TIMES.ready), reset: true });
    const body = (await answer.body.json()) as { missing?: unknown };
    if (answer.statusCode === 200) return null;
    return typeof body.missing === 'string' ? body.missing : `answers ${answer.statusCode}`;
  } catch {
    return 'does not answer';
  }
}
