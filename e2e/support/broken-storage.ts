import type { Page } from '@playwright/test';

/** As Safari's first load now and then, or an upgrade that another tab blocks: the local database neither opens nor fails. */
export const databaseNeverAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

/** As where all cookies are blocked: whoever asks for the storage is refused. */
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
