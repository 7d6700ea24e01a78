import type { GroupState, RoundGame, RoundState } from '@fairshare/contracts';
import { customCardsInPlay, type HeldCard, isBuiltInCardType, ofThreeGames, type RoundInput, type SideGame, type ThreeGames, whoPlays } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import type { ForTab } from './saved-result';

/** A round with its group: all that payouts are made from. */
export interface Round {
  readonly state: RoundState;
  readonly version: number;
  readonly group: GroupState;
  /** Whether this is the group's newest round; only asked for when custom cards are held. */
  readonly isActive: boolean;
}

/** A round at a version of its own and of its group's: as long as both stay, so does all that is computed of it. */
export interface VersionedRound {
  readonly version: string;
  readonly round: Round;
}

/** What golf-rules settles, from what games and groups published. */
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

/** Side games with the definitions of their kinds. One of a kind that a release to come has brought is left out. */
const sideGamesOf = ({ sideGames = [] }: RoundState): SideGame[] =>
  sideGames.flatMap(({ id, name, kind, players, sides, options, on }) => {
    const definition = sideKind(kind);
    return definition ? [{ id, name, definition, players, sides, options: { ...defaultOptions(definition), ...options }, on }] : [];
  });

/** What was entered in a round, and the games that read it. */
function enteredIn(round: RoundState, cards: NonNullable<ThreeGames['cards']>): Pick<RoundInput, 'facts' | 'games'> {
  const { strokes, marks, games } = round;
  if (!strokes || !marks || !games) return ofGamesOfBefore(round, cards);
  const { values, ...held } = cards;
  return {
    facts: { strokes: valuesByHole(strokes), marks: valuesByHole(marks), cards: held },
    games: [{ kind: 'cards', options: { values } }, ...games.map(({ kind, settings }) => ({ kind, options: settings }))],
  };
}

/** The release before published what was entered with its game. */
const ofGamesOfBefore = ({ points, bbb }: RoundState, cards: ThreeGames['cards']) =>
  ofThreeGames({
    cards,
    points: points && { holes: valuesByHole(points.holes), values: points.settings },
    bbb: bbb && { holes: valuesByHole(bbb.holes), values: bbb.settings },
  });

/** The games of a round that are entered by holes. */
export const holeGamesOf = ({ games, points, bbb }: RoundState): readonly Pick<RoundGame, 'id' | 'kind'>[] =>
  games ?? [...(points ? [{ id: points.id, kind: 'points' as const }] : []), ...(bbb ? [{ id: bbb.id, kind: 'bbb' as const }] : [])];

/** What posting a result of the round takes; nothing while it is open. */
export const forTab = ({ state: { finished, name, createdAt }, version }: Round): { readonly tab?: ForTab } =>
  finished ? { tab: { finishId: finished.id, roundVersion: version, round: { name, createdAt }, isAwaited: true } } : {};

/** Custom cards are what makes a hand depend on whether its round is the active one. */
export const holdsCustomCards = (round: RoundState): boolean => Object.keys(round.cards.holders).some((key) => !isBuiltInCardType(key));

/** Who holds what of the cards in play. `isActive`: the group's custom cards are in play as they are now; else those the round recorded. */
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

/** Whether a 2/9/16 or BBB game is one of the round's. */
export const hasHoleGame = ({ state: round }: Round, gameId: string): boolean => holeGamesOf(round).some(({ id }) => id === gameId);

/** Whether a side game is one of the round's. */
export const hasSideGame = ({ state: { sideGames = [] } }: Round, gameId: string): boolean => sideGames.some(({ id }) => id === gameId);
