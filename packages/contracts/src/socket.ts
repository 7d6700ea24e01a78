import { z } from 'zod';
import { hole, id, instant, playerId, text } from './ids';

/** Path of the Socket.IO endpoint, through the gateway. Websocket transport only. */
export const SOCKET_PATH = '/ws';
/** Query parameter: the room that the client is about to join, by which gateways route all clients of a room to one instance. Optional. */
export const SOCKET_ROOM_PARAMETER = 'room';

/** The maximum number of versions in `heard` of a join. A phone with more omits `heard`, and refetches. */
export const HEARD_MAX = 30;

/** What a phone has received of a room: `journal` and `place` in the response to its last join, and the newest version received since, by `message/id`. */
const heard = z.object({
  journal: z.string().max(64),
  place: z.number().int().min(0),
  versions: z.record(z.string().max(200), z.number().int()).refine((versions) => Object.keys(versions).length <= HEARD_MAX),
});
export type Heard = z.infer<typeof heard>;

/**
 * joinRoom and leaveRoom take the group's id, bare, or in an object with the versions the client has seen (form of X-At-Least). A phone that
 * can resume adds `heard`, which is null at first; an unknown form of `heard` is ignored.
 */
export const roomMessage = z.union([
  id.transform((groupId) => ({ groupId, atLeast: undefined, heard: undefined })),
  z.object({ groupId: id, atLeast: z.string().max(4096).optional(), heard: heard.nullable().optional().catch(undefined) }),
]);

/**
 * A client that sent `heard` receives `journal` and `place`, which it sends with its next join. `missed`: all notices published to the room since; absent
 * if the server cannot list them, so that the phone refetches.
 */
export type RoomAnswer = { ok: true; journal?: string; place?: number; missed?: readonly (readonly [NoticeMessage, ChangeNotice])[] } | { ok: false; message: string };

/** The maximum length of a delta as JSON, in characters; a change notice is sent without a longer one. */
export const DELTA_MAX = 2_048;

const version = z.number().int().positive();
const versionBefore = z.number().int().min(0);

/** Hole → cell → its value and its version. A listed hole has all its cells. */
const deltaHoles = z.record(z.string(), z.record(z.string(), z.tuple([z.union([z.number().int(), z.string()]), version])));

/**
 * What changed in a round since its version `from`. A client that has that version, or a later one, gets to the notice's version by it, without
 * a request. It contains scores and cards only, which every member of the group may read.
 */
export const delta = z.object({
  from: versionBefore,
  /** The time of the latest score or card. */
  lastPlayed: instant.nullable(),
  /** Holes on which something was recorded; cells have the names of the call for a hole. Absent: none. */
  holes: deltaHoles.optional(),
  /** The same for clients of the previous release: the 2/9/16 and BBB games, each with its own versions; cells are player ids and awards. */
  games: z.array(z.object({ id, from: versionBefore, version, holes: deltaHoles })).optional(),
  /** Present if cards were drawn or changed hands: who holds what, what was drawn, and the new moves, in order. */
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

/** Sent to a room when a record has changed, so that its clients refetch. A small change is included as a delta, which older clients ignore. */
export const changeNotice = z.object({ groupId: id, id, version: z.number().int(), change: z.string(), delta: delta.optional() });
export type ChangeNotice = z.infer<typeof changeNotice>;

/** What a phone publishes about its golfer: which game and hole are open, and how much it still has to send. */
export const scoringMessage = z.object({
  groupId: id,
  sessionId: id,
  /** The game on the screen: 2/9/16, BBB or a side game; null: none. */
  gameId: id.nullable(),
  hole: hole.nullable(),
  /** The golfer's name. */
  name: text(60, { min: 1 }),
  /** Scores on the phone that the server does not have yet. */
  waiting: z.number().int().min(0).max(100_000),
});
export type ScoringMessage = z.infer<typeof scoringMessage>;

/** A user who has a game of the group open right now. */
export type Scorer = Omit<ScoringMessage, 'groupId'> & { readonly userId: string };

export interface Presence {
  readonly groupId: string;
  readonly people: readonly Scorer[];
}

export interface ServerMessages {
  gameStateUpdate(notice: ChangeNotice): void;
  pointsGameUpdate(notice: ChangeNotice): void;
  groupUpdate(notice: ChangeNotice): void;
  conflict(notice: ChangeNotice): void;
  payoutsUpdate(notice: ChangeNotice): void;
  /** The group's tab changed; `id` is the group's. */
  tabUpdate(notice: ChangeNotice): void;
  /** A member of the group changed their photo; `id` and `version` are their account's. */
  memberUpdate(notice: ChangeNotice): void;
  resync(): void;
  /** Sent to everyone in a room, whenever a user arrives, leaves or opens another hole. */
  presence(presence: Presence): void;
}

/** The messages that carry a change notice. */
export type NoticeMessage = Exclude<keyof ServerMessages, 'resync' | 'presence'>;

export interface ClientMessages {
  joinRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  leaveRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  /** Acknowledged at once, which shows that the connection still carries messages both ways. */
  check(answer: () => void): void;
  /** Not acknowledged; ignored outside the group's room. */
  scoring(message: unknown): void;
}
