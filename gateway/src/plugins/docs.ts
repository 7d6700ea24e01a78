import { notFound } from '@fairshare/service-kit';
import { createDocsFiles } from '../docs/files';
import { definePlugin } from '../express-gateway/plugin';
import { comparable } from '../http/path';
import { sendFile } from '../http/send-file';

/** Serves the documentation of the API, which is public. */
export const docs = definePlugin('docs', {}, ({ sessionCookie }) => {
  const find = createDocsFiles({ sessionCookie });
  return async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? await find(comparable(request.context.path), request.headers['accept-encoding']?.toString()) : null;
    if (!file) throw notFound();
    sendFile(request, response, file, 'no-cache');
  };
});
