import { expect, type Page } from '@playwright/test';

const DATABASE = 'golf-offline';

/** Waits until the app is cached on the phone and opens without signal. */
export async function keptOnPhone(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 }).toBe('activated');
  await expect.poll(() => storedGames(page)).not.toEqual([]);
}

/** The stored games that this phone can open without signal. */
export const storedGames = (page: Page): Promise<unknown[]> => rowsOf(page, 'offline_game_state');

/** Waits until a stored game contains this part of its JSON. */
export async function storedOnPhone(page: Page, part: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await storedGames(page))).toContain(part);
}

/** The pending entries of this phone. */
export async function unsent(page: Page): Promise<unknown[]> {
  const rows = (await rowsOf(page, 'offline_scores')) as { synced: boolean }[];
  return rows.filter(({ synced }) => !synced);
}

/** Waits until no entry is pending on the phone, and the header shows it. */
export async function allSent(page: Page, within = 30_000): Promise<void> {
  await expect.poll(() => unsent(page).catch(() => null), { timeout: within }).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: /^Online$/ })).toBeVisible();
}

/** Adds rows to the local database, as if an earlier page had stored them. */
export function storeRows(page: Page, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    async ([name, list]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name as string);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction('offline_scores', 'readwrite');
      for (const row of list as object[]) writing.objectStore('offline_scores').add(row);
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [DATABASE, rows] as const,
  );
}

function rowsOf(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(
    async ([name, from]) => {
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(from).objectStore(from).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
      database.close();
      return rows;
    },
    [DATABASE, store] as const,
  );
}
