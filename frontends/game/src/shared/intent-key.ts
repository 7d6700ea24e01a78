import { newKey } from '@fairshare/api-client';

/**
 * The idempotency key of an intent: the same as long as the same is asked for, so that pressing again after an answer got lost does
 * not do it twice. Once it has been answered, asking the same anew is a new intent.
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

  answered(): void {
    this.#key = '';
  }
}
