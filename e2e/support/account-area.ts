import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { newGolfer, type NewGolfer } from './account';
import { ADMIN_EMAIL } from './platform';

/** The simulated provider's results by card number, the same as for the real provider's test cards. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  toBeConfirmed: '4000 0025 0000 3155',
  alwaysToBeConfirmed: '4000 0027 6000 3184',
  cannotPay: '4000 0000 0000 0341',
} as const;

/** Registers a golfer in this browser by API call, without the screens. */
export async function registerByCall(page: Page, { firstName, lastName, email, password }: NewGolfer): Promise<void> {
  const data = { firstName, lastName, email, password, termsAccepted: true, marketingConsent: true };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The visible toast. Its copy for screen readers exists for a second only. */
export const message = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** The account that the platform treats as administrator, one for all tests. */
export const ADMIN: NewGolfer = { ...newGolfer('Ada', 'Minister'), email: ADMIN_EMAIL, password: 'greenkeeper' };

/** Creates the administrator's account, unless a test has done so, and signs in to it. */
export async function signInAsAdmin(request: APIRequestContext): Promise<void> {
  const registered = await request.post('/api/auth/register', { data: { ...ADMIN, termsAccepted: true } });
  expect([201, 409], await registered.text()).toContain(registered.status());
  if (registered.status() === 201) return;
  const { email, password } = ADMIN;
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Starts the free trial of the signed-in user by API call, without the screens. */
export async function startTrialByCall(page: Page): Promise<void> {
  const answer = await page.request.post('/api/trial/start');
  expect(answer.status(), await answer.text()).toBe(201);
}

export async function logIn(page: Page, { email, password }: Pick<NewGolfer, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Goes from the choice of a plan, which must be shown, to the card form. @param label the button's label: what is charged, and when */
export async function choosePlan(page: Page, label: string | RegExp = 'Start 7-Day Free Trial'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible();
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
}

export async function payWith(page: Page, cardNumber: string, label = 'Complete Setup'): Promise<void> {
  await page.getByLabel('Card Number').fill(cardNumber);
  await page.getByRole('button', { name: label }).click();
}

/** Waits for the main app, whose tabs are visible. */
export const inTheApp = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

export const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, exact: typeof name === 'string', level: 1 })).toBeVisible();
