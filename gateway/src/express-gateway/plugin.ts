import type { RegisteredPolicy } from 'express-gateway/lib/policies';
import type { GatewayDependencies } from '../dependencies';
import type { Policy } from '../routing/pipeline';

/** What express-gateway hands to a plugin, as far as ours use it; `settings` is what this gateway is made of. */
interface PluginContext {
  readonly settings: GatewayDependencies;
  registerPolicy(policy: RegisteredPolicy): void;
}

/** express-gateway's form of a plugin. */
export interface Plugin {
  readonly version: string;
  readonly policies: readonly string[];
  init(context: PluginContext): void;
}

/** A plugin that provides one policy. `schema`: JSON Schema of the policy's parameters, checked at start. */
export function definePlugin<Params extends object = Record<string, never>>(
  name: string,
  schema: { readonly properties?: Readonly<Record<string, object>>; readonly required?: readonly string[] },
  create: (dependencies: GatewayDependencies, params: Params) => Policy,
): Plugin {
  return {
    version: '1.0.0',
    policies: [name],
    init({ settings, registerPolicy }) {
      registerPolicy({
        name,
        schema: { $id: `https://fairshare.example/policies/${name}.json`, type: 'object', ...schema },
        policy: (params) => create(settings, params as Params),
      });
    },
  };
}
