import type { GroupState } from '@fairshare/contracts';

/** The time of every event for which a test does not specify one. */
export const AT = '2026-05-02T08:00:00.000Z';

/** A name, which is also the id; or an object with the id and further fields. */
export type PlayerOf = string | ({ readonly id: string } & Partial<GroupState['players'][number]>);

/** A group as the groups service publishes it, with the given fields. Default players: `ann`, `bob`, `cy` and `di`, named as their ids. */
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
