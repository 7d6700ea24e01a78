import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Enough random bytes that a secret cannot be guessed. */
const SECRET_BYTES = 24;

/** An unguessable secret: 32 characters of base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** SHA-256, the stored form of secrets that only a browser has to know. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether two secrets, or hashes of them, are equal; compared in constant time. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
