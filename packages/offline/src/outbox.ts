import type { OfflineDatabase } from './database';
import { inTime, orNull } from './in-time';
import { ASIDE } from './names';
import { type Entry, type NewScore, readEntry, type ServerRefusal } from './records';
import { type OutboxOptions, WaitingList } from './waiting-list';

/** What the outbox holds for one golfer. */
export interface OutboxState {
  /** In the order they were entered: pending entries, refused ones, and sent ones that the server's responses do not show yet. */
  readonly entries: readonly Entry[];
  /** The number of records on this phone that could not be read and were set aside. */
  readonly damaged: number;
}

const NOTHING: OutboxState = { entries: [], damaged: 0 };

/**
 * The queue of a golfer's entries on this phone that the server does not have yet. It outlives the page. A row is deleted only after the
 * server has acknowledged it, or the golfer has discarded it. Rows of another golfer are neither sent nor shown, and stay stored.
 */
export class Outbox extends WaitingList {
  #state: OutboxState = NOTHING;
  #unstored: readonly Entry[] = [];
  #lastUnstored = 0;

  /** Loads the entries that earlier pages stored. If the database is unavailable, new entries are accepted and held in memory. */
  static async open(database: OfflineDatabase, options: OutboxOptions): Promise<Outbox> {
    const outbox = new Outbox(database, options);
    await outbox.read();
    return outbox;
  }

  /** The same object until something changes. */
  get state(): OutboxState {
    return this.#state;
  }

  /** The entries that are still to be sent, in order. */
  get waiting(): Entry[] {
    return this.#state.entries.filter(({ synced, refusal }) => !synced && refusal === null);
  }

  /**
   * Stores new entries in the database, all or none. Returns false if that failed: they are then held in memory only.
   *
   * @param enteredAt when they were entered by the server's clock, epoch milliseconds
   */
  add(scores: readonly NewScore[], enteredAt: number = this.options.now()): Promise<boolean> {
    const { userId, newId } = this.options;
    const rows = scores.map((score) => ({ ...score, userId, recordId: newId(), timestamp: enteredAt, synced: false, refusal: null }));
    return this.inTurn(() => this.#store(rows));
  }

  async #store(rows: readonly Omit<Entry, 'id'>[]): Promise<boolean> {
    try {
      const ids = await inTime(this.database.offline_scores.bulkAdd(rows, { allKeys: true }));
      this.#show([...this.#state.entries, ...rows.map((row, index) => ({ ...row, id: ids[index] as number }))]);
      this.otherTabs.notify();
      return true;
    } catch {
      const kept = rows.map((row) => ({ ...row, id: (this.#lastUnstored -= 1) }));
      this.#unstored = [...this.#unstored, ...kept];
      this.#show([...this.#state.entries, ...kept]);
      return false;
    }
  }

  /** Records that the server has acknowledged the entries. */
  markSynced(ids: readonly number[]): Promise<void> {
    return this.#change(ids, { synced: true });
  }

  /** Records that the server refused the entries. They stay, with the reason, until the golfer decides. */
  refuse(ids: readonly number[], refusal: ServerRefusal): Promise<void> {
    return this.#change(ids, { refusal });
  }

  /** Makes refused entries pending again. */
  retryRefused(): Promise<void> {
    return this.#change(
      this.#state.entries.flatMap(({ id, refusal }) => (refusal ? [id] : [])),
      { refusal: null },
    );
  }

  /** Removes entries that were sent and that the server's responses show, or that the golfer discarded. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    await this.inTurn(async () => {
      await orNull(() => this.database.offline_scores.bulkDelete(ids.filter((id) => id > 0)));
      this.#unstored = this.#unstored.filter(({ id }) => !gone.has(id));
      this.#show(this.#state.entries.filter(({ id }) => !gone.has(id)));
      this.otherTabs.notify();
    });
  }

  override read(): Promise<void> {
    return this.inTurn(() => this.#read());
  }

  async #read(): Promise<void> {
    const rows = await orNull(() => this.database.offline_scores.orderBy(':id').toArray());
    if (rows === null) return;
    const damaged = rows.filter((row) => readEntry(row) === null);
    if (damaged.length > 0) await orNull(() => this.#setAside(damaged));
    const own = rows.flatMap((row) => readEntry(row) ?? []).filter(({ userId }) => userId === this.options.userId);
    const aside = await orNull(() => this.database.offline_metadata.where('key').startsWith(ASIDE).count());
    // A write that timed out may have been stored after all.
    this.#unstored = this.#unstored.filter(({ recordId }) => !own.some((entry) => entry.recordId === recordId));
    this.#show([...own, ...this.#unstored], aside ?? 0);
  }

  /** Deletes the records that were set aside, once the golfer has been informed. */
  async forgetDamaged(): Promise<void> {
    await orNull(() => this.database.offline_metadata.where('key').startsWith(ASIDE).delete());
    await this.read();
  }

  /** Moves unreadable rows out of the queue, unchanged, so that they can still be examined. */
  #setAside(rows: readonly unknown[]): Promise<void> {
    const { offline_scores, offline_metadata } = this.database;
    return this.database.transaction('rw', offline_scores, offline_metadata, async () => {
      for (const row of rows) {
        const id = (row as { id: number }).id;
        await offline_metadata.put({ key: `${ASIDE}${id}`, value: row, timestamp: this.options.now() });
        await offline_scores.delete(id);
      }
    });
  }

  async #change(ids: readonly number[], change: Partial<Pick<Entry, 'synced' | 'refusal'>>): Promise<void> {
    if (ids.length === 0) return;
    const changed = new Set(ids);
    const apply = (entry: Entry): Entry => (changed.has(entry.id) ? { ...entry, ...change } : entry);
    await this.inTurn(async () => {
      this.#unstored = this.#unstored.map(apply);
      this.#show(this.#state.entries.map(apply));
      const updates = ids.filter((id) => id > 0).map((key) => ({ key, changes: change as object }));
      // If this write fails, the entries are sent again after a restart, and the server recognises them as duplicates.
      await orNull(() => this.database.offline_scores.bulkUpdate(updates));
      this.otherTabs.notify();
    });
  }

  #show(entries: readonly Entry[], damaged: number = this.#state.damaged): void {
    this.#state = { entries, damaged };
    this.notifyListeners();
  }
}
