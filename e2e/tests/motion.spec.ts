import type { Page } from '@playwright/test';
import { expectToStay, noteShifts } from '../support/layout-shift';
import { MOVING } from '../support/moving';
import { Phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(MOVING);

/** A movement that the page started: the element, and how it moves. */
interface Movement {
  readonly what: string;
  readonly properties: readonly string[];
  readonly milliseconds: number;
}

const CAMEL = 'camel';

test('when a card or the standings change, then only what moved travels', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Cape');
  const [one, two] = round.group.players;
  await noteShifts(ann.page);
  await noteMovements(ann.page);
  await ann.openRound(round);
  await ann.cards.open();
  const assign = (playerId = '') => round.give(CAMEL, playerId);
  await assign(one?.id);
  await expect(ann.cards.tileOf('Camel', 2, one?.name ?? '')).toBeVisible();
  await movementsOf(ann.page);

  await test.step('a card', async () => {
    await expectToStay(ann.page, ann.page.locator('main').getByRole('button'), 'somebody hands a card on', async () => {
      await assign(two?.id);
      await expect(ann.cards.tileOf('Camel', 2, two?.name ?? '')).toBeVisible();
    });
    const movements = await movementsOf(ann.page);
    expect(movements.map(({ what }) => what)).toEqual(expect.arrayContaining([expect.stringContaining(firstNameOf(two)), expect.stringContaining(firstNameOf(one))]));
    expectToBeShort(movements);
    await expect(ann.cards.tileOf('Camel', 2, two?.name ?? '').getByText(firstNameOf(one))).toHaveCount(0);
  });

  await test.step('the standings', async () => {
    await ann.points.open();
    const leader = ann.page.getByRole('list', { name: '2/9/16 Scores' }).getByRole('listitem').first();
    await round.score(1, [3, 5, 5, 5]);
    await expect(leader).toContainText(one?.name ?? '');
    await movementsOf(ann.page);
    for (const hole of [2, 3]) await round.score(hole, [5, 3, 5, 5]);
    await expect(leader).toContainText(two?.name ?? '');
    const travelled = (await movementsOf(ann.page)).filter(({ what }) => what.includes(firstNameOf(two)));
    expect(travelled).not.toEqual([]);
    expectToBeShort(travelled);
  });
  await ann.context.close();
});

test('when less motion is asked for, then a card moves at once', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Cape');
  await ann.page.emulateMedia({ reducedMotion: 'reduce' });
  await noteMovements(ann.page);
  await ann.openRound(round);
  await ann.cards.open();
  for (const { id, name } of round.group.players.slice(0, 2)) {
    await ann.call('POST', `/api/game-state/${round.game.id}/assign-card`, { playerId: id, cardType: CAMEL });
    await expect(ann.cards.tileOf('Camel', 2, name)).toBeVisible();
  }
  expect(await movementsOf(ann.page)).toEqual([]);
  await ann.context.close();
});

const firstNameOf = (player?: { name: string }): string => player?.name.split(' ')[0] ?? '';

/** The design's requirement: 120 to 200 ms, and only of properties that do not move other elements. */
function expectToBeShort(movements: readonly Movement[]): void {
  for (const { what, properties, milliseconds } of movements) {
    expect
      .soft(
        properties.filter((property) => !['transform', 'opacity'].includes(property)),
        what,
      )
      .toEqual([]);
    expect.soft([120, 200], what).toContain(milliseconds);
  }
}

/** From now on, records the movements by script on every page that is opened. */
async function noteMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movements: Movement[] = [];
    Reflect.set(window, 'movements', movements);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      const frames = keyframes as Keyframe[];
      movements.push({
        what: this.textContent ?? '',
        properties: [...new Set(frames.flatMap((frame) => Object.keys(frame)))],
        milliseconds: Number((options as KeyframeAnimationOptions).duration),
      });
      return animate.call(this, keyframes, options);
    };
  });
}

/** The movements since the previous call. */
const movementsOf = (page: Page): Promise<Movement[]> => page.evaluate(() => (Reflect.get(window, 'movements') as Movement[]).splice(0));
