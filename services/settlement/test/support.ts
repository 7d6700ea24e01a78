import { accounts, games, groups, type RoundState, type GroupState } from '@fairshare/contracts';
import type { BbbHoles, StrokesByHole } from '@fairshare/golf-rules';
import { createStubOwner, startTestPlatform, type TestPlatformOptions } from '@fairshare/testing';
import { createSettlementService } from '../src/service';

export const PLAYERS = ['ann', 'bob', 'cy', 'di'];

export const GROUP: GroupState = {
  id: 'g1',
  name: 'Four',
  createdAt: '2026-05-01T08:00:00.000Z',
  players: PLAYERS.map((id) => ({ id, name: id.toUpperCase(), initials: id[0] ?? '', color: '#0ea5e9' })),
  members: ['user-1'],
  cardValues: {},
  customCards: [],
  photoDigest: null,
};

const at = '2026-05-02T08:00:00.000Z';
const cell = <Value>(value: Value) => ({ value, version: 1, by: 'user-1', at });
const cells = <Value>(values: Record<string, Value>) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, cell(value)]));
const holes = <Value>(entered: object) => Object.fromEntries(Object.entries(entered).map(([hole, values]) => [hole, cells<Value>(values)]));

/** A round as games publishes it, from what a test cares about. */
export function session(given: {
  id?: string;
  createdAt?: string;
  strokes?: StrokesByHole | null;
  awards?: BbbHoles;
  holders?: Record<string, string>;
  values?: Record<string, number>;
  recorded?: RoundState['cards']['recorded'];
  pointValueCents?: number;
  bbbPointValueCents?: number;
}): RoundState {
  const id = given.id ?? 's1';
  const child = { name: 'Saturday', createdAt: at, version: 1 };
  const settings = (pointValueCents = 100) => ({ pointValueCents, fbtValueCents: 1000 });
  return {
    id,
    groupId: 'g1',
    name: 'Saturday',
    createdAt: given.createdAt ?? at,
    createdBy: 'user-1',
    lastPlayedAt: null,
    cards: { values: given.values ?? {}, recorded: given.recorded ?? {}, holders: given.holders ?? {}, history: [], drawn: [], current: null },
    points: given.strokes === null ? null : { ...child, id: `${id}.p1`, settings: settings(given.pointValueCents), holes: holes<number>(given.strokes ?? {}) },
    bbb: { ...child, id: `${id}.b1`, settings: settings(given.bbbPointValueCents), holes: holes<string>(given.awards ?? {}) },
    conflicts: [],
  };
}

/** The settlement service with tiny owners of accounts, groups and games beside it. */
export async function startSettlement(options: Pick<TestPlatformOptions, 'adapters' | 'wrapBus' | 'now'> = {}) {
  const accountOwner = createStubOwner(accounts);
  const groupOwner = createStubOwner(groups);
  const gameOwner = createStubOwner(games);
  const platform = await startTestPlatform({
    services: { auth: accountOwner.create, groups: groupOwner.create, games: gameOwner.create, settlement: createSettlementService },
    ...options,
  });
  const ask = platform.as({ userId: 'user-1' });
  return {
    ...platform,
    accounts: accountOwner,
    groups: groupOwner,
    games: gameOwner,
    ask,
    /** What a client that has just written the round sends along. */
    having: (sessionVersion: number, id = 's1') => ({ headers: { 'x-at-least': `games/${id}=${sessionVersion}` } }),
  };
}
