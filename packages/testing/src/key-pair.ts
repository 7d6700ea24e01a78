import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';

/** Generates a key pair for RS256, as auth does. This takes longer than most tests. */
export const makeKeyPair = (): KeyPairKeyObjectResult => generateKeyPairSync('rsa', { modulusLength: 2048 });
