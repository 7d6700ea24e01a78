import { DomainError } from '@fairshare/contracts';
import { StoreAway } from '@fairshare/store';
import { InvalidRecord, Unavailable } from './port';

/** As much of a logger as a bus needs; pino fits. */
export interface BusLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A failed delivery. */
export interface Problem {
  readonly consumer: string;
  /** The aggregate whose event it was, or empty when it concerns the consumer as a whole. */
  readonly subject: string;
  readonly error: unknown;
  /** True: given up on and put into the dead letters. False: it is tried again. */
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

/** What is needed does not answer; nothing is wrong with what was to be done. */
export const isAway = (error: unknown): error is Error =>
  error instanceof Unavailable || error instanceof StoreAway || (error instanceof DomainError && error.kind === 'unavailable');

/** By name: what a schema or a parser throws may come from another copy of it. */
const INVALID = new Set(['ZodError', '$ZodError', 'SyntaxError']);

/** The record is at fault, today and tomorrow. Of everything else nobody can say so: a record that might have been handled is never given up. */
export const isInvalid = (error: unknown): boolean => error instanceof InvalidRecord || (error instanceof Error && INVALID.has(error.name));
