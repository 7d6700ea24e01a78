import type { PlayerLook } from '../src/index';

/** Eight players, one of them with a very long name, in the colours that groups assign. */
export const PLAYERS: PlayerLook[] = [
  { name: 'Bartholomew Featherstonehaugh-Smythe', initials: 'BFS', color: '#0ea5e9' },
  { name: 'Ann Lee', initials: 'AL', color: '#22c55e' },
  { name: 'Chris', initials: 'C', color: '#f59e0b' },
  { name: 'Dee Dee Marsh', initials: 'DDM', color: '#ef4444' },
  { name: 'Erik Østby', initials: 'EØ', color: '#6b7280' },
  { name: 'Fay Oduya', initials: 'FO', color: '#6b7280' },
  { name: 'Gus Petersen', initials: 'GP', color: '#6b7280' },
  { name: 'Hana Kim', initials: 'HK', color: '#6b7280' },
];

/** The player at this index; the index wraps around. */
export function player(index: number): PlayerLook {
  return PLAYERS[index % PLAYERS.length] ?? { name: 'Nobody', initials: 'N', color: '#000000' };
}
