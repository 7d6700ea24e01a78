import { allRoutes } from '@fairshare/contracts';
import { expect, test } from '../support/test';

test('when the API documentation opens, then it loads nothing from elsewhere', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));

  await page.goto('/api/docs');

  await expect(page.locator('.opblock')).toHaveCount(allRoutes.length);
  await page.locator('.opblock-summary-control', { hasText: '/api/auth/register' }).click();
  await expect(page.locator('.opblock.is-open')).toContainText('Responses');
  expect([...origins]).toEqual([new URL(String(baseURL)).origin]);
});
