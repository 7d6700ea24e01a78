import { notFound } from '@fairshare/service-kit';
import { docsFiles } from '../docs/files';
import { definePlugin } from '../express-gateway/plugin';
import { answerFile } from '../http/answer-file';
import { comparable } from '../http/path';

/** Serves the documentation of the API; everyone may read it. */
export const docs = definePlugin('docs', {}, ({ sessionCookie }) => {
  const files = docsFiles({ sessionCookie });
  return (request, response) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(comparable(request.context.path)) : undefined;
    if (!file) throw notFound();
    answerFile(request, response, file, 'no-cache');
  };
});
