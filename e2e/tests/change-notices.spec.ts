import { expect } from '@playwright/test';
import { storedGames } from '../support/offline';
import { Phone, type Round } from '../support/phone';
import { test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const HOLES = 10;
const CARDS = ['snake', 'camel', 'fish', 'ghost'];
/** Maximum number of requests per change notice, for a phone that has all earlier changes. */
const PER_HINT = 0.1;

test('when one phone saves ten holes and deals cards, then another shows them unasked', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Cape');
  await ben.join(round);
  await ben.keepRound(round);
  const [first] = round.group.players;
  const score = (hole: number, taken: number) =>
    round.score(
      hole,
      round.group.players.map((_, seat) => taken + seat),
    );

  let asked: string[] = [];
  ben.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
  });

  await test.step('its socket is in the room, and what it reads on arrival is read', async () => {
    await ben.points.goTo(18);
    let taken = 2;
    await expect(async () => {
      asked = [];
      taken += 1;
      await score(18, taken);
      await expect(ben.points.strokes(first?.name ?? '')).toHaveValue(String(taken));
      expect(asked).toEqual([]);
    }).toPass();
  });

  for (let hole = 1; hole <= HOLES; hole += 1) {
    await score(hole, 3);
    await round.award(hole, { firstOn: first?.id, closestTo: 'none', firstIn: first?.id });
  }
  for (const card of CARDS) await round.give(card, first?.id ?? '');

  for (let hole = 1; hole <= HOLES; hole += 1) await expect(ben.points.hole(hole, 'done')).toBeVisible();
  await expect.poll(() => newestStored(ben, round)).toBe((await ann.games(round)).state.version);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(PER_HINT * (2 * HOLES + CARDS.length));

  await ben.context.setOffline(true);
  await ben.page.reload();
  await ben.points.open();
  for (let hole = 1; hole <= HOLES; hole += 1) await expect(ben.points.hole(hole, 'done')).toBeVisible();
  await ben.bbb.open();
  for (let hole = 1; hole <= HOLES; hole += 1) await expect(ben.bbb.hole(hole, 'done')).toBeVisible();
  await ben.cards.open();
  await expect(ben.cards.tileOf('Ghost', 2, first?.name ?? '')).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

/** The version of a round that is stored on the phone for use without signal. */
async function newestStored({ page }: Phone, { game }: Round): Promise<number | undefined> {
  const rows = (await storedGames(page)) as { gameState: { game: { id: string; version: number } } }[];
  return rows.find(({ gameState }) => gameState.game.id === game.id)?.gameState.game.version;
}
