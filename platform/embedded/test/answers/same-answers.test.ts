import { join } from 'node:path';
import { startForTest } from '../support';
import { GROUP_SIZES } from './rounds';
import { type Answered, readAnswers, Talk } from './talk';

/**
 * Recorded by `record.ts` with the code of November 2026, in which each game contained its own entries. A field that a later release added is absent
 * where a round has no value for it.
 */
const RECORDED = join(__dirname, 'answers-2026-11.json.br');

/** The specification's calls about games. */
const CALLS = [
  'GET /api/groups/:id/games',
  'POST /api/game-state',
  'GET /api/game-state/:id',
  'POST /api/game-state/:id/draw-card',
  'POST /api/game-state/:id/assign-card',
  'PUT /api/game-states/:id/card-values',
  'GET /api/game-state/:id/payouts',
  'DELETE /api/games/:id',
  'GET /api/points-games/:id',
  'POST /api/points-games',
  'PUT /api/points-games/:id/settings',
  'GET /api/points-games/:id/payouts',
  'POST /api/games/:id/holes/:hole/scores',
  'POST /api/bbb-games',
  'PUT /api/bbb-games/:id/hole/:hole',
  'POST /api/calculate-combined-games',
  'GET /api/combined-payout-results/:id',
  'POST /api/offline-sync/card-assignment',
  'POST /api/offline-sync/points-score',
];

let recorded: Answered[];
beforeAll(async () => {
  recorded = await readAnswers(RECORDED);
});

test('when the recorded answers are counted, then every call is among them', () => {
  const [succeeded, refused] = [recorded.filter(({ status }) => status < 300), recorded.filter(({ status }) => status >= 400)];
  expect(recorded.length).toBeGreaterThanOrEqual(500);
  expect(refused.length).toBeGreaterThan(50);
  expect(recorded.filter(({ status }) => status >= 500)).toEqual([]);
  const isMade = (call: string) => succeeded.some(({ method, path }) => patternOf(call).test(`${method} ${path.replace(/\?.*/, '')}`));
  expect(CALLS.filter((call) => !isMade(call))).toEqual([]);
});

const patternOf = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);

/** Removes the data of a scorecard, which a leaderboard contains since then; watching is no call of the specification. */
function withoutRound(text: string): string {
  const { round: _added, ...answer } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(answer);
}

test('when they are asked again, then answers are the same to the byte', async () => {
  const talk = new Talk();
  const platform = await startForTest({ clock: talk.clock });
  try {
    await talk.begin(platform.url, GROUP_SIZES);
    for (const [place, { status, text, ...call }] of recorded.entries()) {
      const { status: statusNow, text: textNow } = await talk.ask(call);
      expect({ place, call, status: statusNow, text: call.path.startsWith('/api/watch/') ? withoutRound(textNow) : textNow }).toEqual({ place, call, status, text });
    }
  } finally {
    await platform.close();
  }
});
