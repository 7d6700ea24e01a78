import type { ServerResponse } from 'node:http';
import type { StaticFile } from '../frontends/static-file';
import type { GatewayRequest } from './request-context';

/** Sends a file, or 304 if the client has it already. HEAD gets only its headers. `chosenBy`: the request headers that selected it, besides its encoding. */
export function sendFile(request: GatewayRequest, response: ServerResponse, file: StaticFile, cacheControl: string, chosenBy: readonly string[] = []): void {
  const headers = [...request.context.responseHeaders, 'Cache-Control', cacheControl, 'ETag', file.etag];
  const vary = [...(file.varies ? ['Accept-Encoding'] : []), ...chosenBy];
  if (vary.length > 0) headers.push('Vary', vary.join(', '));
  if (isKnown(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (file.encoding !== 'identity') headers.push('Content-Encoding', file.encoding);
  headers.push('Content-Type', file.type, 'Content-Length', String(file.body.length));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
