import { NotFound } from '@fairshare/store';

/** For what need not be done to something that was deleted meanwhile. @throws everything else */
export function ignoreGone(error: unknown): null {
  if (!(error instanceof NotFound)) throw error;
  return null;
}
