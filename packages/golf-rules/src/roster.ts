import { InvalidRosterError } from './errors';
import { HOLES } from './constants';
import { assertPlayers, type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';

/** Fewer on a hole, or in a pot, have nobody to play against: it scores nothing. */
export const MIN_ON_HOLE = 2;

/** One who plays the round. */
export interface RosterEntry {
  readonly playerId: PlayerId;
  /** The holes this player plays; missing: all of the round's. */
  readonly holes?: readonly number[] | null | undefined;
}

/** Who plays a round, and which holes: plain data that survives JSON. */
export interface Roster {
  /** 2 to 8, in order. It decides where odd cents go and how equal payments are ordered. */
  readonly players: readonly PlayerId[];
  /** The holes of the round, ascending. */
  readonly holes: readonly number[];
  /** The holes that each player plays, ascending. */
  readonly holesOf: ByPlayer<readonly number[]>;
}

/** Ids where everyone plays all 18 holes, else a roster. */
export type WhoPlays = readonly PlayerId[] | Roster;

/**
 * A round's roster.
 * @param holes the holes of the round; missing: all 18
 * @throws InvalidPlayersError unless there are 2 to 8 different players; InvalidRosterError for a round without a hole, a hole outside
 *   1 to 18, and a player's hole that the round does not have
 */
export function rosterOf(entries: readonly RosterEntry[], holes: readonly number[] = HOLES): Roster {
  const players = entries.map(({ playerId }) => playerId);
  assertPlayers(players);
  const ofRound = inOrder(holes, HOLES);
  if (ofRound.length === 0) throw new InvalidRosterError('A round has at least one hole');
  return { players, holes: ofRound, holesOf: byPlayer(players, (_, index) => inOrder(entries[index]?.holes ?? ofRound, ofRound)) };
}

/** The roster that is meant. @throws InvalidPlayersError unless there are 2 to 8 different players */
export function toRoster(whoPlays: WhoPlays): Roster {
  return 'players' in whoPlays ? whoPlays : rosterOf(whoPlays.map((playerId) => ({ playerId })));
}

/** Those who play a hole, in player order. */
export const playersOn = (roster: Roster, hole: number): readonly PlayerId[] => roster.players.filter((playerId) => forPlayer(roster.holesOf, playerId).includes(hole));

/** Those who play every one of some holes, in player order; nobody if the round lacks one of them. */
export const playersOfAll = (roster: Roster, holes: readonly number[]): readonly PlayerId[] =>
  roster.players.filter((playerId) => holes.every((hole) => forPlayer(roster.holesOf, playerId).includes(hole)));

/** The holes that two players both play: what the two settle with each other. */
export const sharedHoles = (roster: Roster, one: PlayerId, other: PlayerId): readonly number[] =>
  forPlayer(roster.holesOf, one).filter((hole) => forPlayer(roster.holesOf, other).includes(hole));

function inOrder(holes: readonly number[], allowed: readonly number[]): readonly number[] {
  const stranger = holes.find((hole) => !allowed.includes(hole));
  if (stranger !== undefined) throw new InvalidRosterError(`Hole ${stranger} is not played in this round`);
  return allowed.filter((hole) => holes.includes(hole));
}
