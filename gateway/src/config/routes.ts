import { allRoutes, type Route, type ServiceName } from '@fairshare/contracts';
import { compilePaths } from '../routing/path-table';

/** The pipelines of config/pipelines.ts. */
export type Endpoint = 'health' | 'docs' | 'api' | 'frontends';

/** The destination of a path. */
export interface Destination {
  readonly endpoint: Endpoint;
  /** The owner of an API path; null for paths that the gateway itself serves. */
  readonly service: ServiceName | null;
  /** The pattern that the path matches; null for health checks, which are not traced. */
  readonly route: string | null;
}

const FRONTENDS: Destination = { endpoint: 'frontends', service: null, route: '/*' };
const OWN_PATHS: readonly (readonly [path: string, endpoint: Endpoint])[] = [
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/api/docs', 'docs'],
  ['/api/docs/*', 'docs'],
];

type OwnedRoute = Pick<Route, 'path' | 'service'>;

/**
 * Maps every path to its destination, from the contracts: a route's path to its service; any other path below `/api/<name>/` to the service
 * with the most routes there, which responds with 404; all other paths to the frontends. Live updates (/ws) are an upgrade: see
 * plugins/websocket.ts.
 */
export function createRoutes(routes: readonly OwnedRoute[] = allRoutes): (path: string) => Destination {
  const table = compilePaths<Destination>([
    ...OWN_PATHS.map(([path, endpoint]) => [path, { endpoint, service: null, route: endpoint === 'health' ? null : path }] as const),
    ...routes.map(({ path, service }) => [path, { endpoint: 'api', service, route: path }] as const),
    ...[...mainOwners(routes)].map(([prefix, service]) => [`${prefix}/*`, { endpoint: 'api', service, route: `${prefix}/*` }] as const),
  ]);
  return (path) => table.find(path) ?? FRONTENDS;
}

/** The service with the most routes below each `/api/<name>`. */
function mainOwners(routes: readonly OwnedRoute[]): Map<string, ServiceName> {
  const owners = new Map<string, ServiceName>();
  const prefixOf = ({ path }: OwnedRoute) => path.split('/', 3).join('/');
  for (const prefix of new Set(routes.map(prefixOf))) {
    const services = routes.filter((route) => prefixOf(route) === prefix).map(({ service }) => service);
    const count = (service: ServiceName) => services.filter((other) => other === service).length;
    owners.set(
      prefix,
      services.reduce((most, service) => (count(service) > count(most) ? service : most)),
    );
  }
  return owners;
}
