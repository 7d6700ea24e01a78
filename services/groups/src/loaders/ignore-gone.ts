import { NotFound } from '@fairshare/store';

/** For what need not be done to a group that was deleted meanwhile. @throws everything else */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
