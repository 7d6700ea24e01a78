import type { ServiceName } from '@fairshare/contracts';
import { Refusal, unavailable } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { breakOff } from '../http/visit';
import { Passage } from '../upstream/passage';

/**
 * Passes a request on to the service that owns its path, bodies byte for byte both ways: the client's once it is whole, the service's as
 * it comes. A service that is down, or does not answer in time, is a 503; one that breaks off cuts the answer off, so that it is never
 * taken for whole.
 */
export const proxy = definePlugin('proxy', {}, ({ upstreams, bodies, logger }) => (request, response, next) => {
  const service = request.visit.endpoint as ServiceName;
  new Passage(request, response, upstreams.inOrder(service), bodies.shareOf(request), (failure) => {
    const isRefused = failure instanceof Refusal;
    if (!isRefused) logger.warn({ err: failure, requestId: request.visit.requestId, service }, 'service does not answer');
    if (response.headersSent) breakOff(request, response);
    else next(isRefused ? failure : unavailable('This part of the app'));
  }).begin();
});
