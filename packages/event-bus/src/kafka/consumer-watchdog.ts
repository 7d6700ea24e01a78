/**
 * Detects dead consumers: kafkajs' consumer can die silently, and a handler can hang. While the broker is unavailable, missing progress
 * is no fault.
 */
export class ConsumerWatchdog {
  readonly #name: string;
  readonly #stallsAfter: number;
  readonly #now: () => number;
  #lastSign: number;
  #isStalled = false;
  #crash: string | null = null;

  /** @param stallsAfter milliseconds without progress that count as a stall */
  constructor(name: string, stallsAfter: number, now: () => number) {
    this.#name = name;
    this.#stallsAfter = stallsAfter;
    this.#now = now;
    this.#lastSign = now();
  }

  /** Call when the consumer has fetched, joined or handled something, or while the broker is unavailable. */
  progressed(): void {
    this.#lastSign = this.#now();
    this.#isStalled = false;
  }

  /** Call while the broker responds: without progress the consumer then counts as stalled. */
  checkForStall(): void {
    this.#isStalled = this.silence > this.#stallsAfter;
  }

  /** The consumer has ended and does not restart by itself. */
  crashed(reason: string): void {
    this.#crash = reason;
  }

  /** Milliseconds since the last progress. */
  get silence(): number {
    return this.#now() - this.#lastSign;
  }

  get fault(): string | null {
    if (this.#crash !== null) return `${this.#name}: ${this.#crash}`;
    return this.#isStalled ? `${this.#name}: no progress for ${Math.round(this.silence / 1000)} s` : null;
  }
}
