import { groups, type GroupState } from '@fairshare/contracts';
import { createStubOwner, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import type { EventBus } from '@fairshare/event-bus';
import { createNotesService } from './support';

const GROUP: GroupState = { id: 'g1', name: 'one', createdAt: '2026-05-01T08:00:00.000Z', players: [], members: [], cardValues: {}, customCards: [], photoDigest: null };

/** A bus whose events never arrive: every known state came from a pull. */
const deaf = (bus: EventBus): EventBus => ({ ...bus, consume: () => undefined });

describe('a projection whose events are late', () => {
  const owner = createStubOwner(groups);
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await startTestPlatform({ services: { groups: owner.create, games: createNotesService }, wrapBus: (_service, bus) => deaf(bus) });
  });
  afterEach(() => platform.close());

  const ask = async (atLeast?: string, { id = 'g1', user = 'ann' } = {}) => {
    const answer = await fetch(new URL(`/api/group-names/${id}`, platform.url('games')), {
      headers: { authorization: `Bearer ${platform.tokenFor({ userId: user })}`, ...(atLeast ? { 'x-at-least': atLeast } : {}) },
    });
    return { status: answer.status, text: ((await answer.json()) as { text: string }).text, retryAfter: answer.headers.get('retry-after') };
  };

  it('when a request names a version, then the projection reaches it', async () => {
    const version = await owner.put(GROUP);
    expect((await ask(`groups/g1=${version}`)).text).toBe('one');
    const renamed = await owner.put({ ...GROUP, name: 'two' });
    expect((await ask()).text).toBe('one');
    expect((await ask(`groups/g1=${renamed}`)).text).toBe('two');
  });

  it('when a group is unknown, then its owner is asked first', async () => {
    expect((await ask()).text).toBe('nobody');
    await owner.put(GROUP);
    expect((await ask()).text).toBe('nobody');
    expect((await ask(undefined, { user: 'bob' })).text).toBe('one');
  });

  it("when a request claims unknown versions, then it gets the owner's", async () => {
    await owner.put(GROUP);
    const answer = await ask('groups/g1=99, groups/none=5, nonsense, accounts/x=1');
    expect([answer.status, answer.text]).toEqual([200, 'one']);
  });

  it('when a client names 32 versions, then the look-ups are limited', async () => {
    const asked = async () => {
      const text = await fetch(new URL('/metrics', platform.url('groups'))).then((answer) => answer.text());
      return [...text.matchAll(/^http_request_duration_seconds_count\{.*aggregates.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const version = await owner.put(GROUP);
    const madeUp = Array.from({ length: 31 }, (_, index) => `groups/none-${index}=5`).join(', ');
    const before = await asked();
    expect((await ask(`${madeUp}, groups/g1=${version}`)).text).toBe('one');
    const bySomebody = (await asked()) - before;
    expect(bySomebody).toBeLessThanOrEqual(2 * 16);
    await fetch(new URL('/api/group-names/g1', platform.url('games')), { headers: { 'x-at-least': madeUp } });
    expect((await asked()) - before - bySomebody).toBeLessThanOrEqual(2 * 4);
  });

  it('when a bogus claim came first, then a real one is met', async () => {
    const first = await owner.put(GROUP);
    await ask(`groups/g1=${first + 1}`);
    const second = await owner.put({ ...GROUP, name: 'two' });
    expect((await ask(`groups/g1=${second}`)).text).toBe('two');
  });

  it('when the owner is unavailable, then newer versions get 503', async () => {
    const version = await owner.put(GROUP);
    await ask(`groups/g1=${version}`);
    await platform.stop('groups');
    expect((await ask(`groups/g1=${version}`)).text).toBe('one');
    expect(await ask(`groups/g1=${version + 1}`)).toMatchObject({ status: 503, retryAfter: '2' });
    expect((await ask(undefined, { id: 'g2' })).text).toBe('nobody');
  });
});
