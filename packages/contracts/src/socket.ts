import { z } from 'zod';
import { hole, id, instant, playerId, text } from './ids';

/** Path of the Socket.IO endpoint, through the gateway. Websocket transport only. */
export const SOCKET_PATH = '/ws';
/** Parameter of its address: the room that the client is about to join, by which gateways bring those of one room to one instance. It may be left out. */
export const SOCKET_ROOM_PARAMETER = 'room';

/** Keys of `heard` that a join may name; a phone that has heard of more says nothing and reads again. */
export const HEARD_MAX = 30;

/** What a phone has of a room: the journal and place that its last join was answered with, and the newest version it heard since, by `message/id`. */
const heard = z.object({
  journal: z.string().max(64),
  place: z.number().int().min(0),
  versions: z.record(z.string().max(200), z.number().int()).refine((versions) => Object.keys(versions).length <= HEARD_MAX),
});
export type Heard = z.infer<typeof heard>;

/**
 * joinRoom and leaveRoom take the group's id, bare, or in an object with the versions the client has seen (form of X-At-Least). A phone that
 * can return adds what it has heard, at first null; of a form that is not known, it counts as not said.
 */
export const roomMessage = z.union([
  id.transform((groupId) => ({ groupId, atLeast: undefined, heard: undefined })),
  z.object({ groupId: id, atLeast: z.string().max(4096).optional(), heard: heard.nullable().optional().catch(undefined) }),
]);

/** To those who said what they have heard: `journal` and `place`, which the next join says. `missed`: all that the room was told since; absent where the server cannot know, so the phone reads. */
export type RoomAnswer = { ok: true; journal?: string; place?: number; missed?: readonly (readonly [NoticeMessage, ChangeNotice])[] } | { ok: false; message: string };

/** The most a delta may take as JSON, in characters; above it the change notice comes without one. */
export const DELTA_MAX = 2_048;

const version = z.number().int().positive();
const versionBefore = z.number().int().min(0);

/** Hole → cell → its value and its version. A hole that is named is named whole. */
const deltaHoles = z.record(z.string(), z.record(z.string(), z.tuple([z.union([z.number().int(), z.string()]), version])));

/**
 * What changed in a round since its version `from`: whoever has that version, or a later one, has the notice's version after it, without a
 * request. Scores and cards only, as every member of the group may read them.
 */
export const delta = z.object({
  from: versionBefore,
  /** The time of the latest score or card. */
  lastPlayed: instant.nullable(),
  /** Holes on which something was recorded; cells by the names that the call of a hole has for them. Absent where nothing was. */
  holes: deltaHoles.optional(),
  /** The same as clients of the release before take it: the 2/9/16 and BBB games, each with its own versions; cells are player ids and awards. */
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

/** What a room is sent when a record changed, so that its clients refetch. A small change is carried along; older clients ignore that. */
export const changeNotice = z.object({ groupId: id, id, version: z.number().int(), change: z.string(), delta: delta.optional() });
export type ChangeNotice = z.infer<typeof changeNotice>;

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
  gameStateUpdate(notice: ChangeNotice): void;
  pointsGameUpdate(notice: ChangeNotice): void;
  groupUpdate(notice: ChangeNotice): void;
  conflict(notice: ChangeNotice): void;
  payoutsUpdate(notice: ChangeNotice): void;
  /** The group's tab moved; `id` is the group's. */
  tabUpdate(notice: ChangeNotice): void;
  /** A member of the group looks different; `id` and `version` are their account's. */
  memberUpdate(notice: ChangeNotice): void;
  resync(): void;
  /** To everyone in a room, whenever somebody comes, goes or turns to another hole. */
  presence(presence: Presence): void;
}

/** The messages that carry a change notice. */
export type NoticeMessage = Exclude<keyof ServerMessages, 'resync' | 'presence'>;

export interface ClientMessages {
  joinRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  leaveRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  /** Answered at once: the connection still carries messages both ways. */
  check(answer: () => void): void;
  /** Not answered; ignored outside the group's room. */
  scoring(message: unknown): void;
}
