import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH } from '@fairshare/contracts';
import { Server } from 'socket.io';
import { endWithParent, startRole, tellParent } from '../role';

/** Socket.IO alone, as in its first examples: admits every client and acknowledges joins. */
export function hostSocketServer(): void {
  endWithParent();
  const server = createServer();
  const io = new Server(server, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => {
    socket.on('joinRoom', ({ groupId }: { groupId: string }, answer: (reply: object) => void) => {
      void socket.join(groupId);
      answer({ ok: true });
    });
  });
  server.listen(0, '127.0.0.1', () => tellParent({ port: (server.address() as AddressInfo).port }));
}

/** A gateway without checks: forwards an upgrade, and then bytes. */
export function hostTunnel(port: string): void {
  endWithParent();
  const server = createServer();
  server.on('upgrade', (incoming, client, head) => {
    const upstream = request({ host: '127.0.0.1', port, path: incoming.url, headers: incoming.headers, agent: false });
    upstream.once('upgrade', (answer, service, serviceHead) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      client.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      client.write(serviceHead);
      service.write(head);
      for (const [from, to] of [
        [client, service],
        [service, client],
      ] as const)
        from
          .on('error', () => to.destroy())
          .once('close', () => to.destroy())
          .pipe(to);
    });
    upstream.once('error', () => client.destroy()).end();
  });
  server.listen(0, '127.0.0.1', () => tellParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
}

/** The lower limit of a return through a gateway of Node to Socket.IO: the handshake and one response, without any lookup. */
export async function startFloor(file: string) {
  const server = await startRole<{ port: number }>(file, ['socket-server']);
  const tunnel = await startRole<{ url: string }>(file, ['tunnel', String(server.ready.port)]);
  return {
    url: tunnel.ready.url,
    processes: [
      ['floor: Socket.IO', server.process.pid ?? 0],
      ['floor: tunnel', tunnel.process.pid ?? 0],
    ] as const,
    close: async () => void (await Promise.all([tunnel.stop(), server.stop()])),
  };
}
