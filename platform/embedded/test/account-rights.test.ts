import { isDeepStrictEqual } from 'node:util';
import { io } from 'socket.io-client';
import { createPeers, type Peers } from '@fairshare/service-kit';
import { eventually, type TestClient } from '@fairshare/testing';
import { PASSWORD, register, registerWithTrial, ROUND, startForTest } from './support';

const INTERNAL_SECRET = 'the internal secret of the account tests';

let platform: Awaited<ReturnType<typeof startForTest>>;
let peers: Peers;
let stoppedAt: Date | null = null;
beforeAll(async () => {
  platform = await startForTest({ clock: () => stoppedAt ?? new Date() }, { INTERNAL_SECRET });
  peers = createPeers({ self: 'tests', urls: (service) => [platform.serviceUrl(service)], secret: INTERNAL_SECRET });
});
afterEach(() => void (stoppedAt = null));
afterAll(async () => {
  await peers.close();
  await platform.close();
});

/** The state that an owner returns to services with a projection of it. */
async function stateOf(owner: 'groups' | 'billing', id: string): Promise<object> {
  return (await peers.call<{ state: object }>(owner, 'GET', `/internal/aggregates/${owner}/${id}`)).state;
}
const isDeleted = (state: object) => isDeepStrictEqual(state, { deleted: true });

describe('my data', () => {
  it('when a golfer exports their data, then it holds no password or token', async () => {
    const ann = platform.visitor();
    const { id, email } = await registerWithTrial(ann);
    const { group, game: session, pointsId } = await ROUND.begin(ann);
    await ann.put('/api/user/preferences', { selectedGroupId: group.id });
    const photo = 'data:image/png;base64,iVBORw0KGgo=';
    await ann.put('/api/user/photo', { photo });

    const answer = await ann.get('/api/user/export');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fairshare-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.body).toMatchObject({
      account: { id, email, firstName: 'Ann', photo },
      preferences: { selectedGroupId: group.id },
      billing: { status: { status: 'auto_trial' } },
      groups: [{ group: { id: group.id, name: 'Four' }, activity: [{ by: id, what: 'group-created', text: 'made the group' }] }],
      games: [{ game: { id: session.id, name: 'Saturday' }, pointsGames: [{ id: pointsId }, { gameType: 'bbb' }] }],
    });
    expect(answer.body.sessions).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/\$argon2|passwordHash|secretHash|resetToken/);
  });

  it('when a golfer without a subscription exports, then other groups are left out', async () => {
    const ann = platform.visitor();
    await registerWithTrial(ann);
    await ROUND.begin(ann);
    const bob = platform.visitor();
    await register(bob);

    expect((await bob.get('/api/user/export')).body).toMatchObject({ billing: null, groups: [], games: [] });
  });
});

