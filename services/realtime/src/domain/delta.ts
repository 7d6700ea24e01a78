import {
  type Change,
  DELTA_MAX,
  type Delta,
  type EventEnvelope,
  madeFacts,
  movedFacts,
  recordedFacts,
  toldCells,
  toldMoves,
  toldRound,
  type ToldRound,
} from '@fairshare/contracts';

const HOLE_CHANGES = new Set(['hole-scores-recorded', 'bbb-hole-recorded']);
const CARD_CHANGES = new Set(['card-assigned', 'card-drawn']);

/**
 * What changed in a round, by its record: holes and cards, with the versions before and after. Null where the record does not tell it
 * all (other changes, versions that are missing between, a release before), and where it is too large: phones then read it.
 */
export function deltaOf({ data: { version, changes, state: published } }: EventEnvelope): Delta | null {
  if (changes.length === 0 || !changes.every(({ name }) => HOLE_CHANGES.has(name) || CARD_CHANGES.has(name))) return null;
  const from = versionBefore(changes, version);
  const told = toldRound.safeParse(published);
  if (from === null || !told.success) return null;
  const recorded = changes.filter(({ name }) => HOLE_CHANGES.has(name));
  const onCards = changes.filter(({ name }) => CARD_CHANGES.has(name));
  const games = gamesOf(told.data, recorded);
  const cards = cardsOf(told.data, onCards);
  if (!games || !cards) return null;
  const delta = { from, lastPlayed: told.data.lastPlayedAt, ...(recorded.length > 0 && { games }), ...(onCards.length > 0 && { cards }) };
  return JSON.stringify(delta).length <= DELTA_MAX ? delta : null;
}

/** The version before the first of these changes; null unless they are all that made the versions since. */
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

/** The holes in which something was recorded, as they stand now, by game. */
function gamesOf({ points, bbb }: ToldRound, recorded: readonly Change[]): NonNullable<Delta['games']> | null {
  const games = new Map<string, NonNullable<Delta['games']>[number]>();
  for (const { facts } of recorded) {
    const known = recordedFacts.safeParse(facts);
    if (!known.success) return null;
    const { gameId, hole, from } = known.data;
    const game = [points, bbb].find((one) => one?.id === gameId);
    const entered = toldCells.safeParse(game?.holes[hole]);
    if (!game || !entered.success) return null;
    const sofar = games.get(gameId) ?? { id: gameId, from, version: game.version, holes: {} };
    const values = Object.fromEntries(Object.entries(entered.data).map(([cell, { value, version }]) => [cell, [value, version] as [number | string, number]]));
    games.set(gameId, { ...sofar, from: Math.min(sofar.from, from), holes: { ...sofar.holes, [hole]: values } });
  }
  return [...games.values()];
}

/** Who holds what, and the moves that are new: those at the end of the history. One that came late stands elsewhere. */
function cardsOf({ cards: { holders, drawn, current, history } }: ToldRound, changes: readonly Change[]): NonNullable<Delta['cards']> | null {
  const moves = new Set<string>();
  for (const { facts } of changes.filter(({ name }) => name === 'card-assigned')) {
    const known = movedFacts.safeParse(facts);
    if (!known.success) return null;
    moves.add(known.data.moveId);
  }
  const newest = toldMoves.safeParse(moves.size === 0 ? [] : history.slice(-moves.size));
  if (!newest.success || newest.data.length < moves.size || !newest.data.every(({ id }) => moves.has(id))) return null;
  return { holders, drawn, current, moves: newest.data };
}
