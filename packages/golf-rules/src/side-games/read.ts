import { GolfRulesError } from '../errors';
import { MAX_VALUE } from '../constants';
import { centsToDollars, dollarsToCents } from '../money';
import { entryOf, type PlayerId } from '../players';
import type { AnySideGame, SideOption, SideOptions, SideOptionValue } from '../side-game';

/** A value of a side game that its kind does not accept. `path`: the place in the request, "options.value". */
export class InvalidSideGameError extends GolfRulesError {
  override readonly name = 'InvalidSideGameError';
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/** The maximum of an option of money, in cents. */
const MOST = dollarsToCents(MAX_VALUE);

/** The default options of a kind; money in cents. */
export const defaultOptions = ({ options }: Pick<AnySideGame, 'options'>): SideOptions => Object.fromEntries(options.map((option) => [option.key, option.default]));

/**
 * Merges the options of a request into the game's current options. Money in dollars becomes cents. An omitted option does not change.
 * @throws InvalidSideGameError for an option the kind does not have, or a value it does not accept
 */
export function readOptions({ options }: Pick<AnySideGame, 'options'>, given: Readonly<Record<string, unknown>>, before: SideOptions): SideOptions {
  const unknown = Object.keys(given).find((key) => !options.some((option) => option.key === key));
  if (unknown !== undefined) throw new InvalidSideGameError(`options.${unknown}`, 'This kind of game has no such option');
  return Object.fromEntries(
    options.map((option) => {
      const value = entryOf(given, option.key);
      return [option.key, value === undefined ? (entryOf(before, option.key) ?? option.default) : readOption(option, value)];
    }),
  );
}

function readOption(option: SideOption, given: unknown): SideOptionValue {
  const refuse = (message: string): never => {
    throw new InvalidSideGameError(`options.${option.key}`, message);
  };
  switch (option.type) {
    case 'switch':
      return typeof given === 'boolean' ? given : refuse('must be true or false');
    case 'choice':
      return option.choices.some(({ value }) => value === given) ? (given as string) : refuse(`must be one of ${option.choices.map(({ value }) => value).join(', ')}`);
    case 'count':
      return Number.isInteger(given) && (given as number) >= option.min && (given as number) <= option.max
        ? (given as number)
        : refuse(`must be a whole number from ${option.min} to ${option.max}`);
    case 'money': {
      const { min = 0, max = MOST } = option;
      const cents = inCents(given);
      return cents !== null && cents >= min && cents <= max ? cents : refuse(`must be dollars from ${centsToDollars(min)} to ${centsToDollars(max)}, with at most two decimals`);
    }
  }
}

function inCents(given: unknown): number | null {
  if (typeof given !== 'number') return null;
  const cents = Math.round(given * 100);
  return Number.isSafeInteger(cents) && cents / 100 === given ? cents + 0 : null;
}

/** Options as the API has them: money in dollars. An option unknown to this release is omitted. */
export const optionsInDollars = ({ options }: Pick<AnySideGame, 'options'>, inside: SideOptions): SideOptions =>
  Object.fromEntries(options.map((option) => [option.key, optionInDollars(option, entryOf(inside, option.key) ?? option.default)]));

const optionInDollars = ({ type }: SideOption, value: SideOptionValue): SideOptionValue => (type === 'money' && typeof value === 'number' ? centsToDollars(value) : value);

/** The inverse of `optionsInDollars`, for options that are already validated. */
export const optionsInCents = ({ options }: Pick<AnySideGame, 'options'>, given: SideOptions): SideOptions =>
  Object.fromEntries(options.map((option) => [option.key, optionInCents(option, entryOf(given, option.key))]));

const optionInCents = (option: SideOption, given: SideOptionValue | undefined): SideOptionValue =>
  given === undefined ? option.default : option.type === 'money' && typeof given === 'number' ? dollarsToCents(given) : given;

/** The players of a side game, and their sides. */
export interface SideRoster {
  readonly players: readonly PlayerId[];
  readonly sides?: readonly (readonly PlayerId[])[];
}

/**
 * The players of a side game and their sides, with defaults for what is omitted. Players: those of the sides, else all of the round, in its order.
 * Sides: the first half of the players against the others.
 * @throws InvalidSideGameError for players that are not in the round, a number of them that the kind does not accept, and sides that overlap
 */
export function readRoster(definition: Pick<AnySideGame, 'players' | 'sides' | 'name'>, given: Partial<SideRoster>, round: readonly PlayerId[]): SideRoster {
  const { players: takes, sides: kindOfSides, name } = definition;
  if (kindOfSides === undefined && given.sides !== undefined) throw new InvalidSideGameError('sides', `${name} has no sides`);
  const players = given.players ?? (given.sides ? given.sides.flat() : round);
  players.forEach((playerId, index) => {
    if (!round.includes(playerId)) throw new InvalidSideGameError(`players.${index}`, 'This player does not play the round');
    if (players.indexOf(playerId) !== index) throw new InvalidSideGameError(`players.${index}`, 'This player is named twice');
  });
  if (players.length < takes.min || players.length > takes.max) {
    throw new InvalidSideGameError('players', takes.min === takes.max ? `${name} takes ${takes.min} players` : `${name} takes ${takes.min} to ${takes.max} players`);
  }
  return kindOfSides === undefined ? { players } : { players, sides: readSides(kindOfSides, given.sides ?? halves(players), players) };
}

const halves = (players: readonly PlayerId[]): readonly (readonly PlayerId[])[] => [
  players.slice(0, Math.floor(players.length / 2)),
  players.slice(Math.floor(players.length / 2)),
];

function readSides(kind: NonNullable<AnySideGame['sides']>, sides: readonly (readonly PlayerId[])[], players: readonly PlayerId[]): readonly (readonly PlayerId[])[] {
  const fewest = kind === 'two-pairs' ? 2 : 1;
  if (sides.length !== 2) throw new InvalidSideGameError('sides', 'There are two sides');
  sides.forEach((side, index) => {
    if (side.length < fewest || side.length > 2) throw new InvalidSideGameError(`sides.${index}`, fewest === 2 ? 'A side has two players' : 'A side has one or two players');
    const stranger = side.find((playerId) => !players.includes(playerId));
    if (stranger !== undefined) throw new InvalidSideGameError(`sides.${index}`, 'A side names somebody who does not play this game');
  });
  const named = sides.flat();
  if (new Set(named).size !== named.length) throw new InvalidSideGameError('sides', 'A player is on one side, once');
  if (named.length !== players.length) throw new InvalidSideGameError('sides', 'Every player of the game is on a side');
  return sides.map((side) => [...side]);
}
