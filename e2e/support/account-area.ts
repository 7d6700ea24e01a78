import { expect, type Page } from '@playwright/test';
import type { NewGolfer } from './account';

/** What the simulated provider answers to each: as the same numbers of the real one. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  toBeConfirmed: '4000 0025 0000 3155',
  cannotPay: '4000 0000 0000 0341',
} as const;

/** The browser becomes a new golfer's, without the screens. */
export async function registerByCall(page: Page, { firstName, lastName, email, password }: NewGolfer): Promise<void> {
  const data = { firstName, lastName, email, password, termsAccepted: true, marketingConsent: true };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Starts the free trial of whoever is signed in, without the screens. */
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

/** From the choice of a plan, which must be shown, to the form for the card. @param label what the button says happens, and when */
export async function choosePlan(page: Page, label: string | RegExp = 'Start 7-Day Free Trial'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible();
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
}

export async function payWith(page: Page, cardNumber: string, label = 'Complete Setup'): Promise<void> {
  await page.getByLabel('Card Number').fill(cardNumber);
  await page.getByRole('button', { name: label }).click();
}

/** The main app: its tabs are there. */
export const inTheApp = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

export const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, exact: typeof name === 'string', level: 1 })).toBeVisible();
