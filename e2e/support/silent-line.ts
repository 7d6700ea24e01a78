import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';
import { Phone } from './phone';

/** Serves the platform at another address, where open web sockets can be made silent: no data passes any more, and neither end is notified. */
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
    /** The number of web sockets that have been opened through it. */
    opened: () => webSockets.size,
    /** From now on no data passes on the open web sockets. Those opened later work. */
    fallSilent: () => webSockets.forEach((socket) => fallenSilent.add(socket)),
    close: () => {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}

/** Two phones on one round whose first hole is entered; Ann's connection can be made silent. */
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

/** Lets a phone come back, and waits until it detects that its connection is dead, and reconnects. "Connecting" shows for two seconds only, so the page itself looks for it. */
export async function expectReconnected(page: Page, comesBack: (page: Page) => Promise<unknown>): Promise<void> {
  const doubted = page.waitForFunction(() => [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Connecting'));
  await comesBack(page);
  await doubted;
  await expect(status(page, 'Online')).toBeVisible();
}

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) });
