import type { GroupState } from '@fairshare/contracts';

/** When everything happened, where a test does not say. */
export const AT = '2026-05-02T08:00:00.000Z';

/** A name, which is the id as well; or both, and more. */
export type PlayerOf = string | ({ readonly id: string } & Partial<GroupState['players'][number]>);

/** A group as groups publishes it, from what a test cares about. Without players: Ann, Bob, Cy and Di, by the ids `ann`, `bob`, `cy` and `di`. */
export function aGroup({ players = ['ann', 'bob', 'cy', 'di'], ...given }: Partial<Omit<GroupState, 'players'>> & { readonly players?: readonly PlayerOf[] } = {}): GroupState {
  return {
    id: 'g1',
    name: 'Saturday',
    createdAt: AT,
    players: players.map(playerOf),
    members: ['user-1'],
    cardValues: {},
    customCards: [],
    photoDigest: null,
    ...given,
  };
}

function playerOf(player: PlayerOf): GroupState['players'][number] {
  const { id, name = id, ...more } = typeof player === 'string' ? { id: player } : player;
  return { id, name, initials: name.slice(0, 1), color: '#0ea5e9', ...more };
}
