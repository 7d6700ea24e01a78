import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFault } from '../http/answer';
import type { VisitedRequest } from '../http/visit';
import type { GatewayParts } from '../parts';

/** A request inside a pipeline: express-gateway says which of the configured endpoints it matched. */
export interface PipelineRequest extends VisitedRequest {
  readonly egContext: { readonly apiEndpoint: { readonly apiEndpointName: string } };
}

export type Handler = (request: PipelineRequest, response: ServerResponse, next: (error?: unknown) => void) => void | Promise<void>;

/** Runs in front of every pipeline. */
export type Entrance = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The configuration express-gateway hands to every policy: its own, and what this process is made of. */
export interface PolicyConfig {
  readonly parts: GatewayParts;
}

export interface Policy {
  readonly name: string;
  readonly schema: { readonly $id: string };
  policy(params: Readonly<Record<string, unknown>>, config: PolicyConfig): Handler;
}

export interface PluginContext {
  registerPolicy(policy: Policy): void;
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
  create: (parts: GatewayParts, params: Params) => Handler,
): Plugin {
  return {
    version: '1.0.0',
    policies: [name],
    init(context) {
      context.registerPolicy({
        name,
        schema: { $id: `https://fairshare.example/policies/${name}.json`, type: 'object', ...schema } as Policy['schema'],
        policy: (params, { parts }) => guarded(create(parts, params as Params), parts),
      });
    },
  };
}

/** express 4 does not see a promise that fails; express-gateway's answer to any other error would be an HTML page. */
function guarded(handler: Handler, { logger }: GatewayParts): Handler {
  return async (request, response, next) => {
    try {
      await handler(request, response, next);
    } catch (error) {
      answerFault(error, request, response, logger);
    }
  };
}
