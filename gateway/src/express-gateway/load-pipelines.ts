import type { PIPELINES } from '../config/pipelines';
import type { Endpoint } from '../config/routes';
import type { GatewayDependencies } from '../dependencies';
import { compilePipeline, type Pipeline } from '../routing/pipeline';
import type { Plugin } from './plugin';

/** A pipeline that names a policy no plugin provides, or a plugin that does not provide what it declares. */
export class PluginMissing extends Error {
  override readonly name = 'PluginMissing';
}

/**
 * Creates the pipelines from our plugins and our configuration: express-gateway's registry checks each policy's parameters and creates it.
 * Requests then run through these policies, without express-gateway's app (docs/adr/0015-compiled-routes-and-pipelines.md).
 *
 * @throws PluginMissing, or Error when a policy's parameters do not fit its schema
 */
export async function loadPipelines(plugins: readonly Plugin[], config: typeof PIPELINES, dependencies: GatewayDependencies): Promise<Record<Endpoint, Pipeline>> {
  const { default: registry } = await import('express-gateway/lib/policies');
  const provided = new Set<string>();
  for (const { policies, init } of plugins) {
    init({
      settings: dependencies,
      registerPolicy(policy) {
        registry.register(policy);
        provided.add(policy.name);
      },
    });
    requireAll(policies, provided, 'A plugin declares but does not register');
  }
  requireAll(
    Object.values(config).flatMap(({ policies }) => policies.flatMap((step) => Object.keys(step))),
    provided,
    'No plugin provides',
  );

  const pipelines = Object.entries(config).map(([endpoint, { policies }]) => {
    const steps = policies.flatMap((step) => Object.entries(step)).map(([name, [parameters]]) => registry.resolve(name).policy({ ...parameters?.action }));
    return [endpoint, compilePipeline(steps, dependencies.logger)] as const;
  });
  return Object.fromEntries(pipelines) as Record<Endpoint, Pipeline>;
}

function requireAll(names: readonly string[], provided: ReadonlySet<string>, otherwise: string): void {
  const missing = names.filter((name) => !provided.has(name));
  if (missing.length > 0) throw new PluginMissing(`${otherwise} ${missing.join(', ')}`);
}
