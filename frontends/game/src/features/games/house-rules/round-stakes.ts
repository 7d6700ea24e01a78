import type { EnteredGame, GameValues } from '@fairshare/contracts';
import { stakesTyped, type TypedStakes, typedStakes } from '../../../shared/stakes-fields';

/** Game id → its stakes as typed. */
export type TypedByGame = Readonly<Record<string, TypedStakes>>;

/** One pair of fields for the point and pot values: for all games if their stakes are equal, else for one game. */
export interface StakesRow {
  /** The game's kind; missing: the row is for all games. */
  readonly kind?: EnteredGame['kind'];
  readonly gameIds: readonly string[];
  readonly stakes: TypedStakes;
}

/** The rows for the games of the round. */
export function stakesRows(games: readonly EnteredGame[], typed: TypedByGame): StakesRow[] {
  const [first] = games;
  if (!first) return [];
  const of = ({ id, settings }: EnteredGame) => typed[id] ?? typedStakes(settings);
  if (games.every(({ settings }) => isSame(settings, first.settings))) return [{ gameIds: games.map(({ id }) => id), stakes: of(first) }];
  return games.map((game) => ({ kind: game.kind, gameIds: [game.id], stakes: of(game) }));
}

/** Applies the typed stakes to the games; null: some text is not a valid amount. */
export function withStakes(games: readonly EnteredGame[], typed: TypedByGame): EnteredGame[] | null {
  const after: EnteredGame[] = [];
  for (const game of games) {
    const text = typed[game.id];
    const settings = text ? stakesTyped(text) : game.settings;
    if (!settings) return null;
    after.push({ ...game, settings });
  }
  return after;
}

/** The changes to save: each game whose stakes differ, with its stakes before the change as the base. */
export function changedStakes(
  before: readonly EnteredGame[],
  after: readonly EnteredGame[],
): { readonly gameId: string; readonly settings: GameValues; readonly base: GameValues }[] {
  return after.flatMap(({ id, settings }) => {
    const base = before.find((game) => game.id === id)?.settings;
    return base && !isSame(base, settings) ? [{ gameId: id, settings, base }] : [];
  });
}

const isSame = (one: GameValues, other: GameValues): boolean => one.pointValue === other.pointValue && one.fbtValue === other.fbtValue;
