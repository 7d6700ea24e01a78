import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface NewGolfer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A golfer who is not registered yet. */
export function newGolfer(firstName: string, lastName: string): NewGolfer {
  const email = `${firstName}.${lastName}.${randomUUID()}@fairshare.example`.toLowerCase();
  return { firstName, lastName, email, password: `swing-${randomUUID()}` };
}

/** Goes from the front page through registration and the free trial to the main screen. */
export async function registerAndStartTrial(page: Page, golfer: NewGolfer): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New Users Register Here' }).click();
  await page.getByLabel('First Name').fill(golfer.firstName);
  await page.getByLabel('Last Name').fill(golfer.lastName);
  await page.getByLabel('Email').fill(golfer.email);
  await page.getByLabel('Password', { exact: true }).fill(golfer.password);
  await page.getByLabel('Confirm Password').fill(golfer.password);
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: /^Start Using .+ Now$/ }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}
