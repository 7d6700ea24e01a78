import { randomInt } from 'node:crypto';
import { NotUnique } from '@fairshare/store';
import { generateShareCode } from '../domain/share-code';

/** Of 30⁸ share codes two are rarely equal; five collisions in a row never happen. */
const SHARE_CODE_TRIES = 5;

/** Writes with a share code that no other group has. */
export async function withFreshCode<T>(attempt: (shareCode: string) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(generateShareCode(randomInt));
    } catch (error) {
      if (!(error instanceof NotUnique) || tries === SHARE_CODE_TRIES) throw error;
    }
  }
}
