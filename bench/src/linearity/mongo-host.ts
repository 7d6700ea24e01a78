import type { ServiceName } from '@fairshare/contracts';
import { readEnvelope, toEnvelope, type Consumer } from '@fairshare/event-bus';
import { createLogger, createPeers, startService, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { openMongo, type Outbox, type PublishedRecord } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';
import { handedOver } from '../handed-over';
import { MEMBER } from '../services/round-of-eight';

const SECRET = 'a secret of the bench, long enough';

/** Where an instance answers, and what its callers send along. */
export interface Ready {
  readonly url: string;
  readonly token: string;
}

interface Instance extends Ready {
  /** Has it handle what an owner published. */
  hear(owner: ServiceName, record: Omit<PublishedRecord, 'time' | 'schema'>): Promise<void>;
}

/** One instance of a service on MongoDB, told of events by whoever holds it. What it commits is taken out of the outbox as a relay does, and goes nowhere. */
export async function hostOnMongo(name: ServiceName, create: (deps: ServiceDeps) => Service, mongo: string, database: string): Promise<Instance> {
  const began = new Date();
  const tokens = createTestTokens(() => began);
  const storage = openMongo({ url: mongo, database });
  const consumers: Consumer[] = [];
  const service = await startService({
    name,
    create,
    storage,
    bus: handedOver(consumers),
    peers: createPeers({ self: 'bench', urls: () => [], secret: SECRET }),
    verifyUserToken: tokens.verify,
    internalSecret: SECRET,
    logger: createLogger('bench', 'error'),
  });
  empty(storage.outbox);
  return {
    url: service.url,
    token: tokens.tokenFor({ userId: MEMBER }),
    async hear(owner, record) {
      const read = readEnvelope(JSON.parse(JSON.stringify(toEnvelope(owner, { ...record, time: began.toISOString(), schema: 1 }))));
      if ('invalid' in read) throw new Error(read.invalid);
      for (const { topic, handle } of consumers) if (topic === record.topic) await handle({ events: [read.event] });
    },
  };
}

function empty(outbox: Outbox): void {
  outbox.onCommit((kind, id, outgoing) => {
    const settle = async () => {
      const { entries } = outgoing ?? (await outbox.read(kind, id)) ?? { entries: [] };
      await outbox.settle(kind, id, entries);
    };
    void settle();
  });
}
