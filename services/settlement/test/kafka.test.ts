import { randomBytes } from 'node:crypto';
import { games, type GroupState, type RoundState, type Tab } from '@fairshare/contracts';
import { createKafkaBus, type EventBus } from '@fairshare/event-bus';
import { openMongo, type PublishedRecord } from '@fairshare/store';
import { ENGINE_START, describeOnEngines, eventually, sharedKafka, sharedMongo, type TestPlatformOptions } from '@fairshare/testing';
import { backlogOf } from './backlog';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

const SESSIONS = 500;
const VERSIONS = 10;
const CAUGHT_UP_WITHIN = 100_000;
const SOON = { within: 100_000, every: 50 };

/** Strokes of a full round; they differ by `more`. */
const roundOf = (more: number) =>
  Object.fromEntries(Array.from({ length: 18 }, (_, hole) => [hole + 1, Object.fromEntries(PLAYERS.map((id, seat) => [id, 3 + ((hole + seat + more) % 4)]))]));

describeOnEngines(['kafka', 'mongo'], 'settlement on Kafka and MongoDB', () => {
  let urls: [string, string];
  let platform: Awaited<ReturnType<typeof startSettlement>>;
  let settlementBus: EventBus | undefined;
  /** How many commands settlement has sent to its database. */
  let commands = 0;
  const run = `test-${randomBytes(6).toString('hex')}`;

  const adapters: NonNullable<TestPlatformOptions['adapters']> = (service) => {
    const [broker, url] = urls;
    const storage = openMongo({ url, database: `${run}-${service}` });
    const bus = createKafkaBus({ service, brokers: [broker], consumers: storage.consumers, outbox: storage.outbox, prefix: `${run}.` });
    if (service === 'settlement') {
      settlementBus = bus;
      storage.onCommand(() => (commands += 1));
    }
    return { storage, bus };
  };

  beforeAll(async () => {
    urls = await Promise.all([sharedKafka(), sharedMongo()]);
    platform = await startSettlement({ adapters });
    await platform.groups.put(GROUP);
  }, ENGINE_START);
  afterAll(() => platform.close());

  const sessionsKept = () => platform.storage('settlement').projection<RoundState>({ kind: 'games', indexes: { group: ({ groupId }) => groupId } });
  const groupsKept = () => platform.storage('settlement').projection<GroupState>({ kind: 'groups' });
  async function everythingKept() {
    const [rounds, groups] = [sessionsKept(), groupsKept()];
    return {
      sessions: await Promise.all((await rounds.versions()).map(({ id }) => rounds.get(id))),
      groups: await Promise.all((await groups.versions()).map(({ id }) => groups.get(id))),
      ofGroup: (await rounds.find('group', GROUP.id)).map(({ id }) => id),
    };
  }
  /** The consumer lag of all topics together; null while the bus cannot report it. */
  const behind = async () => {
    const lag = await settlementBus?.lag().catch(() => undefined);
    return lag ? lag.reduce((sum, each) => sum + each.behind, 0) : null;
  };
  const payouts = async (id: string) => (await platform.ask.get(`/api/points-games/${id}.p2/payouts?mode=points`)).body.payouts as Record<string, number>;

  test('when everything is rebuilt from the topics, then nothing differs', async () => {
    const written = Array.from({ length: 8 }, (_, number) => ({ id: `r${number}`, version: (number % 3) + 1 }));
    for (const [number, { id, version }] of written.entries()) {
      for (let hole = 0; hole < version; hole += 1) await platform.games.put(ROUND.with({ id, scores: roundOf(number + hole) }).published());
    }
    await platform.games.remove('r7');
    await platform.groups.put({ ...GROUP, name: 'Renamed' });
    const isKept = (kept: readonly { id: string; version: number }[], { id, version }: { id: string; version: number }) =>
      kept.some((one) => one.id === id && one.version === (id === 'r7' ? version + 1 : version));
    await eventually(
      () => sessionsKept().versions(),
      (kept) => written.every((one) => isKept(kept, one)),
      SOON,
    );
    await eventually(
      () => groupsKept().get(GROUP.id),
      (found) => found?.version === 2,
      SOON,
    );
    await eventually(behind, (count) => count === 0, SOON);
    const before = await everythingKept();
    const owedBefore = await payouts('r2');
    expect(before.sessions).toHaveLength(8);
    expect(before.ofGroup).toHaveLength(7);

    const { projections, letters } = await platform.repair('settlement', { rebuild: true });
    expect(await everythingKept()).toEqual(before);
    expect(await payouts('r2')).toEqual(owedBefore);
    // Everything came from the topics: no record had to be fetched from its owner.
    expect([...projections.values()].map(({ repaired }) => repaired)).toEqual([0, 0, 0]);
    expect(letters).toEqual([]);

    await platform.games.put(ROUND.with({ id: 'r2', scores: roundOf(9) }).published());
    await eventually(
      () => sessionsKept().get('r2'),
      (found) => found?.version === 4,
      SOON,
    );
  });

  test('when a round is settled over a bad line, then lines count once', async () => {
    await platform.groups.put({ ...GROUP, id: 'g9', members: ['user-1', 'user-2'], claims: { ann: 'user-1', bob: 'user-2' } });
    const round = ROUND.with({ id: 't1', groupId: 'g9', plays: ['bbb'], holders: { camel: 'bob' }, cardValues: { camel: 9 }, finished: true });
    const version = await platform.games.put(round.published());
    const readTab = async (): Promise<Tab> => (await platform.ask.get('/api/groups/g9/tab', platform.having(version, 't1'))).body;
    const finished = await eventually(readTab, ({ lines = [] }) => lines.length === 1, SOON);
    expect(finished.balances).toEqual({ ann: 3, bob: -9, cy: 3, di: 3 });

    const at = '/api/groups/g9/tab/payments';
    const payment = { from: 'bob', to: 'ann', amount: 3, seen: finished.lines[0]?.id };
    const pay = () => platform.as({ userId: 'user-2' }).post(at, payment, { headers: { 'idempotency-key': 'once' } });
    const [one, other] = await Promise.all([pay(), pay()]);
    expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id]);
    expect((await readTab()).balances).toEqual({ ann: 0, bob: -6, cy: 3, di: 3 });
    expect((await platform.ask.post(`${at}/${one.body.id}/reopen`, { reason: 'Never got it' })).status).toBe(200);
    expect(await readTab()).toMatchObject({ balances: finished.balances, lines: [{ kind: 'undone' }, { kind: 'payment' }, { kind: 'round' }] });
  });

  test('when an instance runs, then another one refuses to rebuild', async () => {
    await eventually(behind, (count) => count === 0, SOON);
    const other = createKafkaBus({ service: 'settlement', brokers: [urls[0]], consumers: platform.storage('settlement').consumers, prefix: `${run}.` });
    other.consume({ name: 'settlement.games', topic: 'games', handle: async () => undefined, markUnhandled: async () => undefined });
    await expect(other.rewind()).rejects.toThrow(/settlement\.games is being consumed: stop every instance/);
  });

  test(`when ${SESSIONS * VERSIONS} events wait for settlement, then it catches up`, async () => {
    await platform.stop('settlement');
    const records = Array.from({ length: SESSIONS * VERSIONS }, (_, index): PublishedRecord => {
      const version = Math.floor(index / SESSIONS) + 1;
      const state = ROUND.with({ id: `b${index % SESSIONS}`, scores: roundOf(index + version) }).published();
      const changes = [{ name: 'score-recorded', facts: { hole: version } }];
      return { topic: games.topic, kind: games.kind, id: state.id, version, schema: games.schema, time: new Date().toISOString(), changes, state };
    });
    const outbox = backlogOf(records);
    const publishing = createKafkaBus({ service: 'games', brokers: [urls[0]], consumers: platform.storage('games').consumers, outbox, prefix: `${run}.` });
    await publishing.start();
    await eventually(
      () => outbox.depth(),
      (depth) => depth === 0,
      { within: 100_000, every: 50 },
    );
    await publishing.close();

    const began = performance.now();
    commands = 0;
    await platform.start('settlement');
    await eventually(behind, (count) => count === 0, { within: CAUGHT_UP_WITHIN, every: 250 });
    // Events are applied in batches. The elapsed time depends on the machine, so it is only printed.
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(`settlement applied ${SESSIONS * VERSIONS} events with ${commands} commands of its database in ${seconds} s\n`);
    expect(commands).toBeLessThan((SESSIONS * VERSIONS) / 10);
    const newest = records.at(-1);
    expect(await sessionsKept().get(newest?.id ?? '')).toMatchObject({ version: VERSIONS, state: newest?.state });
    expect(await platform.storage('settlement').consumers.deadLetters()).toEqual([]);
  });
});
