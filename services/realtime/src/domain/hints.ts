import {
  type Change,
  type Delta,
  DELTA_MAX,
  type EventEnvelope,
  type Hint,
  madeFacts,
  movedFacts,
  recordedFacts,
  type ServerMessages,
  toldCells,
  toldMoves,
  toldRound,
  type ToldRound,
} from '@fairshare/contracts';

/** One message to the members of a group's room. */
export interface Announcement {
  readonly message: Exclude<keyof ServerMessages, 'resync' | 'presence'>;
  readonly hint: Hint;
}

/** Changes of a session that concern its 2/9/16 or BBB game; the rest concern the session and its cards. */
const POINTS_CHANGES = new Set(['points-game-created', 'points-game-deleted', 'hole-scores-recorded', 'bbb-hole-recorded', 'settings-changed']);
const BOTH_CHANGES = new Set(['session-created', 'session-deleted', 'roster-changed']);
/** Changes of an account that members of its groups see. */
const SHOWN_CHANGES = new Set(['account-photo-changed']);
const CONFLICT_CHANGES = new Set(['conflict-found', 'conflict-changed', 'conflict-resolved']);

/** Tells a group's room the last change of a record. */
const tellLast =
  (message: Announcement['message']) =>
  (event: EventEnvelope, groupId: string): Announcement[] =>
    event.data.changes.slice(-1).map((change) => ({ message, hint: hintOf(event, groupId, change) }));

/** What the room hears of a group. */
export const announceGroup = tellLast('groupUpdate');
/** What the room hears of a saved result: that it is new, or no longer today's. */
export const announceSettlement = tellLast('payoutsUpdate');
/** What the room hears of its group's tab. */
export const announceTab = tellLast('tabUpdate');

/** A message to the sockets of one person, whatever room they are in. */
export interface PersonalAnnouncement extends Announcement {
  readonly userId: string;
}

/** What they hear whom somebody else took out of a group, by removing them or by deleting it: their screens then read again, and find it gone. */
export function announceToRemoved(event: EventEnvelope): PersonalAnnouncement[] {
  return event.data.changes.flatMap((change) => {
    if (change.name !== 'member-removed' && change.name !== 'group-closed') return [];
    const { userId, userIds = [userId] } = change.facts;
    const removed = Array.isArray(userIds) ? userIds.filter((one) => typeof one === 'string') : [];
    return removed.map((one) => ({ userId: one, message: 'groupUpdate' as const, hint: hintOf(event, event.subject, change) }));
  });
}

/** What the room hears of a game session: one message a kind, however many changes the record carries, with what changed where that is small. */
export function announceGame(event: EventEnvelope, groupId: string): Announcement[] {
  const said = new Map<Announcement['message'], Announcement>();
  const delta = deltaOf(event);
  for (const change of event.data.changes) {
    for (const message of messagesFor(change.name)) said.set(message, { message, hint: hintOf(event, groupId, change, delta) });
  }
  return [...said.values()];
}

/** What the rooms of these groups hear of a member: that they look different. The version is the account's, which groups then asks for. */
export function announceMember(event: EventEnvelope, groupIds: readonly string[]): Announcement[] {
  const shown = event.data.changes.findLast(({ name }) => SHOWN_CHANGES.has(name));
  return shown ? groupIds.map((groupId) => ({ message: 'memberUpdate', hint: hintOf(event, groupId, shown) })) : [];
}

/** Whose room a record belongs in: by its state, or, of a deleted one, by the facts of its last change. */
export function groupOfEvent(event: EventEnvelope): string | null {
  const { state, changes } = event.data;
  if ('groupId' in state && typeof state.groupId === 'string') return state.groupId;
  const groupId = changes.at(-1)?.facts.groupId;
  return typeof groupId === 'string' ? groupId : null;
}

