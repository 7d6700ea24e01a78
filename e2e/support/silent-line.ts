import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The platform at another address, to which open web sockets can fall silent: nothing passes any more, and neither end is told. */
export async function platformOnSilentLine(platformUrl: string) {
  const { hostname, port } = new URL(platformUrl);
  const lines = new Set<Socket>();
  const webSockets = new Set<Socket>();
  const fallenSilent = new Set<Socket>();
  const server = createServer((phone) => {
    const platform = connect(Number(port), hostname);
    for (const [from, to] of [
      [phone, platform],
      [platform, phone],
    ] as const) {
      lines.add(from);
      from.on('data', (bytes: Buffer) => {
        if (from === phone && bytes.subarray(0, 7).toString() === 'GET /ws') webSockets.add(phone);
        if (!fallenSilent.has(phone)) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        lines.delete(from);
        if (!fallenSilent.has(phone)) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** How many web sockets have been opened through it. */
    opened: () => webSockets.size,
    /** From now on nothing passes on the web sockets that are open; those opened later are fine. */
    fallSilent: () => webSockets.forEach((socket) => fallenSilent.add(socket)),
    close: () => {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}
