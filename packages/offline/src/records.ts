import { BBB_AWARDS, type BbbAward } from '@fairshare/golf-rules';

export type ScoreType = 'card' | 'points' | 'bbb';

/** Why the server did not take a record. */
export interface ServerRefusal {
  readonly status: number;
  /** What the golfer is told. */
  readonly reason: string;
}

/**
 * One thing entered on this phone: one player's strokes on a hole, one BBB award of it, or a card that changed hands. The fields are
 * the specification's (section 3); those after `synced` are what sending it safely takes.
 */
export interface OfflineScore {
  /** The 2/9/16 or BBB game's; of a card the session's. */
  readonly gameId: string;
  /** Whose strokes, who took the award ("none": nobody), who holds the card (null: it was put back). */
  readonly playerId: string | null;
  readonly type: ScoreType;
  readonly cardAssignment: { readonly cardType: string } | null;
  readonly hole: number | null;
  /** Net strokes; null but for 2/9/16. */
  readonly pointsScore: number | null;
  /** When it happened by the server's clock, epoch milliseconds. */
  readonly timestamp: number;
  /** The server has it. */
  readonly synced: boolean;
  /** Who entered it: nobody else ever sends or sees it. */
  readonly userId: string;
  /** The phone's own id of it: sent twice, it counts once. */
  readonly recordId: string;
  /** The Idempotency-Key of the call that carried it first and got no answer, if there was one. */
  readonly callKey?: string;
  readonly sessionId: string;
  readonly award: BbbAward | null;
  /** The version of the cell it was entered against; of a card, of its session. */
  readonly baseVersion: number;
  readonly refusal: ServerRefusal | null;
}

/** What the caller says of a new entry; the outbox adds the rest. */
export type NewScore = Omit<OfflineScore, 'synced' | 'userId' | 'recordId' | 'refusal' | 'timestamp'>;

/** An entry with its place in the order of entering. */
export interface Entry extends OfflineScore {
  /** The row's number; negative: it could not be stored and lives as long as the page. */
  readonly id: number;
}

/** Entries of one queue are sent one after another, in the order they were entered: those of a hole, or the cards of a session. */
export const queueOf = ({ gameId, type, hole }: Pick<OfflineScore, 'gameId' | 'type' | 'hole'>): string => `${gameId}/${type === 'card' ? 'cards' : hole}`;

/** What an entry is about: a later one of the same cell takes its place. Cards are a chain, so each keeps its own. */
export const cellOf = (entry: OfflineScore): string => (entry.type === 'card' ? entry.recordId : `${queueOf(entry)}/${entry.type === 'bbb' ? entry.award : entry.playerId}`);

/** A row as it was read, or null if it cannot be one of ours: other software's, or damaged. */
export function readEntry(row: unknown): Entry | null {
  if (typeof row !== 'object' || row === null) return null;
  const entry = row as Partial<Record<keyof Entry, unknown>>;
  const sound =
    isWhole(entry.id) &&
    isText(entry.gameId) &&
    isText(entry.userId) &&
    isText(entry.recordId) &&
    isText(entry.sessionId) &&
    isWhole(entry.timestamp) &&
    isWhole(entry.baseVersion) &&
    typeof entry.synced === 'boolean' &&
    (isPoints(entry) || isBbb(entry) || isCard(entry));
  return sound ? (row as Entry) : null;
}

type Row = Partial<Record<keyof Entry, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isHole = (value: unknown): boolean => isWhole(value) && value >= 1 && value <= 18;
const isPoints = ({ type, hole, playerId, pointsScore }: Row): boolean => type === 'points' && isHole(hole) && isText(playerId) && isWhole(pointsScore);
const isBbb = ({ type, hole, playerId, award }: Row): boolean => type === 'bbb' && isHole(hole) && isText(playerId) && BBB_AWARDS.some((known) => known === award);
const isCard = ({ type, playerId, cardAssignment }: Row): boolean =>
  type === 'card' && (playerId === null || isText(playerId)) && isText((cardAssignment as { cardType?: unknown } | null | undefined)?.cardType);
