import { accounts } from '@fairshare/contracts';
import { createStubOwner, eventually, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService } from '../src/service';

const DAY = 86_400_000;
const auth = createStubOwner(accounts);
const PEOPLE = ['ann', 'bob', 'cyd', 'dee'] as const;
type Who = (typeof PEOPLE)[number];

describe('whose a group is', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: auth.create, groups: createGroupsService } });
    for (const id of PEOPLE)
      await auth.put({ id, firstName: id.toUpperCase(), lastName: 'Archer', email: `${id}@example.com`, role: 'golfer', createdAt: '2026-05-02T08:00:00.000Z' });
  });
  afterAll(() => platform.close());

  const as = (userId: Who): TestClient => platform.as({ userId });
  let id: string;
  const at = (path = '') => `/api/groups/${id}${path}`;
  const join = (who: Who, shareCode: string) => as(who).post('/api/groups/join', { shareCode });
  const codeNow = async (who: Who) => (await as(who).get(at())).body.shareCode as string;
  const members = async (who: Who) => (await as(who).get(at('/members'))).body as { userId: string; isCreator: boolean }[];
  const creatorNow = async (who: Who) => (await members(who)).find(({ isCreator }) => isCreator)?.userId;

  /** Ann's group; Bob and Cyd are members. */
  beforeEach(async () => {
    const group = (await as('ann').post('/api/groups', { name: 'Saturday', players: [{ name: 'Ann', me: true }, { name: 'Ben' }] })).body;
    id = group.id;
    for (const who of ['bob', 'cyd'] as const) expect((await join(who, group.shareCode)).status).toBe(200);
  });

  it.each<[Who, Who, number]>([
    ['ann', 'bob', 204],
    ['bob', 'cyd', 204],
    ['bob', 'ann', 403],
    ['dee', 'bob', 404],
    ['bob', 'bob', 204],
    ['ann', 'ann', 204],
  ])('when %s takes %s out, then the answer is %i', async (by, whom, status) => {
    const answer = await as(by).delete(at(`/members/${whom}`));
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('CREATOR_STAYS');
    const left = ['ann', 'bob', 'cyd'].filter((who) => status !== 204 || who !== whom) as Who[];
    expect((await members(left[0] as Who)).map(({ userId }) => userId)).toEqual(left);
  });

  it('when somebody is removed, then they come back only with approval', async () => {
    const before = await codeNow('ann');
    await as('bob').delete(at('/members/cyd'));
    expect((await join('cyd', before)).status).toBe(404);
    const shareCode = await codeNow('ann');
    expect(shareCode).not.toBe(before);
    expect(await join('cyd', shareCode)).toMatchObject({ status: 202, body: { status: 'waiting' } });
    expect((await join('dee', shareCode)).status).toBe(200);
    expect((await as('ann').post(at('/join-requests/cyd'))).status).toBe(200);
    expect((await as('cyd').get(at())).status).toBe(200);
    // Once approved, a user can leave and join again like any other.
    await as('cyd').delete(at('/members/cyd'));
    expect((await join('cyd', shareCode)).status).toBe(200);
  });

  it('when somebody leaves by themselves, then the code stays and works', async () => {
    const shareCode = await codeNow('ann');
    await as('cyd').delete(at('/members/cyd'));
    expect(await codeNow('ann')).toBe(shareCode);
    expect((await join('cyd', shareCode)).status).toBe(200);
  });

  it('when the creator hands the group over, then the other one is the creator', async () => {
    expect(await as('bob').put(at('/creator'), { userId: 'bob' })).toMatchObject({ status: 403, body: { code: 'NOT_THE_CREATOR' } });
    expect((await as('ann').put(at('/creator'), { userId: 'dee' })).status).toBe(404);
    expect((await as('dee').put(at('/creator'), { userId: 'dee' })).status).toBe(404);
    expect((await as('ann').put(at('/creator'), {})).status).toBe(400);
    expect(await creatorNow('bob')).toBe('ann');
    expect((await as('ann').put(at('/creator'), { userId: 'bob' })).status).toBe(200);
    expect(await creatorNow('ann')).toBe('bob');
    expect((await as('ann').put(at('/creator'), { userId: 'ann' })).status).toBe(403);
    expect((await as('cyd').delete(at('/members/bob'))).status).toBe(403);
    expect((await as('cyd').delete(at('/members/ann'))).status).toBe(204);
    expect((await as('bob').delete(at())).body.restorableUntil).toEqual(expect.any(String));
  });

  it('when the creator is gone, then deleting waits seven days for an objection', async () => {
    await as('ann').delete(at('/members/ann'));
    const proposed = await as('bob').delete(at());
    const due = new Date(platform.clock.now().getTime() + 7 * DAY).toISOString();
    expect(proposed).toMatchObject({ status: 200, body: { deletionDueAt: due } });
    expect(proposed.body.restorableUntil).toBeUndefined();
    expect((await as('cyd').get(at())).body.deletionDueAt).toBe(due);
    expect((await as('dee').delete(at('/deletion'))).status).toBe(404);
    expect((await as('cyd').delete(at('/deletion'))).body.deletionDueAt).toBeUndefined();
    platform.clock.advance(8 * DAY);
    await cleanedUp();
    expect((await as('bob').get(at())).status).toBe(200);
  });

  it('when nobody objects in seven days, then the group is deleted', async () => {
    await as('ann').delete(at('/members/ann'));
    await as('bob').delete(at());
    platform.clock.advance(6 * DAY);
    await cleanedUp();
    expect((await as('cyd').get(at())).status).toBe(200);
    platform.clock.advance(DAY);
    await cleanedUp();
    await eventually(
      async () => (await as('cyd').get(at())).status,
      (status) => status === 404,
    );
    // A user who had left before cannot restore it; the others can.
    expect((await as('ann').post(at('/restore'))).status).toBe(404);
    expect((await as('cyd').post(at('/restore'))).status).toBe(200);
    expect((await members('bob')).map(({ userId }) => userId)).toEqual(['bob', 'cyd']);
  });

  it('when whoever proposed it leaves, then the proposal goes with them', async () => {
    await as('ann').delete(at('/members/ann'));
    await as('bob').delete(at());
    await as('bob').delete(at('/members/bob'));
    expect((await as('cyd').get(at())).body.deletionDueAt).toBeUndefined();
    platform.clock.advance(8 * DAY);
    await cleanedUp();
    expect((await as('cyd').get(at())).status).toBe(200);
  });

  /** Restarts the service, whose periodic clean-up also runs at its start. */
  async function cleanedUp(): Promise<void> {
    await platform.stop('groups');
    await platform.start('groups');
    // The first calls may still go to the stopped process.
    await eventually(
      () =>
        as('ann')
          .get('/api/groups')
          .then(({ status }) => status)
          .catch(() => 0),
      (status) => status === 200,
    );
  }
});
