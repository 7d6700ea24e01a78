import type { Endpoint } from './routes';

/** One policy by name, with its parameters, as express-gateway's `gateway.config` has it. */
export type PolicyStep = Readonly<Record<string, readonly { readonly action: Readonly<Record<string, unknown>> }[]>>;

/** The policies a request passes through, in order, by the endpoint of its path: the `pipelines` of express-gateway's `gateway.config`. */
export const PIPELINES: Readonly<Record<Endpoint, { readonly policies: readonly PolicyStep[] }>> = {
  health: { policies: [{ health: [] }] },
  api: {
    policies: [
      { 'security-headers': [{ action: { of: 'api' } }] },
      { 'rate-limit': [{ action: { by: 'address' } }] },
      { csrf: [] },
      { session: [] },
      { 'rate-limit': [{ action: { by: 'user' } }] },
      // Also limits guesses of scoring links.
      { 'share-codes': [] },
      { proxy: [] },
    ],
  },
  docs: { policies: [{ 'security-headers': [{ action: { of: 'pages' } }] }, { 'rate-limit': [{ action: { by: 'address' } }] }, { docs: [] }] },
  frontends: { policies: [{ 'security-headers': [{ action: { of: 'pages' } }] }, { frontends: [] }] },
};
