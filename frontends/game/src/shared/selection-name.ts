import { type Breakdown, isSideGameId, type Selection, SELECTION_NAMES } from '@fairshare/golf-rules';

/** A side game as the group calls it. */
export interface NamedSideGame {
  readonly id: string;
  readonly name: string;
}

/** A side game that is gone, and nobody knows the name of any more. */
const DELETED_GAME = 'Deleted game';

/** Side games that a settlement names, and those of the round: one may have been deleted, or renamed, since. */
export function namedSideGames({ games }: Pick<Breakdown, 'games'>, sideGames: readonly NamedSideGame[] = []): readonly NamedSideGame[] {
  return [...games.flatMap((game) => (game.kind === 'side' ? [{ id: game.selection, name: game.name }] : [])), ...sideGames];
}

/** What a selection is called: "2/9/16 Points"; of a side game what the group calls it. */
export const selectionName = (selection: Selection, sideGames: readonly NamedSideGame[] = []): string =>
  isSideGameId(selection) ? (sideGames.find(({ id }) => id === selection)?.name ?? DELETED_GAME) : SELECTION_NAMES[selection];
