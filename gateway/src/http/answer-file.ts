import type { ServerResponse } from 'node:http';
import type { StaticFile } from '../frontends/static-file';
import type { VisitedRequest } from './visit';

/** Answers a file, or 304 to whoever has it already. HEAD gets its headers alone. */
export function answerFile(request: VisitedRequest, response: ServerResponse, file: StaticFile, cacheControl: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', file.etag);
  if (isKnown(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (file.encoding !== 'identity') response.setHeader('Content-Encoding', file.encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
