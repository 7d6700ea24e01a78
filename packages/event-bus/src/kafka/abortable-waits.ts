/** Waits that all end at once when the bus closes. */
export class AbortableWaits {
  readonly #sleepers = new Set<() => void>();
  #over = false;

  get over(): boolean {
    return this.#over;
  }

  /** Resolves after the given milliseconds, or when the bus closes. */
  wait(milliseconds: number): Promise<void> {
    if (this.#over) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#sleepers.add(wake);
    });
  }

  end(): void {
    this.#over = true;
    for (const wake of this.#sleepers) wake();
  }
}
