import type { GroupState, RoundGame, RoundState } from '@fairshare/contracts';
import { customCardsInPlay, type HeldCard, isBuiltInCardType, ofThreeGames, type RoundInput, type SideGame, type ThreeGames, whoPlays } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import type { ForTab } from './saved-result';

/** A round with its group: the input of all payouts. */
export interface Round {
  readonly state: RoundState;
  readonly version: number;
  readonly group: GroupState;
  /** Whether this is the group's newest round; computed only when custom cards are held. */
  readonly isActive: boolean;
}

/** A round with the versions of itself and its group: everything computed from it can be cached by `version`. */
export interface VersionedRound {
  readonly version: string;
  readonly round: Round;
}

/** The input for golf-rules, from the published state of games and groups. */
export function roundInput({ state: round, group, isActive }: Round): RoundInput {
  const roster = whoPlays(round, group.players);
  return {
    players: roster.players,
    roster,
    rules: round.rules,
    ...enteredIn(round, { hands: handsOf(round, group, isActive && !round.finished), values: round.cards.values, transfers: round.cards.history }),
    sideGames: sideGamesOf(round),
    firstHole: round.firstHole,
    course: round.course,
    isFinished: Boolean(round.finished),
  };
}

/** Side games with the definitions of their kinds. A kind of a future release is omitted. */
const sideGamesOf = ({ sideGames = [] }: RoundState): SideGame[] =>
  sideGames.flatMap(({ id, name, kind, players, sides, options, on }) => {
    const definition = sideKind(kind);
    return definition ? [{ id, name, definition, players, sides, options: { ...defaultOptions(definition), ...options }, on }] : [];
  });

/** The entries of a round, and the games that use them. */
function enteredIn(round: RoundState, cards: NonNullable<ThreeGames['cards']>): Pick<RoundInput, 'facts' | 'games'> {
  const { strokes, marks, games } = round;
  if (!strokes || !marks || !games) return ofGamesOfBefore(round, cards);
  const { values, ...held } = cards;
  return {
    facts: { strokes: valuesByHole(strokes), marks: valuesByHole(marks), cards: held },
    games: [{ kind: 'cards', options: { values } }, ...games.map(({ kind, settings }) => ({ kind, options: settings }))],
  };
}

/** The previous release published entries together with their game. */
const ofGamesOfBefore = ({ points, bbb }: RoundState, cards: ThreeGames['cards']) =>
  ofThreeGames({
    cards,
    points: points && { holes: valuesByHole(points.holes), values: points.settings },
    bbb: bbb && { holes: valuesByHole(bbb.holes), values: bbb.settings },
  });

/** The games of a round that are entered by holes. */
export const holeGamesOf = ({ games, points, bbb }: RoundState): readonly Pick<RoundGame, 'id' | 'kind'>[] =>
  games ?? [...(points ? [{ id: points.id, kind: 'points' as const }] : []), ...(bbb ? [{ id: bbb.id, kind: 'bbb' as const }] : [])];

/** The data for posting a result of the round; empty while the round is open. */
export const forTab = ({ state: { finished, name, createdAt }, version }: Round): { readonly tab?: ForTab } =>
  finished ? { tab: { finishId: finished.id, roundVersion: version, round: { name, createdAt }, isAwaited: true } } : {};

/** Whether the hands depend on the round being the active one: only custom cards do. */
export const holdsCustomCards = (round: RoundState): boolean => Object.keys(round.cards.holders).some((key) => !isBuiltInCardType(key));

/** The hand of each player. `isActive`: the group's current custom cards are in play; otherwise those the round recorded. */
function handsOf({ cards }: RoundState, group: GroupState, isActive: boolean): Record<string, HeldCard[]> {
  const custom = new Map(customCardsInPlay({ ...group, isActive }, cards.recorded).map(({ key, ...face }) => [key, { id: key, ...face }]));
  const hands = new Map<string, HeldCard[]>();
  for (const [key, holder] of Object.entries(cards.holders)) {
    const card = isBuiltInCardType(key) ? { id: key, type: key } : custom.get(key);
    if (card) hands.set(holder, [...(hands.get(holder) ?? []), card]);
  }
  return Object.fromEntries(hands);
}

type Cells<Value> = Readonly<Record<string, { readonly value: Value } | undefined>>;

function valuesByHole<Value>(holes: Readonly<Record<string, Cells<Value>>>): Record<string, Record<string, Value>> {
  return Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, valuesOf(cells)]));
}

function valuesOf<Value>(cells: Cells<Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])));
}

/** Whether the round has this 2/9/16 or BBB game. */
export const hasHoleGame = ({ state: round }: Round, gameId: string): boolean => holeGamesOf(round).some(({ id }) => id === gameId);

/** Whether the round has this side game. */
export const hasSideGame = ({ state: { sideGames = [] } }: Round, gameId: string): boolean => sideGames.some(({ id }) => id === gameId);
