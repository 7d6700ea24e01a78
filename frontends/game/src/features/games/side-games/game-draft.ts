import { type AnySideGame, dollarsToCents, isMet, type SideOption, type SideOptions, type SideOptionValue } from '@fairshare/golf-rules';
import { centsTyped } from '../../../shared/typed-dollars';

/** A side game as the golfer has filled in its form. */
export interface GameDraft {
  readonly name: string;
  readonly players: readonly string[];
  /** For a kind with sides: the players of the first side. All others are on the second. */
  readonly firstSide: readonly string[];
  /** Option → the chosen or typed value. Money and counts are texts. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** The maximum of a money option without an own maximum. Cents. */
const MOST_CENTS = 1_000_000;

const written = ({ type }: SideOption, value: SideOptionValue): string | boolean => {
  if (type === 'money') return (Number(value) / 100).toFixed(2);
  return typeof value === 'boolean' ? value : String(value);
};

/** Converts options (money in cents) to the values of the form's fields. */
export const writtenOptions = ({ options }: AnySideGame, values: SideOptions): GameDraft['options'] =>
  Object.fromEntries(options.map((option) => [option.key, written(option, values[option.key] ?? option.default)]));

/** Converts the form to the options of the request (money in dollars); null for an option whose text is not valid. */
export function requestedOptions({ options }: AnySideGame, draft: GameDraft['options']): Record<string, SideOptionValue | null> {
  return Object.fromEntries(options.map((option) => [option.key, requestedOption(option, draft[option.key])]));
}

function requestedOption(option: SideOption, value: string | boolean | undefined): SideOptionValue | null {
  if (typeof value !== 'string') return value ?? null;
  if (option.type === 'money') {
    const cents = centsTyped(value, option.max ?? MOST_CENTS);
    return cents === null || cents < (option.min ?? 0) ? null : cents / 100;
  }
  if (option.type === 'count') {
    const count = /^\d{1,4}$/.test(value.trim()) ? Number(value) : NaN;
    return count >= option.min && count <= option.max ? count : null;
  }
  return value;
}

/** Converts the form to the options of the rules (money in cents), with the default for an option whose text is not valid. */
export const optionsInCents = ({ options }: AnySideGame, draft: GameDraft['options']): SideOptions =>
  Object.fromEntries(options.map((option) => [option.key, inCents(option, requestedOption(option, draft[option.key]))]));

function inCents(option: SideOption, requested: SideOptionValue | null): SideOptionValue {
  if (requested === null) return option.default;
  return option.type === 'money' ? dollarsToCents(Number(requested)) : requested;
}

/** The options that apply, given the other chosen options. */
export const optionsShown = (kind: AnySideGame, draft: GameDraft['options'], hasCourse: boolean): readonly SideOption[] => {
  const chosen = optionsInCents(kind, draft);
  return kind.options.filter(({ shownIf, needsCourse }) => isMet(shownIf, chosen) && (hasCourse || !needsCourse));
};

/** The players of both sides; undefined: the kind has none. */
export const sidesOf = (kind: AnySideGame, { players, firstSide }: GameDraft): readonly (readonly string[])[] | undefined => {
  if (kind.sides === undefined) return undefined;
  const first = players.filter((playerId) => firstSide.includes(playerId));
  return [first, players.filter((playerId) => !firstSide.includes(playerId))];
};
