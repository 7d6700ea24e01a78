import { awardCell, BBB_AWARDS, type BbbAward, strokesCell, strokesPlayer } from '@fairshare/golf-rules';

/** `mark`: an answer that no game of the specification asks for. */
export type ScoreType = 'card' | 'points' | 'bbb' | 'mark';

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
  /** The game's that asks for it; of a card the session's. */
  readonly gameId: string;
  /** Whose strokes, who was answered ("none": nobody), who holds the card (null: it was put back). */
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
  /** The cell of the hole, as the call of a hole names it, and what was entered there; null: the answer was taken back. Missing: a card, or an entry of the release before, in whose form it is sent. */
  readonly cell?: string;
  readonly value?: number | string | null;
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

/** What is entered on a hole, one entry a cell. `gameId`: the game that asks for it. */
export function scoreOfCell({
  cell,
  value,
  ...at
}: Pick<OfflineScore, 'sessionId' | 'gameId' | 'hole' | 'baseVersion'> & { readonly cell: string; readonly value: number | string | null }): NewScore {
  const playerId = strokesPlayer(cell);
  const award = BBB_AWARDS.find((one) => awardCell(one) === cell) ?? null;
  const type = playerId !== null ? 'points' : award ? 'bbb' : 'mark';
  return { ...at, type, playerId: playerId ?? String(value), pointsScore: playerId === null ? null : Number(value), award, cardAssignment: null, cell, value };
}

/** The cell that an entry of a hole is about, and what was entered there; null: a card. */
export function cellOfEntry({ type, cell, value, playerId, pointsScore, award }: OfflineScore): { readonly cell: string; readonly value: number | string | null } | null {
  if (type === 'card') return null;
  if (cell !== undefined && value !== undefined) return { cell, value };
  return type === 'points' ? { cell: strokesCell(String(playerId)), value: Number(pointsScore) } : { cell: awardCell(String(award)), value: String(playerId) };
}

/** Entries of one queue are sent one after another, in the order they were entered: those of a hole, or the cards of a session. */
export const queueOf = ({ sessionId, type, hole }: Pick<OfflineScore, 'sessionId' | 'type' | 'hole'>): string => `${sessionId}/${type === 'card' ? 'cards' : hole}`;

/** What an entry is about: a later one of the same cell takes its place. Cards are a chain, so each keeps its own. */
export const placeOf = (entry: OfflineScore): string => `${queueOf(entry)}/${cellOfEntry(entry)?.cell ?? entry.recordId}`;

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
    (isPoints(entry) || isBbb(entry) || isMark(entry) || isCard(entry));
  return sound ? (row as Entry) : null;
}

type Row = Partial<Record<keyof Entry, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isHole = (value: unknown): boolean => isWhole(value) && value >= 1 && value <= 18;
const isPoints = ({ type, hole, playerId, pointsScore }: Row): boolean => type === 'points' && isHole(hole) && isText(playerId) && isWhole(pointsScore);
const isBbb = ({ type, hole, playerId, award }: Row): boolean => type === 'bbb' && isHole(hole) && isText(playerId) && BBB_AWARDS.some((known) => known === award);
const isMark = ({ type, hole, cell, value }: Row): boolean => type === 'mark' && isHole(hole) && isText(cell) && (isText(value) || isWhole(value) || value === null);
const isCard = ({ type, playerId, cardAssignment }: Row): boolean =>
  type === 'card' && (playerId === null || isText(playerId)) && isText((cardAssignment as { cardType?: unknown } | null | undefined)?.cardType);
