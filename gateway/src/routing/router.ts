import type { RequestListener } from 'node:http';
import type { GatewayConfig } from '../config/gateway-config';
import type { Endpoint } from '../config/routes';
import type { ExpressGateway } from '../express-gateway/boot';
import type { Entrance } from './entrance';
import { inTurn } from './in-turn';
import { compilePaths } from './path-table';

/**
 * What happens to a request: it enters, its path says which endpoint it is for, and that endpoint's pipeline takes it. The pages'
 * `*`, and whatever else the table leaves open, express-gateway routes itself, into the same policies.
 */
export function createRouter(enter: Entrance, config: GatewayConfig, { app, pipelines }: ExpressGateway): RequestListener {
  const table = compilePaths(
    Object.entries(config.apiEndpoints).flatMap(([endpoint, { paths }]) => {
      const pipeline = pipelines.get(endpoint as Endpoint);
      return pipeline ? paths.map((path) => [path, { endpoint: endpoint as Endpoint, pipeline }] as const) : [];
    }),
  );
  return inTurn((request, response) => {
    const visited = enter(request, response);
    if (!visited) return;
    const found = table.find(visited.visit.path);
    if (!found) return app(visited, response);
    visited.visit.endpoint = found.endpoint;
    found.pipeline(visited, response);
  });
}
