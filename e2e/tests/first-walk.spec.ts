import { walkToFirstHole } from '../support/first-walk';
import { MOVING } from '../support/moving';
import { expect, test } from '../support/test';

test.use({ ...MOVING, serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

test('when a newcomer registers, then nothing is asked twice before the first hole', async ({ page }, walk) => {
  const screens = await walkToFirstHole(page);
  await walk.attach('walk', { body: JSON.stringify(screens), contentType: 'application/json' });
  expect(screens.map(({ screen, taps, keys }) => [screen, taps, keys])).toEqual([
    ['Front page', 1, 0],
    ['Create Your Account', 7, 48],
    ['Welcome', 1, 0],
    ['Groups', 1, 0],
    ['Create New Group', 3, 9],
    ['Hole 1', 5, 0],
  ]);
});
