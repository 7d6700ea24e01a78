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

/** What someone entered for a hole, and against which versions of its cells. */
export interface HoleEntry<Values> {
  readonly gameId: string;
  /** 1 to 18. */
  readonly hole: number;
  readonly values: Values;
  readonly baseVersion?: BaseVersions;
  /** If-Match: the version of the game. */
  readonly ifVersion?: number;
}

/** What is entered on a hole: strokes by player, answers by cell. */
export interface HoleFacts {
  readonly strokes?: Entries<number>;
  readonly marks?: Entries<string>;
}

/**
 * Net strokes of everyone who plays a hole.
 * @throws MissingScores, UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when someone entered another value since.
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
 * The three awards of a BBB hole, each somebody who plays it or "none".
 * @throws UnknownPlayer, NotPlaying, HoleNotPlayed, NoSuchGame, GameVersionMismatch; CellsChanged when someone entered another value since.
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

/** A change of the round by what was entered; unchanged when nothing differs. */
export function recorded(round: Round, hole: number, facts: HoleFacts, authorship: Authorship): Change<Round> {
  const entered = enterFacts(round, hole, facts, authorship);
  return entered === round ? 'unchanged' : changed(entered, ...changesOfHole(round, entered, hole));
}

/** Writes what is entered on a hole; the same round when nothing differs. Every game that reads what changed has a new version. */
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

/** An open conflict always shows what stands now; entering the very value that had lost settles it. */
function afterEntry(round: Round, hole: number, authorship: Authorship): Round {
  const conflicts = round.conflicts.map((conflict) => {
    const address = addressOfConflict(conflict);
    return conflict.resolved || conflict.hole !== hole || !address ? conflict : withCurrentValue(conflict, cellAt(round, hole, address), authorship);
  });
  return { ...played(round, authorship.at), conflicts: [...withoutDuplicates(conflicts)] };
}

/** What entering a hole did, by name: what it changed in each game, over the game's version `from`; and it may have changed or settled conflicts. */
export function changesOfHole(before: Round, after: Round, hole: number): NamedChange[] {
  const ofInputs = INPUTS.filter((input) => before[input] !== after[input]).flatMap((input) => {
    const told = after.games
      .filter((game) => reads(game, input) && gameOf(before, game.id).version !== game.version)
      .map(({ id }) => ({ name: HOLE_RECORDED[input] as string, facts: { gameId: id, hole, from: gameOf(before, id).version } }));
    return told.length > 0 && input === 'strokes' ? told : [...told, ...changesOfSideGames(before, after, hole, input)];
  });
  return [...withCorrections(ofInputs, before, after, hole), ...changesOfConflicts(before.conflicts, after.conflicts)];
}

/** The first change with the strokes that were changed after the fact among its facts. */
function withCorrections([first, ...others]: NamedChange[], before: Round, after: Round, hole: number): NamedChange[] {
  const corrected = first ? correctionsOn(before, after, hole) : null;
  return first && corrected ? [{ ...first, facts: { ...first.facts, ...corrected } }, ...others] : first ? [first, ...others] : [];
}

/** The same of side games. Strokes are told once, of the first game that reads them. */
function changesOfSideGames(before: Round, after: Round, hole: number, input: Input): NamedChange[] {
  const keys = changedKeys(before, after, input, hole);
  const readers = sideGamesOf(after).filter((game) => keys.some((key) => sideReads(game, input, key)));
  const name = input === 'strokes' ? HOLE_RECORDED.strokes : HOLE_RECORDED.sideMarks;
  return (input === 'strokes' ? readers.slice(0, 1) : readers).map(({ id }) => ({ name, facts: { gameId: id, hole, from: sideGameOf(before, id).version } }));
}

/** Cells of a hole that are others now. */
const changedKeys = (before: Round, after: Round, input: Input, hole: number): string[] =>
  Object.keys(cellsOn(after, input, hole)).filter((key) => cellAt(before, hole, { input, key }) !== cellAt(after, hole, { input, key }));
