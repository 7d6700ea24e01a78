import type { BbbHole } from '@fairshare/contracts';
import { awardCell, BBB_AWARDS } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { type BaseVersions, type Entries, requireUnchanged, type Authorship } from './cells';
import { recordFacts } from './enter-facts';
import { cellsOn } from './facts';
import { gameThatReads } from './games';
import { requireVersion, type Round } from './round';
import { type Players, playersOnHole, requireOnHoleOrNobody, requireScoresOfAll } from './roster';

// The calls that record a hole of one game, 2/9/16 or BBB. `recordHole` in hole-cells.ts records entries for all games of the round.

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
  return recordFacts(round, hole, { strokes: values }, authorship);
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
  return recordFacts(round, hole, { marks: inCells(awards) }, authorship);
}

const inCells = (awards: Entries<string>): Entries<string> => Object.fromEntries(Object.entries(awards).map(([award, playerId]) => [awardCell(award), playerId]));
