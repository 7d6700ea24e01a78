import type { StakeDefinition } from './games/definition';
import { DEFINITIONS, definitionOf, type GameKind, type Selection, type Stake } from './games/registry';
import { isSideGameId } from './side-game';
import type { GameValues } from './values';

/** The stakes that can be settled together in every round, in the order in which they are shown. Side games come after these. */
export const SELECTIONS: readonly Stake[] = DEFINITIONS.flatMap(({ stakes }) => stakes.map(({ id }) => id));

const stakes = DEFINITIONS.flatMap(({ kind, stakes: ofKind }) => ofKind.map((stake) => ({ kind, ...stake })));

export const SELECTION_NAMES = Object.fromEntries(stakes.map(({ id, name }) => [id, name])) as Readonly<Record<Stake, string>>;

/** The definition of a stake, from the definition of its game. */
export const stakeOf = (selection: Stake): StakeDefinition => stakes.find(({ id }) => id === selection) as StakeDefinition;

/** The game that a selection is a stake of; null: it is a side game. */
export const kindOf = (selection: Selection): GameKind | null => stakes.find(({ id }) => id === selection)?.kind ?? null;

/** Selections without duplicates, in the order in which they are shown. Side games come last, in the given order. */
export const inShownOrder = (selections: readonly Selection[]): readonly Selection[] => [
  ...SELECTIONS.filter((selection) => selections.includes(selection)),
  ...new Set(selections.filter((selection) => isSideGameId(selection))),
];

/** The stakes of a game, in the order in which they are shown. */
export const selectionsOf = (kind: GameKind): readonly Stake[] => definitionOf(kind).stakes.map(({ id }) => id);

/** Which stakes of one game a payout request covers: those that pay by the value of a point, by the value of a pot, or both. */
export const PAYOUT_MODES = ['points', 'fbt', 'both'] as const;
export type PayoutMode = (typeof PAYOUT_MODES)[number];

const VALUES_OF: Readonly<Record<PayoutMode, readonly (keyof GameValues)[]>> = {
  points: ['pointValueCents'],
  fbt: ['fbtValueCents'],
  both: ['pointValueCents', 'fbtValueCents'],
};

/** The stakes of a game that a mode settles, in the order in which they are shown. */
export const selectionsOfMode = (kind: GameKind, mode: PayoutMode): readonly Stake[] =>
  definitionOf(kind).stakes.flatMap(({ id, value }) => (value && VALUES_OF[mode].includes(value) ? [id] : []));

/** The games that are entered hole by hole. */
export type HoleGame = Exclude<GameKind, 'cards'>;

export const HOLE_GAMES = DEFINITIONS.filter(({ inputs }) => !inputs.cards).map(({ kind }) => kind) as readonly HoleGame[];
