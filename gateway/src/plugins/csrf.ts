import { billingApi } from '@fairshare/contracts';
import { HttpError } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { isForeign } from '../http/origin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

export const foreignOrigin = () => new HttpError(403, 'FOREIGN_ORIGIN', 'Requests on behalf of another site are refused.');

/** Another site may not act for the people signed in here. Webhooks are let through: their senders sign, and send no cookie. */
export const csrf = definePlugin('csrf', {}, ({ publicOrigin }) => (request, _response, next) => {
  const exempt = SAFE_METHODS.has(request.method ?? '') || request.context.path === billingApi.stripeWebhook.path;
  if (!exempt && isForeign(request.headers, request.context.client, publicOrigin)) throw foreignOrigin();
  next();
});
