import { createEmbeddedBus, type EventBus } from '@fairshare/event-bus';
import { openSqlite, type Outbox, type Storage } from '@fairshare/store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '../src/core/metrics';
import { registerGauges } from '../src/process/gauges';

const letter = { consumer: 'games.groups', topic: 'groups', subject: 'g1', reason: 'no', record: null, at: '2026-05-01T08:00:00.000Z' };

describe('the figures of a service', () => {
  let folder: string;
  let storage: Storage;
  let bus: EventBus;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairshare-figures-'));
    storage = openSqlite({ file: join(folder, 'games.sqlite') });
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

  test('say how many dead letters each consumer has left', async () => {
    expect(await figures()).toContain('dead_letters{consumer="games.groups",service="games"} 0');
    await storage.consumers.addDeadLetter(letter);
    expect(await figures()).toContain('dead_letters{consumer="games.groups",service="games"} 1');
  });

  test('say of everything the service stands on whether it answers, and wait for nothing that hangs', async () => {
    const hung = () => new Promise<never>(() => undefined);
    const text = await figures({ bus: { ...bus, lag: () => Promise.reject(new Error('away')) }, others: { redis: hung, mail: async () => undefined } });
    const up = (name: string) => Number(new RegExp(`^dependency_up\\{dependency="${name}",service="games"\\} (\\d)$`, 'm').exec(text)?.[1]);
    expect(['store', 'broker', 'redis', 'mail'].map(up)).toEqual([1, 0, 0, 1]);
    await storage.close();
    expect(await figures()).toContain('dependency_up{dependency="store",service="games"} 0');
  });

  test('say how many commits have waited too long, not how many there are', async () => {
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
