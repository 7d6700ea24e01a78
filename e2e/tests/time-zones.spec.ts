import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import type { GameState, Group } from '@fairshare/contracts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { newGolfer, registerAndStartTrial } from '../support/account';
import { Groups } from '../support/groups';
import { look, STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { launchPlatform, type RunningPlatform } from '../support/platform';

const DAY = 86_400_000;
const YEAR = new Date().getUTCFullYear() + 1;
/** 16:30 on December 31 in Los Angeles; in London it is already the next year. */
const NEW_YEARS_EVE = Date.parse(`${YEAR + 1}-01-01T00:30:00.000Z`);

test.describe.configure({ mode: 'default' });

/** A platform whose clock is so far ahead that it is New Year's Eve in Los Angeles. */
let platform: RunningPlatform;
let dataDir: string;
let aheadMs: number;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairshare-zones-'));
  aheadMs = NEW_YEARS_EVE - Date.now();
  platform = await launchPlatform({ port: await freePort(), dataDir, daysAhead: aheadMs / DAY });
});
test.afterAll(async () => {
  await platform.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A golfer whose phone has the platform's time, in a given time zone. */
async function golferIn(browser: Browser, timezoneId: string, firstName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: platform.url, timezoneId, serviceWorkers: 'block', ...STILL.contextOptions });
  await context.clock.setSystemTime(Date.now() + aheadMs);
  const page = await context.newPage();
  await registerAndStartTrial(page, newGolfer(firstName, 'Archer'));
  return page;
}

async function call<Answer>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<Answer> {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

const seasons = async (page: Page, group: Group) => (await call<{ id: string }[]>(page, 'GET', `/api/groups/${group.id}/seasons`)).map(({ id }) => id);

test('when Los Angeles plays on December 31, then everyone’s phone says that year', async ({ browser }) => {
  const ann = await golferIn(browser, 'America/Los_Angeles', 'Ann');
  await ann.getByRole('button', { name: 'Create Group' }).click();
  const form = ann.getByRole('dialog', { name: 'Create New Group' });
  await form.getByRole('button', { name: 'More', exact: true }).click();
  await expect(form.getByLabel('Game name (optional)')).toHaveValue(`Game Dec 31, ${YEAR}`);
  await form.getByLabel('Group name').fill('Saturday');
  await form.getByLabel('Player 2').fill('Ben Baker');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form).toBeHidden();
  const [group] = await call<Group[]>(ann, 'GET', '/api/groups');
  if (!group) throw new Error('the group was created');
  expect(group.timeZone).toBe('America/Los_Angeles');
  await new MainScreen(ann).open('Groups');
  await expect(ann.getByRole('list', { name: 'Games' }).getByRole('listitem')).toContainText(`Game Dec 31, ${YEAR}Dec 31, ${YEAR}`);
  await expect(ann.getByRole('button', { name: `Season ${YEAR}` })).toBeVisible();
  expect(await seasons(ann, group)).toEqual([String(YEAR)]);
  // The server chooses the name.
  expect((await call<GameState>(ann, 'POST', '/api/game-state', { groupId: group.id })).name).toBe(`Game Dec 31, ${YEAR}`);

  // In London the year is over, but not in the group's time zone.
  const ben = await golferIn(browser, 'Europe/London', 'Ben');
  await new Groups(ben).join(group.shareCode);
  await new MainScreen(ben).open('Groups');
  await expect(ben.getByRole('list', { name: 'Games' }).getByRole('listitem').first()).toContainText(`Dec 31, ${YEAR}`);
  await expect(ben.getByRole('button', { name: `Season ${YEAR}` })).toBeVisible();

  // The group changes to a time zone in which the new year has begun, and its games move with it.
  await ben.getByRole('button', { name: 'People' }).click();
  const people = ben.getByRole('dialog', { name: /people and settings$/ });
  await people.getByRole('button', { name: 'Time zone' }).click();
  await people.getByRole('button', { name: 'Choose Time Zone' }).click();
  const choice = ben.getByRole('dialog', { name: 'Choose Time Zone' });
  await expect(choice.getByText('The time zone of this phone')).toBeVisible();
  await look(ben, 'choose a time zone');
  await choice.getByLabel('Search by city or region').fill('kirit');
  await choice.getByRole('button', { name: 'Pacific/Kiritimati' }).click();
  await expect(choice).toBeHidden();
  await expect(people.getByRole('list', { name: 'Time zone' })).toHaveText(/Pacific\/Kiritimati/);
  await people.getByRole('button', { name: 'Close', exact: true }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByRole('button', { name: `Season ${YEAR + 1}` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem').first()).toContainText(`Jan 1, ${YEAR + 1}`);
    await expect.poll(() => seasons(page, group)).toEqual([String(YEAR + 1)]);
  }
  for (const page of [ann, ben]) await page.context().close();
});

test('when a group has no zone, then the first browser gives it one', async ({ browser }) => {
  const ann = await golferIn(browser, 'Pacific/Honolulu', 'Ann');
  // Created by a client that sends no time zone.
  const made = await call<Group>(ann, 'POST', '/api/groups', { name: 'Sunday', players: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect(made.timeZone).toBeUndefined();
  await expect.poll(() => seasons(ann, made)).toEqual([String(YEAR + 1)]);
  await ann.reload();
  await ann
    .getByRole('list', { name: 'Recent Groups' })
    .getByRole('button', { name: /^Sunday/ })
    .click();
  await expect(ann.getByRole('button', { name: `Season ${YEAR}` })).toBeVisible();
  expect((await call<Group>(ann, 'GET', `/api/groups/${made.id}`)).timeZone).toBe('Pacific/Honolulu');
  await expect.poll(() => seasons(ann, made)).toEqual([String(YEAR)]);

  const ben = await golferIn(browser, 'Europe/London', 'Ben');
  await new Groups(ben).join(made.shareCode);
  await new MainScreen(ben).open('Groups');
  await expect(ben.getByRole('button', { name: `Season ${YEAR}` })).toBeVisible();
  expect((await call<Group>(ben, 'GET', `/api/groups/${made.id}`)).timeZone).toBe('Pacific/Honolulu');
  for (const page of [ann, ben]) await page.context().close();
});
