import type { Player } from '@fairshare/contracts';
import { PlayerIdTaken } from './errors';

/** Specification, Player: sky blue, green, amber, red, then grey. */
const COLORS = ['#0ea5e9', '#22c55e', '#f59e0b', '#ef4444'] as const;
const LATER_COLOR = '#6b7280';
const MAX_INITIALS = 3;

export interface NewPlayer {
  readonly id?: string;
  readonly name: string;
  readonly initials?: string;
  readonly color?: string;
}

/** Fills in what a client left out: ids from `newId`, initials from the name, colours in order. @throws PlayerIdTaken */
export function seatPlayers(players: readonly NewPlayer[], newId: () => string): Player[] {
  const seated = players.map((player, seat) => ({
    id: player.id ?? newId(),
    name: player.name,
    initials: player.initials || initialsOf(player.name),
    color: player.color ?? COLORS[seat] ?? LATER_COLOR,
  }));
  const ids = new Set<string>();
  for (const { id } of seated) {
    if (ids.has(id)) throw new PlayerIdTaken(id);
    ids.add(id);
  }
  return seated;
}

/** Up to three letters, the first of each word of the name. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
    .slice(0, MAX_INITIALS);
}
