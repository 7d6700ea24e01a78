import { accounts } from '@fairshare/contracts';
import { createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { groupType } from '../src/store';
import { createGroupsService } from '../src/service';

const FOUR = { name: 'Saturday Four', players: [{ name: 'Ann Archer' }, { name: 'Bob' }, { name: '  Cy van der Berg ' }, { name: '' }, { name: 'Di' }] };

/** A data URL of these bytes. */
const photo = (kind: string, bytes: string) => `data:image/${kind};base64,${Buffer.from(bytes, 'latin1').toString('base64')}`;

const auth = createStubOwner(accounts);
const account = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Archer',
  email: `${id}@example.com`,
  role: 'golfer' as const,
  createdAt: '2026-05-02T08:00:00.000Z',
});

describe('groups', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: auth.create, groups: createGroupsService } });
  });
  afterAll(() => platform.close());

  const ann = () => platform.as({ userId: 'ann' });
  const bob = () => platform.as({ userId: 'bob' });

  it('when a group is created, then what was left out is filled', async () => {
    const answer = await ann().post('/api/groups', FOUR);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'Saturday Four', version: 1, lastPlayed: null, groupPhoto: null, customCards: [] });
    expect(answer.body.players.map(({ name, initials, color }: Record<string, string>) => [name, initials, color])).toEqual([
      ['Ann Archer', 'AA', '#0ea5e9'],
      ['Bob', 'B', '#22c55e'],
      ['Cy van der Berg', 'CVD', '#f59e0b'],
      ['Di', 'D', '#ef4444'],
    ]);
    expect(answer.body.shareCode).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    expect(answer.body.cardValues).toEqual({ camel: 2, fish: 2, roadrunner: 2, ghost: 2, skunk: 2, snake: 2, yeti: 2 });
    expect(answer.headers.get('x-versions')).toBe(`groups/${answer.body.id}=1`);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.headers.getSetCookie().join()).toContain(`at-least.groups.${answer.body.id}=1; Max-Age=15`);
  });

  it('when players have no colours, then they get the specified ones', async () => {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name }));
    const { body } = await ann().post('/api/groups', { name: 'Six', players });
    expect(body.players.map(({ color }: { color: string }) => color)).toEqual(['#0ea5e9', '#22c55e', '#f59e0b', '#ef4444', '#6b7280', '#6b7280']);
  });

  it('when a member reads a group, then they get it as it was created', async () => {
    const created = (await ann().post('/api/groups', FOUR)).body;
    const answer = await ann().get(`/api/groups/${created.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(created);
  });

  it('when a member lists the members, then deleted accounts are missing', async () => {
    await auth.put(account('ann', 'Ann'));
    await auth.put(account('bob', ''));
    const { id, shareCode } = (await ann().post('/api/groups', FOUR)).body;
    await bob().post('/api/groups/join', { shareCode });
    const names = async () => (await bob().get(`/api/groups/${id}/members`)).body;
    expect(await names()).toEqual([
      { userId: 'ann', name: 'Ann', playerId: null, joinedAt: expect.any(String), isCreator: true },
      { userId: 'bob', name: 'bob', playerId: null, joinedAt: expect.any(String), isCreator: false },
    ]);
    expect((await platform.as({ userId: 'cyd' }).get(`/api/groups/${id}/members`)).status).toBe(404);

    await auth.remove('bob', [{ name: 'account-deleted' }]);
    const left = await eventually(
      async () => (await ann().get(`/api/groups/${id}/members`)).body,
      (members) => members.length === 1,
    );
    expect(left).toMatchObject([{ userId: 'ann', name: 'Ann' }]);
  });

  it.each([
    ['no name', { ...FOUR, name: '  ' }, 'Group name is required'],
    ['one player', { ...FOUR, players: [{ name: 'Ann' }, { name: ' ' }] }, 'At least 2 players are required'],
    ['nine players', { ...FOUR, players: Array.from({ length: 9 }, (_, n) => ({ name: `P${n}` })) }, 'At most 8 players are allowed'],
    ['a player called none', { ...FOUR, players: [{ id: 'none', name: 'A' }, { name: 'B' }] }, 'reserved'],
    [
      'two players with one id',
      {
        ...FOUR,
        players: [
          { id: 'x', name: 'A' },
          { id: 'x', name: 'B' },
        ],
      },
      'Two players have the id x',
    ],
    ['a value for no card', { ...FOUR, cardValues: { unicorn: 3 } }, 'There is no card unicorn'],
    ['a photo that is a page', { ...FOUR, groupPhoto: 'data:text/html;base64,AAAA' }, 'png, jpeg or webp'],
    ['a page that says it is a photo', { ...FOUR, groupPhoto: photo('png', '<script>alert(1)</script>') }, 'not a png, jpeg or webp'],
    ['a photo of another kind than it says', { ...FOUR, groupPhoto: photo('png', '\u00ff\u00d8\u00ff\u00e0') }, 'not a png, jpeg or webp'],
    ['a control character', { ...FOUR, name: 'a\u0007b' }, 'control characters'],
  ])('when a group is created with %s, then it gets 400', async (_case, body, message) => {
    const stranger = platform.as({ userId: 'refused' });
    const answer = await stranger.post('/api/groups', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect((await stranger.get('/api/groups')).body).toEqual([]);
  });

  it.each([
    ['png', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'],
    ['jpeg', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
    ['webp', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 '],
  ])('when a photo is a %s by its bytes, then it is kept', async (kind, bytes) => {
    const answer = await ann().post('/api/groups', { ...FOUR, groupPhoto: photo(kind, bytes) });
    expect(answer.status).toBe(201);
    expect(answer.body.groupPhoto).toBe(photo(kind, bytes));
  });

  it('when a stranger reads a group, then only the code helps', async () => {
    const group = (await ann().post('/api/groups', FOUR)).body;
    expect((await bob().get(`/api/groups/${group.id}`)).status).toBe(404);

    const joining = bob();
    const joined = await joining.post('/api/groups/join', { shareCode: group.shareCode.toLowerCase() });
    expect(joined.status).toBe(200);
    expect((await joining.post('/api/groups/join', { shareCode: group.shareCode })).body.version).toBe(joined.body.version);
    expect((await joining.get('/api/groups')).body.map(({ id }: { id: string }) => id)).toContain(group.id);
    expect((await joining.post('/api/groups/join', { shareCode: 'ZZZZZZ' })).status).toBe(404);
    expect((await joining.post('/api/groups/join', { shareCode: 'ABCDEFGHJ' })).status).toBe(400);
  });

  it('when an older code has six characters, then it works', async () => {
    const group = (await ann().post('/api/groups', FOUR)).body;
    await platform
      .storage('groups')
      .aggregates(groupType)
      .update(group.id, (state) => ({ state: { ...state, shareCode: 'ABC234' }, changes: [] }));

    expect((await platform.as({ userId: 'cyd' }).post('/api/groups/join', { shareCode: ' abc234 ' })).body.id).toBe(group.id);
  });

  it('when no group has the code, then the miss is counted', async () => {
    const counted = async () => {
      const text = await fetch(`${platform.url('groups')}/metrics`).then((answer) => answer.text());
      return Number(/^share_code_misses_total\{[^}]*\} (\d+)$/m.exec(text)?.[1]);
    };
    const before = await counted();

    await bob().post('/api/groups/join', { shareCode: 'ZZZZZZZZ' });

    expect(await counted()).toBe(before + 1);
  });

  it('when a custom card is added twice under one key, then once', async () => {
    const client = ann();
    const group = (await client.post('/api/groups', FOUR)).body;
    const goose = { id: 'goose', name: 'Goose', emoji: '🪿', value: 15 };

    const added = await client.post(`/api/groups/${group.id}/custom-cards`, goose, { headers: { 'idempotency-key': 'k1' } });
    expect([added.status, added.body.customCards]).toEqual([201, [goose]]);
    const again = await client.post(`/api/groups/${group.id}/custom-cards`, goose, { headers: { 'idempotency-key': 'k1' } });
    expect([again.status, again.body.version]).toEqual([201, added.body.version]);
    const other = await client.post(`/api/groups/${group.id}/custom-cards`, { ...goose, value: 1 }, { headers: { 'idempotency-key': 'k1' } });
    expect(other.status).toBe(422);
    expect((await client.post(`/api/groups/${group.id}/custom-cards`, { ...goose, id: 'g2' })).status).toBe(409);
    expect((await client.post(`/api/groups/${group.id}/custom-cards`, { ...goose, id: 'g2', name: 'Camel' })).status).toBe(409);
    expect((await client.post(`/api/groups/${group.id}/custom-cards`, { ...goose, emoji: 'abc' })).status).toBe(400);

    const stale = await client.delete(`/api/groups/${group.id}/custom-cards/goose`, { headers: { 'if-match': '"1"' } });
    expect(stale.status).toBe(412);
    expect((await client.delete(`/api/groups/${group.id}/custom-cards/goose`)).body.customCards).toEqual([]);
  });

  it('when a create is sent twice under one key, then there is one group', async () => {
    const client = platform.as({ userId: 'keyed' });
    const headers = { 'idempotency-key': 'same' };
    const [first, second] = await Promise.all([client.post('/api/groups', FOUR, { headers }), client.post('/api/groups', FOUR, { headers })]);
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await client.get('/api/groups')).body).toHaveLength(1);
  });

  it('when the groups are listed in pages, then nothing is missing', async () => {
    const client = platform.as({ userId: 'pager' });
    for (const name of ['A', 'B', 'C']) await client.post('/api/groups', { ...FOUR, name });
    const all = (await client.get('/api/groups')).body.map(({ id }: { id: string }) => id);
    const first = await client.get('/api/groups?limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await client.get(next);
    expect([...first.body, ...second.body].map(({ id }: { id: string }) => id)).toEqual(all);
    expect(second.headers.get('link')).toBeNull();
  });

  it('when a call has no token or access, then it is refused', async () => {
    expect((await platform.anonymous().get('/api/groups')).body.message).toBe('Unauthorized');
    expect((await platform.as({ userId: 'broke', accessUntil: 0 }).get('/api/groups')).status).toBe(402);
    const text = await ann().post('/api/groups', undefined, { headers: { 'content-type': 'text/plain' } });
    expect(text.status).toBe(415);
  });
});
