import {
  entryOf,
  GolfRulesError,
  HOLE_GAMES,
  kindOf,
  overrideValues,
  playableSelections,
  settleRound,
  valuesApplied,
  type ByPlayer,
  type Cents,
  type RoundInput,
  type RoundSettlement,
  type Selection,
  type ValuesApplied,
} from '@fairshare/golf-rules';
import { ValueOfSeveralGames } from './errors';
import type { ChosenGames } from './tab';

/** What somebody chose to settle, with the values of the request; null values mean the games' own. */
export interface Choice {
  readonly selectedGames: readonly Selection[];
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/** A saved combined result. It belongs to its round, whose id it bears, and is never silently rewritten. */
export interface SavedResult {
  readonly id: string;
  readonly groupId: string;
  readonly choice: Choice;
  /** What the scores gave when it was saved. */
  readonly settlement: RoundSettlement;
  /** The values it was settled with. */
  readonly values: ValuesApplied;
  readonly savedAt: string;
  readonly savedBy: string;
  /** False. Instances of the release before noted here whether scores had moved. */
  readonly stale: boolean;
  /** Absent: the round was open when it was saved, and nothing of it goes to the tab. */
  readonly tab?: ForTab;
}

/** What posting a saved result to the group's tab takes. */
export interface ForTab {
  /** The finish it was saved after. */
  readonly finishId: string;
  /** The round's version it was settled from. */
  readonly roundVersion: number;
  readonly round: { readonly name: string; readonly createdAt: string };
  /** What was chosen, where that is not the whole round at its own values. */
  readonly chosen?: ChosenGames;
  /** It is not on the tab yet. Result and tab are two writes: whoever finds this after the first one makes the second. */
  readonly isAwaited: boolean;
}

/** A choice of games of a round, settled, and the values that applied. */
export interface SettledChoice {
  readonly settlement: RoundSettlement;
  readonly values: ValuesApplied;
}

/** Settles a choice of games of a round. @throws GameNotInRoundError, NoSelectionError */
export function settleChoice(input: RoundInput, choice: Choice): SettledChoice {
  const round = overrideValues(input, choice.selectedGames, choice);
  const settlement = settleRound(round, choice.selectedGames);
  return { settlement, values: valuesApplied(round, settlement) };
}

/**
 * A value says which game it means while games of one kind are selected. With several, each uses its own: another value than that is
 * refused, not ignored.
 * @throws ValueOfSeveralGames
 */
export function assertValuesMeant(choice: Choice, values: ValuesApplied): void {
  const kinds = HOLE_GAMES.filter((kind) => choice.selectedGames.some((selection) => kindOf(selection) === kind));
  if (kinds.length < 2) return;
  for (const [field, cents] of [
    ['pointValue', 'pointValueCents'],
    ['fbtValue', 'fbtValueCents'],
  ] as const) {
    if (choice[cents] !== null && choice[cents] !== values[cents]) throw new ValueOfSeveralGames(field);
  }
}

/** The nets of a choice today; null when its games are no longer there. */
export function currentNets(round: RoundInput, choice: Choice): ByPlayer<Cents> | null {
  try {
    return settleChoice(round, choice).settlement.nets;
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}

/** Stale: today's inputs give other nets. */
export function isStale({ settlement: { nets } }: Pick<SavedResult, 'settlement'>, today: ByPlayer<Cents> | null): boolean {
  if (!today) return true;
  const players = new Set([...Object.keys(nets), ...Object.keys(today)]);
  return [...players].some((playerId) => (entryOf(nets, playerId) ?? 0) !== (entryOf(today, playerId) ?? 0));
}

/** Everything of a round that can be settled, at the games' own values: what finishing it saves. Where no game of it is on, its cards: they pay nothing. */
export function everythingOf(input: RoundInput): Choice {
  const playable = playableSelections(input);
  return { selectedGames: playable.length > 0 ? playable : ['cards'], pointValueCents: null, fbtValueCents: null };
}

/** The choice, where its games or values give other nets than the whole round at its own values; with the names of its side games. */
export function unlikeRound(input: RoundInput, choice: Choice): { readonly chosen?: ChosenGames } {
  const whole = currentNets(input, everythingOf(input));
  const { settlement } = settleChoice(input, choice);
  if (!isStale({ settlement }, whole)) return {};
  const sideGames = (input.sideGames ?? []).filter(({ id }) => choice.selectedGames.includes(id)).map(({ id, name }) => ({ id, name }));
  return { chosen: { ...choice, ...(sideGames.length > 0 && { sideGames }) } };
}
