import { z } from 'zod';
import { hole, id, instant, playerId, text } from './ids';

/** Path of the Socket.IO endpoint, through the gateway. Websocket transport only. */
export const SOCKET_PATH = '/ws';
/** Parameter of its address: the room that the client is about to join, by which gateways bring those of one room to one instance. It may be left out. */
export const SOCKET_ROOM_PARAMETER = 'room';

/** joinRoom and leaveRoom take the group's id, bare, or in an object with the versions the client has seen (form of X-At-Least). */
export const roomMessage = z.union([id.transform((groupId) => ({ groupId, atLeast: undefined })), z.object({ groupId: id, atLeast: z.string().max(4096).optional() })]);
export type RoomAnswer = { ok: true } | { ok: false; message: string };

/** The most a delta may take as JSON, in characters; above it the hint comes without one. */
export const DELTA_MAX = 2_048;

const version = z.number().int().positive();
const versionBefore = z.number().int().min(0);

/** Hole → cell (player id, or BBB award) → its value and its version. A hole that is named is named whole. */
const deltaHoles = z.record(z.string(), z.record(z.string(), z.tuple([z.union([z.number().int(), z.string()]), version])));

/**
 * What changed in a round since its version `from`: whoever has that version, or a later one, has the hint's version after it, without a
 * request. Scores and cards only, as every member of the group may read them.
 */
export const delta = z.object({
  from: versionBefore,
  /** The time of the latest score or card. */
  lastPlayed: instant.nullable(),
  /** The 2/9/16 and BBB games in which something was recorded, each with its own versions before and after. */
  games: z.array(z.object({ id, from: versionBefore, version, holes: deltaHoles })).optional(),
  /** Present where cards were drawn or changed hands: who holds what, what was drawn, and the moves that are new, in order. */
  cards: z
    .object({
      holders: z.record(z.string(), playerId),
      drawn: z.array(id),
      current: id.nullable(),
      moves: z.array(z.object({ id, key: id, playerId: playerId.nullable(), at: instant })),
    })
    .optional(),
});
export type Delta = z.infer<typeof delta>;

/** What a room is told: a hint to refetch. Where what changed is small, the hint carries it; older clients ignore that. */
export const hint = z.object({ groupId: id, id, version: z.number().int(), change: z.string(), delta: delta.optional() });
export type Hint = z.infer<typeof hint>;

/** What a phone says of the golfer in front of it: which game and hole are open, and how much it still has to send. */
export const scoringMessage = z.object({
  groupId: id,
  sessionId: id,
  /** The 2/9/16 or BBB game on the screen; null: none. */
  gameId: id.nullable(),
  hole: hole.nullable(),
  /** What to call the golfer. */
  name: text(60, { min: 1 }),
  /** Scores on the phone that the server does not have yet. */
  waiting: z.number().int().min(0).max(100_000),
});
export type ScoringMessage = z.infer<typeof scoringMessage>;

/** Somebody who has a game of the group open right now. */
export type Scorer = Omit<ScoringMessage, 'groupId'> & { readonly userId: string };

export interface Presence {
  readonly groupId: string;
  readonly people: readonly Scorer[];
}

export interface ServerMessages {
  gameStateUpdate(hint: Hint): void;
  pointsGameUpdate(hint: Hint): void;
  groupUpdate(hint: Hint): void;
  conflict(hint: Hint): void;
  payoutsUpdate(hint: Hint): void;
  /** The group's tab moved; `id` is the group's. */
  tabUpdate(hint: Hint): void;
  /** A member of the group looks different; `id` and `version` are their account's. */
  memberUpdate(hint: Hint): void;
  resync(): void;
  /** To everyone in a room, whenever somebody comes, goes or turns to another hole. */
  presence(presence: Presence): void;
}

export interface ClientMessages {
  joinRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  leaveRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  /** Answered at once: the connection still carries messages both ways. */
  check(answer: () => void): void;
  /** Not answered; ignored outside the group's room. */
  scoring(message: unknown): void;
}
