import { newGolfer } from '../support/account';
import { CARDS, choosePlan, heading, logIn, payWith, registerByCall, startTrialByCall } from '../support/account-area';
import { look, STILL } from '../support/look';
import { linkInLetter } from '../support/mailbox';
import { expect, test } from '../support/test';

test.use(STILL);

/** A name too long for spaces that fit names like Ann. */
const longName = () => newGolfer('Bartholomew', 'Featherstonehaugh-Smythe');

test('when landing, QR and 404 pages open, then each is accessible on both devices', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  for (const text of ['Golf Payout Calculator', 'You hit the shots, we do the math']) await expect(page.getByText(text, { exact: true })).toBeVisible();
  for (const blurb of ['Bingo Bango Bongo', '2/9/16', 'Card Game', 'Live Leaderboards']) {
    await expect(page.getByRole('heading', { name: blurb, exact: true })).toBeVisible();
  }
  await look(page, 'landing');
  await page.goto('/qr');
  await expect(page.getByText('Scan to Open Fairshare')).toBeVisible();
  await look(page, 'qr');
  await page.goto('/nineteenth-hole');
  await heading(page, '404 Page Not Found');
  await look(page, 'not found');
});

test.describe('signing in', () => {
  test.use({ expectedRefusals: ['401 /api/auth/login'] });

  test('when the sign-in is empty, wrong or refused, then it says so accessibly', async ({ page }) => {
    await page.goto('/login');
    await heading(page, 'Log In');
    await look(page, 'login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await look(page, 'login, wrong');
    await logIn(page, longName());
    await expect(page.getByText('Sign in failed').first()).toBeVisible();
    await look(page, 'login, refused');
  });
});

test('when the registration is empty or wrong, then it says what is missing', async ({ page }) => {
  await page.goto('/register');
  await heading(page, 'Create Your Account');
  await look(page, 'register');
  await page.getByLabel('Confirm Password').fill('different');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    "Passwords don't match",
    'You must accept the Terms of Service and Privacy Policy to register',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await look(page, 'register, wrong');

  for (const text of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name: text }).click();
    const dialog = page.getByRole('dialog', { name: text });
    await expect(dialog.getByText('Last updated: September 25, 2025')).toBeVisible();
    await look(page, `register, ${text}`);
    await pageBehindStays(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: text })).toBeFocused();
  }
});

/** The page behind an open dialog is locked: turning the mouse wheel over the backdrop does not scroll it. */
async function pageBehindStays(page: Parameters<typeof look>[0]): Promise<void> {
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));
  expect(await top()).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
}

test.describe('a forgotten password', () => {
  test.use({ expectedRefusals: ['400 /api/auth/reset-password'] });

  test('when a reset link is followed, then each view of it is accessible', async ({ page, anotherBrowser }) => {
    const golfer = longName();
    await registerByCall(await anotherBrowser(), golfer);
    await page.goto('/forgot-password');
    await heading(page, 'Forgot Password');
    await look(page, 'forgot password');
    await page.getByLabel('Email').fill(golfer.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Check Your Email')).toBeVisible();
    await look(page, 'forgot password, sent');

    const letItBeChecked = await hold(page, '**/api/auth/reset-password');
    await page.goto(await linkInLetter(golfer.email, 1));
    await expect(page.getByText('Checking your reset link...')).toBeVisible();
    await look(page, 'reset password, checking');
    await letItBeChecked();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await look(page, 'reset password, wrong');
    await page.getByLabel('New Password', { exact: true }).fill('fairway-and-green');
    await page.getByLabel('Confirm New Password').fill('fairway-and-green');
    await page.clock.install();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await heading(page, 'Password Reset');
    await look(page, 'reset password, done');

    await page.goto('/reset-password?token=guessed');
    await heading(page, 'Reset Link Not Valid');
    await look(page, 'reset password, refused');
  });
});

/** Holds the responses to some calls back until the returned function is called. */
async function hold(page: Parameters<typeof look>[0], url: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

test.describe('a new golfer', () => {
  test.use({ expectedRefusals: ['400 /api/subscription/simulated/confirm'] });

  test('when a golfer passes welcome, plans and card, then each view is accessible', async ({ page }) => {
    await registerByCall(page, longName());
    await page.goto('/welcome-trial');
    await heading(page, 'Welcome to Fairshare!');
    await expect(page.getByText('$16.99 per year')).toBeVisible();
    await look(page, 'welcome');
    await page.goto('/subscribe');
    await expect(page.getByText('$1.99')).toBeVisible();
    for (const blurb of ['Group Activation', 'Smart Calculations', 'Live Tracking']) await expect(page.getByRole('heading', { name: blurb })).toBeVisible();
    await look(page, 'subscribe');
    await choosePlan(page);
    await look(page, 'subscribe, card');
    await payWith(page, 'none');
    await expect(page.getByText('Please enter a valid card number')).toBeVisible();
    await look(page, 'subscribe, card wrong');
    await payWith(page, CARDS.toBeConfirmed);
    await expect(page.getByRole('alertdialog', { name: 'Confirm Your Card' })).toBeVisible();
    await look(page, 'subscribe, card to be confirmed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await payWith(page, CARDS.declined);
    await expect(page.getByLabel('Card Number')).toHaveAccessibleDescription('Your card was declined.');
    await look(page, 'subscribe, card declined');
    const letItBeMade = await hold(page, '**/api/subscription/create-after-setup');
    await payWith(page, CARDS.accepted);
    await heading(page, 'Setup Complete');
    await look(page, 'subscribe, done');
    await letItBeMade();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('when a golfer manages and cancels a trial, then each view is accessible', async ({ page }) => {
  await registerByCall(page, longName());
  await startTrialByCall(page);
  const letItLoad = await hold(page, '**/api/subscription/status');
  await page.goto('/manage-subscription');
  await expect(page.getByText('Loading your subscription')).toBeAttached();
  await look(page, 'manage, loading');
  await letItLoad();
  await expect(page.getByRole('heading', { name: 'Free Trial Active' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Upgrade to Paid Plan, starts \w{3} \d+/ })).toHaveAttribute('href', '/subscribe');
  await look(page, 'manage, trial');
  await page.getByRole('button', { name: 'Cancel Trial Subscription' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Cancel Trial Subscription?' })).toBeVisible();
  await look(page, 'manage, cancel trial');
});

test('when a golfer unsubscribes, then both states show their date and are accessible', async ({ page }) => {
  await registerByCall(page, longName());
  await page.goto('/email-preferences');
  await expect(page.getByText(/^Consent given on \w+ \d+, \d{4}$/)).toBeVisible();
  await look(page, 'email preferences');
  await page.getByRole('checkbox', { name: 'Unsubscribe from marketing communications' }).check();
  await page.getByRole('button', { name: 'Update Email Preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsubscribed Successfully' })).toBeVisible();
  await look(page, 'email preferences, unsubscribed');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^Unsubscribed on \w+ \d+, \d{4}$/)).toBeVisible();
  await look(page, 'email preferences, off');
});
