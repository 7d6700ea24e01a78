import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';

/** RS256, as auth's own pairs are. It takes longer than most tests. */
export const makeKeyPair = (): KeyPairKeyObjectResult => generateKeyPairSync('rsa', { modulusLength: 2048 });
