/** No I, L, O, U, 0 or 1: a code is read out loud on a tee and typed with a glove. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Codes of earlier releases have six, and stay valid. */
export const SHARE_CODE_LENGTH = 8;

/** A code from uniform chance; `pick(n)` returns a whole number from 0 to n − 1. 30⁸ codes and limited tries make it unguessable. */
export function generateShareCode(pick: (below: number) => number): string {
  return Array.from({ length: SHARE_CODE_LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');
}
