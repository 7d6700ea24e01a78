import type { GameState, Group, SideGameAnswer } from '@fairshare/contracts';
import { expect, test } from '@playwright/test';
import { look, STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { Payouts } from '../support/payouts';
import { PreparedGolfer } from '../support/prepared-golfer';

test.use({ viewport: { width: 360, height: 740 }, ...STILL });

const EIGHT = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton', 'Maximilian Featherstone', 'Flo Fisher', 'Gus Grant', 'Hal Hughes'];
/** Par 4s, except for the third hole. */
const HOLES = Array.from({ length: 18 }, (_, index) => ({ par: index === 2 ? 3 : 4, strokeIndex: index + 1 }));
const STROKES = [
  [4, 5, 3, 6, 5, 5, 4, 4],
  [4, 4, 5, 10, 4, 5, 6, 5],
  [3, 3, 4, 4, 3, 2, 5, 6],
];

for (const count of [4, 8])
  test(`when ${count} play five kinds, then questions and standings say whose they are`, async ({ page }) => {
    test.slow();
    const golfer = await PreparedGolfer.signIn(page.request);
    const group = await golfer.createGroup('Saturday', EIGHT.slice(0, count));
    const ids = group.players.map(({ id }) => id);
    const { courses } = await golfer.call<Group>('POST', `/api/groups/${group.id}/courses`, { name: 'Links', holes: HOLES });
    const game = await golfer.call<GameState>('POST', '/api/game-state', { groupId: group.id, name: 'First Saturday', courseId: courses[0]?.id });
    const add = (body: object) => golfer.call<SideGameAnswer>('POST', `/api/game-state/${game.id}/side-games`, body);
    const four = ids.slice(0, 4);
    await add({ kind: 'skins' });
    await add({ kind: 'nassau', players: ids.slice(0, 2), sides: [[ids[0]], [ids[1]]], options: { press: 'called' } });
    const wolf = await add({ kind: 'wolf', players: four });
    const dots = await add({ kind: 'dots', options: { barkie: 1, chipIn: 1, poley: 1 } });
    await add({ kind: 'vegas', players: four, sides: [four.slice(0, 2), four.slice(2)] });
    for (const [index, strokes] of STROKES.entries()) {
      const marks = { 'bbb.firstOn': ids[0], 'bbb.closestTo': ids[1], 'bbb.firstIn': 'none', [`${wolf.id}.wolf`]: 'lone' };
      const dotsOn = index === 2 && { [`${dots.id}.greenie`]: ids[0], [`${dots.id}.sandy.${ids[0]}`]: 'true' };
      await golfer.call('PUT', `/api/game-state/${game.id}/holes/${index + 1}`, {
        cells: { ...Object.fromEntries(ids.map((id, seat) => [`strokes.${id}`, strokes[seat]])), ...marks, ...dotsOn },
      });
    }
    await golfer.select(group, game, 'games');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hole 4', exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Wolf: Partner' })).toBeVisible();
    await look(page, `all, ${count}, before a hole`);

    await page.getByRole('button', { name: /^Hole 3, / }).click();
    await expect(page.getByRole('group', { name: 'Dots: Greenie' })).toBeVisible();
    for (const [question, game] of Object.entries({ Press: 'Nassau', Partner: 'Wolf', Greenie: 'Dots', Sandy: 'Dots' })) {
      const asked = page.locator('form').getByText(question, { exact: true });
      await expect(asked.locator('..').getByText(game, { exact: true })).toBeVisible();
    }
    await look(page, `all, ${count}, a hole entered`);

    await test.step('scrolled to the last game, the table still says whose row it is', async () => {
      await page.getByRole('columnheader', { name: 'Vegas' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('columnheader', { name: 'Vegas' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('rowheader', { name: 'Ben', exact: true })).toBeInViewport({ ratio: 1 });
    });

    const main = new MainScreen(page);
    await main.open('Payouts');
    await expect(new Payouts(main).headline(/settle everything/)).toBeVisible();
    await look(page, `payouts, ${count}`);
  });
