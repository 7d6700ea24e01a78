import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';
import { Phone } from './phone';

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

/** Two phones on one round whose first hole is in, Ann's behind a line that can fall silent. */
export async function twoPhones(browser: Browser, baseURL: string) {
  const line = await platformOnSilentLine(baseURL);
  const ann = await Phone.of(browser, 'Ann', { baseURL: line.url });
  const ben = await Phone.of(browser, 'Ben', { baseURL });
  const round = await ben.createRound('Cape');
  await ann.join(round);
  await ann.openRound(round);
  await round.score(1, [3, 4, 5, 6]);
  await expect(ann.points.hole(1, 'done')).toBeVisible();
  await expect(status(ann.page, 'Online')).toBeVisible();

  async function close(): Promise<void> {
    await Promise.all([ann.context.close(), ben.context.close()]);
    line.close();
  }
  return { line, ann, round, close };
}

/** A phone finds that its line is dead, and connects anew. */
export async function expectReconnected(page: Page): Promise<void> {
  await expect(status(page, 'Connecting')).toBeVisible();
  await expect(status(page, 'Online')).toBeVisible();
}

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) });
