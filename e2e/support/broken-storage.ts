import type { Page } from '@playwright/test';

/** The local database neither opens nor fails, as sometimes in Safari's first load, or during an upgrade that another tab blocks. */
export const databaseNeverAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

/** Every access to storage throws, as if all cookies were blocked. */
export const storageThrows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
