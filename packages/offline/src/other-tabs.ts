const CHANNEL = 'golf-offline';
/** Many changes in a row are one reason to read again. Milliseconds. */
const READ_AFTER_MS = 100;

/** Other tabs with the same database. */
export class OtherTabs {
  #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange another tab changed the database */
  constructor(onChange: () => void) {
    if (!this.#channel) return;
    this.#channel.onmessage = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(onChange, READ_AFTER_MS);
    };
  }

  tell(): void {
    this.#channel?.postMessage('changed');
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#channel = null;
  }
}
