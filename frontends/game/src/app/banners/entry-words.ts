import { strokesPlayer } from '@fairshare/golf-rules';
import { cellOfEntry, type Entry } from '@fairshare/offline';
import { isolated } from '@fairshare/ui';
import type { ShownPlayer } from '../../shared/player-of';
import { askedAs, questionOfCell } from '../../shared/game-cells';

/** The entry in words, without its hole: "Ann Lee, 4", "Ann Lee, bingo", "camel to Ann Lee". */
export function entryWords(entry: Entry, players: readonly Pick<ShownPlayer, 'id' | 'name'>[]): string {
  const { playerId } = entry;
  const name = isolated(players.find(({ id }) => id === playerId)?.name ?? (playerId === null || playerId === 'none' ? 'nobody' : 'a player'));
  const at = cellOfEntry(entry);
  if (!at) return `${entry.cardAssignment?.cardType} to ${name}`;
  const question = strokesPlayer(at.cell) === null ? questionOfCell(at.cell) : undefined;
  return `${name}, ${question ? askedAs(question).name.toLowerCase() : at.value}`;
}
