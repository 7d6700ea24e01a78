import { expect, test } from '@playwright/test';
import { look } from '../support/look';
import { allSent } from '../support/offline';
import { answered, Phone } from '../support/phone';
import { ANN, BEN, CAL, DEE } from '../support/saturday-round';

test.use({ serviceWorkers: 'allow' });

/** The text that every hole shows. */
const DIFFERS = 'Hole 1: two scores for Ann';

test('when two golfers enter one hole, one offline, then both values are kept', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Heath');
  await ben.join(round);
  await ann.keepRound(round);
  await ben.keepRound(round);
  await expect(ann.page.getByText('Ben has this hole open too.')).toBeVisible();

  await ann.context.setOffline(true);
  await ann.points.enter({ [ANN]: 4, [BEN]: 5, [CAL]: 6, [DEE]: 7 });
  await ann.points.save();
  await expect(ann.page.getByText('Hole 1 waits')).toBeVisible();
  await ben.points.enter({ [ANN]: 3, [BEN]: 5, [CAL]: 6, [DEE]: 7 });
  await answered(ben.page, 1, () => ben.points.save());
  await ben.page.getByRole('button', { name: 'Next Hole' }).waitFor();

  await ann.context.setOffline(false);
  await allSent(ann.page);
  await ben.points.goTo(1);
  for (const { page } of [ann, ben]) {
    await page.getByRole('button', { name: DIFFERS }).click();
    const dialog = page.getByRole('dialog', { name: 'Hole 1: did Ann take 3 or 4?' });
    await expect(dialog.getByRole('button', { name: /^3 (You|Ben), .+ Counts now$/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^4 (You|Ann), .+ Moves no money$/ })).toBeVisible();
    await expect(page.locator('[aria-label="Hole 1, scores differ"]')).toBeVisible();
  }
  await look(ben.page, 'scores differ');
  // Payouts reports the conflict as well, with the same question.
  await ann.page.keyboard.press('Escape');
  await ann.payouts.open();
  await ann.page.getByRole('button', { name: DIFFERS }).click();
  await expect(ann.page.getByRole('dialog', { name: 'Hole 1: did Ann take 3 or 4?' })).toBeVisible();
  await look(ann.page, 'scores differ, payouts');
  await ann.page.keyboard.press('Escape');
  await ann.points.open();
  await ben.page.getByRole('dialog').getByRole('button', { name: /^4 / }).click();
  for (const { page, points } of [ann, ben]) {
    await expect(page.getByText(DIFFERS)).toHaveCount(0);
    await expect(points.strokes(ANN)).toHaveValue('4');
  }
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('when a disputed score is replaced, then the other phone shows it', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Moor');
  await ben.join(round);
  await ann.keepRound(round);
  await ben.keepRound(round);
  await ann.context.setOffline(true);
  await ann.points.enter({ [ANN]: 9, [BEN]: 5, [CAL]: 6, [DEE]: 7 });
  await ann.points.save();
  await ben.points.enter({ [ANN]: 4, [BEN]: 5, [CAL]: 6, [DEE]: 7 });
  await answered(ben.page, 1, () => ben.points.save());
  await ben.page.getByRole('button', { name: 'Next Hole' }).waitFor();
  await ann.context.setOffline(false);
  await allSent(ann.page);

  await ben.points.goTo(1);
  await ben.page.getByRole('button', { name: DIFFERS }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Hole 1: did Ann take 4 or 9?' })).toBeVisible();
  // Entered before the counting score is shown, it would change a score that she has not seen.
  await expect(ann.points.strokes(ANN)).toHaveValue('4');
  await ann.points.enter({ [ANN]: 8 });
  await ann.points.save();
  await expect(ben.page.getByRole('dialog', { name: 'Hole 1: did Ann take 8 or 9?' })).toBeVisible();
  await ben.page.getByRole('dialog').getByRole('button', { name: /^9 / }).click();
  await expect(ann.points.strokes(ANN)).toHaveValue('9');
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test("when a card was assigned offline before another's, then the later holder has it", async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Cliffs');
  await ben.join(round);
  await ann.keepRound(round);
  await ben.keepRound(round);
  await ann.cards.open();
  await ben.cards.open();

  await ann.context.setOffline(true);
  await ann.cards.assign('Snake', CAL);
  await expect(ann.cards.tileOf('Snake', 2, CAL)).toBeVisible();
  await ben.cards.assign('Snake', DEE);
  await expect(ben.cards.tileOf('Snake', 2, DEE)).toBeVisible();

  await ann.context.setOffline(false);
  await allSent(ann.page);
  for (const phone of [ann, ben]) {
    await expect(phone.cards.tileOf('Snake', 2, DEE)).toBeVisible();
    await expect.poll(() => phone.cards.chain('Snake')).toEqual([CAL, DEE]);
  }
  await Promise.all([ann.context.close(), ben.context.close()]);
});
