import { join } from 'node:path';
import type { ServiceName } from '@fairshare/contracts';
import { createEmbeddedBus, type EmbeddedBus } from '@fairshare/event-bus';
import { createLogger, createPeers, startService, type Caller, type RunningService, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { openSqlite, type SqliteStorage } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';

const SECRET = 'a secret of the bench, long enough';
/** Milliseconds between two checks whether consumers have caught up. */
const LOOK_AGAIN = 5;

/** The address of a service, and the token of its callers. */
export interface Ready {
  readonly url: string;
  readonly token: string;
}

interface Hosted extends Ready {
  readonly storage: SqliteStorage;
  /** Resolves when every consumer has handled all events. */
  consume(): Promise<void>;
  close(): Promise<void>;
}

/** Services in this process on the sqlite files of a folder, as the embedded platform hosts them: without a gateway, and without checks of responses. */
export class Host {
  readonly #folder: string;
  readonly #bus: EmbeddedBus = createEmbeddedBus();
  readonly #urls = new Map<ServiceName, string>();
  readonly #tokens: ReturnType<typeof createTestTokens>;
  readonly #caller: Partial<Caller>;

  constructor(folder: string, caller: Partial<Caller>) {
    this.#folder = folder;
    this.#caller = caller;
    // The tokens' clock stands still, so that they are valid as long as the bench runs.
    const began = new Date();
    this.#tokens = createTestTokens(() => began);
  }

  /** A token of a user other than the usual caller. */
  tokenFor(caller: Partial<Caller>): string {
    return this.#tokens.tokenFor(caller);
  }

  async start(name: ServiceName, create: (deps: ServiceDeps) => Service): Promise<Hosted> {
    const storage = openSqlite({ file: join(this.#folder, `${name}.sqlite`) });
    this.#bus.own(name, storage.log);
    const bus = this.#bus.forService(storage.consumers);
    const service: RunningService = await startService({
      name,
      create,
      storage,
      bus,
      peers: createPeers({ self: 'bench', urls: (other) => [this.#urls.get(other) ?? 'http://127.0.0.1:9'], secret: SECRET }),
      verifyUserToken: this.#tokens.verify,
      internalSecret: SECRET,
      logger: createLogger('bench', 'error'),
    });
    this.#urls.set(name, service.url);
    return {
      url: service.url,
      token: this.#tokens.tokenFor(this.#caller),
      storage,
      async consume() {
        await service.startConsuming();
        while (!bus.caughtUp()) await new Promise((again) => setTimeout(again, LOOK_AGAIN));
      },
      close: () => service.close(),
    };
  }
}
