import type { GroupState, RosterInput } from '@fairshare/contracts';
import { type HoleGame, HOLES, isOnCourse, playersOn, type PlayerId, proposedPlayers, type Roster, rosterEntries, rosterOf, whoPlays } from '@fairshare/golf-rules';
import type { Cells } from './cells';
import { ArchivedPlayer, HoleNotPlayed, LeftTheCourse, NotPlaying, RosterRequired } from './errors';
import { type Players, requirePlayer } from './players';
import type { Round } from './round';

/** Who plays a new round, which holes, and where it begins, as the request says. */
export interface NewRoster {
  readonly roster?: RosterInput;
  readonly holes?: readonly number[];
  readonly firstHole?: number;
}

/**
 * The roster a round is made with: that of the request, else the group's regulars, else everyone who is not archived.
 * @throws RosterRequired where nobody says who of a large group plays; UnknownPlayer, ArchivedPlayer, HoleNotPlayed
 */
export function newRoster(group: Pick<GroupState, 'players' | 'regulars'>, { roster, holes = HOLES, firstHole }: NewRoster): Pick<Round, 'roster' | 'holes' | 'firstHole'> {
  const entries = roster ?? proposed(group);
  requirePlayable(group.players, entries, holes);
  if (firstHole !== undefined && !holes.includes(firstHole)) throw new HoleNotPlayed('firstHole', firstHole);
  const ofRound = rosterOf(entries, holes);
  return {
    roster: rosterEntries(ofRound),
    ...(ofRound.holes.length < HOLES.length && { holes: [...ofRound.holes] }),
    ...(firstHole !== undefined && { firstHole }),
  };
}

/** @throws RosterRequired where nobody is proposed */
function proposed({ players, regulars = [] }: Pick<GroupState, 'players' | 'regulars'>): RosterInput {
  const present = players.filter(({ archivedAt }) => archivedAt === undefined).map(({ id }) => id);
  const playing = proposedPlayers(present, regulars);
  if (playing.length === 0) throw new RosterRequired();
  return playing.map((playerId) => ({ playerId }));
}

/**
 * Whether these may play these holes. Those who play the round already may go on though they are archived since.
 * @throws UnknownPlayer, ArchivedPlayer, HoleNotPlayed
 */
export function requirePlayable(players: Players, entries: RosterInput, holes: readonly number[], playing: readonly PlayerId[] = []): void {
  entries.forEach(({ playerId, holes: own = [] }, index) => {
    const field = `roster.${index}.playerId`;
    requirePlayer(players, playerId, field);
    const isArchived = players.some(({ id, archivedAt }) => id === playerId && archivedAt != null);
    if (isArchived && !playing.includes(playerId)) throw new ArchivedPlayer(field, playerId);
    const elsewhere = own.find((hole) => !holes.includes(hole));
    if (elsewhere !== undefined) throw new HoleNotPlayed(`roster.${index}.holes`, elsewhere);
  });
}

/** Those who play a hole, in player order. @throws HoleNotPlayed for one the round does not have */
export function playersOnHole(round: Round, players: Players, hole: number): readonly PlayerId[] {
  const roster = whoPlays(round, players);
  if (!roster.holes.includes(hole)) throw new HoleNotPlayed('hole', hole);
  return playersOn(roster, hole);
}

/** Somebody a card can be given to. @throws NotPlaying, LeftTheCourse */
export function requireOnCourse(round: Round, players: Players, playerId: PlayerId, field: string): void {
  const roster = whoPlays(round, players);
  requireInRound(roster, playerId, field);
  const isEntered = (hole: number) => [round.points?.holes[hole], round.bbb.holes[hole]].some((cells) => Object.keys(cells ?? {}).length > 0);
  if (!isOnCourse(roster, playerId, isEntered, round.firstHole)) throw new LeftTheCourse(field, playerId);
}

/** @throws NotPlaying. */
export function requireInRound({ players }: Roster, playerId: PlayerId, field: string): void {
  if (!players.includes(playerId)) throw new NotPlaying(field, playerId);
}

/** The cells of a hole that are a player's: their strokes, or the awards they took. */
export const cellsOf = (kind: HoleGame, cells: Cells<string | number> | undefined, playerId: PlayerId): string[] =>
  Object.entries(cells ?? {}).flatMap(([key, cell]) => ((kind === 'points' ? key : cell?.value) === playerId ? [key] : []));
