import { InvalidRosterError } from './errors';
import { HOLES, MAX_PLAYERS, MIN_PLAYERS } from './constants';
import { type StrokesGiven, strokesGivenOn } from './strokes-given';
import { type CourseOfTees, ownHoles } from './tees';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';

/** The minimum number of players on a hole or in a pot. With fewer players, the hole or pot scores nothing. */
export const MIN_ON_HOLE = 2;

/** A player of the round. */
export interface RosterEntry {
  readonly playerId: PlayerId;
  /** The holes this player plays; missing: all of the round's. */
  readonly holes?: readonly number[] | null | undefined;
  /** Strokes given for 18 holes, negative where they are given back; missing: none. They count only in a round with a course. */
  readonly strokesGiven?: number | null | undefined;
  /** The tee of the course this player plays from; missing: the card's. */
  readonly teeId?: string | null | undefined;
  readonly handicap?: HandicapTaken | null | undefined;
}

/** The figures from which strokes were proposed when the tee was chosen. The strokes given may differ: members can change them. */
export interface HandicapTaken {
  readonly index: number;
  /** Percent. */
  readonly allowance: number;
  /** For 18 holes. */
  readonly strokes: number;
}

/** The tee from which a player plays. */
export interface TeeTaken {
  readonly teeId: string;
  /** Missing: the player had no handicap index. */
  readonly handicap?: HandicapTaken;
}

/** The terms by which strokes are given in a round. Strokes given count only with a course. */
export interface StrokesTerms {
  readonly course?: CourseOfTees | null | undefined;
  readonly rules?: { readonly offTheLow?: boolean | undefined } | null | undefined;
}

/** Who plays a round, and which holes: plain data that survives JSON. */
export interface Roster {
  /** 2 to 8, in order. It decides where odd cents go and how equal payments are ordered. */
  readonly players: readonly PlayerId[];
  /** The holes of the round, ascending. */
  readonly holes: readonly number[];
  /** The holes that each player plays, ascending. */
  readonly holesOf: ByPlayer<readonly number[]>;
  /** Strokes given to each player for 18 holes, as stored in the round; missing: no player is given any. */
  readonly strokesGiven?: Readonly<Record<PlayerId, number>>;
  /** The tees of the players who do not play from the card's tee; missing: all players do. */
  readonly tees?: Readonly<Record<PlayerId, TeeTaken>>;
  /** The strokes given on each hole, by the course's stroke indexes. With a course, strokes are entered gross; without one they are net. */
  readonly given?: StrokesGiven;
}

/** Ids where everyone plays all 18 holes, else a roster. */
export type WhoPlays = readonly PlayerId[] | Roster;

/**
 * A round's roster.
 * @param holes the holes of the round; missing: all 18
 * @throws InvalidPlayersError unless there are 2 to 8 different players; InvalidRosterError for a round without a hole, a hole outside
 *   1 to 18, and a player's hole that the round does not have; InvalidCourseError
 */
export function rosterOf(entries: readonly RosterEntry[], holes: readonly number[] = HOLES, terms: StrokesTerms = {}): Roster {
  const players = entries.map(({ playerId }) => playerId);
  assertPlayers(players);
  const ofRound = inOrder(holes, HOLES);
  if (ofRound.length === 0) throw new InvalidRosterError('A round has at least one hole');
  const holesOf = byPlayer(players, (_, index) => inOrder(entries[index]?.holes ?? ofRound, ofRound));
  const taken = teesOf(entries);
  return { players, holes: ofRound, holesOf, ...taken, ...strokesGivenTo(entries, ofRound, taken.tees, terms) };
}

function teesOf(entries: readonly RosterEntry[]): Pick<Roster, 'tees'> {
  const taken = entries.flatMap(({ playerId, teeId, handicap }) => (teeId == null ? [] : [[playerId, { teeId, ...(handicap && { handicap }) }] as const]));
  return taken.length === 0 ? {} : { tees: Object.fromEntries(taken) };
}

