import { expect, test, type Page } from '@playwright/test';
import { Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

/** A photo as from a camera: 1,200 by 900 pixels. Drawn: Chromium sometimes refuses a screenshot of a page that has just loaded. */
async function aPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_200, height: 900 });
    canvas.getContext('2d')?.fillRect(300, 200, 600, 500);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('when a golfer chooses a photo, then another phone shows it, offline too', async ({ browser }) => {
  const [ann, ben] = await Promise.all([Phone.of(browser, 'Ann'), Phone.of(browser, 'Ben')]);
  const round = await ann.createRound('Portraits');
  const [player] = round.group.players;
  const me = `/api/groups/${round.group.id}/players/${player?.id}/me`;
  await ann.call('PUT', me);
  await ben.join(round);
  await round.score(1, [4, 4, 4, 4]);

  // The photo is chosen while the one before is still being read.
  let letGo = (): void => undefined;
  const chosen = new Promise<void>((resolve) => (letGo = resolve));
  await ann.page.route('**/api/user/photo', async (route) => {
    if (route.request().method() === 'GET') await chosen;
    await route.continue().catch(() => undefined);
  });
  await ann.page.goto('/your-data');
  const card = ann.page.getByRole('region', { name: 'Your Photo' });
  await card.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'ann.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(ann.page) });
  await expect(card.getByRole('button', { name: 'Change Photo' })).toBeVisible();
  letGo();
  await expect(card.getByRole('button', { name: 'Remove photo' })).toBeEnabled();

  await ben.keepRound(round);
  const photo = ben.page
    .getByRole('list', { name: '2/9/16 Scores' })
    .getByRole('listitem')
    .filter({ hasText: player?.name ?? '' })
    .locator('img');
  const isDrawn = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(photo).toBeVisible();
  await expect.poll(isDrawn).toBe(96);

  await ben.context.setOffline(true);
  await ben.page.reload();
  await expect(photo).toBeVisible();
  await expect.poll(isDrawn).toBe(96);
  await ben.context.setOffline(false);

  await ann.call('DELETE', me);
  await expect(photo).toHaveCount(0);
  await Promise.all([ann.context.close(), ben.context.close()]);
});
