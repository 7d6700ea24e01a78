import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import type { GatewayConfig } from '../config/gateway-config';
import type { Endpoint } from '../config/routes';
import type { GatewayParts } from '../parts';
import { compilePipeline, type Pipeline } from '../routing/pipeline';
import type { MadePolicy, Plugin, RegisteredPolicy } from './plugin';

/** A pipeline that names a policy no plugin provides, or a plugin that does not provide what it declares. */
export class PluginMissing extends Error {
  override readonly name = 'PluginMissing';
}

/** What express-gateway made of the configuration. */
export interface ExpressGateway {
  /** Its own routing, by express. */
  readonly app: RequestListener;
  /** The policies of each endpoint, in one piece: the same that stand behind `app`. */
  readonly pipelines: ReadonlyMap<Endpoint, Pipeline>;
}

/**
 * Makes express-gateway of our plugins and our configuration, handed over as values. It is not given a port: a server of our own
 * can say that its port is taken, express-gateway's ends the process.
 *
 * Its own loader reads both from files, skips a plugin that fails to load, and connects to Redis for features that are not in use
 * (docs/adr/0005-express-gateway-stays-thin.md). Its way through a request costs more than what is done for the request, so its
 * policies can be run without it, too (docs/adr/0015-requests-take-compiled-pipelines.md).
 *
 * @throws PluginMissing
 */
export async function bootExpressGateway(plugins: readonly Plugin[], config: GatewayConfig, parts: GatewayParts): Promise<ExpressGateway> {
  const policies = registered(plugins);
  const missing = config.policies.filter((name) => !policies.some((policy) => policy.name === name));
  if (missing.length > 0) throw new PluginMissing(`No plugin provides ${missing.join(', ')}`);

  process.env.EG_DISABLE_CONFIG_WATCH = 'true';
  const { default: loggers } = await import('express-gateway/lib/logger');
  for (const logger of Object.values(loggers)) if (typeof logger === 'object') logger.silent = true;
  dropRequestIds();
  const { default: start } = await import('express-gateway/lib/gateway');
  const made: MadePolicy[] = [];
  let app: RequestListener | undefined;
  await start({
    plugins: { policies, conditions: [], gatewayRoutes: [(created: RequestListener) => (app = created)] },
    config: { gatewayConfig: config, systemConfig: {}, parts, made },
  });
  // Nothing is ever reloaded, and its listener would keep each gateway of this process in memory for good.
  const { default: events } = await import('express-gateway/lib/eventBus');
  events.removeAllListeners('hot-reload');
  if (!app) throw new Error('express-gateway made no app');
  return { app, pipelines: pipelinesOf(config, made, parts) };
}

function registered(plugins: readonly Plugin[]): RegisteredPolicy[] {
  return plugins.flatMap((plugin) => {
    const policies: RegisteredPolicy[] = [];
    plugin.init({ registerPolicy: (policy) => policies.push(policy) });
    const missing = plugin.policies.filter((name) => !policies.some((policy) => policy.name === name));
    if (missing.length > 0) throw new PluginMissing(`A plugin declares ${missing.join(', ')} but does not register it`);
    return policies;
  });
}

/** express-gateway makes the policies pipeline by pipeline, one for each step. @throws Error when what it made is not what is configured */
function pipelinesOf({ pipelines }: GatewayConfig, made: readonly MadePolicy[], { logger }: GatewayParts): Map<Endpoint, Pipeline> {
  const compiled = new Map<Endpoint, Pipeline>();
  const left = [...made];
  for (const [name, { apiEndpoints, policies }] of Object.entries(pipelines)) {
    const wanted = policies.flatMap((step) => Object.keys(step));
    const steps = left.splice(0, wanted.length);
    if (steps.map((step) => step.name).join() !== wanted.join()) throw new Error(`express-gateway made another pipeline of ${name} than is configured`);
    const pipeline = compilePipeline(steps.map(({ policy }) => policy), logger);
    for (const endpoint of apiEndpoints) compiled.set(endpoint, pipeline);
  }
  return compiled;
}

/** express-gateway makes an id for each request that nothing here reads, at a tenth of the whole gateway's CPU time: requests have their own. */
function dropRequestIds(): void {
  const requireBeside = createRequire(require.resolve('express-gateway'));
  const ids = requireBeside('uuid62') as { v4(): string };
  ids.v4 = () => '';
}
