import type { RegisteredPolicy } from 'express-gateway/lib/policies';
import type { GatewayDependencies } from '../dependencies';
import type { Policy } from '../routing/pipeline';

/** The part of express-gateway's plugin context that our plugins use; `settings` are the dependencies of this gateway. */
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
