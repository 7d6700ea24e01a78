import { tabs } from '@fairshare/contracts';
import type { AggregateStore, AggregateType, Storage } from '@fairshare/store';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** One line in this many is the line of a round. */
const ROUND_EVERY = 10;

/** A tab as stored by the last release without pages: one document for any number of lines. */
export interface TabOfSchema2 {
  readonly id: string;
  readonly lines: readonly { readonly id: string }[];
  readonly rounds: object;
  readonly twins: object;
}

const typeOfSchema2: AggregateType<TabOfSchema2> = { kind: tabs.kind, schema: 2, indexes: { round: ({ rounds }) => Object.keys(rounds), author: () => ['user-1', 'user-2'] } };

export const isRound = (place: number): boolean => place % ROUND_EVERY === 1;
export const roundAt = (place: number): string => `old-${place}`;
export const lineAt = (place: number): string => (isRound(place) ? `line-${place}` : `payment-${place}`);

/**
 * A long tab. In each round Ann wins three cents from Bob. In all other lines Bob (user-2) records that he paid Ann five cents, one line a
 * minute. The first payment is older than 30 days. Ann (user-1) has also recorded the payment of line 3.
 */
export function longTab(id: string, count: number, now: Date): TabOfSchema2 {
  const at = (place: number) => new Date(now.getTime() - (count - place) * MINUTE - (place === 2 ? 31 * DAY : 0)).toISOString();
  const payment = { from: 'bob', to: 'ann', cents: 5, note: null };
  const lineOf = (place: number) => ({
    id: lineAt(place),
    at: at(place),
    ...(isRound(place)
      ? { kind: 'round', by: 'user-1', nets: { ann: 3, bob: -3 }, round: { id: roundAt(place), name: `Round ${place}`, createdAt: at(place) } }
      : { kind: 'payment', by: 'user-2', recordedAt: at(place), nets: { bob: 5, ann: -5 }, payment }),
  });
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return {
    id,
    lines: places.map(lineOf),
    rounds: Object.fromEntries(places.filter(isRound).map((place) => [roundAt(place), { version: 1, isGone: false }])),
    twins: { 'said-again': { lineId: lineAt(3), by: 'user-1', entryId: 'of-ann' } },
  };
}

/** Stores a long tab as that release did. */
export const keepLongTab = (storage: Storage, id: string, count: number, now: Date): Promise<unknown> => storeOfSchema2(storage).create(id, longTab(id, count, now), []);

/** Tabs as that release reads and writes them. */
export const storeOfSchema2 = (storage: Storage): AggregateStore<TabOfSchema2> => storage.aggregates(typeOfSchema2);

/** What Bob owes Ann on a long tab. Cents. */
export function annOn(count: number): number {
  const rounds = Math.ceil(count / ROUND_EVERY);
  return 3 * rounds - 5 * (count - rounds);
}
