const STORAGE_KEY = 'serverTimeOffset';

/** A Date header is cut to whole seconds: on average half of one is missing. */
const CUT_MS = 500;

/**
 * The server's time by this device's clock, corrected at every answer to a write; scores made without signal are stamped with it.
 * Reads do not count: a service worker may answer them from its cache, with a Date of long ago. The offset outlives a reload, as
 * a clock that is wrong stays wrong by the same amount.
 */
export class ServerClock {
  #offset: number;

  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null = browserStorage(),
    private readonly deviceNow: () => number = Date.now,
  ) {
    this.#offset = Number(readFrom(storage)) || 0;
  }

  /** Server minus device, milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** The server's time now, epoch milliseconds. */
  now(): number {
    return this.deviceNow() + this.#offset;
  }

  /** Takes the Date header of an answer that was asked for and received at these times of the device. */
  correct(dateHeader: string | null, askedAt: number, answeredAt: number): void {
    const served = Date.parse(dateHeader ?? '');
    if (Number.isNaN(served)) return;
    this.#offset = Math.round(served + CUT_MS - (askedAt + answeredAt) / 2);
    try {
      this.storage?.setItem(STORAGE_KEY, String(this.#offset));
    } catch {
      // Storage may be full or forbidden; the offset then lasts as long as the page.
    }
  }
}

function readFrom(storage: Pick<Storage, 'getItem'> | null): string | null {
  try {
    return storage?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