function strokesGivenTo(entries: readonly RosterEntry[], holes: readonly number[], tees: Roster['tees'], { course, rules }: StrokesTerms): Pick<Roster, 'strokesGiven' | 'given'> {
  const given = entries.flatMap(({ playerId, strokesGiven }) => (strokesGiven == null ? [] : [[playerId, strokesGiven] as const]));
  if (given.length === 0) return {};
  const strokesGiven = Object.fromEntries(given);
  if (!course) return { strokesGiven };
  const players = entries.map(({ playerId }) => playerId);
  const courseOf = ownHoles(course, tees);
  return { strokesGiven, given: strokesGivenOn({ players, holes, given: strokesGiven, course: course.holes, courseOf, offTheLow: rules?.offTheLow }) };
}

/**
 * A roster as it is sent and stored: with holes only for players who do not play all of the round's, and with strokes given and tees only where there
 * are any. `rosterOf` is the inverse.
 */
export const rosterEntries = ({
  players,
  holes,
  holesOf,
  strokesGiven = {},
  tees = {},
}: Roster): { playerId: PlayerId; holes?: number[]; strokesGiven?: number; teeId?: string; handicap?: HandicapTaken }[] =>
  players.map((playerId) => {
    const own = forPlayer(holesOf, playerId);
    const given = entryOf(strokesGiven, playerId);
    return { playerId, ...(own.length < holes.length && { holes: [...own] }), ...(given !== undefined && { strokesGiven: given }), ...entryOf(tees, playerId) };
  });

/** Normalizes ids to a roster. @throws InvalidPlayersError unless there are 2 to 8 different players */
export function toRoster(whoPlays: WhoPlays): Roster {
  return 'players' in whoPlays ? whoPlays : rosterOf(whoPlays.map((playerId) => ({ playerId })));
}

/** Whether this number of players can play a round. */
export const canPlay = (count: number): boolean => count >= MIN_PLAYERS && count <= MAX_PLAYERS;

/**
 * The players proposed for a new round: the group's regulars, else all players of a group that is not too large, else none.
 * @param players the players who are not archived, in the group's order
 */
export function proposedPlayers(players: readonly PlayerId[], regulars: readonly PlayerId[]): readonly PlayerId[] {
  const chosen = players.filter((id) => regulars.includes(id));
  if (canPlay(chosen.length)) return chosen;
  return canPlay(players.length) ? players : [];
}

/** A player of a group, with the period in which the player is proposed for rounds. Instants are ISO 8601. */
export interface GroupPlayer {
  readonly id: PlayerId;
  /** Missing: from the group's beginning. */
  readonly addedAt?: string | null | undefined;
  readonly archivedAt?: string | null | undefined;
}

/** The fields of a round that determine its roster. A round of a release without rosters has only its creation time. */
export interface PlayedRound extends StrokesTerms {
  readonly createdAt: string;
  readonly roster?: readonly RosterEntry[] | null | undefined;
  /** Missing: all 18. */
  readonly holes?: readonly number[] | null | undefined;
}

/**
 * The players of a round and the strokes they are given: the one definition for all callers. Without a roster: the players whom the group had when the
 * round was created, on all 18 holes.
 * @param players all players of the group, archived ones too, in its order
 * @throws InvalidPlayersError, InvalidRosterError, InvalidCourseError for a roster or a course that no round can have
 */
export function whoPlays({ createdAt, roster, holes, ...terms }: PlayedRound, players: readonly GroupPlayer[]): Roster {
  if (roster) return rosterOf(roster, holes ?? HOLES, terms);
  const present = players.filter(({ addedAt, archivedAt }) => (addedAt == null || addedAt <= createdAt) && (archivedAt == null || archivedAt > createdAt));
  // An instance of a release without rosters can create a round for a group of any size.
  const playing = present.length < MIN_PLAYERS ? players : present;
  return rosterOf(playing.slice(0, MAX_PLAYERS).map(({ id }) => ({ playerId: id })));
}

