import { newGolfer, registerAndStartTrial } from '../support/account';
import { CARDS, choosePlan, heading, inTheApp, logIn, message, payWith, registerByCall, startTrialByCall } from '../support/account-area';
import { linkInLetter } from '../support/mailbox';
import { scanned } from '../support/qr-code';
import { expect, test } from '../support/test';

const ann = () => newGolfer('Ann', 'Archer');
const NEW_PASSWORD = 'fairway-and-green';

test('when a visitor registers and starts the trial, then the app is open', async ({ page }) => {
  await registerAndStartTrial(page, ann());

  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { name: 'Free Trial Active' })).toBeVisible();
  await expect(page.getByText('Free Trial', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your 7-day trial is active until \w+ \d+, \d{4}\.$/)).toBeVisible();
});

test('when a new golfer subscribes and cancels during the trial, then access stays', async ({ page }) => {
  await registerByCall(page, ann());
  await page.goto('/');
  await heading(page, 'Welcome to Fairshare!');
  await page.getByRole('link', { name: /^Annual.*Save 30%/ }).click();
  await expect(page).toHaveURL('/subscribe?plan=annual');
  await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked();
  await choosePlan(page);
  await payWith(page, CARDS.accepted);
  await heading(page, 'Setup Complete');
  await inTheApp(page);

  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { name: 'Free Trial Active' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Trial Subscription' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Trial Subscription?' });
  await dialog.getByRole('button', { name: 'Keep Trial' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel Trial Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, Cancel Trial' }).click();
  await expect(page).toHaveURL('/subscribe');
  await page.getByRole('link', { name: 'Back to App' }).click();
  await inTheApp(page);

  await page.goto('/manage-subscription');
  await expect(page.getByText(/^Your trial is canceled\. You have access until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Trial Subscription' })).toBeHidden();
});

test.describe('cards that are not simply accepted', () => {
  test.use({ expectedRefusals: ['400 /api/subscription/simulated/confirm'] });

  test('when a card is declined, then nothing is bought and another can be tried', async ({ page }) => {
    await registerByCall(page, ann());
    await page.goto('/subscribe?plan=monthly');
    await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
    await choosePlan(page);
    await payWith(page, CARDS.declined);
    const toast = message(page, 'Payment Setup Failed');
    await expect(toast).toContainText('Your card was declined.');
    expect(await (await page.request.get('/api/subscription/status')).json()).toMatchObject({ hasAccess: false, status: 'none' });

    await payWith(page, CARDS.accepted);
    await heading(page, 'Setup Complete');
    await inTheApp(page);
  });

  test('when the bank wants a card confirmed, then it is saved only once confirmed', async ({ page }) => {
    await registerByCall(page, ann());
    await page.goto('/subscribe');
    await choosePlan(page);
    await payWith(page, CARDS.toBeConfirmed);
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Your Card' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The card was not confirmed.').first()).toBeVisible();
    expect(await (await page.request.get('/api/subscription/status')).json()).toMatchObject({ hasAccess: false });

    await payWith(page, CARDS.toBeConfirmed);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await heading(page, 'Setup Complete');
    await inTheApp(page);
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedRefusals: ['401 /api/auth/login', '400 /api/auth/reset-password', '401 /api/user/preferences'] });

  test('when the mailed link is followed, then it resets once and ends every session', async ({ page, anotherBrowser }) => {
    const golfer = ann();
    await registerByCall(page, golfer);
    await startTrialByCall(page);
    const phone = await anotherBrowser();
    await logIn(phone, golfer);
    await inTheApp(phone);
    const desk = await anotherBrowser();

    await desk.goto('/login');
    await desk.getByRole('link', { name: 'Forgot password?' }).click();
    // The previous page also has a field with this name.
    await heading(desk, 'Forgot Password');
    await desk.getByLabel('Email').fill(golfer.email);
    await desk.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(desk.getByText('If an account with that email exists, a password reset link is on its way.')).toBeVisible();

    const link = await linkInLetter(golfer.email, 1);
    await desk.goto(link);
    await desk.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await desk.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
    await desk.getByRole('button', { name: 'Reset Password' }).click();
    await heading(desk, 'Password Reset');
    await expect(desk).toHaveURL('/');
    await expect(desk.getByRole('link', { name: 'Log In' })).toBeVisible();

    for (const earlier of [page, phone]) expect((await earlier.request.get('/api/auth/user')).status()).toBe(401);
    await phone.reload();
    await expect(phone.getByRole('link', { name: 'New Users Register Here' })).toBeVisible();

    await logIn(phone, golfer);
    await expect(phone.getByText('Invalid email or password').first()).toBeVisible();
    await logIn(phone, { ...golfer, password: NEW_PASSWORD });
    await inTheApp(phone);

    await desk.goto(link);
    await expect(desk.getByText('Invalid or expired reset token.')).toBeVisible();
    await desk.getByRole('link', { name: 'Request a new reset link' }).click();
    await expect(desk).toHaveURL('/forgot-password');
  });
});

test('when a golfer ends marketing mails, then they can subscribe to them again', async ({ page }) => {
  await registerByCall(page, ann());
  await page.goto('/email-preferences');
  await expect(page.getByText('You cannot unsubscribe from them.')).toBeVisible();
  const update = page.getByRole('button', { name: 'Update Email Preferences' });
  await expect(update).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Unsubscribe from marketing communications' }).check();
  await update.click();
  const dialog = page.getByRole('dialog', { name: 'Unsubscribed Successfully' });
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Subscribe to Marketing Communications' }).click();
  const toast = message(page, 'Preferences Updated');
  await expect(toast).toContainText('You have subscribed to marketing communications.');
  await page.reload();
  await expect(update).toBeDisabled();
});

test('when a golfer without a subscription opens /manage-subscription, then /subscribe opens', async ({ page }) => {
  await registerByCall(page, ann());
  await page.goto('/manage-subscription');
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /^Annual.*Most Popular/ })).toBeChecked();
});

test('when a page does not exist, then a 404 page shows the way home', async ({ page }) => {
  await page.goto('/nineteenth-hole');
  await heading(page, '404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('when the host begins with "qr." or the path is /qr, then QR shows', async ({ page, baseURL }) => {
  const site = new URL(baseURL ?? '');
  for (const address of [`http://qr.${site.host}/`, `http://qr.${site.host}/login`, '/qr']) {
    await page.goto(address);
    await heading(page, 'Fairshare');
    await expect(page.getByText('Golf Payout Calculator')).toBeVisible();
    await expect(page.getByText('Scan to Open Fairshare')).toBeVisible();
    const code = page.getByRole('img', { name: `QR code of ${site.origin}` });
    await expect(code).toHaveAttribute('width', '256');
    expect((await code.locator('image').boundingBox())?.width).toBeCloseTo(50);
    await expect(page.getByRole('link', { name: site.host })).toHaveAttribute('href', site.origin);
    expect(await scanned(code.locator('..'))).toBe(site.origin);
  }
});
