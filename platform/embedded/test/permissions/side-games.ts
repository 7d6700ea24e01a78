import type { World } from './world';

interface Call {
  readonly params?: { readonly id: string };
  readonly body?: object;
}
type Prepare = (world: World) => Promise<Call> | Call;

const newSession = async ({ steward, group }: World): Promise<string> => (await steward.client.post('/api/game-state', { groupId: group.id })).body.id;
const addSkins = async ({ steward }: World, roundId: string): Promise<string> => (await steward.client.post(`/api/game-state/${roundId}/side-games`, { kind: 'skins' })).body.id;

const known = new WeakMap<World, Promise<string>>();

/** One side game of the session that the guests score. */
function sideGameOf(world: World): Promise<string> {
  const id = known.get(world) ?? addSkins(world, world.session.id);
  known.set(world, id);
  return id;
}

/** The calls about side games. */
export const SIDE_GAMES = {
  listGameKinds: () => ({}),
  listSideGames: ({ session }) => ({ params: { id: session.id } }),
  addSideGame: async (world) => ({ params: { id: await newSession(world) }, body: { kind: 'skins', players: ['ann', 'bob'] } }),
  getSideGame: async (world) => ({ params: { id: await sideGameOf(world) } }),
  changeSideGame: async (world) => ({ params: { id: await sideGameOf(world) }, body: { name: 'Birdies' } }),
  deleteSideGame: async (world) => ({ params: { id: await addSkins(world, await newSession(world)) } }),
  getSideGamePayouts: async (world) => ({ params: { id: await sideGameOf(world) } }),
} as const satisfies Readonly<Record<string, Prepare>>;
