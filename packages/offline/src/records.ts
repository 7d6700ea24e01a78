import { awardCell, BBB_AWARDS, type BbbAward, strokesCell, strokesPlayer } from '@fairshare/golf-rules';

/** `mark`: an answer that no game of the specification asks for. */
export type ScoreType = 'card' | 'points' | 'bbb' | 'mark';

/** Why the server refused a record. */
export interface ServerRefusal {
  readonly status: number;
  /** The message for the golfer. */
  readonly reason: string;
}

/**
 * One entry made on this phone: one player's strokes on a hole, one BBB award of it, or a card that changed hands. The fields up to `synced`
 * are the specification's (section 3); those after it are needed to send the entry safely.
 */
export interface OfflineScore {
  /** The id of the game that asks for the entry; of a card, the session's id. */
  readonly gameId: string;
  /** The player who took the strokes, who is the answer ("none": no player), or who holds the card (null: it was put back). */
  readonly playerId: string | null;
  readonly type: ScoreType;
  readonly cardAssignment: { readonly cardType: string } | null;
  readonly hole: number | null;
  /** Net strokes; null except for 2/9/16. */
  readonly pointsScore: number | null;
  /** When it happened by the server's clock, epoch milliseconds. */
  readonly timestamp: number;
  /** The server has it. */
  readonly synced: boolean;
  /** The user who entered it. The entry is neither sent nor shown for any other user. */
  readonly userId: string;
  /** The phone's own id of the entry, by which the server deduplicates it. */
  readonly recordId: string;
  /** The Idempotency-Key of the call that sent the entry first and got no response, if there was one. */
  readonly callKey?: string;
  readonly sessionId: string;
  readonly award: BbbAward | null;
  /**
   * The cell of the hole, as the call for a hole names it, and the entered value; null: the answer was taken back. Absent: a card, or an entry of the
   * previous release, which is sent in that release's form.
   */
  readonly cell?: string;
  readonly value?: number | string | null;
  /** The version of the cell that the entry is based on; of a card, the version of its session. */
  readonly baseVersion: number;
  readonly refusal: ServerRefusal | null;
}

/** What the caller passes for a new entry; the outbox adds the rest. */
export type NewScore = Omit<OfflineScore, 'synced' | 'userId' | 'recordId' | 'refusal' | 'timestamp'>;

/** An entry with its place in the order of entering. */
export interface Entry extends OfflineScore {
  /** The row's number; negative: it could not be stored and lives as long as the page. */
  readonly id: number;
}

/** The entry for one cell of a hole. `gameId`: the game that asks for it. */
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

/** The cell that an entry of a hole is about, and the entered value; null: the entry is a card. */
export function cellOfEntry({ type, cell, value, playerId, pointsScore, award }: OfflineScore): { readonly cell: string; readonly value: number | string | null } | null {
  if (type === 'card') return null;
  if (cell !== undefined && value !== undefined) return { cell, value };
  return type === 'points' ? { cell: strokesCell(String(playerId)), value: Number(pointsScore) } : { cell: awardCell(String(award)), value: String(playerId) };
}

/** Entries of one queue are sent one after another, in the order they were entered: those of a hole, or the cards of a session. */
export const queueOf = ({ sessionId, type, hole }: Pick<OfflineScore, 'sessionId' | 'type' | 'hole'>): string => `${sessionId}/${type === 'card' ? 'cards' : hole}`;

/** The key under which entries are combined: a later entry of a cell replaces an earlier one. Card moves build on each other, so each has its own key. */
export const placeOf = (entry: OfflineScore): string => `${queueOf(entry)}/${cellOfEntry(entry)?.cell ?? entry.recordId}`;

/** The row as an entry; null if it is damaged or was written by other software. */
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