function messagesFor(change: string): Announcement['message'][] {
  if (CONFLICT_CHANGES.has(change)) return ['conflict', 'gameStateUpdate', 'pointsGameUpdate'];
  if (BOTH_CHANGES.has(change)) return ['gameStateUpdate', 'pointsGameUpdate'];
  return [POINTS_CHANGES.has(change) ? 'pointsGameUpdate' : 'gameStateUpdate'];
}

const hintOf = (event: EventEnvelope, groupId: string, change: Change, delta?: Delta | null): Hint => ({
  groupId,
  id: event.subject,
  version: event.data.version,
  change: change.name,
  ...(delta && { delta }),
});

const HOLE_CHANGES = new Set(['hole-scores-recorded', 'bbb-hole-recorded']);
const CARD_CHANGES = new Set(['card-assigned', 'card-drawn']);

/**
 * What changed in a round, by its record: holes and cards, with the versions before and after. Null where the record does not tell it
 * all (other changes, versions that are missing between, a release before), and where it is too large: phones then read it.
 */
export function deltaOf({ data: { version, changes, state: published } }: EventEnvelope): Delta | null {
  if (changes.length === 0 || !changes.every(({ name }) => HOLE_CHANGES.has(name) || CARD_CHANGES.has(name))) return null;
  const from = versionBefore(changes, version);
  const told = toldRound.safeParse(published);
  if (from === null || !told.success) return null;
  const recorded = changes.filter(({ name }) => HOLE_CHANGES.has(name));
  const onCards = changes.filter(({ name }) => CARD_CHANGES.has(name));
  const games = gamesOf(told.data, recorded);
  const cards = cardsOf(told.data, onCards);
  if (!games || !cards) return null;
  const delta = { from, lastPlayed: told.data.lastPlayedAt, ...(recorded.length > 0 && { games }), ...(onCards.length > 0 && { cards }) };
  return JSON.stringify(delta).length <= DELTA_MAX ? delta : null;
}

/** The version before the first of these changes; null unless they are all that made the versions since. */
function versionBefore(changes: readonly Change[], version: number): number | null {
  const made = new Set<number>();
  for (const { facts } of changes) {
    const known = madeFacts.safeParse(facts);
    if (!known.success || known.data.version > version) return null;
    made.add(known.data.version);
  }
  const first = Math.min(...made);
  return version - first + 1 === made.size ? first - 1 : null;
}

/** The holes in which something was recorded, as they stand now, by game. */
function gamesOf({ points, bbb }: ToldRound, recorded: readonly Change[]): NonNullable<Delta['games']> | null {
  const games = new Map<string, NonNullable<Delta['games']>[number]>();
  for (const { facts } of recorded) {
    const known = recordedFacts.safeParse(facts);
    if (!known.success) return null;
    const { gameId, hole, from } = known.data;
    const game = [points, bbb].find((one) => one?.id === gameId);
    const entered = toldCells.safeParse(game?.holes[hole]);
    if (!game || !entered.success) return null;
    const sofar = games.get(gameId) ?? { id: gameId, from, version: game.version, holes: {} };
    const values = Object.fromEntries(Object.entries(entered.data).map(([cell, { value, version }]) => [cell, [value, version] as [number | string, number]]));
    games.set(gameId, { ...sofar, from: Math.min(sofar.from, from), holes: { ...sofar.holes, [hole]: values } });
  }
  return [...games.values()];
}

/** Who holds what, and the moves that are new: those at the end of the history. One that came late stands elsewhere. */
function cardsOf({ cards: { holders, drawn, current, history } }: ToldRound, changes: readonly Change[]): NonNullable<Delta['cards']> | null {
  const moves = new Set<string>();
  for (const { facts } of changes.filter(({ name }) => name === 'card-assigned')) {
    const known = movedFacts.safeParse(facts);
    if (!known.success) return null;
    moves.add(known.data.moveId);
  }
  const newest = toldMoves.safeParse(moves.size === 0 ? [] : history.slice(-moves.size));
  if (!newest.success || newest.data.length < moves.size || !newest.data.every(({ id }) => moves.has(id))) return null;
  return { holders, drawn, current, moves: newest.data };
}
