import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Consumer, EventBus } from '@fairshare/event-bus';
import type { Storage } from '@fairshare/store';
import type { Logger } from '../core/logger';
import type { Metrics } from '../core/metrics';
import type { Tracer } from '../core/request-context';
import type { VerifyUserToken } from '../core/tokens';
import type { Peers } from '../peers/peers';

/** What every service is composed from; a process's main (or a test) chooses the adapters. */
export interface ServiceDeps {
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly peers: Peers;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly verifyUserToken: VerifyUserToken;
  readonly internalSecret: string;
  /** True once this process is going: it is no longer ready, and finishes what is under way. */
  readonly isClosing: () => boolean;
  /** Check answers against their contract: on in tests, off in production. */
  readonly checkAnswers: boolean;
}

/** What came of a repair of a service's own. */
export interface OwnRepair {
  /** For the operator, a line each. */
  readonly said: readonly string[];
  /** Whether nothing is left for somebody to look at. */
  readonly isDone: boolean;
}

/** What `create<Name>Service(deps)` answers: nothing is started yet, but for what `start` begins. */
export interface Service {
  readonly app: Express;
  readonly consumers: readonly Consumer[];
  /** Called with the http server once it listens: for services that speak more than HTTP (sockets). */
  readonly attach?: (server: Server) => void;
  /** Seeds and timers; called once before listening. */
  readonly start?: () => Promise<void>;
  /** Removes what has been kept for long enough; called at the start and every few hours. Idempotent, also beside other instances. */
  readonly cleanUp?: () => Promise<void>;
  /** Compares what it keeps with a truth outside of the platform (a payment provider), and puts it right. */
  readonly reconcile?: () => Promise<OwnRepair>;
  readonly close: () => Promise<void>;
}
