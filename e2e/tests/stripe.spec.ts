import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import type { Locator } from '@playwright/test';
import { newGolfer } from '../support/account';
import { heading, message, registerByCall } from '../support/account-area';
import { look, STILL } from '../support/look';
import { launchPlatform, type RunningPlatform } from '../support/platform';
import { StripeAtADistance } from '../support/stripe-at-a-distance';
import { complaintsOf, expect, test } from '../support/test';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_of_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody', STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody' };

let platform: RunningPlatform;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairshare-stripe-'));
  platform = await launchPlatform({ port: await freePort(), dataDir, settings: KEYS });
});
test.afterAll(async () => {
  await platform.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("when Stripe's keys are set, then our policy lets only its hosts in", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: platform.url, ...STILL.contextOptions });
  const complaints = complaintsOf(context, []);
  const stripe = await StripeAtADistance.standIn(context);
  const page = await context.newPage();
  await registerByCall(page, newGolfer('Ann', 'Archer'));
  // Another test checks the server's requests to Stripe against Stripe's own API description; this one has no Stripe server.
  await page.route('**/api/subscription/create', (route) => route.fulfill({ json: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' } }));
  const subscribed: unknown[] = [];
  await page.route('**/api/subscription/create-after-setup', (route) => {
    subscribed.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });

  await page.goto('/subscribe');
  expect(stripe.asked, 'before a card is needed').toEqual([]);
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
  await heading(page, 'Complete Your Setup');
  await expect(page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Test mode')).toBeHidden();
  await page.waitForFunction(() => 'loadedFromStripe' in window);
  await look(page, 'subscribe, card by Stripe');

  const complete = page.getByRole('button', { name: 'Complete Setup' });
  await pointAt(complete);
  await stripe.willSay(page, { error: { message: 'Your card was declined.' } });
  await complete.click();
  await expect(message(page, 'Payment Setup Failed')).toContainText('Your card was declined.');
  await stripe.willSay(page, { setupIntent: { id: 'seti_1', status: 'processing' } });
  await complete.click();
  await expect(message(page, 'Error')).toContainText('Setup failed: processing');
  expect(subscribed).toEqual([]);

  await stripe.willSay(page, { setupIntent: { id: 'seti_1', status: 'succeeded' } });
  await complete.click();
  await heading(page, 'Setup Complete');
  // The screen reports the setup as soon as the card is saved, while the server is still being notified.
  await expect.poll(() => subscribed).toEqual([{ setupIntentId: 'seti_1' }]);
  expect(await page.evaluate(() => Reflect.get(window, 'confirmed'))).toEqual({ clientSecret: 'seti_1_secret_2', returnUrl: `${platform.url}/subscribe?plan=annual` });
  expect(new Set(stripe.asked)).toEqual(
    new Set([
      'GET https://js.stripe.com/endive/stripe.js',
      'GET https://js.stripe.com/endive/elements-inner-payment.html',
      'GET https://b.js.stripe.com/endive/sandbox.html',
      'GET https://b.js.stripe.com/endive/more.js',
      'POST https://api.stripe.com/v1/setup_intents/seti_1/confirm',
      'GET https://hooks.stripe.com/3d_secure_2/hosted',
    ]),
  );
  expect(complaints, 'what the browser complained of').toEqual([]);

  await page.evaluate(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.stripe.com/stripe.js' }));
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://m.stripe.network/inner.html' }));
    fetch('https://q.stripe.com/').catch(() => undefined);
  });
  await expect.poll(() => page.evaluate(() => [...Reflect.get(window, 'refused')].sort())).toEqual(['connect-src', 'frame-src', 'script-src-elem']);
  await context.close();
});

/**
 * Scrolls to the target and waits until a click at its position would hit it. If the page contains frames of other origins, Chromium dispatches a click by its
 * last rendered frame. A click within one frame after a scroll would hit the element that was there before. People click what they see.
 */
async function pointAt(target: Locator): Promise<void> {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
}
