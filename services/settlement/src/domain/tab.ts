import { byPlayer, forPlayer, type ByPlayer, type Cents, type PlayerId, type Selection } from '@fairshare/golf-rules';

interface Line {
  readonly id: string;
  /** When it happened, as whoever wrote it says; never after it was written. */
  readonly at: string;
  /** User id; null: an account that is gone, or nobody knows. */
  readonly by: string | null;
  /** What it moves; sums to zero. */
  readonly nets: ByPlayer<Cents>;
}

/** What a finished round gave (`round`), or gives now less what it had posted (`correction`). */
export interface RoundLine extends Line {
  readonly kind: 'round' | 'correction';
  /** With the name it had then. */
  readonly round: { readonly id: string; readonly name: string; readonly createdAt: string };
  /** Absent: the whole round at its own values. Else which games were settled, and by which values (cents; null: the round's own). */
  readonly chosen?: { readonly selectedGames: readonly Selection[]; readonly pointValueCents: Cents | null; readonly fbtValueCents: Cents | null } | undefined;
}

/** Money that changed hands outside the product: `from` gave `to`. */
export interface PaymentLine extends Line {
  readonly kind: 'payment';
  readonly payment: { readonly from: PlayerId; readonly to: PlayerId; readonly cents: Cents; readonly note: string | null };
  /** When it was written, by our clock. */
  readonly recordedAt: string;
  /** What whoever recorded it calls it. */
  readonly entryId?: string;
}

/** Takes a payment back. */
export interface UndoneLine extends Line {
  readonly kind: 'undone';
  /** The payment's line. */
  readonly undoes: string;
  /** What the other side said when they disagreed; null: it was simply undone. */
  readonly reason: string | null;
}

export type TabLine = RoundLine | PaymentLine | UndoneLine;

/** How far a round is on the tab. */
export interface RoundOnTab {
  /** The version of its saved result that was posted last. */
  readonly version: number;
  /** It was deleted: nothing of it is posted any more. */
  readonly isGone: boolean;
}

/** What a group's players owe each other: a ledger of lines that are only ever added. */
export interface Tab {
  /** The group's. */
  readonly id: string;
  /** The newest last. */
  readonly lines: readonly TabLine[];
  readonly rounds: Readonly<Record<string, RoundOnTab>>;
  /** Requests to record a payment that another member had recorded already: the id it would have got → that payment's line, whose request it was, and what they call it. */
  readonly twins: Readonly<Record<string, { readonly lineId: string; readonly by: string; readonly entryId?: string }>>;
  /** Player id → when they were reminded last. Absent: nobody ever was. */
  readonly reminders?: Readonly<Record<string, { readonly at: string }>>;
}

export const emptyTab = (groupId: string): Tab => ({ id: groupId, lines: [], rounds: {}, twins: {} });

export const withLine = (tab: Tab, line: TabLine): Tab => ({ ...tab, lines: [...tab.lines, line] });

export const lineOf = (tab: Tab, id: string): TabLine | undefined => tab.lines.find((line) => line.id === id);

/** The line that took a payment back. */
export const undoingOf = (tab: Tab, paymentId: string): UndoneLine | undefined => tab.lines.find((line): line is UndoneLine => line.kind === 'undone' && line.undoes === paymentId);

/** What is owed now: the sum of the lines. Everyone on the tab has an entry. */
export const balancesOf = ({ lines }: Tab): ByPlayer<Cents> => sumOf(lines.map(({ nets }) => nets));

/** Everyone on the tab, in player order; who is archived, until they are even. */
export function shownBalances(tab: Tab, players: readonly { readonly id: PlayerId; readonly archivedAt?: string | undefined }[]): ByPlayer<Cents> {
  const balances = balancesOf(tab);
  const known = players.filter(({ id, archivedAt }) => Object.hasOwn(balances, id) && (archivedAt === undefined || balances[id] !== 0));
  const unknown = Object.keys(balances).filter((playerId) => balances[playerId] !== 0 && !players.some(({ id }) => id === playerId));
  return Object.fromEntries([...known.map(({ id }) => id), ...unknown].map((playerId) => [playerId, balances[playerId] ?? 0]));
}

/** Signed cents added up; who is in one of them has an entry. */
export function sumOf(nets: readonly ByPlayer<Cents>[]): ByPlayer<Cents> {
  const sums = new Map<PlayerId, Cents>();
  for (const [playerId, cents] of nets.flatMap((one) => Object.entries(one))) sums.set(playerId, (sums.get(playerId) ?? 0) + cents);
  return Object.fromEntries(sums);
}

/** The same with every sign turned. */
export const negated = (nets: ByPlayer<Cents>): ByPlayer<Cents> => byPlayer(Object.keys(nets), (playerId) => 0 - forPlayer(nets, playerId));
