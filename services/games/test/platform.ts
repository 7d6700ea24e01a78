import { billing, groups, type BillingState, type GroupState, type PublishedAggregate } from '@fairshare/contracts';
import { createApp, mountAggregates, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { AggregateStore, AggregateType } from '@fairshare/store';
import { aGroup, aRound, type RoundInPlay, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGamesService, type GamesOptions } from '../src/service';

/** A stand-in for the owning service: a real service that publishes one kind of aggregate and serves pulls of it, without rules of its own. */
const ownedType = <State extends object>(published: PublishedAggregate): AggregateType<State> => ({
  kind: published.kind,
  schema: 1,
  publish: { topic: published.topic, schema: published.schema, view: (state) => state },
});

const ownerOf =
  <State extends object>(type: AggregateType<State>) =>
  (deps: ServiceDeps): Service => ({
    app: createApp({ deps, routes: [], internal: (router) => mountAggregates(router, [deps.storage.aggregates(type)]) }),
    consumers: [],
    close: async () => undefined,
  });

const groupType = ownedType<GroupState>(groups);
const billingType = ownedType<BillingState>(billing);

export interface GamesPlatform {
  readonly platform: TestPlatform;
  readonly groups: AggregateStore<GroupState>;
  readonly billing: AggregateStore<BillingState>;
  /** A member of the group `g1`. */
  readonly ann: TestClient;
  /** Another member. */
  readonly bob: TestClient;
  /** Has access, but is in no group. */
  readonly stranger: TestClient;
}

export const NOW = new Date('2026-06-20T15:00:00.000Z');

export const GROUP = aGroup({
  players: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: `Player ${id}` })),
  members: ['u1', 'u2'],
  cardValues: { camel: 7 },
  customCards: [{ id: 'bear', name: 'Angry Bear', emoji: '🐻', value: 15 }],
});
/** A round of `g1` that has not begun. */
export const ROUND = aRound().in(GROUP);
export type Play = RoundInPlay<GroupState>;

/** The games service with stand-ins for its neighbours and the group `g1` of four players. */
export async function startGames(options: GamesOptions = {}, now: Date = NOW): Promise<GamesPlatform> {
  const platform = await startTestPlatform({
    services: {
      groups: ownerOf(groupType),
      billing: ownerOf(billingType),
      games: (deps) => createGamesService(deps, options),
    },
    now,
  });
  const groupStore = platform.storage('groups').aggregates(groupType);
  await groupStore.create(GROUP.id, GROUP, [{ name: 'group-created' }]);
  return {
    platform,
    groups: groupStore,
    billing: platform.storage('billing').aggregates(billingType),
    ann: platform.as({ userId: 'u1' }),
    bob: platform.as({ userId: 'u2' }),
    stranger: platform.as({ userId: 'u9' }),
  };
}

/** The same with a round that has begun. */
export async function startPlay() {
  const games = await startGames();
  return { games, play: await ROUND.begin(games.ann) };
}

/** One player's strokes on a hole, as a phone sends them that had no signal. */
export const strokesRecord = ({ platform }: GamesPlatform, gameId: string, more: object = {}) => ({
  id: 'r1',
  gameId,
  gameType: 'points',
  playerId: 'p1',
  hole: 2,
  points: 5,
  timestamp: platform.clock.now().getTime(),
  ...more,
});

/** The open conflicts of a round. */
export const conflictsOf = async ({ ann }: GamesPlatform, roundId: string) => (await ann.get(`/api/games/${roundId}/conflicts`)).body;

/** All players' strokes on a hole, in player order. */
export const scoresOf = (...strokes: number[]): Record<string, number> => Object.fromEntries(strokes.map((value, index) => [`p${index + 1}`, value]));
