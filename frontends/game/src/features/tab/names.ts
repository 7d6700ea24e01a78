import type { Group } from '@fairshare/contracts';
import { everyoneOf } from '../../session/selection/round-players';
import { playerOf } from '../../shared/player-of';

/** A player's name in a sentence: the user is "You" as the subject, "you" as the object. */
export function nameFor(group: Group, playerId: string, as: 'subject' | 'object' = 'subject'): string {
  if (playerId !== group.me) return playerOf(everyoneOf(group), playerId).name;
  return as === 'subject' ? 'You' : 'you';
}
