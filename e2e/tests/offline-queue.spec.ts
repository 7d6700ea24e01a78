import { expect, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { MOVING } from '../support/moving';
import { allSent, storedOnPhone, storeRows } from '../support/offline';
import { answered, Phone, type Round } from '../support/phone';
import { waitingScore } from '../support/waiting-score';

test.use({ ...MOVING, serviceWorkers: 'allow' });

const SYNC_CALLS = '**/api/offline-sync/**';
const QUEUED = 1_000;
/** Maximum time of a cold start without signal. Milliseconds. */
const OPENS_WITHIN_MS = 2_000;
/** Maximum time until the queue is sent. Milliseconds. */
const QUEUE_SENT_WITHIN_MS = 10_000;

test.describe('a phone that has stored its round', () => {
  test.describe.configure({ mode: 'serial' });
  let ann: Phone;
  let round: Round;
  test.beforeAll(async ({ browser }) => {
    ann = await Phone.of(browser, 'Ann');
    round = await ann.createRound('Moor');
    await ann.keepRound(round);
    await answered(ann.page, 1, () => ann.scoreHole(1));
    await storedOnPhone(ann.page, '"holes":{"1":');
  });
  test.afterAll(() => ann.context.close());

  test(`when it starts without signal, then the round shows within ${OPENS_WITHIN_MS / 1000} seconds`, async () => {
    await ann.context.setOffline(true);
    await ann.kill();
    ann.page = await ann.context.newPage();
    const started = Date.now();
    await ann.page.goto('/');
    // `waitFor` instead of `expect`, which polls only once a second.
    await ann.points.hole(1, 'done').waitFor();
    const milliseconds = Date.now() - started;
    test.info().annotations.push({ type: 'opens without signal', description: `${milliseconds} ms` });
    expect(milliseconds).toBeLessThanOrEqual(OPENS_WITHIN_MS);
  });

  test(`when ${QUEUED} records are queued, then they are sent within ${QUEUE_SENT_WITHIN_MS / 1000} seconds`, async () => {
    await ann.context.setOffline(false);
    const user = await ann.call<{ id: string }>('GET', '/api/auth/user');
    const rows: object[] = [];
    for (let game = 0; rows.length < QUEUED; game += 1) {
      const { points } = await ann.games(
        await aRound({ name: `Game ${game}` })
          .in(round.group)
          .begin(ann),
      );
      for (let hole = 1; hole <= 18; hole += 1) for (const { id } of round.group.players) if (rows.length < QUEUED) rows.push(waitingScore(user.id, points, hole, id));
    }
    await ann.context.setOffline(true);
    await ann.reopen();
    await storeRows(ann.page, rows);
    await ann.reopen();
    await expect(ann.page.getByRole('button', { name: / holes wait$/ })).toBeVisible();
    await ann.context.setOffline(false);
    const firstSent = await ann.page.waitForRequest(SYNC_CALLS).then(() => Date.now());
    await expect(ann.page.getByText(`${QUEUED} offline scores have been synced`).first()).toBeVisible({ timeout: 60_000 });
    const milliseconds = Date.now() - firstSent;
    test.info().annotations.push({ type: `${QUEUED} queued records`, description: `${milliseconds} ms` });
    expect.soft(milliseconds).toBeLessThanOrEqual(QUEUE_SENT_WITHIN_MS);
    await allSent(ann.page);
  });
});
