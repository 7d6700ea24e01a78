import type { SideGameId } from '@fairshare/golf-rules';
import { z } from 'zod';
import { instant, playerId } from '../ids';

/** The id of a side game, by which requests also select it. */
export const sideGameId = z.string().regex(/^[A-Za-z0-9_.-]{1,56}\.s\d{1,6}$/, 'is no side game') as unknown as z.ZodType<SideGameId, SideGameId>;

/** A kind of side game, by its name in the list of kinds. */
export const sideGameKind = z.string().regex(/^[a-z][a-z-]{0,31}$/, 'is no kind of game');

/** Option → its value. In events and in storage, money is in cents. */
export const sideGameOptions = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]));

/** Two sides of players. */
const sides = z.array(z.array(playerId));

/** A side game of a round: a kind of the catalogue with its players and options. Its entries belong to the round. */
export const roundSideGame = z.object({
  id: sideGameId,
  kind: z.string(),
  name: z.string(),
  createdAt: instant,
  version: z.number().int().positive(),
  players: z.array(playerId),
  sides: sides.optional(),
  options: sideGameOptions,
  /** Off: it asks no questions, and is not settled. */
  on: z.boolean(),
});
export type RoundSideGame = z.infer<typeof roundSideGame>;

/** A side game that a group usually plays, for everyone who plays a round. */
export const usualSideGame = z.object({ kind: z.string(), name: z.string().optional(), options: sideGameOptions });
export type UsualSideGame = z.infer<typeof usualSideGame>;
