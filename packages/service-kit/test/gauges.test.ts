import { Unavailable, createEmbeddedBus, type Consumer, type EventBus } from '@fairshare/event-bus';
import { openSqlite, type AggregateType, type Outbox, type SqliteStorage } from '@fairshare/store';
import { eventually } from '@fairshare/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '../src/core/metrics';
import { registerGauges } from '../src/process/gauges';

const letter = { consumer: 'games.groups', topic: 'groups', subject: 'g1', reason: 'no', record: null, at: '2026-05-01T08:00:00.000Z' };

const groupType: AggregateType<{ name: string }> = { kind: 'groups', schema: 1, publish: { topic: 'groups', schema: 1, view: (group) => group } };

describe('the figures of a service', () => {
  let folder: string;
  let storage: SqliteStorage;
  let bus: EventBus;
  let now: number;
  const clock = () => new Date(now);
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z');
    folder = await mkdtemp(join(tmpdir(), 'fairshare-figures-'));
    storage = openSqlite({ file: join(folder, 'games.sqlite'), clock });
    bus = createEmbeddedBus().forService(storage.consumers);
  });
  afterEach(async () => {
    await storage.close();
    await rm(folder, { recursive: true });
  });

  async function figures(overrides: Partial<Parameters<typeof registerGauges>[0]> = {}): Promise<string> {
    const metrics = createMetrics('games', { process: false });
    registerGauges({ metrics, storage, bus, consumers: ['games.groups'], others: {}, ...overrides });
    return metrics.text();
  }

  test('when a consumer gets a dead letter, then dead_letters counts it', async () => {
    expect(await figures()).toContain('dead_letters{consumer="games.groups",service="games"} 0');
    await storage.consumers.addDeadLetter(letter);
    expect(await figures()).toContain('dead_letters{consumer="games.groups",service="games"} 1');
  });

  test('when dependencies answer, fail or hang, then dependency_up says so', async () => {
    const hung = () => new Promise<never>(() => undefined);
    const text = await figures({ bus: { ...bus, lag: () => Promise.reject(new Error('away')) }, others: { redis: hung, mail: async () => undefined } });
    const up = (name: string) => Number(new RegExp(`^dependency_up\\{dependency="${name}",service="games"\\} (\\d)$`, 'm').exec(text)?.[1]);
    expect(['store', 'broker', 'redis', 'mail'].map(up)).toEqual([1, 0, 0, 1]);
    await storage.close();
    expect(await figures()).toContain('dependency_up{dependency="store",service="games"} 0');
  });

  test('when a commit cannot be delivered, then its age grows', async () => {
    const embedded = createEmbeddedBus({ clock });
    embedded.own('groups', storage.log);
    const [publisher, reader] = [embedded.forService(storage.consumers, 'groups'), embedded.forService(storage.consumers)];
    let refusing = true;
    const consumer: Consumer = {
      name: 'games.groups',
      topic: 'groups',
      async handle() {
        if (refusing) throw new Unavailable('not now');
      },
      markUnhandled: async () => undefined,
    };
    reader.consume(consumer);
    await reader.start();
    const age = async () => Number(/^outbox_oldest_age_seconds\{service="games"\} ([\d.]+)$/m.exec(await figures({ bus: publisher }))?.[1]);
    const groups = storage.aggregates(groupType);

    expect(await age()).toBe(0);
    await groups.create('g1', { name: 'Saturday' }, []);
    now += 90_500;
    await groups.create('g2', { name: 'Sunday' }, []);
    expect(await age()).toBe(90.5);
    now += 60_000;
    expect(await age()).toBe(150.5);
    refusing = false;
    await eventually(age, (seconds) => seconds === 0);
    await reader.close();
  });

  test('when 7 commits wait, one too long, then the outbox gauges say so', async () => {
    const asked: number[] = [];
    const pending: Outbox['pending'] = async (_limit, waitedFor) => {
      asked.push(waitedFor);
      return [{ kind: 'games', id: 'stuck' }];
    };
    const text = await figures({ outbox: { depth: async () => 7, pending } as unknown as Outbox });
    expect(text).toContain('outbox_depth{service="games"} 7');
    expect(text).toContain('outbox_overdue{service="games"} 1');
    expect(asked).toEqual([60_000]);
  });
});
