import { DomainError } from '@fairshare/contracts';
import { StoreAway } from '@fairshare/store';
import { InvalidRecord, Unavailable } from './port';

/** The part of a logger that a bus needs; pino fits. */
export interface BusLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A failed delivery. */
export interface Problem {
  readonly consumer: string;
  /** The aggregate of the event, or empty when the problem concerns the consumer as a whole. */
  readonly subject: string;
  readonly error: unknown;
  /** True: the record became a dead letter. False: it is retried. */
  readonly deadLettered: boolean;
}

export type OnProblem = (problem: Problem) => void;

/** The log repeats that a dependency is down after this many retries: some ten minutes at the longest backoff. */
const SAID_EVERY = 120;

/** Whether to log a wait for something unavailable: the first one, and then regularly. */
export const isLogged = (retry: number): boolean => retry % SAID_EVERY === 0;

/** Logs each problem: as an error if the event became a dead letter, as a warning if it is retried. */
export function logProblems(logger: BusLogger | undefined): OnProblem {
  return ({ error, deadLettered, ...details }) =>
    deadLettered
      ? logger?.error({ ...details, err: error }, 'event put into the dead letters')
      : logger?.warn({ ...details, err: error }, 'event could not be handled, trying again');
}

/** Whether the error means that a dependency is unavailable. The operation itself is valid. */
export const isAway = (error: unknown): error is Error =>
  error instanceof Unavailable || error instanceof StoreAway || (error instanceof DomainError && error.kind === 'unavailable');

/** By name, since the error of a schema or a parser may come from another copy of its library. */
const INVALID = new Set(['ZodError', '$ZodError', 'SyntaxError']);

/** Whether the record itself is invalid and no retry can help. No other error proves this, and a record that could still be handled is never dropped. */
export const isInvalid = (error: unknown): boolean => error instanceof InvalidRecord || (error instanceof Error && INVALID.has(error.name));
