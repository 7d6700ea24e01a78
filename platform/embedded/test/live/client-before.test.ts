import fc from 'fast-check';
import type { ChangeNotice } from '@fairshare/contracts';
import type { RoundInPlay, TestClient } from '@fairshare/testing';
import { registerWithTrial, startForTest } from '../support';
import { followBefore, type Known } from './client-before';
import { Hearing } from './hearing';
import { anyWrite, hasWholeDelta, make } from './writes';

const WRITES = 200;

let platform: Awaited<ReturnType<typeof startForTest>>;
let golfer: TestClient;
let hearing: Hearing;
beforeAll(async () => {
  platform = await startForTest();
  golfer = platform.visitor();
  await registerWithTrial(golfer);
  hearing = new Hearing(platform.url, golfer);
});
afterAll(async () => {
  hearing.close();
  await platform.close();
});

const readAll = async ({ id, group }: RoundInPlay): Promise<Known> => ({
  game: (await golfer.get(`/api/game-state/${id}`)).body,
  games: (await golfer.get(`/api/points-games/${group.id}?gameStateId=${id}`)).body,
  group,
});

const textOf = ({ game, games }: Known): string => JSON.stringify([game, games]);

/** Resolves all conflicts: an entry also changes an open conflict about it, which no notice contains. Returns whether there was any. */
async function settleConflicts({ id }: RoundInPlay): Promise<boolean> {
  const conflicts: { id: string }[] = (await golfer.get(`/api/games/${id}/conflicts`)).body;
  for (const conflict of conflicts) await golfer.post(`/api/games/${id}/conflicts/${conflict.id}`, { take: 'other' });
  return conflicts.length > 0;
}

test(`when the release before follows ${WRITES} writes, then it shows what calls answer`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { minLength: WRITES, maxLength: WRITES }), async (writes) => {
      const round = await hearing.open();
      let known = await readAll(round);
      for (const what of writes) {
        const made = await make(golfer, round, what, known.game.version);
        if (made === null) continue;
        const notice: ChangeNotice = await hearing.changeNoticeOf(round.id, made);
        const followed = followBefore(known, notice);
        if (hasWholeDelta(what)) expect({ what, notice, isFollowed: followed !== null }).toMatchObject({ isFollowed: true });
        const isSettled = what.do === 'sync' && (await settleConflicts(round));
        const answered = await readAll(round);
        if (followed && !isSettled) expect(textOf(followed)).toBe(textOf(answered));
        known = followed && !isSettled ? followed : answered;
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
