import { definePlugin } from '../express-gateway/plugin';
import { apiHeaders, pageHeaders } from '../http/security-headers';

/** Chosen before anything responds, so that refusals carry them too. */
export const securityHeaders = definePlugin<{ of: 'api' | 'pages' }>(
  'security-headers',
  { properties: { of: { enum: ['api', 'pages'] } }, required: ['of'] },
  ({ headers }, { of }) => {
    const chosen = (of === 'api' ? apiHeaders(headers) : pageHeaders(headers)).flat();
    return ({ context }, _response, next) => {
      context.responseHeaders = chosen;
      next();
    };
  },
);
