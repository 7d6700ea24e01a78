import type { RoundState, GroupState } from '@fairshare/contracts';
import { BBB_AWARDS, BUILT_IN_CARD_TYPES } from '@fairshare/golf-rules';

export const AT = '2026-06-20T15:00:00.000Z';
export const PLAYERS = [...'abcdefgh'];
/** Whose token every request of the bench carries. */
export const MEMBER = 'user-1';

export const groupOf = (id: string, players: readonly string[] = PLAYERS): GroupState => ({
  id,
  name: 'Saturday Eight',
  createdAt: AT,
  players: players.map((player) => ({ id: player, name: `Player ${player}`, initials: player.toUpperCase(), color: '#0ea5e9' })),
  members: [MEMBER, 'user-2', 'user-3'],
  cardValues: {},
  customCards: [],
  photoDigest: null,
});

const cell = <Value>(value: Value) => ({ value, version: 1, by: MEMBER, at: AT });
const holes = <Hole>(make: (hole: number) => Hole) => Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, make(index + 1)]));

/** A session as games publishes it at the end of a round: 18 holes of 2/9/16 and BBB entered in full, every card held. `more` tells rounds apart. */
export function finishedRound(id: string, groupId: string, more = 0, players: readonly string[] = PLAYERS): RoundState {
  const child = { name: 'Saturday', createdAt: AT, version: 19, settings: { pointValueCents: 100, fbtValueCents: 1_000 } };
  const player = (number: number) => players[number % players.length] ?? '';
  return {
    id,
    groupId,
    name: 'Saturday',
    createdAt: AT,
    createdBy: MEMBER,
    lastPlayedAt: AT,
    cards: {
      values: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type, index) => [type, 2 + index])),
      recorded: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type) => [type, { key: type, type, name: type, emoji: '🃏', value: 2 }])),
      holders: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type, index) => [type, player(index + more)])),
      history: BUILT_IN_CARD_TYPES.map((type, index) => ({ id: `${id}.m${index}`, key: type, playerId: player(index + more), at: AT, by: MEMBER })),
      drawn: [],
      current: null,
    },
    points: { ...child, id: `${id}.p2`, holes: holes((hole) => Object.fromEntries(players.map((one, seat) => [one, cell(3 + ((hole * (seat + 2) + more) % 5))]))) },
    bbb: { ...child, id: `${id}.b1`, holes: holes((hole) => Object.fromEntries(BBB_AWARDS.map((award, index) => [award, cell(player(hole * (index + 1) + more))]))) },
    conflicts: [],
  };
}
