import { HOLE_RECORDED } from '@fairshare/contracts';
import type { Change, NamedChange } from '@fairshare/store';
import { enter, type Entries, type Authorship } from './cells';
import { changesOfConflicts, withCurrentValue } from './conflict-stands';
import { addressOfConflict, cellAt, type CellAddress, cellsOn, INPUTS, type Input } from './facts';
import { type Game, gameOf, reads } from './games';
import { changed, played, type Round, withoutDuplicates } from './round';
import { correctionsOn } from './corrections';
import { type SideGame, sideGameOf, sideGamesOf, sideReads, withSideVersions } from './side-games';

/** Entries of a hole: strokes by player, answers by cell. */
export interface HoleFacts {
  readonly strokes?: Entries<number>;
  readonly marks?: Entries<string>;
}

/** Records these entries of a hole; 'unchanged' when no value differs. */
export function recordFacts(round: Round, hole: number, facts: HoleFacts, authorship: Authorship): Change<Round> {
  const entered = enterFacts(round, hole, facts, authorship);
  return entered === round ? 'unchanged' : changed(entered, ...changesOfHole(round, entered, hole));
}

/** Writes the entries of a hole. Returns the same round when no value differs. Every game that reads a changed cell gets a new version. */
export function enterFacts(round: Round, hole: number, facts: HoleFacts, authorship: Authorship): Round {
  const after = INPUTS.reduce((sofar, input) => enterInput(sofar, input, hole, facts[input], authorship), round);
  if (after === round) return round;
  const isRead = (game: SideGame) => INPUTS.some((input) => changedKeys(round, after, input, hole).some((key) => sideReads(game, input, key)));
  return afterEntry(withSideVersions(after, isRead), hole, authorship);
}

/** Writes one cell of a hole. */
export const enterCell = (round: Round, hole: number, { input, key }: CellAddress, value: string | number, authorship: Authorship): Round =>
  enterFacts(round, hole, { [input]: { [key]: value } }, authorship);

function enterInput(round: Round, input: Input, hole: number, entries: Entries<string | number> | undefined, authorship: Authorship): Round {
  if (!entries) return round;
  const before = cellsOn(round, input, hole);
  const cells = enter(before, entries, authorship);
  if (cells === before) return round;
  const keys = Object.keys(entries).filter((key) => cells[key] !== before[key]);
  const isRead = (game: Game) => keys.some((key) => reads(game, input, key));
  const games = round.games.map((game) => (isRead(game) ? { ...game, version: game.version + 1 } : game));
  return { ...round, [input]: { ...round[input], [hole]: cells }, games };
}

/** Updates open conflicts to the stored values. Entering the value that had lost resolves a conflict. */
function afterEntry(round: Round, hole: number, authorship: Authorship): Round {
  const conflicts = round.conflicts.map((conflict) => {
    const address = addressOfConflict(conflict);
    return conflict.resolved || conflict.hole !== hole || !address ? conflict : withCurrentValue(conflict, cellAt(round, hole, address), authorship);
  });
  return { ...played(round, authorship.at), conflicts: [...withoutDuplicates(conflicts)] };
}

/** The changes that entering a hole caused, by name: for each game its old version `from`; and conflicts that were changed or resolved. */
export function changesOfHole(before: Round, after: Round, hole: number): NamedChange[] {
  const ofInputs = INPUTS.filter((input) => before[input] !== after[input]).flatMap((input) => {
    const ofGames = after.games
      .filter((game) => reads(game, input) && gameOf(before, game.id).version !== game.version)
      .map(({ id }) => ({ name: HOLE_RECORDED[input] as string, facts: { gameId: id, hole, from: gameOf(before, id).version } }));
    return ofGames.length > 0 && input === 'strokes' ? ofGames : [...ofGames, ...changesOfSideGames(before, after, hole, input)];
  });
  return [...withCorrections(ofInputs, before, after, hole), ...changesOfConflicts(before.conflicts, after.conflicts)];
}

/** Adds the strokes that were changed after the fact to the facts of the first change. */
function withCorrections([first, ...others]: NamedChange[], before: Round, after: Round, hole: number): NamedChange[] {
  const corrected = first ? correctionsOn(before, after, hole) : null;
  return first && corrected ? [{ ...first, facts: { ...first.facts, ...corrected } }, ...others] : first ? [first, ...others] : [];
}

/** The same for side games. A change of strokes is published once, for the first game that reads them. */
function changesOfSideGames(before: Round, after: Round, hole: number, input: Input): NamedChange[] {
  const keys = changedKeys(before, after, input, hole);
  const readers = sideGamesOf(after).filter((game) => keys.some((key) => sideReads(game, input, key)));
  const name = input === 'strokes' ? HOLE_RECORDED.strokes : HOLE_RECORDED.sideMarks;
  return (input === 'strokes' ? readers.slice(0, 1) : readers).map(({ id }) => ({ name, facts: { gameId: id, hole, from: sideGameOf(before, id).version } }));
}

/** The cells of a hole that differ. */
const changedKeys = (before: Round, after: Round, input: Input, hole: number): string[] =>
  Object.keys(cellsOn(after, input, hole)).filter((key) => cellAt(before, hole, { input, key }) !== cellAt(after, hole, { input, key }));
