import { stripeMockBinary } from './parts';
import { startOnPort, type Server, type ServerOptions } from './server';

/**
 * stripe-mock: refuses every request that Stripe's OpenAPI document does not allow, and responds to the others with sample objects. It
 * stores nothing. @throws Error of one line when it must be built and Go is missing.
 */
export async function startNativeStripeMock(options: ServerOptions = {}): Promise<Server> {
  const binary = await stripeMockBinary();
  return startOnPort('stripe-mock', options, async (port) => ({
    url: `http://127.0.0.1:${port}`,
    command: binary,
    // By default it would also serve HTTPS, on one fixed port of every address.
    args: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0'],
  }));
}
