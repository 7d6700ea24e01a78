import { inTime } from './in-time';
import { ASIDE, DATABASE_NAME, WAITING } from './names';

/**
 * Deletes golfers' data from this phone after a sign-out: games, groups and their names. Data that the server does not have stays: unsent
 * scores and results, and records that could not be read. It does not use Dexie, so that a page that only signs out need not load it.
 *
 * @param factory another IndexedDB than the browser's
 * @throws when the database does not respond in time; if it opens later, it is emptied then
 */
export async function forgetWhatIsSent(factory: IDBFactory = indexedDB, name: string = DATABASE_NAME): Promise<void> {
  await inTime(openIfThere(factory, name).then((database) => database && emptied(database)));
}

async function emptied(database: IDBDatabase): Promise<void> {
  try {
    const work = database.transaction(['offline_scores', 'offline_game_state', 'offline_metadata'], 'readwrite');
    work.objectStore('offline_game_state').clear();
    remove(work.objectStore('offline_metadata'), ({ key }) => ![ASIDE, WAITING].some((kept) => String(key).startsWith(kept)));
    remove(work.objectStore('offline_scores'), ({ value }) => (value as { synced?: unknown }).synced === true);
    await new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error ?? new Error('The local database could not be emptied'));
    });
  } finally {
    database.close();
  }
}

function remove(store: IDBObjectStore, isToGo: (row: IDBCursorWithValue) => boolean): void {
  const rows = store.openCursor();
  rows.onsuccess = () => {
    const row = rows.result;
    if (!row) return;
    if (isToGo(row)) row.delete();
    row.continue();
  };
}

/** Resolves with null if the database does not exist. Opening it would create one without stores, so that upgrade is aborted. */
function openIfThere(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(null);
      else reject(opening.error ?? new Error('The local database cannot be opened'));
    };
  });
}
