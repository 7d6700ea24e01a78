import type { BbbGame, GameState, GameSummary, Group, HoleGameScores, Preferences, RoundEntries, StrokesGame, SubscriptionStatus, User } from '@fairshare/contracts';
import { awardCell, DEFAULT_ROUND_RULES, inDollars, strokesCell } from '@fairshare/golf-rules';
import { upcastSnapshot } from '../../src/session/offline/upcast-snapshot';

export const USER: User = {
  id: 'u1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  isAuthenticated: true,
  isAdmin: false,
  hasActiveSubscription: true,
  autoTrialStatus: 'active',
};

export const NO_PREFERENCES: Preferences = { selectedGroupId: null, selectedGameId: null, currentTab: null, version: 0 };

export const PAID: SubscriptionStatus = {
  hasAccess: true,
  hasActiveSubscription: true,
  status: 'active',
  reason: null,
  trialEndsAt: null,
  nextRenewalDate: null,
  cancelAtPeriodEnd: false,
  currentPlan: null,
  accessEndsAt: null,
  card: null,
  nextCharge: null,
  offer: { kind: 'none', firstChargeAt: null },
};

export function aGroup(id: string, name: string, more: Partial<Group> = {}): Group {
  return {
    id,
    version: 1,
    name,
    players: [
      { id: 'p1', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
      { id: 'p2', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
    ],
    archived: [],
    regulars: [],
    joining: 'open',
    me: null,
    claims: {},
    cardValues: {},
    customCards: [],
    rules: { ...inDollars(DEFAULT_ROUND_RULES), holes: null, firstHole: null },
    courses: [],
    groupPhoto: null,
    seasonStart: '01-01',
    showMoney: true,
    lastPlayed: null,
    shareCode: 'ABC234',
    createdAt: '2026-05-01T12:00:00.000Z',
    ...more,
  };
}

export function aSummary(id: string, groupId: string, name: string, createdAt = '2026-05-02T12:00:00.000Z'): GameSummary {
  return { id, version: 1, name, groupId, createdAt, isActive: true, lastPlayed: null, status: 'open', finishedAt: null };
}

export function aGame(id: string, groupId: string, name: string): GameState {
  return {
    ...aSummary(id, groupId, name),
    pointsGameId: null,
    bbbGameId: `${id}.b1`,
    playerCards: {},
    deck: [],
    cardHistory: [],
    currentCard: null,
    cardValues: {},
  };
}

const pointsGame = (id: string, groupId: string, gameStateId: string) => ({
  id,
  version: 1,
  name: id,
  groupId,
  gameStateId,
  createdAt: '2026-05-02T12:00:00.000Z',
  points: {},
  totals: {},
  settings: { pointValue: 1, fbtValue: 10 },
  incompleteHoles: [],
  cellVersions: {},
  holes: {},
});

export const aStrokesGame = (id: string, groupId: string, gameStateId: string): StrokesGame => ({
  ...pointsGame(id, groupId, gameStateId),
  gameType: 'points',
});

export const aBbbGame = (id: string, groupId: string, gameStateId: string): BbbGame => ({
  ...pointsGame(id, groupId, gameStateId),
  gameType: 'bbb',
});

/** The entries of a session, from its games as the specification's calls return them. */
export const entriesOf = (id: string, groupId: string, pointsGames: readonly HoleGameScores[]): RoundEntries =>
  upcastSnapshot({ group: aGroup(groupId, ''), game: { ...aGame(id, groupId, ''), version: Math.max(1, ...pointsGames.map(({ version }) => version)) }, pointsGames }).entered;

const named =
  <Value>(nameOf: (key: string) => string) =>
  (values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value]));

/** Strokes by player, or their versions, as cells of a hole. */
export const strokesCells = named<number>(strokesCell);
/** Answers by award, or their versions, as cells of a hole. */
export const awardCells = named<string | number>(awardCell);
