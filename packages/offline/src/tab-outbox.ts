import type { OfflineDatabase } from './database';
import { inTime, orNull } from './in-time';
import { WAITING } from './names';
import type { ServerRefusal } from './records';
import type { Sent } from './sync';
import { type OutboxOptions, WaitingList } from './waiting-list';

const KEY = `${WAITING}payment.`;

/** A payment from one player to another. Player ids; cents, above zero. */
export interface TabPayment {
  readonly groupId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/** A payment that was tapped on this phone, or the undo of one. */
export interface TabEntry extends TabPayment {
  /** The Idempotency-Key of its call: sent twice, it counts once. */
  readonly key: string;
  /** The user who tapped it. The entry is neither sent nor shown for any other user. */
  readonly userId: string;
  /** When it was tapped, by the server's clock, epoch milliseconds. */
  readonly at: number;
  readonly kind: 'pay' | 'undo';
  /** Of `pay`: the newest line of the tab that the golfer had seen; null: none. */
  readonly seen: string | null;
  /** Of `undo`: the payment's line. */
  readonly paymentId: string | null;
  /** Of `pay`: a call was sent, so the server may have the payment. */
  readonly isTried: boolean;
  /** Of `pay`: the golfer took it back while the server may have had it; it is undone as soon as its line is known. */
  readonly isTakenBack: boolean;
  /** Why the server refused it; null: it did not. */
  readonly refusal: ServerRefusal | null;
  /** The id of the line that the server created for it; null: it is still to be sent. */
  readonly sentAs: string | null;
  /** Of `pay`: the call sends the entry's key to the server. Absent: an earlier release stored the entry, and its call has to be repeated unchanged. */
  readonly isNamed?: boolean;
}

/** The result of one attempt to send. */
export type TabSent = { readonly outcome: 'acknowledged'; readonly lineId: string } | Exclude<Sent, { outcome: 'acknowledged' }>;
export type SendTabEntry = (entry: TabEntry) => Promise<TabSent>;
type Stopped = Exclude<TabSent, { outcome: 'acknowledged' } | { outcome: 'refused' }>;

/** Payments and undos that the server does not have yet. They outlive the page and the sign-out, and are sent in the order they were tapped. */
export class TabOutbox extends WaitingList {
  /** Keys of the entries that are not in the database: storing them failed, or they were sent and the tab does not show them yet. */
  readonly #inMemory = new Set<string>();
  /** By key, the payments that this page has sent, with their lines: the golfer may take them back after the tab shows them. */
  readonly #sent = new Map<string, { readonly payment: TabPayment; readonly lineId: string }>();
  #entries: readonly TabEntry[] = [];

  static async open(database: OfflineDatabase, options: OutboxOptions): Promise<TabOutbox> {
    const outbox = new TabOutbox(database, options);
    await outbox.read();
    return outbox;
  }

  /** In the order they were tapped; the same object until something changes. */
  get entries(): readonly TabEntry[] {
    return this.#entries;
  }

  /** The entries that are still to be sent, in order. */
  get waiting(): TabEntry[] {
    return this.#entries.filter(({ refusal, sentAs }) => refusal === null && sentAs === null);
  }

