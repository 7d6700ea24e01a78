import { z } from 'zod';
import { hole, id, text } from './ids';

/** Path of the Socket.IO endpoint, through the gateway. Websocket transport only. */
export const SOCKET_PATH = '/ws';

/** joinRoom and leaveRoom take the group's id, bare, or in an object with the versions the client has seen (form of X-At-Least). */
export const roomMessage = z.union([id.transform((groupId) => ({ groupId, atLeast: undefined })), z.object({ groupId: id, atLeast: z.string().max(4096).optional() })]);
export type RoomAnswer = { ok: true } | { ok: false; message: string };

/** What a room is told: a hint to refetch, never the data itself. */
export const hint = z.object({ groupId: id, id, version: z.number().int(), change: z.string() });
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
  /** Not answered; ignored outside the group's room. */
  scoring(message: unknown): void;
}
