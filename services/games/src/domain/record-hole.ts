import { type BbbHole, HOLE_RECORDED } from '@fairshare/contracts';
import { awardCell, BBB_AWARDS } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import { type BaseVersions, enter, type Entries, requireUnchanged, type Authorship } from './cells';
import { changesOfConflicts, withCurrentValue } from './conflict-stands';
import { addressOfConflict, cellAt, type CellAddress, cellsOn, INPUTS, type Input } from './facts';
import { type Game, gameOf, gameThatReads, reads } from './games';
import { changed, played, requireVersion, type Round, withoutDuplicates } from './round';
import { correctionsOn } from './corrections';
import { type SideGame, sideGameOf, sideGamesOf, sideReads, withSideVersions } from './side-games';
import { type Players, playersOnHole, requireOnHoleOrNobody, requireScoresOfAll } from './roster';

/** The entries of a hole, and the versions of its cells they were entered against. */
export interface HoleEntry<Values> {
  readonly gameId: string;
  /** 1 to 18. */
  readonly hole: number;
  readonly values: Values;
  readonly baseVersion?: BaseVersions;
  /** If-Match: the version of the game. */
  readonly ifVersion?: number;
}

/** Entries of a hole: strokes by player, answers by cell. */
export interface HoleFacts {
  readonly strokes?: Entries<number>;
  readonly marks?: Entries<string>;
}

/**
 * Records the net strokes of all players of a hole.
 * @throws MissingScores, UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when another value was entered since.
 */
export function recordHoleScores(
  round: Round,
  players: Players,
  { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<Entries<number>>,
  authorship: Authorship,
): Change<Round> {
  requireVersion(gameThatReads(round, gameId, 'strokes'), ifVersion);
  requireScoresOfAll(players, playersOnHole(round, players, hole), hole, values);
  requireUnchanged(cellsOn(round, 'strokes', hole), values, baseVersion);
  return recorded(round, hole, { strokes: values }, authorship);
}

/**
 * Records the three awards of a BBB hole, each to a player of the hole or to "none".
 * @throws UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when another value was entered since.
 */
export function recordBbbHole(round: Round, players: Players, { gameId, hole, values, baseVersion = {}, ifVersion }: HoleEntry<BbbHole>, authorship: Authorship): Change<Round> {
  requireVersion(gameThatReads(round, gameId, 'marks', awardCell(BBB_AWARDS[0])), ifVersion);
  const { firstOn, closestTo, firstIn } = values;
  const awards = { firstOn, closestTo, firstIn };
  const onHole = playersOnHole(round, players, hole);
  for (const [award, playerId] of Object.entries(awards)) requireOnHoleOrNobody(players, onHole, hole, playerId, award);
  const given = Object.keys(awards).map((award) => [award, cellsOn(round, 'marks', hole)[awardCell(award)]] as const);
  requireUnchanged(Object.fromEntries(given), awards, baseVersion);
  return recorded(round, hole, { marks: inCells(awards) }, authorship);
}

const inCells = (awards: Entries<string>): Entries<string> => Object.fromEntries(Object.entries(awards).map(([award, playerId]) => [awardCell(award), playerId]));

/** The change of the round by these entries; 'unchanged' when no value differs. */
export function recorded(round: Round, hole: number, facts: HoleFacts, authorship: Authorship): Change<Round> {
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
