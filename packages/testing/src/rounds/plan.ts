import type { BbbAward } from '@fairshare/golf-rules';
import type { GameSettings, RoundState } from '@fairshare/contracts';
import type { PlayerOf } from './group';

/** A value with the details of its entry, or the value alone. */
export type Entered<Value> = Value | { readonly value: Value; readonly version?: number; readonly by?: string; readonly at?: string };
/** The strokes on one hole: in the order of seats, or by player id; null: not entered. */
export type Strokes = readonly (number | null)[] | Readonly<Record<string, Entered<number> | null | undefined>>;
/** The awards on one hole: player ids or "none", by award or in the order first on, closest to, first in; null: not entered. */
export type Awards = readonly (string | null)[] | Readonly<Partial<Record<BbbAward, Entered<string> | null>>>;
type PerHole<Value> = Readonly<Record<number, Value>>;

/** What a test specifies about a round. */
export interface RoundPlan extends PublishedOnly {
  readonly name?: string;
  /** The players of a group that is created with the round; a text is an id and a name. Default: `ann`, `bob`, `cy` and `di`. For an existing group see `in`. */
  readonly players?: readonly PlayerOf[];
  readonly groupName?: string;
  /** Its games; default: both. */
  readonly plays?: readonly ('points' | 'bbb')[];
  readonly scores?: PerHole<Strokes>;
  readonly awards?: PerHole<Awards>;
  /** This many holes, from the first on, are entered in full in both games, each with different values. */
  readonly entered?: number;
  /** Card key → player id. */
  readonly holders?: Readonly<Record<string, string>>;
  /** Card key → whole dollars. */
  readonly cardValues?: Readonly<Record<string, number>>;
  /** Values other than 1 dollar a point and 10 dollars a pot; cents. */
  readonly values?: { readonly points?: Partial<GameSettings>; readonly bbb?: Partial<GameSettings> };
  /** True: a finish by the creator at the time of creation, published for the round `s1` as `s1.f1`. An object: that finish. */
  readonly finished?: boolean | NonNullable<RoundState['finished']>;
  /** Default: everyone in the group. */
  readonly roster?: RoundState['roster'];
  readonly holes?: readonly number[];
  readonly firstHole?: number;
}

/** What a test specifies for published rounds alone; in a round made by calls, the services set it. */
interface PublishedOnly extends Partial<Pick<RoundState, 'createdAt' | 'createdBy' | 'lastPlayedAt' | 'rules' | 'course' | 'conflicts'>> {
  /** Default: `s1`. Its games are `s1.b1` and `s1.p2`, as those of a new round are. */
  readonly id?: string;
  /** Default: that of its group. */
  readonly groupId?: string;
  /** The number of changes so far of each game. */
  readonly version?: number;
  readonly cards?: Partial<Omit<RoundState['cards'], 'holders' | 'values'>>;
}

/** A record, so that the compiler reports a missing key. */
const PUBLISHED_ONLY: Record<keyof PublishedOnly, true> = {
  id: true,
  groupId: true,
  createdAt: true,
  createdBy: true,
  lastPlayedAt: true,
  rules: true,
  course: true,
  conflicts: true,
  version: true,
  cards: true,
};

/** @throws Error when the plan specifies something that no call can make, and that would be ignored silently. */
export function requireCallable(plan: RoundPlan): void {
  const publishedOnly = Object.keys(plan).filter((name) => name in PUBLISHED_ONLY);
  if (publishedOnly.length > 0) throw new Error(`by calls a round gets no ${publishedOnly.join(', ')}: that is for published() alone`);
}

const ORDER = ['firstOn', 'closestTo', 'firstIn'] as const;

/** The entries of a round, hole by hole. `seats`: player ids. */
export function entriesOf({ scores, awards, entered = 0 }: RoundPlan, seats: readonly string[]): { scores: PerHole<Strokes>; awards: PerHole<Awards> } {
  const holes = Array.from({ length: entered }, (_, index) => index + 1);
  const filled = <Value>(make: (hole: number) => Value) => Object.fromEntries(holes.map((hole) => [hole, make(hole)]));
  return { scores: { ...filled((hole) => strokesOn(seats, hole)), ...scores }, awards: { ...filled((hole) => takersOn(seats, hole)), ...awards } };
}

/** Strokes with better and worse players and with ties, in a different order on every hole. */
export const strokesOn = (seats: readonly string[], hole: number): Record<string, number> =>
  Object.fromEntries(seats.map((id, seat) => [id, 3 + ((seat * 2 + hole * (seat + 1)) % 4)]));

const takersOn = (seats: readonly string[], hole: number): string[] => ORDER.map((_, index) => seats[(hole * (index + 2)) % (seats.length + 1)] ?? 'none');

/** Each value of a hole by its cell. `seats`: player ids. */
export const strokesByPlayer = (strokes: Strokes, seats: readonly string[]): Record<string, Entered<number>> =>
  entered(isInOrder(strokes) ? strokes.map((taken, seat) => [seatOf(seats, seat), taken]) : Object.entries(strokes));

export const awardsByName = (awards: Awards): Record<string, Entered<string>> =>
  entered(isInOrder(awards) ? awards.map((taker, index) => [ORDER[index] ?? '', taker]) : Object.entries(awards));

const entered = <Value>(cells: readonly (readonly [string, Value | null | undefined])[]): Record<string, Value> =>
  Object.fromEntries(cells.flatMap(([cell, value]) => (value == null ? [] : [[cell, value]])));

const isInOrder = <Value>(cells: readonly Value[] | object): cells is readonly Value[] => Array.isArray(cells);

function seatOf(seats: readonly string[], seat: number): string {
  const id = seats[seat];
  if (id === undefined) throw new Error(`the round has ${seats.length} players, and strokes for seat ${seat + 1}`);
  return id;
}
