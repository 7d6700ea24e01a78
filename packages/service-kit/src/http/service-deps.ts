import type { EventBus } from '@fairshare/event-bus';
import type { Storage } from '@fairshare/store';
import type { Logger } from '../core/logger';
import type { Metrics } from '../core/metrics';
import type { Peers } from '../peers/peers';
import type { VerifyUserToken } from '../core/user-token';

/** What every service is composed from; a process's main (or a test) chooses the adapters. */
export interface ServiceDeps {
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly peers: Peers;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly verifyUserToken: VerifyUserToken;
  readonly internalSecret: string;
  /** True once this process is going: it is no longer ready, and finishes what is under way. */
  readonly isClosing: () => boolean;
  /** Check answers against their contract: on in tests, off in production. */
  readonly checkAnswers: boolean;
}