/** Whether everyone plays all 18 holes. */
export const isFullRoster = ({ holes, players, holesOf }: Roster): boolean =>
  holes.length === HOLES.length && players.every((playerId) => forPlayer(holesOf, playerId).length === HOLES.length);

/** Why a player is not on some holes of a round: left after a hole, came on a hole, or plays just some holes. */
export type Absence =
  { readonly kind: 'left'; readonly afterHole: number } | { readonly kind: 'came'; readonly onHole: number } | { readonly kind: 'some'; readonly holes: readonly number[] };

/**
 * Why a player does not play all of the round's holes. Null: the player does.
 * @param firstHole the hole on which the round begins; play continues from there, past the last hole to the first
 * @throws UnknownPlayerError if the player is not in the round
 */
export function absenceOf(roster: Roster, playerId: PlayerId, firstHole = roster.holes[0]): Absence | null {
  const holes = forPlayer(roster.holesOf, playerId);
  if (holes.length === roster.holes.length) return null;
  const order = inOrderOfPlay(roster.holes, firstHole);
  const plays = order.map((hole) => holes.includes(hole));
  const first = plays.indexOf(true);
  const last = plays.lastIndexOf(true);
  const isUnbroken = last - first + 1 === holes.length && holes.length > 0;
  if (isUnbroken && first === 0) return { kind: 'left', afterHole: order[last] as number };
  if (isUnbroken && last === order.length - 1) return { kind: 'came', onHole: order[first] as number };
  return { kind: 'some', holes };
}

/**
 * Whether a player is still on the course: until all of the player's holes are entered. A player of the hole that was played last still is,
 * because its cards are given after it.
 * @param isEntered whether anything was entered on a hole
 * @throws UnknownPlayerError if the player is not in the round
 */
export function isOnCourse(roster: Roster, playerId: PlayerId, isEntered: (hole: number) => boolean, firstHole?: number): boolean {
  const last = inOrderOfPlay(roster.holes, firstHole).findLast(isEntered);
  return forPlayer(roster.holesOf, playerId).some((hole) => hole === last || !isEntered(hole));
}

/** A round's holes in order of play: from the first hole played on, then the holes before it. */
export function inOrderOfPlay(holes: readonly number[], firstHole = holes[0]): readonly number[] {
  const start = holes.findIndex((hole) => hole === firstHole);
  return start > 0 ? [...holes.slice(start), ...holes.slice(0, start)] : holes;
}

/** The players who play a hole, in player order. */
export function playersOn(roster: Roster, hole: number): readonly PlayerId[] {
  let byHole = ON_HOLES.get(roster);
  if (!byHole) ON_HOLES.set(roster, (byHole = new Map()));
  let here = byHole.get(hole);
  if (!here) byHole.set(hole, (here = roster.players.filter((playerId) => forPlayer(roster.holesOf, playerId).includes(hole))));
  return here;
}

/** Cache: roster → hole → its players. Every game reads it for every hole, and a roster is immutable. */
const ON_HOLES = new WeakMap<Roster, Map<number, readonly PlayerId[]>>();

/** The players who play every one of the given holes, in player order. Empty if the round lacks one of the holes. */
export const playersOfAll = (roster: Roster, holes: readonly number[]): readonly PlayerId[] =>
  roster.players.filter((playerId) => holes.every((hole) => forPlayer(roster.holesOf, playerId).includes(hole)));

/** The holes that two players both play. The two settle these with each other. */
export const sharedHoles = (roster: Roster, one: PlayerId, other: PlayerId): readonly number[] =>
  forPlayer(roster.holesOf, one).filter((hole) => forPlayer(roster.holesOf, other).includes(hole));

function inOrder(holes: readonly number[], allowed: readonly number[]): readonly number[] {
  const stranger = holes.find((hole) => !allowed.includes(hole));
  if (stranger !== undefined) throw new InvalidRosterError(`Hole ${stranger} is not played in this round`);
  return allowed.filter((hole) => holes.includes(hole));
}
