const CHANNEL = 'golf-offline';
/** Debounce: many changes in a row cause one read. Milliseconds. */
const READ_AFTER_MS = 100;

/** Notifies the other tabs with the same database of changes, and is notified by them. */
export class OtherTabs {
  #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called after another tab changed the database */
  constructor(onChange: () => void) {
    if (!this.#channel) return;
    this.#channel.onmessage = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(onChange, READ_AFTER_MS);
    };
  }

  notify(): void {
    this.#channel?.postMessage('changed');
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#channel = null;
  }
}
