import type { Change } from '@fairshare/store';
import { createTwoNineSixteen } from '../src/domain/hole-games';
import { type Round, newRound } from '../src/domain/round';

/** Minutes after the round began, as an instant. */
export const minute = (minutes: number): string => new Date(Date.UTC(2026, 5, 20, 8, minutes)).toISOString();

export const PLAYERS = [{ id: 'ann' }, { id: 'bob' }, { id: 'cid' }, { id: 'dee' }];
export const TABLE = { customCards: [{ id: 'bear', name: 'Bear', emoji: '🐻', value: 15 }], isActive: true, players: PLAYERS };

/** The state after a change; the same round when the change is 'unchanged'. */
export function after(round: Round, change: Change<Round>): Round {
  if (change === 'unchanged') return round;
  if ('deleted' in change) throw new Error('the session was deleted');
  return change.state;
}

/** A round with both its games, from before the first record. */
export function round(): Round {
  const session = newRound({ id: 's', groupId: 'g', name: 'Round', createdAt: minute(0), createdBy: 'u1', cardValues: {} });
  return after(session, createTwoNineSixteen(session, 'Points', minute(0)));
}

export const POINTS_GAME = 's.p2';
export const BBB_GAME = 's.b1';
