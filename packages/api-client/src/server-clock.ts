const STORAGE_KEY = 'serverTimeOffset';

/** A Date header has whole seconds, so half a second is missing on average. Milliseconds. */
const CUT_MS = 500;

/**
 * Estimates the server's time from this device's clock. The response to every write corrects the estimate; it is the timestamp of scores
 * entered offline. Responses to reads are not used, because a service worker may serve them from its cache, with an old Date. The offset
 * outlives a reload, as a clock that is wrong stays wrong by the same amount.
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

  /** Corrects the offset by the Date header of a response. `askedAt` and `answeredAt`: the device's time at the request and at the response. */
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
