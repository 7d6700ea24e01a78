import type { RequestListener } from 'node:http';
import { createRoutes, type Endpoint } from '../config/routes';
import { oneAtATime } from './request-pipelining';
import type { Pipeline } from './pipeline';
import type { RequestGuard } from './request-guard';

/** The route of every request: its turn on its connection, the guard, the endpoint of its path, the pipeline of that endpoint. */
export function createRouter(guard: RequestGuard, pipelines: Readonly<Record<Endpoint, Pipeline>>): RequestListener {
  const destinationOf = createRoutes();
  return oneAtATime((incoming, response) => {
    const request = guard(incoming, response);
    if (!request) return;
    const { endpoint, service, route } = destinationOf(request.context.path);
    request.context.service = service;
    request.context.route = route;
    pipelines[endpoint](request, response);
  });
}
