import type { TestInfo } from '@playwright/test';
import type { Group } from '@fairshare/contracts';
import { aRound } from '@fairshare/testing/rounds';
import { PreparedGolfer } from '../support/prepared-golfer';
import { Taps } from '../support/taps';
import { expect, test } from '../support/test';

const AT_PEBBLE_BEACH = { latitude: 36.5674, longitude: -121.9487 };
const DATA = /Course data: OpenGolfAPI \(opengolfapi\.org\), ODbL 1\.0/;

/** Reports taps and seconds for docs/course-library.md; the seconds are not checked. */
async function say(walk: TestInfo, what: string, { count, seconds }: Taps): Promise<void> {
  const body = `${what}: ${count} taps, ${seconds.toFixed(1)} s`;
  process.stdout.write(`${body}\n`);
  await walk.attach('taps', { body, contentType: 'text/plain' });
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, geolocation: AT_PEBBLE_BEACH });

for (const way of ['by its name', 'by Near me'] as const)
  test(`when Pebble Beach is found ${way}, then the round is played on it`, async ({ page, context }, walk) => {
    if (way === 'by Near me') await context.grantPermissions(['geolocation']);
    const golfer = await PreparedGolfer.signIn(page.request);
    const group = await golfer.createGroup('Saturday', ['Ann Archer', 'Ben Baker']);
    await golfer.select(group, null, 'groups');
    await page.goto('/');
    const taps = new Taps();
    const dialog = page.getByRole('dialog', { name: 'Create New Game' });
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });

    await taps.until(page.getByRole('button', { name: 'Create New Game', exact: true }), dialog);
    await taps.until(button('Choose course'), button('Near me'));
    if (way === 'by Near me') await taps.on(button('Near me'));
    else {
      const field = dialog.getByRole('searchbox', { name: 'Find a course' });
      await taps.on(field);
      await field.pressSequentially('pebble b');
    }
    await taps.until(button(/^Pebble Beach Golf Links/), button('Change course'));
    await expect(dialog.getByText(DATA)).toBeVisible();
    await taps.until(button('Create Game'), page.getByRole('group', { name: 'Game to play' }));
    await say(walk, `without strokes, ${way}`, taps);
    expect(taps.count).toBe(5);

    const [game] = await golfer.call<{ id: string }[]>('GET', `/api/groups/${group.id}/games`);
    const state = await golfer.call<{ course: { name: string; holes: { par: number }[] } }>('GET', `/api/game-state/${game?.id}`);
    expect(state.course).toMatchObject({ name: 'Pebble Beach Golf Links', libraryId: expect.any(String) });
    expect(state.course.holes.reduce((sum, { par }) => sum + par, 0)).toBe(72);
  });

/** A tee as typed from a scorecard. */
const BLUE = 'Blue{Enter}74.9{Enter}144{Enter}';
const FOUR = [
  ['Ann Archer', 4.2, 8],
  ['Ben Baker', 11.8, 18],
  ['Cara Cole', 18.5, 26],
  ['Dan Drew', 26.4, 37],
] as const;

