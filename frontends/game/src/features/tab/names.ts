import type { Group } from '@fairshare/contracts';
import { everyoneOf } from '../../session/selection/round-players';
import { playerOf } from '../../shared/player-of';

/** What to call a player in a sentence: the reader is "You", or "you" where they are its object. */
export function nameFor(group: Group, playerId: string, as: 'subject' | 'object' = 'subject'): string {
  if (playerId !== group.me) return playerOf(everyoneOf(group), playerId).name;
  return as === 'subject' ? 'You' : 'you';
}
