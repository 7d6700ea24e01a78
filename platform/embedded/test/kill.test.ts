import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofThreeGames, centsToDollars, settleRound, type BbbHoles, type StrokesByHole } from '@fairshare/golf-rules';
import { createTestClient, eventually, freePort, type TestClient } from '@fairshare/testing';
import { bundlePlatform, kill, startPlatformProcess } from './platform-process';
import { FOUR, registerWithTrial, ROUND } from './support';

const KILLS = 20;

const chance = (below: number) => Math.floor(Math.random() * below);

/** The acknowledged writes so far. If the response to the last write was lost, both outcomes are correct. */
interface Known {
  readonly strokes: Record<number, Record<string, number>>;
  readonly awards: Record<number, Record<string, string>>;
  writes: number;
  lost: (() => void) | null;
}

interface Ids {
  readonly points: string;
  readonly bbb: string;
}

/** Writes at random until the platform dies. */
async function writeUntilDead(client: TestClient, ids: Ids, known: Known): Promise<void> {
  for (;;) {
    const hole = chance(18) + 1;
    if (chance(2) === 0) {
      const scores = Object.fromEntries(FOUR.map((player) => [player, 1 + chance(9)]));
      known.lost = () => (known.strokes[hole] = scores);
      if (!(await acknowledged(() => client.post(`/api/games/${ids.points}/holes/${hole}/scores`, { scores })))) return;
    } else {
      const awards = Object.fromEntries(['firstOn', 'closestTo', 'firstIn'].map((award) => [award, FOUR[chance(4)] ?? 'none']));
      known.lost = () => (known.awards[hole] = awards);
      if (!(await acknowledged(() => client.put(`/api/bbb-games/${ids.bbb}/hole/${hole}`, awards)))) return;
    }
    known.lost();
    known.lost = null;
    known.writes += 1;
  }
}

async function acknowledged(write: () => Promise<{ status: number }>): Promise<boolean> {
  const answer = await write().catch(() => null);
  if (answer && answer.status !== 200) throw new Error(`a write answered ${answer.status}`);
  return answer !== null;
}

const holesOf = (game: { holes: Record<string, unknown> }) => JSON.stringify(sorted(game.holes));
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;

describe('a platform that is killed at any moment', () => {
  const clean: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(clean.map((action) => action())));

  it(`when the platform is killed ${KILLS} times, then it keeps every acknowledged write`, async () => {
    const file = await bundlePlatform('kill-test');
    const dataDir = await mkdtemp(join(tmpdir(), 'fairshare-kill-'));
    clean.push(
      () => rm(dataDir, { recursive: true, force: true }),
      () => rm(file, { force: true }),
    );
    const port = await freePort();
    let child = await startPlatformProcess({ file, port, dataDir });
    clean.push(() => kill(child));

    const client = createTestClient(() => `http://localhost:${port}`);
    await registerWithTrial(client);
    const { group, game: session, pointsId, bbbId } = await ROUND.begin(client);
    const known: Known = { strokes: {}, awards: {}, writes: 0, lost: null };

    for (let turn = 0; turn < KILLS; turn += 1) {
      const writing = writeUntilDead(client, { points: pointsId, bbb: bbbId }, known);
      const before = known.writes;
      await eventually(
        () => known.writes,
        (writes) => writes > before + 1,
      );
      await new Promise((resolve) => setTimeout(resolve, chance(300)));
      await kill(child);
      await writing;
      child = await startPlatformProcess({ file, port, dataDir });

      const games = (await client.get(`/api/points-games/${group.id}?gameStateId=${session.id}`)).body as { id: string; holes: Record<string, unknown> }[];
      const stored = (id: string) => holesOf(games.find((game) => game.id === id) ?? { holes: {} });
      const asAcknowledged = () => stored(pointsId) === holesOf({ holes: known.strokes }) && stored(bbbId) === holesOf({ holes: known.awards });
      if (!asAcknowledged()) {
        // The write whose response was lost may have been stored, as a whole.
        known.lost?.();
        expect([stored(pointsId), stored(bbbId)]).toEqual([holesOf({ holes: known.strokes }), holesOf({ holes: known.awards })]);
      }
      known.lost = null;
      await expectPayouts(client, { group: group.id, session: session.id }, known.strokes, known.awards);
    }
    expect(known.writes).toBeGreaterThan(KILLS);
  }, 600_000);
});

/** Checks that settlement, which receives everything by events, returns the results of the pure rules. */
async function expectPayouts(client: TestClient, ids: { group: string; session: string }, strokes: StrokesByHole, awards: BbbHoles): Promise<void> {
  const values = { pointValueCents: 100, fbtValueCents: 1000 };
  const selections = ['points', 'fbt', 'bbb-points', 'bbb-fbt'] as const;
  const expected = settleRound({ players: FOUR, ...ofThreeGames({ points: { holes: strokes, values }, bbb: { holes: awards, values } }) }, [...selections]);
  const wanted = Object.fromEntries(FOUR.map((player) => [player, centsToDollars(expected.nets[player] ?? 0)]));
  const answer = await client.post('/api/calculate-combined-games', { groupId: ids.group, gameStateId: ids.session, selectedGames: selections });
  expect(answer.body.payouts).toEqual(wanted);
}
