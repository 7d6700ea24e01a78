import {
  type Change,
  type Delta,
  DELTA_MAX,
  HOLE_RECORDED,
  type EventEnvelope,
  madeFacts,
  movedFacts,
  recordedFacts,
  cellsWithoutAuthor,
  movesWithoutAuthor,
  deltaRound,
  type DeltaRound,
} from '@fairshare/contracts';
import { strokesCell } from '@fairshare/golf-rules';

const HOLE_CHANGES = new Set<string>(Object.values(HOLE_RECORDED));
const CARD_CHANGES = new Set(['card-assigned', 'card-drawn']);

/**
 * The changed values of a round, from its record: holes and cards, with the versions before and after. Null where the record does not contain
 * everything (other changes, missing versions in between, a previous release), and where it is too large: clients then refetch the round.
 */
export function deltaOf({ data: { version, changes, state: published } }: EventEnvelope): Delta | null {
  if (changes.length === 0 || !changes.every(({ name }) => HOLE_CHANGES.has(name) || CARD_CHANGES.has(name))) return null;
  const from = versionBefore(changes, version);
  const parsed = deltaRound.safeParse(published);
  if (from === null || !parsed.success) return null;
  const entries = enteredOn(parsed.data, changes);
  const cards = cardsOf(parsed.data, changes);
  if (entries === null || cards === null) return null;
  const delta = { from, lastPlayed: parsed.data.lastPlayedAt, ...entries, ...cards };
  return JSON.stringify(delta).length <= DELTA_MAX ? delta : null;
}

/** The version before the first of these changes; null unless the changes cover all versions since. */
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

/** An entry on a hole for a game. */
interface Recorded {
  readonly gameId: string;
  readonly hole: number;
  readonly from: number;
}

/** The holes with new entries, in their current state; and the same by game for clients of the previous release. */
function enteredOn(round: DeltaRound, changes: readonly Change[]): Pick<Delta, 'holes' | 'games'> | null {
  const recorded: Recorded[] = [];
  for (const { facts } of changes.filter(({ name }) => HOLE_CHANGES.has(name))) {
    const known = recordedFacts.safeParse(facts);
    if (!known.success) return null;
    recorded.push(known.data);
  }
  if (recorded.length === 0) return {};
  const games = gamesOf(round, recorded);
  const holes = holesOf(round, recorded);
  return games && holes && { ...(holes !== 'unknown' && { holes }), games };
}

type DeltaHoles = NonNullable<Delta['holes']>;

/** All values of the holes, by the cell names of the API. Unknown: a previous release published the round by its games. */
function holesOf({ strokes, marks }: DeltaRound, recorded: readonly Recorded[]): DeltaHoles | 'unknown' | null {
  if (!strokes || !marks) return 'unknown';
  const holes: DeltaHoles = {};
  for (const { hole } of recorded) {
    const [byPlayer, byCell] = [cellsOf(strokes[hole]), cellsOf(marks[hole])];
    if (!byPlayer || !byCell) return null;
    const named = [...Object.entries(byPlayer).map(([playerId, cell]) => [strokesCell(playerId), cell] as const), ...Object.entries(byCell)];
    if (named.length === 0) return null;
    holes[hole] = Object.fromEntries(named);
  }
  return holes;
}

/** The same by game: previous releases got it only for 2/9/16 and BBB. */
function gamesOf({ points, bbb, games: others = [], sideGames = [] }: DeltaRound, recorded: readonly Recorded[]): NonNullable<Delta['games']> | null {
  const games = new Map<string, NonNullable<Delta['games']>[number]>();
  for (const { gameId, hole, from } of recorded) {
    const game = [points, bbb].find((one) => one?.id === gameId);
    if (!game && [...others, ...sideGames].some(({ id }) => id === gameId)) continue;
    const cells = game?.holes[hole] === undefined ? null : cellsOf(game.holes[hole]);
    if (!game || !cells) return null;
    const sofar = games.get(gameId) ?? { id: gameId, from, version: game.version, holes: {} };
    games.set(gameId, { ...sofar, from: Math.min(sofar.from, from), holes: { ...sofar.holes, [hole]: cells } });
  }
  return [...games.values()];
}

/** Cell → its value and its version; null: an unknown format. A hole without entries may be missing. */
function cellsOf(hole: unknown = {}): DeltaHoles[string] | null {
  const entered = cellsWithoutAuthor.safeParse(hole);
  return entered.success ? Object.fromEntries(Object.entries(entered.data).map(([cell, { value, version }]) => [cell, [value, version] as [number | string, number]])) : null;
}

/** The holders of cards, and the new moves, which are at the end of the history. Null if a move is elsewhere, because it arrived late. */
function cardsOf({ cards: { holders, drawn, current, history } }: DeltaRound, changes: readonly Change[]): Pick<Delta, 'cards'> | null {
  if (!changes.some(({ name }) => CARD_CHANGES.has(name))) return {};
  const moves = new Set<string>();
  for (const { facts } of changes.filter(({ name }) => name === 'card-assigned')) {
    const known = movedFacts.safeParse(facts);
    if (!known.success) return null;
    moves.add(known.data.moveId);
  }
  const newest = movesWithoutAuthor.safeParse(moves.size === 0 ? [] : history.slice(-moves.size));
  if (!newest.success || newest.data.length < moves.size || !newest.data.every(({ id }) => moves.has(id))) return null;
  return { cards: { holders, drawn, current, moves: newest.data } };
}
