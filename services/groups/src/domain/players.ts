import type { GroupPlayer, Player } from '@fairshare/contracts';
import { NoSuchPlayer, PlayerIdTaken } from './errors';
import type { Group } from './group';
import { initialsOfAll } from './initials';

/** Specification, Player: sky blue, green, amber, red, then grey. */
const COLORS = ['#0ea5e9', '#22c55e', '#f59e0b', '#ef4444'] as const;
const LATER_COLOR = '#6b7280';

export interface NewPlayer {
  readonly id?: string;
  readonly name: string;
  readonly initials?: string;
  readonly color?: string;
  /** Below zero: a plus handicap. */
  readonly handicapIndex?: number;
}

/** Fills in omitted fields: ids from `newId`, distinct initials from the names, colours in order. @throws PlayerIdTaken */
export function createPlayers(players: readonly NewPlayer[], newId: () => string): Player[] {
  const initials = initialsOfAll(players.map(({ name, initials: given }) => ({ name, given })));
  const seated = players.map((player, seat) => ({
    id: player.id ?? newId(),
    name: player.name,
    initials: initials[seat] ?? '',
    color: player.color ?? COLORS[seat] ?? LATER_COLOR,
  }));
  const ids = new Set<string>();
  for (const { id } of seated) {
    if (ids.has(id)) throw new PlayerIdTaken(id);
    ids.add(id);
  }
  return seated;
}

/** The players who are not archived, in player order. */
export const activePlayers = (group: Group): GroupPlayer[] => group.players.filter(({ archivedAt }) => archivedAt === undefined);

/** A player of the group, archived or not. @throws NoSuchPlayer */
export function playerOf(group: Group, playerId: string): GroupPlayer {
  const found = group.players.find(({ id }) => id === playerId);
  if (!found) throw new NoSuchPlayer();
  return found;
}

/** The first colour that no active player has. */
export const firstFreeColor = (group: Group): string => COLORS.find((color) => activePlayers(group).every((player) => player.color.toLowerCase() !== color)) ?? LATER_COLOR;
