/**
 * Whether a consumer is alive. The library's consumer can die quietly; so can a handler that never returns. While the broker is away
 * nothing moves either, which is nobody's fault.
 */
export class Watch {
  readonly #name: string;
  readonly #stallsAfter: number;
  readonly #now: () => number;
  #lastSign: number;
  #isStalled = false;
  #crash: string | null = null;

  /** Milliseconds without a sign of life that are too many. */
  constructor(name: string, stallsAfter: number, now: () => number) {
    this.#name = name;
    this.#stallsAfter = stallsAfter;
    this.#now = now;
    this.#lastSign = now();
  }

  /** It fetched, joined, or handled something; or the broker is away and it cannot. */
  sign(): void {
    this.#lastSign = this.#now();
    this.#isStalled = false;
  }

  /** The broker answers at this moment: there is no excuse. */
  accuse(): void {
    this.#isStalled = this.silence > this.#stallsAfter;
  }

  /** It is gone, and does not start again by itself. */
  crashed(reason: string): void {
    this.#crash = reason;
  }

  /** Milliseconds since the last sign. */
  get silence(): number {
    return this.#now() - this.#lastSign;
  }

  get fault(): string | null {
    if (this.#crash !== null) return `${this.#name}: ${this.#crash}`;
    return this.#isStalled ? `${this.#name}: no progress for ${Math.round(this.silence / 1000)} s` : null;
  }
}
