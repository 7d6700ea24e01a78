import type { GameState } from '@fairshare/contracts';
import { cardFace, isBuiltInCardType } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';

/** Card → the player who holds it; one that nobody holds is missing. */
type Holders = Readonly<Record<string, string>>;

/** The hole that was saved last on this phone. A card knows no hole: it is of the one that is saved next. */
interface LastSaved {
  readonly sessionId: string;
  readonly hole: number;
  /** The other holes with entries. */
  readonly others: readonly number[];
  /** Who held which card before the hole, and once it was saved. */
  readonly before: Holders;
  readonly after: Holders;
}

/** Key in localStorage: between two holes a phone is put away. */
const KEY = 'lastSavedHole';

export interface SavedHole {
  readonly sessionId: string;
  readonly hole: number;
  /** All holes with entries. */
  readonly holes: readonly number[];
}

export const holdersOf = ({ playerCards }: Pick<GameState, 'playerCards'>): Holders =>
  Object.fromEntries(Object.entries(playerCards).flatMap(([playerId, cards]) => cards.map(({ id }) => [id, playerId] as const)));

/**
 * Who held which card before a hole that was saved just now. Null: this phone cannot tell, because the hole is an earlier one that was corrected, or
 * another phone saved holes meanwhile.
 */
export function holdersBefore({ sessionId, hole, holes }: SavedHole): Holders | null {
  const last = lastSaved(sessionId);
  const others = holes.filter((one) => one !== hole);
  if (!last) return others.length === 0 ? {} : null;
  if (hole === last.hole) return isSame(others, last.others) ? last.before : null;
  return isSame(others, [...last.others, last.hole]) ? last.after : null;
}

/** Keeps who holds which card after a hole was saved, for the next one. A correction of an earlier hole changes nothing of it. */
export function keepHolders({ sessionId, hole, holes }: SavedHole, before: Holders | null, after: Holders): void {
  if (lastSaved(sessionId)?.others.includes(hole)) return;
  const saved: LastSaved = { sessionId, hole, others: holes.filter((one) => one !== hole), before: before ?? after, after };
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage the line after a hole tells no cards.
  }
}

/** What a hole gave to whom, in the order it happened. A card that came back to its holder, or to nobody, is none. */
export function cardsGiven({ playerCards, cardHistory }: Pick<GameState, 'playerCards' | 'cardHistory'>, before: Holders): { card: string; playerId: string }[] {
  const place = (key: string) => cardHistory.findLastIndex(({ cardId }) => cardId === key);
  return Object.entries(playerCards)
    .flatMap(([playerId, cards]) => cards.map((card) => ({ ...card, playerId })))
    .filter(({ id, playerId }) => before[id] !== playerId)
    .sort((one, other) => place(one.id) - place(other.id))
    .map((card) => ({ card: nameInSentence(card), playerId: card.playerId }));
}

/** A group writes the names of its own cards as it likes. */
function nameInSentence(card: Parameters<typeof cardFace>[0]): string {
  const { name } = cardFace(card);
  return isBuiltInCardType(card.type) ? name.toLowerCase() : isolated(name);
}

function lastSaved(sessionId: string): LastSaved | null {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastSaved | null;
    return last?.sessionId === sessionId ? last : null;
  } catch {
    return null;
  }
}

const isSame = (some: readonly number[], others: readonly number[]): boolean => sorted(some) === sorted(others);
const sorted = (holes: readonly number[]): string => [...holes].sort((one, other) => one - other).join();
