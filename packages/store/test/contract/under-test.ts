import type { AggregateType, Storage } from '@fairshare/store';

/** The options that the engines have in common. */
export interface OpenOptions {
  readonly largestPublished?: number;
}

/** One empty engine. */
export interface StorageUnderTest {
  /** Another connection to the same data, as a second process or a restart would have. */
  open(options?: OpenOptions): Storage;
  /** Advances the storages' clock by so many milliseconds; otherwise the clock stops. */
  advance(milliseconds: number): void;
  /** Closes every connection and removes the data. */
  dispose(): Promise<void>;
}

export type PrepareStorage = () => Promise<StorageUnderTest>;

/** The engine of the running test, prepared before and disposed of after each. */
export function eachOn(prepare: PrepareStorage): { open(options?: OpenOptions): Storage; advance(milliseconds: number): void } {
  let current: StorageUnderTest | undefined;
  beforeEach(async () => {
    current = await prepare();
  });
  afterEach(() => current?.dispose());
  const running = () => {
    if (!current) throw new Error('outside of a test');
    return current;
  };
  return { open: (options) => running().open(options), advance: (milliseconds) => running().advance(milliseconds) };
}

export interface Group {
  readonly name: string;
  readonly members: readonly string[];
  readonly shareCode: string | null;
}

export const groupType: AggregateType<Group> = {
  kind: 'groups',
  schema: 1,
  indexes: { member: (group) => group.members, name: (group) => group.name },
  unique: { shareCode: (group) => group.shareCode },
};

export const group = (given: Partial<Group> = {}): Group => ({ name: 'Saturday', members: ['ann'], shareCode: null, ...given });

export const HOUR = 60 * 60 * 1000;

/** Ids and keys that have a meaning in some engine or language, but none for the store. */
export const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  "o'brien; DROP TABLE documents; --",
  '$where',
  '{"$gt":""}',
  'a.b.c',
  'scan:1:groups:x',
  'at:1',
  '%',
  '_',
  '*',
  ' ',
  '../../etc/passwd',
  'ÅNGSTRÖM ⛳',
  '\u{10ffff}',
  'x'.repeat(500),
];
