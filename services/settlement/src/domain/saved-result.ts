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

/** The games chosen to be settled, with the values of the request; null means the games' own values. */
export interface Choice {
  readonly selectedGames: readonly Selection[];
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/** A saved combined result. It has the id of its round, and is never silently rewritten. */
export interface SavedResult {
  readonly id: string;
  readonly groupId: string;
  readonly choice: Choice;
  /** The settlement of the scores at the time of saving. */
  readonly settlement: RoundSettlement;
  /** The values it was settled with. */
  readonly values: ValuesApplied;
  readonly savedAt: string;
  readonly savedBy: string;
  /** Always false. Instances of the previous release stored here whether scores had changed. */
  readonly stale: boolean;
  /** Absent: the round was open when it was saved, so it is not posted to the tab. */
  readonly tab?: ForTab;
}

/** The data for posting a saved result to the group's tab. */
export interface ForTab {
  /** The finish after which it was saved. */
  readonly finishId: string;
  /** The version of the round that was settled. */
  readonly roundVersion: number;
  readonly round: { readonly name: string; readonly createdAt: string };
  /** The choice, if it is not the whole round at its own values. */
  readonly chosen?: ChosenGames;
  /** True until it is posted to the tab. Result and tab are two writes: a reader who finds this set makes the second write. */
  readonly isAwaited: boolean;
}

/** The settlement of a choice of games, and the values that applied. */
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
 * A value is unambiguous while only games of one kind are selected. With several kinds each game uses its own value; a different value is
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

/** The nets of a choice today; null when its games no longer exist. */
export function currentNets(round: RoundInput, choice: Choice): ByPlayer<Cents> | null {
  try {
    return settleChoice(round, choice).settlement.nets;
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}

/** True if today's inputs give other nets. */
export function isStale({ settlement: { nets } }: Pick<SavedResult, 'settlement'>, today: ByPlayer<Cents> | null): boolean {
  if (!today) return true;
  const players = new Set([...Object.keys(nets), ...Object.keys(today)]);
  return [...players].some((playerId) => (entryOf(nets, playerId) ?? 0) !== (entryOf(today, playerId) ?? 0));
}

/** All playable games of a round at their own values, as saved at its finish. A round without a playable game settles its cards, which pay nothing. */
export function everythingOf(input: RoundInput): Choice {
  const playable = playableSelections(input);
  return { selectedGames: playable.length > 0 ? playable : ['cards'], pointValueCents: null, fbtValueCents: null };
}

/** The choice with the names of its side games, if it gives other nets than the whole round at its own values. */
export function unlikeRound(input: RoundInput, choice: Choice): { readonly chosen?: ChosenGames } {
  const whole = currentNets(input, everythingOf(input));
  const { settlement } = settleChoice(input, choice);
  if (!isStale({ settlement }, whole)) return {};
  const sideGames = (input.sideGames ?? []).filter(({ id }) => choice.selectedGames.includes(id)).map(({ id, name }) => ({ id, name }));
  return { chosen: { ...choice, ...(sideGames.length > 0 && { sideGames }) } };
}
