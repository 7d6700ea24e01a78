import { definePlugin } from '../express-gateway/plugin';
import { apiHeaders, pageHeaders } from '../http/security-headers';

/** Sets the headers before any response, so that refusals have them, too. */
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
