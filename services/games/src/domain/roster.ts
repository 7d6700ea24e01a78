import type { GroupState, RosterInput } from '@fairshare/contracts';
import {
  HOLES,
  isOnCourse,
  playersOn,
  type PlayerId,
  proposedPlayers,
  type Roster,
  rosterEntries,
  rosterOf,
  whoPlays,
  type GroupPlayer,
  NOBODY,
  entryOf,
} from '@fairshare/golf-rules';
import type { Entries } from './cells';
import { type TeesOfRound, withTees } from './tees';
import { holesEntered } from './facts';
import { ArchivedPlayer, HoleNotPlayed, LeftTheCourse, NotPlaying, RosterRequired, MissingScores, UnknownPlayer } from './errors';
import type { Round } from './round';

/** All players of the group, archived ones too, in its order. */
export type Players = readonly (GroupPlayer & { readonly name?: string; readonly handicapIndex?: number })[];

/** The player's name for messages: a golfer does not recognise an id. */
export const nameOf = (players: Players, playerId: string): string => players.find(({ id }) => id === playerId)?.name ?? 'This player';

/** @throws UnknownPlayer. */
export function requirePlayer(players: Players, playerId: string, field: string): void {
  if (!players.some((player) => player.id === playerId)) throw new UnknownPlayer(field);
}

/** Requires a player of the group, or "none". @throws UnknownPlayer. */
export function requirePlayerOrNobody(players: Players, playerId: string, field: string): void {
  if (playerId !== NOBODY) requirePlayer(players, playerId, field);
}

/** Requires a player of this hole. @throws UnknownPlayer, NotPlaying. */
export function requireOnHole(players: Players, onHole: readonly PlayerId[], hole: number, playerId: string, field: string): void {
  requirePlayer(players, playerId, field);
  if (!onHole.includes(playerId)) throw new NotPlaying(field, nameOf(players, playerId), hole);
}

/** Requires a player of this hole, or "none". @throws UnknownPlayer, NotPlaying. */
export function requireOnHoleOrNobody(players: Players, onHole: readonly PlayerId[], hole: number, playerId: string, field: string): void {
  if (playerId !== NOBODY) requireOnHole(players, onHole, hole, playerId, field);
}

/** @throws MissingScores unless every player of the hole has strokes; UnknownPlayer, NotPlaying for strokes of any other player. */
export function requireScoresOfAll(players: Players, onHole: readonly PlayerId[], hole: number, scores: Entries<number>): void {
  for (const playerId of Object.keys(scores)) requireOnHole(players, onHole, hole, playerId, `scores.${playerId}`);
  const missing = onHole.find((playerId) => entryOf(scores, playerId) === undefined);
  if (missing !== undefined) throw new MissingScores(missing);
}

/** The players of a new round, its holes and its first hole, according to the request. */
export interface NewRoster {
  readonly roster?: RosterInput;
  readonly holes?: readonly number[];
  readonly firstHole?: number;
}

/**
 * The roster of a new round: that of the request, else the group's regulars, else all players who are not archived.
 * @param house the course and the rules of the round, from which strokes are proposed
 * @throws RosterRequired when a large group has no regulars and the request names no players; UnknownPlayer, ArchivedPlayer, HoleNotPlayed, NoSuchTee
 */
export function newRoster(
  group: Pick<GroupState, 'players' | 'regulars' | 'rules'>,
  request: NewRoster,
  house: Pick<TeesOfRound, 'course' | 'rules'>,
): Pick<Round, 'roster' | 'holes' | 'firstHole'> {
  const { holes, firstHole } = holesOfNew(group, request);
  const entries = request.roster ?? proposed(group);
  requirePlayable(group.players, entries, holes);
  if (firstHole !== undefined && !holes.includes(firstHole)) throw new HoleNotPlayed('firstHole', firstHole);
  const ofRound = rosterOf(withTees(entries, { ...house, holes, players: group.players }), holes);
  return {
    roster: rosterEntries(ofRound),
    ...(ofRound.holes.length < HOLES.length && { holes: [...ofRound.holes] }),
    ...(firstHole !== undefined && { firstHole }),
  };
}

/** Holes and first hole: those of the request, else the group's. */
function holesOfNew({ rules }: Pick<GroupState, 'rules'>, request: NewRoster): { readonly holes: readonly number[]; readonly firstHole?: number } {
  const holes = request.holes ?? rules?.holes ?? HOLES;
  const usual = rules?.firstHole ?? undefined;
  return { holes, firstHole: request.firstHole ?? (usual !== undefined && holes.includes(usual) ? usual : undefined) };
}

/** @throws RosterRequired when there are no players to propose */
function proposed({ players, regulars = [] }: Pick<GroupState, 'players' | 'regulars'>): RosterInput {
  const present = players.filter(({ archivedAt }) => archivedAt === undefined).map(({ id }) => id);
  const playing = proposedPlayers(present, regulars);
  if (playing.length === 0) throw new RosterRequired();
  return playing.map((playerId) => ({ playerId }));
}

/**
 * Requires that these players may play these holes. A player who was archived during the round may go on.
 * @throws UnknownPlayer, ArchivedPlayer, HoleNotPlayed
 */
export function requirePlayable(players: Players, entries: RosterInput, holes: readonly number[], playing: readonly PlayerId[] = []): void {
  entries.forEach(({ playerId, holes: own = [] }, index) => {
    const field = `roster.${index}.playerId`;
    requirePlayer(players, playerId, field);
    const isArchived = players.some(({ id, archivedAt }) => id === playerId && archivedAt != null);
    if (isArchived && !playing.includes(playerId)) throw new ArchivedPlayer(field, nameOf(players, playerId));
    const elsewhere = own.find((hole) => !holes.includes(hole));
    if (elsewhere !== undefined) throw new HoleNotPlayed(`roster.${index}.holes`, elsewhere);
  });
}

/** The players of a hole, in player order. @throws HoleNotPlayed for one the round does not have */
export function playersOnHole(round: Round, players: Players, hole: number): readonly PlayerId[] {
  const roster = whoPlays(round, players);
  if (!roster.holes.includes(hole)) throw new HoleNotPlayed('hole', hole);
  return playersOn(roster, hole);
}

/** Requires a player who can receive a card. @throws NotPlaying, LeftTheCourse */
export function requireOnCourse(round: Round, players: Players, playerId: PlayerId, field: string): void {
  const roster = whoPlays(round, players);
  requireInRound(roster, players, playerId, field);
  const entered = holesEntered(round);
  if (!isOnCourse(roster, playerId, (hole) => entered.includes(hole), round.firstHole)) throw new LeftTheCourse(field, nameOf(players, playerId));
}

/** @throws NotPlaying. */
export function requireInRound(roster: Roster, players: Players, playerId: PlayerId, field: string): void {
  if (!roster.players.includes(playerId)) throw new NotPlaying(field, nameOf(players, playerId));
}
