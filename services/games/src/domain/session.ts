import { childId, sessionOfGame, type BbbChild, type Conflict, type GameSessionState, type GameSettings, type PointsChild } from '@fairshare/contracts';
import { DEFAULT_FBT_VALUE, DEFAULT_POINT_VALUE } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import { later } from './cells';
import { GameMoved, NoSuchGame, WrongGroup } from './errors';
import { SETTLED_CONFLICTS_KEPT } from './round-limits';

/** A game session as it is stored: what is published, and what never leaves the service. */
export interface GameSession extends GameSessionState {
  /** Made with the session and gone with it. */
  readonly bbb: BbbChild;
  readonly internal: {
    /** The number of the next child; none is ever given twice. */
    readonly nextChild: number;
    /** Records of phones that had their effect: key → hash of what they said. Kept for the session's life. */
    readonly appliedRecords: Readonly<Record<string, string>>;
    /** Ids of 2/9/16 games that were here, so that a late record for one is told so. */
    readonly deletedGames: readonly string[];
    /** What spectators open the session with. */
    readonly spectatorLink?: SpectatorAccess | null;
  };
}

/** Lets whoever has the token watch until then. */
export interface SpectatorAccess {
  readonly token: string;
  readonly by: string;
  readonly at: string;
  readonly expiresAt: string;
}

export interface NewSession {
  readonly id: string;
  readonly groupId: string;
  /** Blank or absent: "Game {date}". */
  readonly name?: string;
  readonly createdAt: string;
  readonly createdBy: string;
  /** The group's values, copied: changing a session's leaves the group's alone. Whole dollars. */
  readonly cardValues: Readonly<Record<string, number>>;
}

/** What a session's parts are numbered as: its 2/9/16 and BBB game, a card's move, a conflict. */
export type ChildKind = 'p' | 'b' | 'm' | 'c';

export const DEFAULT_SETTINGS: GameSettings = {
  pointValueCents: DEFAULT_POINT_VALUE * 100,
  fbtValueCents: DEFAULT_FBT_VALUE * 100,
};

/** A new session with its BBB game: one document, so that neither is ever without the other. */
export function newSession({ id, groupId, name, createdAt, createdBy, cardValues }: NewSession): GameSession {
  const title = name || defaultGameName(createdAt);
  return {
    id,
    groupId,
    name: title,
    createdAt,
    createdBy,
    lastPlayedAt: null,
    cards: { values: { ...cardValues }, recorded: {}, holders: {}, history: [], drawn: [], current: null },
    points: null,
    bbb: { id: childId(id, 'b', 1), name: title, createdAt, version: 1, settings: DEFAULT_SETTINGS, holes: {} },
    conflicts: [],
    internal: { nextChild: 2, appliedRecords: {}, deletedGames: [] },
  };
}

export function defaultGameName(createdAt: string): string {
  const date = new Date(createdAt).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
  return `Game ${date}`;
}

/** The id of the session's next child, and the session that has given it away. */
export function numberChild(session: GameSession, kind: ChildKind): { readonly id: string; readonly session: GameSession } {
  const { nextChild } = session.internal;
  return {
    id: childId(session.id, kind, nextChild),
    session: { ...session, internal: { ...session.internal, nextChild: nextChild + 1 } },
  };
}

/** The session a 2/9/16 or BBB game belongs to; any other id is taken for a session's own. */
export const sessionIdOf = (gameId: string): string => sessionOfGame(gameId) ?? gameId;

/** @throws NoSuchGame unless this is the session's 2/9/16 game. */
export function pointsGameOf(session: GameSession, gameId: string): PointsChild {
  if (session.points?.id !== gameId) throw new NoSuchGame();
  return session.points;
}

/** @throws NoSuchGame unless this is the session's BBB game. */
export function bbbGameOf(session: GameSession, gameId: string): BbbChild {
  if (session.bbb.id !== gameId) throw new NoSuchGame();
  return session.bbb;
}

/** @throws GameMoved when If-Match names another version of the game. */
export function requireVersion(game: { readonly version: number }, expected: number | undefined): void {
  if (expected !== undefined && game.version !== expected) throw new GameMoved();
}

/** @throws WrongGroup when a request names a group, and another one than the session's. */
export function requireSameGroup(session: GameSession, groupId: string | null | undefined): void {
  if (groupId != null && groupId !== session.groupId) throw new WrongGroup();
}

/** The session after a score or a card at this instant. */
export const played = (session: GameSession, at: string): GameSession => ({ ...session, lastPlayedAt: later(at, session.lastPlayedAt) });

export const changed = (state: GameSession, ...changes: NamedChange[]): Change<GameSession> => ({ state, changes });

/** What leaves the service, field by field. */
export function publishedSession(session: GameSession): GameSessionState {
  const { id, groupId, name, createdAt, createdBy, lastPlayedAt, cards, points, bbb, conflicts } = session;
  // A round of a release that kept them all may hold more than can be published.
  return { id, groupId, name, createdAt, createdBy, lastPlayedAt, cards, points, bbb, conflicts: [...tidied(conflicts)] };
}

/** Of two open conflicts with the same key one golfer asks the group the same question twice. */
export const keyOf = ({ game, gameId, hole, cell, other }: Omit<Conflict, 'id' | 'resolved'>): string => JSON.stringify([game, gameId, hole, cell, other.value, other.by]);

/** Each open conflict once, the first of its kind, and the newest of those that are settled. The very same list when there is nothing to leave out. */
export function tidied(conflicts: readonly Conflict[]): readonly Conflict[] {
  const asked = new Set<string>();
  let settled = conflicts.reduce((count, { resolved }) => (resolved ? count + 1 : count), 0);
  const kept = conflicts.filter((conflict) => {
    if (conflict.resolved) return settled-- <= SETTLED_CONFLICTS_KEPT;
    const key = keyOf(conflict);
    return !asked.has(key) && asked.add(key);
  });
  return kept.length === conflicts.length ? conflicts : kept;
}
