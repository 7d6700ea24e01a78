import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { AGAINST_THE_CLOCK } from '../projects';

/** How long another browser may take to show a change, from the moment the first browser gets the response to its save. Milliseconds. */
const SHOWN_WITHIN_MS = 1_000;
/** Polling interval for the other browser's screen. Milliseconds. */
const POLL_EVERY_MS = 50;

/** An effect of a change on the other screen. */
export interface Sight {
  notYet(): Promise<void>;
  seen(): Promise<void>;
}

export const appears = (what: Locator): Sight => ({
  notYet: () => expect(what).toBeHidden(),
  seen: () => expect.poll(() => what.isVisible(), { intervals: [POLL_EVERY_MS] }).toBe(true),
});

export const reads = (field: Locator, value: string): Sight => ({
  notYet: () => expect(field).not.toHaveValue(value),
  seen: () => expect.poll(() => field.inputValue(), { intervals: [POLL_EVERY_MS] }).toBe(value),
});

interface Change {
  /** The kind of change, for the report. */
  readonly kind: string;
  /** The browser that makes the change, and the call that saves it. */
  readonly page: Page;
  readonly call: `${'POST' | 'PUT' | 'DELETE'} ${string}`;
  readonly make: () => Promise<unknown>;
  readonly brings: Sight;
}

/** Makes a change in one browser and checks that the other shows it without any input. The time limit applies only where no other tests run. */
export async function seenByTheOther({ kind, page, call, make, brings }: Change): Promise<void> {
  await brings.notYet();
  const saved = page.waitForResponse((response) => isSave(response, call)).then(() => performance.now());
  const seen = brings.seen().then(() => performance.now());
  const [, savedAt, seenAt] = await Promise.all([make(), saved, seen]);
  const milliseconds = Math.max(0, Math.round(seenAt - savedAt));
  test.info().annotations.push({ type: 'seen by the other browser', description: `${kind}: ${milliseconds} ms` });
  if (test.info().project.name === AGAINST_THE_CLOCK) expect.soft(milliseconds, `${kind}: milliseconds until the other browser shows it`).toBeLessThanOrEqual(SHOWN_WITHIN_MS);
}

function isSave(response: Response, call: Change['call']): boolean {
  const [method, path = ''] = call.split(' ');
  return response.request().method() === method && new RegExp(`${path}$`).test(new URL(response.url()).pathname) && response.ok();
}
