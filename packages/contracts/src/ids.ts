import { z } from 'zod';

/** The built-in penalty cards, and `custom` for the group's own. */
export const CARD_TYPES = ['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti', 'custom'] as const;

/** The format of every id of the product, whether a client or a service generated it. */
export const id = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, dashes or underscores');

/** An id in the query string; an empty one counts as absent. */
export const optionalIdInQuery = z.preprocess((value) => (value === '' ? undefined : value), id.optional());

/** Includes the properties that every object has: `toString` must not be mistaken for a player's entry. */
const RESERVED_KEYS = new Set(['none', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/** An id that the client may choose and that is used as a key: a word with another meaning as a key is refused. */
const keyId = id.refine((value) => !RESERVED_KEYS.has(value), 'is a reserved word');

/** A player's id; "none" means no player. */
export const playerId = keyId;

/** A custom card's id; built-in cards are identified by their type. */
export const customCardId = keyId.refine((value) => !CARD_TYPES.some((type) => type === value), 'is the name of a built-in card');

export const playerIdOrNone = z.union([z.literal('none'), playerId]);

/** Trims the text, then refuses control characters and a text that is too long. `message` is the error for a missing or too short one. */
export function text(max: number, { min = 0, message }: { min?: number; message?: string } = {}) {
  return (
    z
      .string(message === undefined ? undefined : { error: message })
      .trim()
      // eslint-disable-next-line no-control-regex -- control characters are exactly what this refuses
      .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters')
      .min(min, message ?? `must have at least ${min} characters`)
      .max(max, `must have at most ${max} characters`)
  );
}

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** Dollars with at most two decimals, 0 to 10000. */
export const dollars = z
  .number()
  .min(0, 'must not be negative')
  .max(10_000, 'must be at most 10000')
  // Division rounds correctly: an amount with at most two decimals is the very double that its cents divided by 100 give.
  .refine((value) => Math.round(value * 100) / 100 === value, 'must have at most two decimals');

/** A signed amount in dollars, as payouts show it. */
export const signedDollars = z.number();

/** Whole dollars, 0 to 10000: what a card may be worth. */
export const wholeDollars = z.number().int('must be whole dollars').min(0, 'must not be negative').max(10_000, 'must be at most 10000');

export const hole = z.number().int('must be a whole number').min(1, 'must be 1 to 18').max(18, 'must be 1 to 18');

/** A hole in a path: digits only, then the same bounds. */
export const holeInPath = z
  .string()
  .regex(/^\d{1,2}$/, 'must be 1 to 18')
  .transform(Number)
  .pipe(hole);

export const strokes = z.number().int('must be a whole number').min(1, 'must be 1 to 99').max(99, 'must be 1 to 99');