  /** Records a payment. Returns the key of its entry. */
  async pay(payment: TabPayment, seen: string | null): Promise<string> {
    const entry = this.#entry({ ...payment, kind: 'pay', seen, paymentId: null });
    await this.inTurn(() => this.#append(entry));
    return entry.key;
  }

  /** Undoes a payment of the tab. Idempotent. */
  undo(payment: TabPayment, paymentId: string): Promise<void> {
    return this.inTurn(() => this.#undo(payment, paymentId));
  }

  /** Takes back a payment that was tapped here, whether or not it has been sent. Idempotent. */
  takeBack(key: string): Promise<void> {
    return this.inTurn(async () => {
      const sent = this.#sent.get(key);
      const entry = this.#find(key);
      if (sent) await this.#undo(sent.payment, sent.lineId);
      else if (entry?.kind === 'undo') return;
      else if (entry?.isTried && entry.refusal === null) await this.#replace(key, { isTakenBack: true });
      else await this.#drop([key]);
    });
  }

  /** Call it when the tab shows the line of a payment whose response was lost. The payment is not sent again, and can still be taken back. */
  seenAs(key: string, lineId: string): Promise<void> {
    return this.inTurn(async () => {
      if (this.#find(key)?.sentAs === null) await this.#markSent(key, lineId);
    });
  }

  /** Removes entries that the tab shows, or that the golfer discarded. */
  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.inTurn(() => this.#drop(keys));
  }

  override read(): Promise<void> {
    return this.inTurn(async () => {
      const rows = await orNull(() => this.database.offline_metadata.where('key').startsWith(KEY).toArray());
      if (rows === null) return;
      const stored = rows.map(({ value }) => value as TabEntry).filter(({ userId }) => userId === this.options.userId);
      const kept = this.#entries.filter(({ key }) => this.#inMemory.has(key));
      this.#show([...stored.filter(({ key }) => !this.#inMemory.has(key)), ...kept].sort((a, b) => a.at - b.at));
    });
  }

  /** Sends the pending entries, one after another. A refused entry does not block the others. Returns why it stopped early; null: it did not. */
  async sync(send: SendTabEntry): Promise<Stopped | null> {
    for (const { key } of this.waiting) {
      const stopped = await this.#send(key, send);
      if (stopped) return stopped;
    }
    return null;
  }

  async #send(key: string, send: SendTabEntry): Promise<Stopped | null> {
    await this.inTurn(() => this.#replace(key, { isTried: true }));
    const entry = this.#find(key);
    if (!entry) return null;
    const sent = await send(entry);
    if (sent.outcome === 'refused') {
      // A payment that the server refused needs no undo.
      await this.inTurn(() => (this.#find(key)?.isTakenBack ? this.#drop([key]) : this.#replace(key, { refusal: sent.refusal })));
      return null;
    }
    if (sent.outcome !== 'acknowledged') return sent;
    await this.inTurn(() => this.#markSent(key, sent.lineId));
    return this.#find(key)?.sentAs === null ? this.#send(key, send) : null;
  }

  /** Handles an acknowledgement: the row is deleted; the entry is shown until the tab is refetched. A payment taken back meanwhile becomes its undo. */
  async #markSent(key: string, lineId: string): Promise<void> {
    const entry = this.#find(key);
    if (entry?.isTakenBack) return this.#replace(key, { kind: 'undo', paymentId: lineId, isTakenBack: false });
    if (entry?.kind === 'pay') this.#sent.set(key, { payment: entry, lineId });
    this.#inMemory.add(key);
    await this.#replace(key, { sentAs: lineId });
    await orNull(() => this.database.offline_metadata.delete(KEY + key));
    this.otherTabs.notify();
  }

  async #undo(payment: TabPayment, paymentId: string): Promise<void> {
    const isUndone = this.#entries.some((entry) => entry.kind === 'undo' && entry.paymentId === paymentId && entry.refusal === null);
    if (!isUndone) await this.#append(this.#entry({ ...payment, kind: 'undo', seen: null, paymentId }));
  }

  #entry(of: TabPayment & Pick<TabEntry, 'kind' | 'seen' | 'paymentId'>): TabEntry {
    const { userId, newId, now } = this.options;
    const { groupId, from, to, cents, kind, seen, paymentId } = of;
    return { groupId, from, to, cents, kind, seen, paymentId, key: newId(), userId, at: now(), isTried: false, isTakenBack: false, refusal: null, sentAs: null, isNamed: true };
  }

  async #append(entry: TabEntry): Promise<void> {
    this.#show([...this.#entries, entry]);
    await this.#store(entry);
  }

  async #replace(key: string, change: Partial<TabEntry>): Promise<void> {
    this.#show(this.#entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
    const changed = this.#find(key);
    if (changed && !this.#inMemory.has(key)) await this.#store(changed);
  }

  async #drop(keys: readonly string[]): Promise<void> {
    this.#show(this.#entries.filter(({ key }) => !keys.includes(key)));
    await orNull(() => this.database.offline_metadata.bulkDelete(keys.map((key) => KEY + key)));
    this.otherTabs.notify();
  }

  async #store(entry: TabEntry): Promise<void> {
    try {
      await inTime(this.database.offline_metadata.put({ key: KEY + entry.key, value: entry, timestamp: entry.at }));
      this.otherTabs.notify();
    } catch {
      this.#inMemory.add(entry.key);
    }
  }

  #find(key: string): TabEntry | undefined {
    return this.#entries.find((entry) => entry.key === key);
  }

  #show(entries: readonly TabEntry[]): void {
    this.#entries = entries;
    this.notifyListeners();
  }
}
