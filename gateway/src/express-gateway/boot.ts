import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import type { GatewayConfig } from '../config/gateway-config';
import type { GatewayParts } from '../parts';
import type { Entrance, Plugin, Policy } from './plugin';

/** A pipeline that names a policy no plugin provides, or a plugin that does not provide what it declares. */
export class PluginMissing extends Error {
  override readonly name = 'PluginMissing';
}

/**
 * Makes express-gateway of our plugins and our configuration, handed over as values. It is not given a port: a server of our own
 * can say that its port is taken, express-gateway's ends the process.
 *
 * Its own loader reads both from files, skips a plugin that fails to load, and connects to Redis for features that are not in use
 * (docs/adr/0005-express-gateway-stays-thin.md).
 *
 * @throws PluginMissing
 */
export async function bootExpressGateway(plugins: readonly Plugin[], config: GatewayConfig, parts: GatewayParts, entrance: Entrance): Promise<RequestListener> {
  const policies = registered(plugins);
  const missing = config.policies.filter((name) => !policies.some((policy) => policy.name === name));
  if (missing.length > 0) throw new PluginMissing(`No plugin provides ${missing.join(', ')}`);

  process.env.EG_DISABLE_CONFIG_WATCH = 'true';
  const { default: loggers } = await import('express-gateway/lib/logger');
  for (const logger of Object.values(loggers)) if (typeof logger === 'object') logger.silent = true;
  dropRequestIds();
  const { default: start } = await import('express-gateway/lib/gateway');
  let app: RequestListener | undefined;
  await start({
    plugins: {
      policies,
      conditions: [],
      gatewayRoutes: [
        (created: RequestListener & { use(handler: Entrance): void }) => {
          created.use(entrance);
          app = created;
        },
      ],
    },
    config: { gatewayConfig: config, systemConfig: {}, parts },
  });
  // Nothing is ever reloaded, and its listener would keep each gateway of this process in memory for good.
  const { default: events } = await import('express-gateway/lib/eventBus');
  events.removeAllListeners('hot-reload');
  if (!app) throw new Error('express-gateway made no app');
  return app;
}

function registered(plugins: readonly Plugin[]): Policy[] {
  return plugins.flatMap((plugin) => {
    const policies: Policy[] = [];
    plugin.init({ registerPolicy: (policy) => policies.push(policy) });
    const missing = plugin.policies.filter((name) => !policies.some((policy) => policy.name === name));
    if (missing.length > 0) throw new PluginMissing(`A plugin declares ${missing.join(', ')} but does not register it`);
    return policies;
  });
}

/** express-gateway makes an id for each request that nothing here reads, at a tenth of the whole gateway's CPU time: requests have their own. */
function dropRequestIds(): void {
  const requireBeside = createRequire(require.resolve('express-gateway'));
  const ids = requireBeside('uuid62') as { v4(): string };
  ids.v4 = () => '';
}
