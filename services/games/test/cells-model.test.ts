import fc from 'fast-check';
import { CellsChanged } from '../src/domain/errors';
import { syncStrokes } from '../src/domain/offline-records';
import { recordHoleScores } from '../src/domain/single-game-holes';
import type { Round } from '../src/domain/round';
import { after, minute, POINTS_GAME, round } from './domain-support';

/**
 * A model of several golfers who enter one hole, online and late, with and without the versions they saw. In every order, each entered value is
 * the stored value, or waits in a conflict, or was replaced knowingly (by somebody who saw it, or by its own author).
 */
const PAIR = [{ id: 'ann' }, { id: 'bob' }];
const USERS = ['u1', 'u2', 'u3'];

interface Entry {
  readonly by: string;
  readonly player: string;
  readonly strokes: number;
  readonly minutes: number;
  /** online: against the current version; stale: online with an old version; based and bare: late, with and without the version seen. */
  readonly how: 'online' | 'stale' | 'based' | 'bare';
  readonly behind: number;
}

const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc.record({
    by: fc.constantFrom(...USERS),
    player: fc.constantFrom('ann', 'bob'),
    strokes: fc.integer({ min: 1, max: 4 }),
    minutes: fc.integer({ min: 1, max: 59 }),
    how: fc.constantFrom('online', 'stale', 'based', 'bare'),
    behind: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 25 },
);

const cellOf = (round: Round, player: string) => round.strokes[1]?.[player];

function enterOnline(round: Round, { by, player, strokes, minutes, how, behind }: Entry): Round {
  const other = player === 'ann' ? 'bob' : 'ann';
  const values = { [player]: strokes, [other]: cellOf(round, other)?.value ?? 4 };
  const seen = Math.max(0, (cellOf(round, player)?.version ?? 0) - (how === 'stale' ? behind : 0));
  const entry = { gameId: POINTS_GAME, hole: 1, values, baseVersion: { [player]: seen } };
  return after(round, recordHoleScores(round, PAIR, entry, { by, at: minute(minutes) }));
}

function enterLate(round: Round, { by, player, strokes, minutes, how, behind }: Entry, key: string) {
  const seen = Math.max(0, (cellOf(round, player)?.version ?? 0) - behind);
  const record = { gameId: POINTS_GAME, hole: 1, playerId: player, strokes, baseVersion: how === 'based' ? seen : undefined };
  return syncStrokes(round, PAIR, record, { key, hash: 'h' }, { by, at: minute(minutes) });
}

describe('a hole that several golfers enter', () => {
  it('when a hole is entered online and late, then nothing is lost', () => {
    fc.assert(
      fc.property(entries, (list) => {
        let session = round();
        for (const [index, entry] of list.entries()) {
          const before = cellOf(session, entry.player);
          const next = step(session, entry, `r${index}`);
          expectNothingLost(session, next, entry, before);
          session = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('when the same late record comes twice, then nothing changes', () => {
    fc.assert(
      fc.property(entries, (list) => {
        let session = round();
        for (const [index, entry] of list.entries()) {
          session = step(session, entry, `r${index}`);
          if (entry.how === 'online' || entry.how === 'stale') continue;
          expect(enterLate(session, entry, `r${index}`)).toMatchObject({ status: 'duplicate', change: 'unchanged' });
        }
      }),
    );
  });
});

/** Applies an entry. A stale online entry of a different value is refused with the stored value, and writes nothing. */
function step(round: Round, entry: Entry, key: string): Round {
  if (entry.how === 'based' || entry.how === 'bare') return after(round, enterLate(round, entry, key).change);
  try {
    return enterOnline(round, entry);
  } catch (error) {
    if (!(error instanceof CellsChanged)) throw error;
    expect(entry.how).toBe('stale');
    expect(error.stored[entry.player]).toEqual(cellOf(round, entry.player));
    return round;
  }
}

function expectNothingLost(round: Round, next: Round, entry: Entry, before: ReturnType<typeof cellOf>): void {
  const now = cellOf(next, entry.player);
  // The same value of the same golfer waits only once, however often it was entered.
  const waiting = next.conflicts.filter(({ resolved, cell }) => resolved === null && cell === entry.player);
  const refused = next === round && now?.value !== entry.strokes;
  if (refused) {
    expect(entry.how).toBe('stale');
    return;
  }
  // The entered value is stored or waits in a conflict.
  const waits = waiting.some(({ other }) => other.value === entry.strokes && other.by === entry.by);
  expect(now?.value === entry.strokes || waits).toBe(true);
  // The earlier value is still stored, waits in a conflict, or was replaced by its own author or by somebody who had seen it.
  const kept = waiting.some(({ other }) => other.value === before?.value && other.by === before.by);
  const seen = entry.how === 'online' || (entry.how !== 'bare' && entry.behind === 0);
  if (before && now?.value !== before.value) expect(kept || before.by === entry.by || seen).toBe(true);
  // A cell's version counts its changes; other players' cells do not change (except by a first entry online, which needs both).
  const moved = now?.value !== before?.value;
  expect(now?.version ?? 0).toBe((before?.version ?? 0) + (moved ? 1 : 0));
  // An open conflict shows the stored value.
  for (const conflict of waiting) {
    expect(conflict.stored?.value).toBe(now?.value);
    expect(conflict.other.value).not.toBe(now?.value);
  }
}