describe('deleting my account', () => {
  it('when the password is wrong, then nothing is deleted and the answer is 403', async () => {
    const ann = platform.visitor();
    await register(ann);

    const refused = await ann.post('/api/user/delete', { password: 'a guess' });

    expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    expect((await ann.get('/api/auth/user')).status).toBe(200);
    // Guesses are slowed by two seconds only, which must not end before the right password arrives.
    stoppedAt = new Date();
    for (let guess = 0; guess < 4; guess += 1) await ann.post('/api/user/delete', { password: 'a guess' });
    const slowed = await ann.post('/api/user/delete', { password: PASSWORD });
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('when an account is deleted, then it is signed out everywhere at once', async () => {
    const ann = platform.visitor();
    const { email } = await register(ann);
    const phone = platform.visitor();
    await phone.post('/api/auth/login', { email, password: PASSWORD });

    const deleted = await ann.post('/api/user/delete', { password: PASSWORD });

    expect(deleted.status).toBe(204);
    expect(ann.cookies()).not.toContain('session=');
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await platform.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
    const again = platform.visitor();
    expect((await register(again, email)).email).toBe(email);
    expect((await again.get('/api/user/export')).body).toMatchObject({ billing: null, groups: [], games: [] });
  });

  it('when an account is deleted, then groups with other members stay', async () => {
    const ann = platform.visitor();
    await registerWithTrial(ann);
    const shared = await ROUND.begin(ann);
    const own = await ROUND.begin(ann);
    const bob = platform.visitor();
    const { id: bobId } = await registerWithTrial(bob);
    await bob.post('/api/groups/join', { shareCode: shared.group.shareCode });

    expect((await ann.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);

    // Only by reading: a user who joins before the event reaches groups becomes a member, and the group stays.
    await eventually(() => stateOf('groups', own.group.id), isDeleted);
    await eventually(
      () => bob.get(`/api/groups/${shared.group.id}/members`),
      ({ body }) => body.length === 1 && body[0].userId === bobId,
    );
    expect((await bob.post('/api/groups/join', { shareCode: own.group.shareCode })).status).toBe(404);
    expect((await bob.get(`/api/game-state/${shared.id}`)).status).toBe(200);
    expect((await bob.get('/api/groups')).body.map(({ id }: { id: string }) => id)).toEqual([shared.group.id]);
  });

  it('when an account with a subscription is deleted, then billing deletes the subscription', async () => {
    const ann = platform.visitor();
    const { id } = await register(ann);
    const { clientSecret, setupIntentId } = (await ann.post('/api/subscription/create', { planKey: 'monthly' })).body;
    await ann.post('/api/subscription/simulated/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
    expect((await ann.post('/api/subscription/create-after-setup', { setupIntentId })).status).toBe(201);

    await ann.post('/api/user/delete', { password: PASSWORD });

    await eventually(() => stateOf('billing', id), isDeleted);
  });
});

describe('members who are taken out of a group', () => {
  /** Ann's group with a round, and Bob, whose socket is in its room. */
  async function together() {
    const [ann, bob] = [platform.visitor(), platform.visitor()];
    await registerWithTrial(ann);
    const { group, game: session, pointsId } = await ROUND.begin(ann);
    const { id: bobId } = await registerWithTrial(bob);
    await bob.post('/api/groups/join', { shareCode: group.shareCode });
    const socket = io(platform.url, { path: '/ws', transports: ['websocket'], extraHeaders: { cookie: bob.cookies() }, forceNew: true, reconnection: false });
    expect(await socket.emitWithAck('joinRoom', group.id)).toEqual({ ok: true });
    const received: string[] = [];
    socket.onAny((message: string, { change }: { change?: string }) => received.push(`${message} ${change ?? ''}`));
    return { ann, bob, bobId, group, session, pointsId, socket, received };
  }
  const isNotified = (received: readonly string[], change: string) =>
    eventually(
      () => received,
      (messages) => messages.includes(`groupUpdate ${change}`),
    );
  const statusesOf = (client: TestClient, paths: readonly string[]) => Promise.all(paths.map(async (path) => (await client.get(path)).status));

  it('when another removes them, then room and reads are gone everywhere', async () => {
    const { ann, bob, bobId, group, session, pointsId, socket, received } = await together();

    expect((await ann.delete(`/api/groups/${group.id}/members/${bobId}`)).status).toBe(204);

    await isNotified(received, 'member-removed');
    const paths = [`/api/groups/${group.id}`, `/api/game-state/${session.id}`, `/api/points-games/${group.id}`, `/api/points-games/${pointsId}/payouts`];
    await eventually(
      () => statusesOf(bob, paths),
      (statuses) => statuses.every((status) => status === 404),
    );
    expect(await socket.emitWithAck('joinRoom', group.id)).toMatchObject({ ok: false });
    const before = received.length;
    const listener = io(platform.url, { path: '/ws', transports: ['websocket'], extraHeaders: { cookie: ann.cookies() }, forceNew: true, reconnection: false });
    await listener.emitWithAck('joinRoom', group.id);
    const scored = new Promise((resolve) => listener.once('pointsGameUpdate', resolve));
    await ann.post(`/api/games/${pointsId}/holes/1/scores`, { scores: { ann: 4, bob: 4, cy: 5, di: 6 } });
    await scored;
    expect(received.slice(before)).toEqual([]);
    listener.close();
    socket.close();
  });

  it('when the group is deleted, then its rounds are hidden until it is restored', async () => {
    const { ann, bob, group, session, pointsId, socket, received } = await together();
    const { path } = (await ann.post(`/api/game-state/${session.id}/spectator-link`)).body;
    const watch = `/api/watch/${path.split('/').at(-1)}`;
    expect((await platform.visitor().get(watch)).status).toBe(200);

    expect((await ann.delete(`/api/groups/${group.id}`)).status).toBe(200);

    await isNotified(received, 'group-closed');
    const paths = [`/api/groups/${group.id}`, `/api/game-state/${session.id}`, `/api/points-games/${pointsId}/payouts`];
    for (const client of [ann, bob]) {
      await eventually(
        () => statusesOf(client, [...paths, watch]),
        (statuses) => statuses.every((status) => status === 404),
      );
    }
    expect(await socket.emitWithAck('joinRoom', group.id)).toMatchObject({ ok: false });

    expect((await ann.post(`/api/groups/${group.id}/restore`)).status).toBe(200);
    await eventually(
      () => statusesOf(bob, [...paths, watch]),
      (statuses) => statuses.every((status) => status === 200),
    );
    socket.close();
  });
});
