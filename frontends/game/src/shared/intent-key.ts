import { newKey } from '@fairshare/api-client';

/**
 * The idempotency key of what one dialog asks for: the same as long as the same is asked, so that pressing again after an answer
 * got lost does not do it twice.
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

  /** The same may now be asked for again. */
  answered(): void {
    this.#key = '';
  }
}
