import type { IncomingHttpHeaders } from 'node:http';
import { notFound } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { sendFile } from '../http/send-file';
import { segmentsOf } from '../http/path';
import { sessionSecret } from './session';

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** Serves the frontends. A path that is neither a file nor a screen of the app is a 404 in JSON, never the app's page. */
export const frontends = definePlugin('frontends', {}, ({ pages, sessionCookie }) => async (request, response) => {
  const { headers } = request;
  const page =
    request.method === 'GET' || request.method === 'HEAD'
      ? await pages.find({
          segments: segmentsOf(request.context.path) ?? [],
          acceptEncoding: headers['accept-encoding']?.toString(),
          isNavigation: isNavigation(headers),
          hasSession: sessionSecret(headers.cookie, sessionCookie) !== null,
        })
      : null;
  if (!page) throw notFound();

  if (page.isUnlisted) request.context.responseHeaders = [...request.context.responseHeaders, 'X-Robots-Tag', 'noindex'];
  sendFile(request, response, page.file, page.immutable ? HASHED : REVALIDATED, page.variesByCookie ? ['Cookie'] : []);
});

/** Browsers send the purpose of a request (Sec-Fetch-Mode); for other clients, accepting a page counts as opening one. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}
