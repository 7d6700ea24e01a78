import type { PlayerId } from '../../players';
import type { PlayableHole } from '../shared/counted';

/**
 * Whose turn it is to be the wolf on each hole. Turns follow the order of the game and skip players who are not on the hole.
 * @param lastPlace whether holes that are left over after whole rotations are no player's turn, and so are omitted
 */
export function turnsOf(playable: readonly PlayableHole[], order: readonly PlayerId[], { lastPlace }: { readonly lastPlace: boolean }): ReadonlyMap<number, PlayerId> {
  const turns = new Map<number, PlayerId>();
  let rotation: number[] = [];
  let seat = -1;
  for (const { hole, players } of playable) {
    const next = players.find((playerId) => order.indexOf(playerId) > seat) ?? (players[0] as PlayerId);
    if (order.indexOf(next) <= seat) rotation = [];
    rotation.push(hole);
    seat = order.indexOf(next);
    turns.set(hole, next);
  }
  const isWhole = playable.at(-1)?.players.every((playerId) => order.indexOf(playerId) <= seat) ?? true;
  if (lastPlace && !isWhole) rotation.forEach((hole) => turns.delete(hole));
  return turns;
}
