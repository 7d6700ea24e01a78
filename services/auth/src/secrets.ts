import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, encoded for a cookie or a link. The service stores only their hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex. This is enough for a secret of full entropy. Gateways compute the same hash from the cookie. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
