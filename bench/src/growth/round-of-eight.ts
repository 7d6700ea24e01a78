import type { GroupState, RoundState } from '@fairshare/contracts';
import { BBB_AWARDS, BUILT_IN_CARD_TYPES } from '@fairshare/golf-rules';
import { aGroup, aRound } from '@fairshare/testing/rounds';

export const AT = '2026-06-20T15:00:00.000Z';
export const PLAYERS = [...'abcdefgh'];
/** The user of the token in every request of the bench. */
export const MEMBER = 'user-1';

export const groupOf = (id: string, players: readonly string[] = PLAYERS): GroupState =>
  aGroup({
    id,
    name: 'Saturday Eight',
    createdAt: AT,
    players: players.map((player) => ({ id: player, name: `Player ${player}` })),
    members: [MEMBER, 'user-2', 'user-3'],
  });

const holes = <Hole>(make: (hole: number) => Hole) => Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, make(index + 1)]));

/** A session as games publishes it at the end of a round: 18 holes of 2/9/16 and BBB entered in full, every card held. `more` distinguishes rounds. */
export function finishedRound(id: string, groupId: string, more = 0, players: readonly string[] = PLAYERS): RoundState {
  const player = (number: number) => players[number % players.length] ?? '';
  const ofCards = <Value>(make: (index: number) => Value) => Object.fromEntries(BUILT_IN_CARD_TYPES.map((type, index) => [type, make(index)]));
  return aRound({
    id,
    createdAt: AT,
    createdBy: MEMBER,
    lastPlayedAt: AT,
    version: 19,
    cardValues: ofCards((index) => 2 + index),
    holders: ofCards((index) => player(index + more)),
    cards: {
      recorded: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type) => [type, { key: type, type, name: type, emoji: '🃏', value: 2 }])),
      history: BUILT_IN_CARD_TYPES.map((type, index) => ({ id: `${id}.m${index}`, key: type, playerId: player(index + more), at: AT, by: MEMBER })),
    },
    scores: holes((hole) => players.map((_, seat) => 3 + ((hole * (seat + 2) + more) % 5))),
    awards: holes((hole) => BBB_AWARDS.map((_, index) => player(hole * (index + 1) + more))),
  })
    .in({ id: groupId, players: players.map((one) => ({ id: one })) })
    .published();
}
