/** Without I, L, O, U, 0 and 1, since a code is read out loud on a tee and typed with a glove. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Codes of earlier releases have six characters, and stay valid. */
export const SHARE_CODE_LENGTH = 8;

/** A random code; `pick(n)` returns a uniformly distributed integer from 0 to n − 1. 30⁸ codes and limited attempts make it unguessable. */
export function generateShareCode(pick: (below: number) => number): string {
  return Array.from({ length: SHARE_CODE_LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');
}
