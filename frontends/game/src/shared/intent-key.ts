import { newKey } from '@fairshare/api-client';

/**
 * The idempotency key for the request of one dialog. It stays the same for an unchanged request, so that a retry after a lost response does not execute the
 * request twice.
 */
export class IntentKey {
  #body = '';
  #key = '';

  for(body: unknown): string {
    const asked = JSON.stringify(body);
    if (this.#key === '' || asked !== this.#body) {
      this.#body = asked;
      this.#key = newKey();
    }
    return this.#key;
  }

  /** Ends the request: an equal one afterwards gets a new key. */
  answered(): void {
    this.#key = '';
  }
}
