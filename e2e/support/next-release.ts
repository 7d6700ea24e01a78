import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the platform at another address, where a newer service worker can be released. */
export async function platformWithReleases(platformUrl: string) {
  let isReleased = false;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', platformUrl);
    const forwarded = request(new URL(asked.url ?? '/', platformUrl), { method: asked.method, headers: asked.headers }, (got) => {
      if (pathname !== '/sw.js' || !isReleased) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        return void got.pipe(answer);
      }
      const { 'content-length': _length, etag: _etag, ...headers } = got.headers;
      answer.writeHead(200, headers);
      got.on('data', (chunk: Buffer) => answer.write(chunk));
      got.on('end', () => answer.end('\n// a newer release'));
    });
    if (pathname === '/sw.js') forwarded.removeHeader('accept-encoding');
    if (pathname === '/sw.js') forwarded.removeHeader('if-none-match');
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => void (isReleased = true),
    close: () => server.close(),
  };
}
