import { expect, type Page, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { PreparedGolfer } from '../support/prepared-golfer';

const EIGHT = ['Bartholomew Featherstonehaugh-Smythe', 'Maximiliana Konstantinopolska-Wasserstein', 'Bo Ray', 'Cal Cooper', 'Dee Dalton', 'Eve Ellis', 'Finn Foster', 'Gus Grant'];
const PAPER = [
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
] as const;

/** Replaces the phone's share sheet and the printer. */
async function withSheetAndPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: { name: string; type: string; width: number; height: number }[] = [];
    const recorded = { sent, printed: 0 };
    Object.assign(window, { recorded, print: () => void (recorded.printed += 1) });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] = [] }: { files?: File[] }) => {
        if (!file) throw new Error('a picture is a file');
        const { width, height } = await createImageBitmap(file);
        sent.push({ name: file.name, type: file.type, width, height });
      },
    });
  });
}
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: { sent: unknown[]; printed: number } }).recorded);
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('when a round of eight is finished, then it becomes picture and print', async ({ page }) => {
  await withSheetAndPrinter(page);
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Wednesday Evening', EIGHT);
  const { game } = await aRound({ name: 'The Memorial Invitational', entered: 18 }).in(group).begin(golfer);
  await golfer.call('POST', `/api/game-state/${game.id}/finish`);
  await golfer.select(group, game, 'scoreboard');
  await page.goto('/');

  await page.getByRole('button', { name: 'Share result' }).click();
  const sheet = page.getByRole('dialog', { name: 'The result as a picture' });
  await expect(sheet.getByRole('img', { name: 'Scores and payments of The Memorial Invitational' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => recorded(page)).toMatchObject({ sent: [{ name: 'The Memorial Invitational.png', type: 'image/png', width: 1080, height: 1350 }] });
  await sheet.getByRole('radio', { name: 'Scores alone' }).check();
  await expect(sheet.getByRole('img', { name: 'Scores alone of The Memorial Invitational' })).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('The Memorial Invitational.png');

  const print = page.getByRole('button', { name: 'Print Card' });
  for (const [turn, paper] of PAPER.entries()) {
    await print.click();
    await expect.poll(async () => (await recorded(page)).printed).toBe(turn + 1);
    expect({ ...paper, pages: pagesIn(await page.pdf(paper)) }).toEqual({ ...paper, pages: 1 });
  }
  await print.click();
  await expect.poll(async () => (await recorded(page)).printed).toBe(PAPER.length + 1);
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The Memorial Invitational' }) });
  for (const name of EIGHT) await expect(card.getByRole('rowheader', { name }).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(card).toHaveCount(0);
});
