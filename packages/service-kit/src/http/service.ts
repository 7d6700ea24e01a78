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
  /** True once this process is shutting down: it is no longer ready, and finishes the work under way. */
  readonly isClosing: () => boolean;
  /** Check responses against their contract: on in tests, off in production. */
  readonly checkAnswers: boolean;
}

/** The result of a service's own repair. */
export interface OwnRepair {
  /** The lines that are printed for the operator. */
  readonly lines: readonly string[];
  /** Whether nothing is left for an operator to resolve. */
  readonly isDone: boolean;
}

/** What `create<Name>Service(deps)` returns: nothing runs yet; `start` begins the work of its own. */
export interface Service {
  readonly app: Express;
  readonly consumers: readonly Consumer[];
  /** Called with the HTTP server once it listens: for services that serve more than HTTP (sockets). */
  readonly attach?: (server: Server) => void;
  /** Seeds and timers; called once before listening. */
  readonly start?: () => Promise<void>;
  /** Removes data past its retention time; called at the start and every few hours. Idempotent, also while other instances do it. */
  readonly cleanUp?: () => Promise<void>;
  /** Compares its data with an authority outside the platform (a payment provider), and corrects them. */
  readonly reconcile?: () => Promise<OwnRepair>;
  readonly close: () => Promise<void>;
}
