import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they stand in a cookie or a link. Only their hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: enough for a secret of full entropy, and what gateways compute from the cookie. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
