import type { ServerResponse } from 'node:http';
import type { Endpoint } from '../config/routes';
import { answerFault } from '../http/answer';
import type { VisitedRequest } from '../http/visit';
import type { GatewayParts } from '../parts';
import type { Next, Policy } from '../routing/pipeline';

/** A request inside a pipeline of express-gateway's: it says which of the configured endpoints it matched. */
interface PipelineRequest extends VisitedRequest {
  readonly egContext: { readonly apiEndpoint: { readonly apiEndpointName: Endpoint } };
}

/** A policy as express-gateway made it for one step of a pipeline. */
export interface MadePolicy {
  readonly name: string;
  readonly policy: Policy;
}

/** The configuration express-gateway hands to every policy it makes: its own, and what this process is made of. */
export interface PolicyConfig {
  readonly parts: GatewayParts;
  /** Each policy is noted here as it is made, in the order of the pipelines. */
  readonly made: MadePolicy[];
}

type ExpressHandler = (request: PipelineRequest, response: ServerResponse, next: Next) => void;

/** express-gateway's form of a policy. */
export interface RegisteredPolicy {
  readonly name: string;
  readonly schema: { readonly $id: string };
  policy(params: Readonly<Record<string, unknown>>, config: PolicyConfig): ExpressHandler;
}

export interface PluginContext {
  registerPolicy(policy: RegisteredPolicy): void;
}

/** express-gateway's form of a plugin. */
export interface Plugin {
  readonly version: string;
  readonly policies: readonly string[];
  init(context: PluginContext): void;
}

/**
 * A plugin that provides one policy. What the policy works with comes from the configuration and not from a closure, since
 * express-gateway keeps policies for the life of the process while gateways come and go.
 */
export function definePlugin<Params extends object = Record<string, never>>(
  name: string,
  schema: { readonly properties?: Readonly<Record<string, object>>; readonly required?: readonly string[] },
  create: (parts: GatewayParts, params: Params) => Policy,
): Plugin {
  return {
    version: '1.0.0',
    policies: [name],
    init(context) {
      context.registerPolicy({
        name,
        schema: { $id: `https://fairshare.example/policies/${name}.json`, type: 'object', ...schema } as RegisteredPolicy['schema'],
        policy(params, { parts, made }) {
          const policy = create(parts, params as Params);
          made.push({ name, policy });
          return forExpress(policy, parts);
        },
      });
    },
  };
}

/** express 4 does not see a promise that fails; express-gateway's answer to any other error would be an HTML page. */
function forExpress(policy: Policy, { logger }: GatewayParts): ExpressHandler {
  return async (request, response, next) => {
    request.visit.endpoint = request.egContext.apiEndpoint.apiEndpointName;
    try {
      await policy(request, response, (error) => (error === undefined ? next() : answerFault(error, request, response, logger)));
    } catch (error) {
      answerFault(error, request, response, logger);
    }
  };
}