for (const way of ['by its name', 'by Near me'] as const)
  test(`when four are given strokes at Pebble Beach ${way}, then taps are few`, async ({ page, context }, walk) => {
    if (way === 'by Near me') await context.grantPermissions(['geolocation']);
    const golfer = await PreparedGolfer.signIn(page.request);
    const group = await golfer.createGroup(
      'Saturday',
      FOUR.map(([name]) => name),
    );
    for (const [seat, [, handicapIndex]] of FOUR.entries()) await golfer.call('PATCH', `/api/groups/${group.id}/players/${group.players[seat]?.id}`, { handicapIndex });
    await golfer.select(group, null, 'groups');
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Create New Game' });
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    const strokesOf = (name: string) => dialog.getByRole('combobox', { name: `${name}: strokes given` });
    const open = async (taps: Taps) => {
      await taps.until(page.getByRole('button', { name: 'Create New Game', exact: true }), dialog);
      await taps.until(button('Choose course'), button('Near me'));
    };
    const create = async (taps: Taps, time: string) => {
      for (const [name, , strokes] of FOUR) await expect(strokesOf(name).locator('option:checked')).toHaveText(`${strokes} strokes`);
      await taps.until(button('Create Game'), page.getByRole('group', { name: 'Game to play' }));
      await say(walk, `with strokes for four, ${time}, ${way}`, taps);
    };

    await test.step('the first time, the tee is typed', async () => {
      const taps = new Taps();
      await open(taps);
      if (way === 'by Near me') await taps.on(button('Near me'));
      else {
        const field = dialog.getByRole('searchbox', { name: 'Find a course' });
        await taps.on(field);
        await field.pressSequentially('pebble b');
      }
      await taps.until(button(/^Pebble Beach Golf Links/), button('Change course'));
      await taps.until(button('Add a tee'), dialog.getByRole('textbox', { name: 'Tee' }));
      for (const typed of BLUE.split(/(\{Enter\})/).filter(Boolean)) await (typed === '{Enter}' ? page.keyboard.press('Enter') : page.keyboard.type(typed));
      await expect(dialog.getByRole('radio', { name: 'Blue, 74.9 / 144' })).toBeChecked();
      await create(taps, 'the first time');
      expect(taps.count).toBe(6);
    });

    await test.step('from then on, everyone has it by one tap', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Groups' }).tap();
      const taps = new Taps();
      await open(taps);
      await taps.until(button(/^Pebble Beach Golf Links/), button('Change course'));
      await taps.on(dialog.getByRole('radio', { name: 'Blue, 74.9 / 144' }));
      await create(taps, 'from then on');
      expect(taps.count).toBe(5);
    });

    const [game] = await golfer.call<{ id: string }[]>('GET', `/api/groups/${group.id}/games`);
    const { roster } = await golfer.call<{ roster: object[] }>('GET', `/api/game-state/${game?.id}`);
    expect(roster).toMatchObject(FOUR.map(([, index, strokes]) => ({ strokesGiven: strokes, handicap: { index, allowance: 100, strokes } })));
  });

/** The printable area of A4 within the margins, in pixels. */
const A4 = { width: 725, height: 1054 };

test('when a round on a course is printed, then scores keep their marks', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup(
    'Saturday',
    FOUR.map(([name]) => name),
  );
  const { game } = await aRound({ name: 'At the sea', entered: 18 }).in(group).begin(golfer);
  const [pebble] = await golfer.call<{ id: string }[]>('GET', '/api/courses?q=pebble+beach+golf+links');
  const { courses } = await golfer.call<Group>('POST', `/api/groups/${group.id}/courses`, { libraryId: pebble?.id });
  await golfer.call('PUT', `/api/game-state/${game.id}/rules`, { courseId: courses[0]?.id });
  await golfer.call('PUT', `/api/game-state/${game.id}/roster`, { roster: group.players.map(({ id }, seat) => ({ playerId: id, strokesGiven: 9 * seat })) });
  await golfer.call('POST', `/api/game-state/${game.id}/finish`);
  await golfer.select(group, game, 'scoreboard');
  await page.goto('/');
  await page.getByRole('button', { name: 'Share result' }).click();
  await page.getByRole('button', { name: 'Print Card' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'At the sea' }) });
  const marks = card.locator('td [data-shape]');
  await expect(marks).toHaveCount(18 * FOUR.length);
  const drawn = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { borderTopWidth, borderTopColor, borderTopLeftRadius, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(mark);
      const rim = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const [box, cell] = [mark.getBoundingClientRect(), mark.closest('td')?.getBoundingClientRect() ?? new DOMRect()];
      const over = Math.max(cell.left - box.left, box.right - cell.right, cell.top - box.top, box.bottom - cell.bottom) + rim;
      const isDrawn = parseFloat(borderTopWidth) > 0 && !/^rgba.*, 0\)$/.test(borderTopColor);
      return { shape: mark.getAttribute('data-shape') ?? '', isDrawn, isRound: parseFloat(borderTopLeftRadius) > 0, isDouble: rim > 0, over };
    }),
  );
  for (const { shape, isDrawn, isRound, isDouble, over } of drawn) {
    expect({ shape, isDrawn, isRound, isDouble }).toEqual({ shape, isDrawn: shape !== 'plain', isRound: shape.includes('circle'), isDouble: shape.startsWith('two') });
    expect(over, shape).toBeLessThanOrEqual(0);
  }
  expect(new Set(drawn.map(({ shape }) => shape)).size).toBeGreaterThan(2);
});
