import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tellParent } from '../role';
import type { Ready } from './room-server';

export type Weather = 'cut' | 'restored';

/** The network between clients and the gateway, in a process of its own: while it is cut, all connections are closed, and none can be made. */
export function hostLine(to: string): void {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    open.add(client);
    client.on('error', () => client.destroy()).once('close', () => (open.delete(client), upstream.destroy()));
    upstream.on('error', () => upstream.destroy()).once('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  process.on('message', (weather: Weather) => {
    isCut = weather === 'cut';
    if (isCut) for (const client of open) client.destroy();
  });
  server.listen(0, '127.0.0.1', () => tellParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens: {} } satisfies Ready));
}
