import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@fairshare/contracts';
import { createEmbeddedBus } from '@fairshare/event-bus';
import { createLogger, createPeers, startService, type Caller, type RunningService, type Service, type ServiceDeps, type VerifyUserToken } from '@fairshare/service-kit';
import { openSqlite } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';
import { MEMBER } from './round-of-eight';

const SECRET = 'a secret of the bench, long enough';
/** Milliseconds between two looks whether consumers have caught up. */
const LOOK_AGAIN = 1;

export interface Settings {
  /** 'info' writes a line a request; default: 'warn', as `npm start` has it. */
  readonly logLevel?: 'info' | 'warn';
  /** Takes every caller for the member instead of checking the token. */
  readonly trustsEveryone?: boolean;
}

type Create = (deps: ServiceDeps) => Service;

/** Services in this process as the embedded platform hosts them, on sqlite files of their own: no gateway, no answers checked. */
export class BenchPlatform {
  /** What the member sends along. */
  readonly token: string;
  readonly #verify: VerifyUserToken;
  readonly #bus = createEmbeddedBus();
  readonly #folder = mkdtempSync(join(tmpdir(), 'fairshare-bench-services-'));
  readonly #hosted = new Map<ServiceName, RunningService>();
  readonly #settings: Settings;

  constructor(settings: Settings = {}) {
    this.#settings = settings;
    // The tokens' clock stands still: they last as long as the bench.
    const began = new Date();
    const tokens = createTestTokens(() => began);
    const member: Caller = { userId: MEMBER, sid: 'sid-1', email: 'member@example.com', role: 'golfer', accessUntil: Date.UTC(2100, 0, 1) };
    this.token = tokens.tokenFor(member);
    this.#verify = settings.trustsEveryone ? async () => member : tokens.verify;
  }

  /** Hosts one, under a file of this name (default: its own). Its `consume` resolves when it has caught up with what there was. */
  async host(name: ServiceName, create: Create, file: string = name): Promise<RunningService & { consume(): Promise<void> }> {
    const storage = openSqlite({ file: join(this.#folder, `${file}.sqlite`) });
    if (file === name) this.#bus.own(name, storage.log);
    const bus = this.#bus.forService(storage.consumers);
    const service = await startService({
      name,
      create,
      storage,
      bus,
      peers: createPeers({ self: 'bench', urls: (other) => [this.#hosted.get(other)?.url ?? 'http://127.0.0.1:9'], secret: SECRET }),
      verifyUserToken: this.#verify,
      internalSecret: SECRET,
      logger: createLogger('bench', this.#settings.logLevel ?? 'warn'),
    });
    this.#hosted.set(name, service);
    return {
      ...service,
      async consume() {
        await service.startConsuming();
        while (!bus.caughtUp()) await new Promise((again) => setTimeout(again, LOOK_AGAIN));
      },
    };
  }

  async close(): Promise<void> {
    for (const service of this.#hosted.values()) await service.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
