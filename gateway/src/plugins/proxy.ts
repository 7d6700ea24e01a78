import { HttpError, notFound, unavailable } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { cutOff } from '../http/request-context';
import { sendError } from '../http/respond';
import { ProxyRequest } from '../upstream/proxy-request';

/**
 * Forwards a request to the service that owns its path, with unchanged bodies in both directions: the client's body once it is complete, the
 * service's as it arrives. A service that is unavailable or times out is a 503. If it fails during the response, the response is aborted, so
 * that the client does not treat it as complete.
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
