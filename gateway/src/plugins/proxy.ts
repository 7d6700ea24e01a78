import { HttpError, notFound, unavailable } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { cutOff } from '../http/request-context';
import { sendError } from '../http/respond';
import { ProxyRequest } from '../upstream/proxy-request';

/**
 * Passes a request on to the service that owns its path, bodies byte for byte both ways: the client's once it is whole, the service's as
 * it comes. A service that is down, or does not answer in time, is a 503; one that breaks off cuts the response off, so that it is never
 * taken for whole.
 */
export const proxy = definePlugin('proxy', {}, ({ upstreams, bodies, logger }) => (request, response) => {
  const { service, requestId } = request.context;
  if (service === null) throw notFound();
  const proxied = new ProxyRequest(request, response, upstreams.inOrder(service), bodies.reservationFor(request), (failure) => {
    const isRefused = failure instanceof HttpError;
    if (!isRefused) logger.warn({ err: failure, requestId, service }, 'service does not answer');
    if (response.headersSent) cutOff(request, response);
    else sendError(isRefused ? failure : unavailable('This part of the app'), request, response, logger);
  });
  proxied.start();
});
