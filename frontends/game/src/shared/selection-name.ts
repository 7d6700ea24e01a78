import { type Breakdown, isSideGameId, type Selection, SELECTION_NAMES } from '@fairshare/golf-rules';

/** A side game under its name in the group. */
export interface NamedSideGame {
  readonly id: string;
  readonly name: string;
}

/** Name for a deleted side game whose own name is not stored anywhere. */
const DELETED_GAME = 'Deleted game';

/** The side games named in a settlement, and those of the round: one may have been deleted or renamed since the settlement. */
export function namedSideGames({ games }: Pick<Breakdown, 'games'>, sideGames: readonly NamedSideGame[] = []): readonly NamedSideGame[] {
  return [...games.flatMap((game) => (game.kind === 'side' ? [{ id: game.selection, name: game.name }] : [])), ...sideGames];
}

/** The name of a selection: "2/9/16 Points"; for a side game, its name in the group. */
export const selectionName = (selection: Selection, sideGames: readonly NamedSideGame[] = []): string =>
  isSideGameId(selection) ? (sideGames.find(({ id }) => id === selection)?.name ?? DELETED_GAME) : SELECTION_NAMES[selection];
