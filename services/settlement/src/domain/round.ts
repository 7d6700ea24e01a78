import type { BbbAward, GameSessionState, GroupState } from '@fairshare/contracts';
import { CUSTOM_CARD_TYPE, isBuiltInCardType, type HeldCard, type RoundInput } from '@fairshare/golf-rules';

/** A session with its group: all that payouts are made from. */
export interface Round {
  readonly session: GameSessionState;
  readonly group: GroupState;
  /** Whether this is the group's newest session; only asked for when custom cards are held. */
  readonly isActive: boolean;
}

/** What golf-rules settles, from what games and groups published. */
export function roundInput({ session, group, isActive }: Round): RoundInput {
  const { points, bbb } = session;
  return {
    players: group.players.map((player) => player.id),
    cards: { hands: handsOf(session, group, isActive), values: session.cards.values },
    points: points && { holes: mapHoles(points.holes, valuesOf), values: points.settings },
    bbb: bbb && { holes: mapHoles(bbb.holes, (hole) => valuesOf<BbbAward, string>(hole)), values: bbb.settings },
  };
}

/** Custom cards are what makes a hand depend on whether its session is the active one. */
export const holdsCustomCards = (session: GameSessionState): boolean =>
  Object.keys(session.cards.holders).some((key) => !isBuiltInCardType(key));

/**
 * Who holds what. In the active session the custom cards are the group's as they are now; an earlier one shows what it
 * recorded itself, so that what is past stays as it was settled.
 */
function handsOf(session: GameSessionState, group: GroupState, isActive: boolean): Record<string, HeldCard[]> {
  const hands = new Map<string, HeldCard[]>();
  for (const [key, holder] of Object.entries(session.cards.holders)) {
    const card = heldCard(key, session, group, isActive);
    if (card) hands.set(holder, [...(hands.get(holder) ?? []), card]);
  }
  return Object.fromEntries(hands);
}

function heldCard(key: string, session: GameSessionState, group: GroupState, isActive: boolean): HeldCard | undefined {
  if (isBuiltInCardType(key)) return { id: key, type: key };
  const recorded = Object.hasOwn(session.cards.recorded, key) ? session.cards.recorded[key] : undefined;
  const custom = isActive ? group.customCards.find((card) => card.id === key) : recorded;
  return custom && { id: key, type: CUSTOM_CARD_TYPE, name: custom.name, emoji: custom.emoji, value: custom.value };
}

function mapHoles<Hole, Values>(holes: Readonly<Record<string, Hole>>, values: (hole: Hole) => Values): Record<string, Values> {
  return Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, values(cells)]));
}

function valuesOf<Key extends string, Value>(cells: Readonly<Partial<Record<Key, { readonly value: Value }>>>): Record<Key, Value> {
  return Object.fromEntries(
    Object.entries<{ readonly value: Value } | undefined>(cells).flatMap(([key, cell]) => (cell ? [[key, cell.value]] : [])),
  ) as Record<Key, Value>;
}

/** Child ids are `<session>.<kind><n>`: the session of a points or BBB game. An id without a dot is no child's. */
export function sessionOfChild(childId: string): string | null {
  const dot = childId.lastIndexOf('.');
  return dot > 0 ? childId.slice(0, dot) : null;
}
