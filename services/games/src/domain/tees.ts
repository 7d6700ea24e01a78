import type { Course, RosterEntry as StoredEntry, RosterInput } from '@fairshare/contracts';
import { entryOf, proposedStrokes, type Roster, type RosterEntry, type TeeTaken, teeOf } from '@fairshare/golf-rules';
import { NoSuchTee } from './errors';

/** The input for the proposal of strokes in a round. */
export interface TeesOfRound {
  readonly course?: Course | undefined;
  readonly rules?: { readonly allowance?: number | undefined } | undefined;
  readonly holes: readonly number[];
  /** All players of the group, with their handicap indexes. */
  readonly players: readonly { readonly id: string; readonly handicapIndex?: number | undefined }[];
}

/**
 * Roster entries with strokes given and tees. An entry without them keeps the earlier values. A new tee, or other strokes from it, is recorded
 * with the player's current handicap index. With a new tee the player gets the proposed strokes, unless the entry names others.
 * @param before the roster until now; missing: a new round
 * @throws NoSuchTee
 */
export function withTees(entries: RosterInput, round: TeesOfRound, before?: Roster): RosterEntry[] {
  return entries.map(({ teeId: given, strokesGiven: asked, ...entry }, index) => {
    const { playerId } = entry;
    const was = entryOf(before?.tees ?? {}, playerId);
    const strokesBefore = entryOf(before?.strokesGiven ?? {}, playerId);
    const teeId = given === undefined ? was?.teeId : given;
    if (teeId == null) return { ...entry, strokesGiven: asked === undefined ? strokesBefore : asked };
    if (!teeOf(round.course ?? {}, teeId)) throw new NoSuchTee(`roster.${index}.teeId`);
    const isAsBefore = teeId === was?.teeId && (asked === undefined || (asked ?? undefined) === strokesBefore);
    const taken = isAsBefore ? was : takenFrom(teeId, playerId, round);
    const proposed = isAsBefore ? strokesBefore : (taken.handicap?.strokes ?? strokesBefore);
    return { ...entry, strokesGiven: asked === undefined ? proposed : asked, ...taken };
  });
}

function takenFrom(teeId: string, playerId: string, { course, rules, holes, players }: TeesOfRound): TeeTaken {
  const index = players.find(({ id }) => id === playerId)?.handicapIndex;
  const proposal = index !== undefined && course ? proposedStrokes({ index, course, teeId, holes, allowance: rules?.allowance }) : undefined;
  if (index === undefined || !proposal) return { teeId };
  return { teeId, handicap: { index, allowance: proposal.allowance, strokes: proposal.strokesGiven } };
}

/** A roster without the tees that a course does not have. Strokes given are unchanged. */
export const withoutForeignTees = (roster: readonly StoredEntry[], course: Course | undefined): StoredEntry[] =>
  roster.map((entry) => {
    if (entry.teeId === undefined || teeOf(course ?? {}, entry.teeId)) return entry;
    const { teeId: _tee, handicap: _handicap, ...others } = entry;
    return others;
  });
