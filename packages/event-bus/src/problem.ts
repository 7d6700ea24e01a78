import { StoreAway } from '@fairshare/store';
import { Unavailable } from './port';

/** As much of a logger as a bus needs; pino fits. */
export interface BusLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Something a bus met while delivering. */
export interface Problem {
  readonly consumer: string;
  /** The aggregate whose event it was, or empty when it concerns the consumer as a whole. */
  readonly subject: string;
  readonly error: unknown;
  /** True: given up on and put into the dead letters. False: it is tried again. */
  readonly buried: boolean;
}

export type OnProblem = (problem: Problem) => void;

/** Says each problem in the log: an error where an event was given up, a warning where it is tried again. */
export function logProblems(logger: BusLogger | undefined): OnProblem {
  return ({ error, buried, ...details }) =>
    buried
      ? logger?.error({ ...details, err: error }, 'event put into the dead letters')
      : logger?.warn({ ...details, err: error }, 'event could not be handled, trying again');
}

/** What is needed does not answer; nothing is wrong with what was to be done. */
export const isAway = (error: unknown): boolean => error instanceof Unavailable || error instanceof StoreAway;
