import { groups, type GroupState } from '@fairshare/contracts';
import { InvalidRecord } from '@fairshare/event-bus';
import { createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { Projection, createApp, dropDeadLetters, project, readReconcileRequest, runReconcile, type Service, type ServiceDeps } from '../src/index';

const named = (id: string, name: string): GroupState => ({
  id,
  name,
  createdAt: '2026-05-01T08:00:00.000Z',
  players: [],
  members: [],
  cardValues: {},
  customCards: [],
  photoDigest: null,
});

/** A service that stores groups and records each event; tests define which groups it cannot handle. */
function createKeeper() {
  const refused = new Set<string>();
  const came: string[] = [];
  const create = (deps: ServiceDeps): Service => {
    const projection = new Projection(deps, groups);
    const react = async ({ record }: { record: { id: string; version: number } }) => {
      if (refused.has(record.id)) throw new InvalidRecord('cannot');
      came.push(`${record.id}@${record.version}`);
    };
    return {
      app: createApp({ deps, routes: [], projections: [projection] }),
      consumers: [project('games', projection, react)],
      close: async () => undefined,
      reconcile: async () => ({ lines: ['seven put right'], isDone: true }),
    };
  };
  return { create, refused, came };
}

describe('a repair', () => {
  const owner = createStubOwner(groups);
  let keeper: ReturnType<typeof createKeeper>;
  let platform: TestPlatform;
  let isDeaf = false;
  beforeEach(async () => {
    isDeaf = false;
    keeper = createKeeper();
    platform = await startTestPlatform({
      services: { groups: owner.create, games: keeper.create },
      // While `isDeaf`, its events are lost, as if they had never been sent.
      wrapBus: (_service, bus) => ({
        ...bus,
        consume: (consumer) => bus.consume({ ...consumer, handle: async (batch) => (isDeaf ? undefined : consumer.handle(batch)) }),
      }),
    });
  });
  afterEach(() => platform.close());

  const kept = () => platform.storage('games').projection<GroupState>({ kind: 'groups' });
  const caughtUp = (id: string, version: number) =>
    eventually(
      () => kept().get(id),
      (found) => found?.version === version,
    );
  const buried = () => platform.storage('games').consumers.deadLetters();
  async function isLost(id: string): Promise<void> {
    const { consumers } = platform.storage('games');
    const before = await consumers.position('games.groups', 'groups');
    await owner.put(named(id, 'lost'));
    await eventually(
      () => consumers.position('games.groups', 'groups'),
      (position) => position !== before,
    );
  }

  it('when events were lost, then a repair brings them once', async () => {
    await owner.put(named('g1', 'one'));
    await caughtUp('g1', 1);
    isDeaf = true;
    for (const id of ['g1', 'g2']) await isLost(id);
    expect(await kept().versions()).toEqual([{ id: 'g1', version: 1 }]);
    const { projections, own } = await platform.repair('games', { rebuild: false });
    expect(projections.get('groups')).toEqual({ repaired: 2, lowered: 0, failures: new Map() });
    expect(own).toEqual({ lines: ['seven put right'], isDone: true });
    expect((await kept().get('g1'))?.state?.name).toBe('lost');
    expect(keeper.came).toEqual(['g1@1', 'g1@2', 'g2@1']);
    expect((await platform.repair('games', { rebuild: false })).projections.get('groups')?.repaired).toBe(0);
  });

  it('when a deletion was lost, then a repair deletes the record here, too', async () => {
    await owner.put(named('g1', 'one'));
    await caughtUp('g1', 1);
    isDeaf = true;
    await owner.remove('g1');
    await isLost('g2');
    await platform.repair('games', { rebuild: false });
    expect(await kept().get('g1')).toMatchObject({ version: 2, state: null });
  });

  it("when the owner's backup was restored, then newer data here is reverted", async () => {
    await owner.put(named('g1', 'restored'));
    await caughtUp('g1', 1);
    await kept().apply([
      { id: 'g1', version: 7, state: named('g1', 'from after the backup') },
      { id: 'made after the backup', version: 2, state: named('made after the backup', 'gone') },
    ]);
    const { projections } = await platform.repair('games', { rebuild: false });
    expect(projections.get('groups')).toEqual({ repaired: 0, lowered: 2, failures: new Map() });
    expect(await kept().get('g1')).toMatchObject({ version: 1, behind: false, state: { name: 'restored' } });
    expect(await kept().versions()).toEqual([{ id: 'g1', version: 1 }]);
    await owner.put(named('g1', 'goes on'));
    await caughtUp('g1', 2);
    expect((await kept().get('g1'))?.state?.name).toBe('goes on');
  });

  it('when a record was too large, then its dead letter can end', async () => {
    await owner.put(named('g1', 'one'));
    await caughtUp('g1', 1);
    const { consumers } = platform.storage('games');
    const digest = { bytes: 4_000_000, sha256: 'a', headers: {}, head: '' };
    for (const subject of ['g1', 'nobody']) {
      await kept().markBehind(subject);
      await consumers.addDeadLetter({ consumer: 'games.groups', topic: 'groups', subject, reason: 'no JSON', record: { digest }, at: '2026-05-01T08:00:00.000Z' });
    }
    const { letters } = await platform.repair('games', { rebuild: false });
    expect(letters.map(({ letter, failure }) => [letter.subject, failure])).toEqual([
      ['g1', null],
      ['nobody', 'only a digest of its record was kept'],
    ]);
  });

  it('when records are wrong here, then a rebuild restores them', async () => {
    for (const id of ['g1', 'g2', 'g3']) await owner.put(named(id, 'right'));
    await caughtUp('g3', 1);
    await kept().apply([
      { id: 'g1', version: 99, state: named('g1', 'wrong') },
      { id: 'ghost', version: 1, state: named('ghost', 'wrong') },
    ]);
    await platform.repair('games', { rebuild: true });
    expect(await kept().versions()).toEqual(['g1', 'g2', 'g3'].map((id) => ({ id, version: 1 })));
    expect((await kept().get('g1'))?.state?.name).toBe('right');
    await owner.put(named('g1', 'goes on'));
    await caughtUp('g1', 2);
  });

  it('when a dead letter can be handled, then a repair ends it', async () => {
    for (const id of ['bad', 'worse']) keeper.refused.add(id);
    for (const id of ['bad', 'worse', 'good']) await owner.put(named(id, id));
    await eventually(buried, (letters) => letters.length === 2);
    keeper.refused.delete('bad');
    const { projections, letters } = await platform.repair('games', { rebuild: false });
    expect(projections.get('groups')).toEqual({ repaired: 1, lowered: 0, failures: new Map([['worse', 'InvalidRecord: cannot']]) });
    expect(letters.map(({ letter, failure }) => [letter.subject, failure])).toEqual([
      ['bad', null],
      ['worse', 'InvalidRecord: cannot'],
    ]);
    expect((await buried()).map(({ subject }) => subject)).toEqual(['worse']);
    expect(keeper.came).toEqual(expect.arrayContaining(['good@1', 'bad@1']));

    const { id = '' } = (await buried())[0] ?? {};
    expect(await dropDeadLetters(platform.storage('games').consumers, 'none')).toBe(0);
    expect(await dropDeadLetters(platform.storage('games').consumers, id)).toBe(1);
    expect(await buried()).toEqual([]);
  });

  it('when a dead letter is not an event, then it can be dropped', async () => {
    const { consumers } = platform.storage('games');
    await consumers.addDeadLetter({ consumer: 'games.groups', topic: 'groups', subject: 'g1', reason: 'no JSON', record: '{"half":', at: '2026-05-01T08:00:00.000Z' });
    const { letters } = await platform.repair('games', { rebuild: false });
    expect(letters[0]?.failure).toMatch(/^not an event/);
    expect(await dropDeadLetters(platform.storage('games').consumers, 'all')).toBe(1);
  });
});

describe('the reconcile command', () => {
  test.each([
    [[], { action: 'repair', rebuild: false }],
    [['--rebuild'], { action: 'repair', rebuild: true }],
    [['--letters'], { action: 'list' }],
    [['--drop', '12'], { action: 'drop', which: '12' }],
  ])('when the arguments are %j, then they are understood', (args, request) => {
    expect(readReconcileRequest(args)).toEqual(request);
  });

  test.each([[['--drop']], [['--rebuild', 'all']], [['everything']]])('when the arguments are %j, then they are refused', (args) => {
    expect(() => readReconcileRequest(args)).toThrow(/^reconcile takes nothing, --rebuild, --letters, or --drop/);
  });

  test('when the command repairs, lists or drops, then it reports that', async () => {
    const letter = { id: '3', consumer: 'games.groups', topic: 'groups', subject: 'g1', reason: 'Error: no', record: {}, at: '2026-05-01T08:00:00.000Z' };
    let left = [letter];
    const letters = {
      position: async () => null,
      save: async () => undefined,
      addDeadLetter: async () => undefined,
      deadLetters: async () => left,
      countDeadLetters: async () => left.length,
      removeDeadLetter: async () => void (left = []),
    };
    const repaired = { projections: new Map([['groups', { repaired: 2, lowered: 1, failures: new Map() }]]), letters: [{ letter, failure: 'Error: no' }], own: null };
    const service = { name: 'games' as const, repair: async () => repaired };
    const lines: string[] = [];
    const run = (request: Parameters<typeof runReconcile>[1]) => runReconcile({ service, letters }, request, (line) => lines.push(line));

    expect(await run({ action: 'repair', rebuild: false })).toBe(false);
    expect(await run({ action: 'list' })).toBe(false);
    expect(await run({ action: 'drop', which: '3' })).toBe(true);
    expect(lines).toEqual([
      'groups: 2 brought up to their owner',
      'groups: 1 taken back to what their owner has: it is older than what was known of it',
      'dead letter 3, g1: left, Error: no',
      'games has dead letters left, 1: see --letters, give up with --drop',
      '3  2026-05-01T08:00:00.000Z  games.groups  g1: Error: no',
      'games has dead letters left, 1: see --letters, give up with --drop',
      '1 dropped',
      'games has no dead letters',
    ]);
  });
});
