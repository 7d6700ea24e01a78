import { ENDPOINTS, type Endpoint } from './routes';

type PolicyStep = Readonly<Record<string, readonly { readonly action: Readonly<Record<string, unknown>> }[]>>;

/** express-gateway's `gateway.config`, as far as it is in use: no servers of its own, no service endpoints. */
export interface GatewayConfig {
  readonly apiEndpoints: Readonly<Record<string, { readonly paths: readonly string[] }>>;
  readonly policies: readonly string[];
  readonly pipelines: Readonly<Record<string, { readonly apiEndpoints: readonly Endpoint[]; readonly policies: readonly PolicyStep[] }>>;
}

/** The gateway's table of contents: which endpoint goes through which policies, in order. express-gateway fills in defaults, so each start gets its own copy. */
export const gatewayConfig = (): GatewayConfig => ({
  apiEndpoints: structuredClone(ENDPOINTS),
  policies: ['security-headers', 'rate-limit', 'csrf', 'session', 'share-codes', 'proxy', 'docs', 'frontends', 'health'],
  pipelines: {
    health: { apiEndpoints: ['health'], policies: [{ health: [] }] },
    api: {
      apiEndpoints: ['settlement', 'games', 'groups', 'auth', 'billing'],
      policies: [
        { 'security-headers': [{ action: { of: 'api' } }] },
        { 'rate-limit': [{ action: { by: 'address' } }] },
        { csrf: [] },
        { session: [] },
        { 'rate-limit': [{ action: { by: 'user' } }] },
        { 'share-codes': [] },
        { proxy: [] },
      ],
    },
    docs: {
      apiEndpoints: ['docs'],
      policies: [{ 'security-headers': [{ action: { of: 'pages' } }] }, { 'rate-limit': [{ action: { by: 'address' } }] }, { docs: [] }],
    },
    frontends: { apiEndpoints: ['frontends'], policies: [{ 'security-headers': [{ action: { of: 'pages' } }] }, { frontends: [] }] },
  },
});
