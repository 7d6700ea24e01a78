import type { GameState } from '@fairshare/contracts';
import { cardFace, isBuiltInCardType } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';

/** Card → the player who holds it. A card that nobody holds has no entry. */
type Holders = Readonly<Record<string, string>>;

/** The hole that was saved last on this phone. A card assignment names no hole: it belongs to the hole that is saved next. */
interface LastSaved {
  readonly sessionId: string;
  readonly hole: number;
  /** The other holes with entries. */
  readonly others: readonly number[];
  /** The holders of the cards before the hole, and after it was saved. */
  readonly before: Holders;
  readonly after: Holders;
}

/** Key in localStorage: it survives when the phone is put away between two holes. */
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
 * The holders of the cards before a hole that was just saved. Null: this phone cannot know them, because the hole is an earlier one that was corrected, or
 * another phone saved holes meanwhile.
 */
export function holdersBefore({ sessionId, hole, holes }: SavedHole): Holders | null {
  const last = lastSaved(sessionId);
  const others = holes.filter((one) => one !== hole);
  if (!last) return others.length === 0 ? {} : null;
  if (hole === last.hole) return isSame(others, last.others) ? last.before : null;
  return isSame(others, [...last.others, last.hole]) ? last.after : null;
}

/** Stores the holders after a hole was saved, for the next hole. A correction of an earlier hole stores nothing. */
export function keepHolders({ sessionId, hole, holes }: SavedHole, before: Holders | null, after: Holders): void {
  if (lastSaved(sessionId)?.others.includes(hole)) return;
  const saved: LastSaved = { sessionId, hole, others: holes.filter((one) => one !== hole), before: before ?? after, after };
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage, the line after a hole names no cards.
  }
}

/** The cards that a hole assigned and their new holders, in the order of assignment. Leaves out cards that ended with their former holder or with nobody. */
export function cardsGiven({ playerCards, cardHistory }: Pick<GameState, 'playerCards' | 'cardHistory'>, before: Holders): { card: string; playerId: string }[] {
  const place = (key: string) => cardHistory.findLastIndex(({ cardId }) => cardId === key);
  return Object.entries(playerCards)
    .flatMap(([playerId, cards]) => cards.map((card) => ({ ...card, playerId })))
    .filter(({ id, playerId }) => before[id] !== playerId)
    .sort((one, other) => place(one.id) - place(other.id))
    .map((card) => ({ card: nameInSentence(card), playerId: card.playerId }));
}

/** A group chooses how to spell its own cards, so their names keep their case. */
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
