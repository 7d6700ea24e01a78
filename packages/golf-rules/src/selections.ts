import type { StakeDefinition } from './games/definition';
import { DEFINITIONS, definitionOf, type GameKind, type Selection } from './games/registry';
import type { GameValues } from './values';

/** What can be settled together, in the order it is shown. */
export const SELECTIONS: readonly Selection[] = DEFINITIONS.flatMap(({ stakes }) => stakes.map(({ id }) => id));

const stakes = DEFINITIONS.flatMap(({ kind, stakes: ofKind }) => ofKind.map((stake) => ({ kind, ...stake })));

export const SELECTION_NAMES = Object.fromEntries(stakes.map(({ id, name }) => [id, name])) as Readonly<Record<Selection, string>>;

/** A selection as the definition of its game says it. */
export const stakeOf = (selection: Selection): StakeDefinition => stakes.find(({ id }) => id === selection) as StakeDefinition;

/** The game that a selection is a stake of. */
export const kindOf = (selection: Selection): GameKind => (stakes.find(({ id }) => id === selection) as { readonly kind: GameKind }).kind;

/** What is settled of a game, in the order it is shown. */
export const selectionsOf = (kind: GameKind): readonly Selection[] => definitionOf(kind).stakes.map(({ id }) => id);

/** What payouts of one game are asked for: what pays by the value of a point, by that of a pot, or both. */
export const PAYOUT_MODES = ['points', 'fbt', 'both'] as const;
export type PayoutMode = (typeof PAYOUT_MODES)[number];

const VALUES_OF: Readonly<Record<PayoutMode, readonly (keyof GameValues)[]>> = {
  points: ['pointValueCents'],
  fbt: ['fbtValueCents'],
  both: ['pointValueCents', 'fbtValueCents'],
};

/** What of a game a mode settles, in the order it is shown. */
export const selectionsOfMode = (kind: GameKind, mode: PayoutMode): readonly Selection[] =>
  definitionOf(kind).stakes.flatMap(({ id, value }) => (value && VALUES_OF[mode].includes(value) ? [id] : []));

/** The games that are entered hole by hole. */
export type HoleGame = Exclude<GameKind, 'cards'>;

export const HOLE_GAMES = DEFINITIONS.filter(({ inputs }) => !inputs.cards).map(({ kind }) => kind) as readonly HoleGame[];
