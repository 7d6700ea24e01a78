import type { NamedChange } from '@fairshare/store';
import { aGroup, aRound, ROUNDS_AT } from '@fairshare/testing';

export const AT = ROUNDS_AT;
/** Ann and Ben have claimed their players, Cy plays without an account, Dot is a member who plays no round. */
export const GROUP = aGroup({
  name: 'Saturday Group',
  players: ['ann', 'ben', 'cy'].map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` })),
  members: ['user-ann', 'user-ben', 'user-dot'],
  claims: { ann: 'user-ann', ben: 'user-ben' },
});
export const CONFLICT = {
  id: 'g1.r1.c1',
  game: 'points' as const,
  gameId: 'r1.p1',
  hole: 4,
  cell: 'cy',
  stored: { value: 4, by: 'user-ann', at: AT },
  other: { value: 5, by: 'user-ben', at: AT },
  resolved: null,
};
export const ROUND = aRound({ id: 'r1', plays: [], createdBy: 'user-ann', conflicts: [CONFLICT] }).in(GROUP);
export const account = (id: string) => ({ id, email: `${id}@example.com`, firstName: 'Ann', lastName: 'Bell', role: 'golfer' as const, createdAt: AT });

/** All notifications to Ann, for actions of Ben: where it happens, the published change, the text she reads, and the path that a tap opens. */
export const HAPPENINGS: readonly (readonly [string, 'tab' | 'round' | 'group', NamedChange, string, string])[] = [
  [
    'a round is finished',
    'tab',
    { name: 'round-posted', facts: { roundId: 'r1', by: 'user-ben', players: ['ann', 'ben', 'cy'] } },
    'A round is finished. See how it came out.',
    '/?group=g1&game=r1&tab=scoreboard',
  ],
  [
    'a payment is recorded',
    'tab',
    { name: 'payment-recorded', facts: { paymentId: 'p1', from: 'ben', to: 'ann', by: 'user-ben' } },
    'Ben recorded a payment with you.',
    '/?group=g1&dialog=tab',
  ],
  [
    'a payment is reopened',
    'tab',
    { name: 'payment-reopened', facts: { paymentId: 'p1', from: 'ann', to: 'ben', by: 'user-ben' } },
    'Ben reopened a payment with you.',
    '/?group=g1&dialog=tab',
  ],
  [
    'a hole conflicts',
    'round',
    { name: 'conflict-found', facts: { conflictId: CONFLICT.id, gameId: 'r1.p1', hole: 4, by: 'user-ben' } },
    'Two entries differ on a hole you entered.',
    '/?group=g1&game=r1&tab=games',
  ],
  ['someone waits to join', 'group', { name: 'join-requested', facts: { by: 'stranger', at: AT } }, 'Someone waits to join.', '/?group=g1&dialog=group'],
  [
    'a member reminds a player',
    'tab',
    { name: 'player-reminded', facts: { reminderId: 'm1', playerId: 'ann', by: 'user-ben' } },
    'Ben asks you to look at the tab.',
    '/?group=g1&dialog=tab',
  ],
];
