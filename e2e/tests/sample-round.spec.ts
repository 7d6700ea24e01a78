import { expect, type Page, test } from '@playwright/test';
import { MainScreen } from '../support/main-screen';
import { PreparedGolfer } from '../support/prepared-golfer';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** Any socket or API call, except the request for the current user, which every page makes. */
const CALL = /\/(?:ws|api\/(?!auth\/user$))/;

/** Every call that the page makes from now on; the list grows. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => void (CALL.test(request.url()) && calls.push(`${request.method()} ${request.url()}`)));
  page.on('websocket', (socket) => calls.push(socket.url()));
  return calls;
}

test('when a visitor tries the sample round, then it sends nothing', async ({ page, context }) => {
  const main = new MainScreen(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const look = async () => {
    await main.tab('Games').click();
    for (const view of ['BBB', 'Cards', '2/9/16'] as const) await main.gameSwitch(view).check();
    await expect(page.getByRole('heading', { name: 'Hole 12', exact: true })).toBeVisible();
    await main.tab('Payouts').click();
    await expect(main.section('Who Owes Who').getByRole('button', { name: / pays / })).toHaveCount(3);
  };

  await page.goto('/');
  await page.getByRole('link', { name: 'Try a sample round, no account' }).click();
  await expect(page.getByText('Nothing is kept')).toBeVisible();
  const calls = callsOf(page);
  await look();
  await main
    .section('Who Owes Who')
    .getByRole('button', { name: / pays / })
    .first()
    .click();
  await expect(main.section('Who Owes Who').getByText('FBT').first()).toBeVisible();
  await main.tab('Rules').click();
  await button('Start Tutorial').click();
  for (let step = 1; step <= 7; step += 1) {
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(`Step ${step} of 7`);
    await expectLit(page);
    await button(step === 7 ? 'Finish Tutorial' : 'Next').click();
  }
  await expect(page.getByRole('dialog')).toBeHidden();

  await context.setOffline(true);
  await look();
  await expect(button('Create Your Account')).toBeVisible();
  expect(calls).toEqual([]);
});

test('when a golfer without a group tries the sample, then a group is near', async ({ page }) => {
  await PreparedGolfer.signIn(page.request);
  await page.goto('/');
  await expect(page.getByText('No groups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Look around first' }).click();
  await page.getByRole('link', { name: 'See a sample round' }).click();
  await expect(page.getByRole('heading', { name: 'Hole 12', exact: true })).toBeVisible();
  const calls = callsOf(page);
  await new MainScreen(page).tab('Payouts').click();
  await expect(page.getByRole('heading', { name: 'Who Owes Who', exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Create your first group' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Group' })).toBeVisible();
});

test('when the tutorial speaks of BBB, then all of its questions are lit', async ({ page }) => {
  await page.goto('/sample');
  await new MainScreen(page).tab('Rules').click();
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('Step 4 of 7');
  await expectLit(page);
  await expect(async () => {
    const [spot, last] = await Promise.all([page.locator('[data-spotlight]').boundingBox(), page.locator('#learn form fieldset').last().boundingBox()]);
    expect((spot?.y ?? 0) + (spot?.height ?? 0)).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  }).toPass();
});

/** Expects the step's control to be visible, above the step's text. */
async function expectLit(page: Page): Promise<void> {
  const lit = page.locator('[data-spotlight]');
  await expect(lit).toBeVisible();
  await expect(async () => {
    const [spot, words] = await Promise.all([lit.boundingBox(), page.getByRole('heading', { name: 'Learn' }).boundingBox()]);
    expect(spot?.height).toBeGreaterThan(20);
    expect((spot?.y ?? 0) + (spot?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
  }).toPass();
}
