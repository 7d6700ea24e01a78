import { freePort } from './free-port';
import { stripeMockBinary } from './parts';
import { listensOn, startServer, type Server, type ServerOptions } from './server';

/**
 * stripe-mock: refuses every request that Stripe's OpenAPI document does not allow, and answers the others with sample objects. It
 * remembers nothing. @throws Error of one line when it must be built and Go is missing.
 */
export async function startNativeStripeMock(options: ServerOptions = {}): Promise<Server> {
  const binary = await stripeMockBinary();
  return startServer('stripe-mock', options, async () => {
    const port = await freePort();
    return {
      url: `http://127.0.0.1:${port}`,
      command: {
        command: binary,
        // Left to itself it would also serve HTTPS, on one fixed port of every address.
        args: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0'],
        ready: () => listensOn(port),
      },
    };
  });
}
