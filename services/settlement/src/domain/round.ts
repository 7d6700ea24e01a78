import type { GameSessionState, GroupState } from '@fairshare/contracts';
import { HOLE_GAMES, customCardsInPlay, isBuiltInCardType, type HeldCard, type HoleGame, type RoundInput } from '@fairshare/golf-rules';

/** A session with its group: all that payouts are made from. */
export interface Round {
  readonly session: GameSessionState;
  readonly group: GroupState;
  /** Whether this is the group's newest session; only asked for when custom cards are held. */
  readonly isActive: boolean;
}

/** What golf-rules settles, from what games and groups published. */
export function roundInput({ session, group, isActive }: Round): RoundInput {
  return {
    players: group.players.map((player) => player.id),
    cards: { hands: handsOf(session, group, isActive), values: session.cards.values },
    ...holeGames(session),
  };
}

/** The games entered hole by hole, each with what was entered in its cells: golf-rules names them as games publishes them. */
function holeGames(session: GameSessionState): Pick<RoundInput, HoleGame> {
  const inputs = HOLE_GAMES.map((kind) => {
    const game = session[kind];
    return [kind, game && { holes: valuesByHole(game.holes), values: game.settings }] as const;
  });
  return Object.fromEntries(inputs) as Pick<RoundInput, HoleGame>;
}

/** Custom cards are what makes a hand depend on whether its session is the active one. */
export const holdsCustomCards = (session: GameSessionState): boolean =>
  Object.keys(session.cards.holders).some((key) => !isBuiltInCardType(key));

/** Who holds what of the cards in play. */
function handsOf({ cards }: GameSessionState, group: GroupState, isActive: boolean): Record<string, HeldCard[]> {
  const custom = new Map(customCardsInPlay({ ...group, isActive }, cards.recorded).map(({ key, ...face }) => [key, { id: key, ...face }]));
  const hands = new Map<string, HeldCard[]>();
  for (const [key, holder] of Object.entries(cards.holders)) {
    const card = isBuiltInCardType(key) ? { id: key, type: key } : custom.get(key);
    if (card) hands.set(holder, [...(hands.get(holder) ?? []), card]);
  }
  return Object.fromEntries(hands);
}

type Value = string | number;
type Cells = Readonly<Record<string, { readonly value: Value } | undefined>>;

function valuesByHole(holes: Readonly<Record<string, Cells>>): Record<string, Record<string, Value>> {
  return Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, valuesOf(cells)]));
}

function valuesOf(cells: Cells): Record<string, Value> {
  return Object.fromEntries(Object.entries(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])));
}

/** Whether a 2/9/16 or BBB game is one of the session's. */
export const hasPointsGame = ({ session }: Round, gameId: string): boolean => HOLE_GAMES.some((kind) => session[kind]?.id === gameId);
