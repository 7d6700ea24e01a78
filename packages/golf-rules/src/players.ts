import { MAX_PLAYERS, MIN_PLAYERS } from './constants';
import { InvalidPlayersError, UnknownPlayerError } from './errors';

const { hasOwn } = Object;

export type PlayerId = string;

/** One value for every player of a round. */
export type ByPlayer<T> = Readonly<Record<PlayerId, T>>;

/** One value per player. An id such as `__proto__` is a key like any other. */
export function byPlayer<T>(players: readonly PlayerId[], valueOf: (playerId: PlayerId, index: number) => T): ByPlayer<T> {
  const values: Record<PlayerId, T> = {};
  players.forEach((playerId, index) => setOwn(values, playerId, valueOf(playerId, index)));
  return values;
}

/** Assigns a value, which is several times as fast as Object.fromEntries. `__proto__` is defined instead, because assigning it would set the prototype. */
function setOwn<T>(values: Record<PlayerId, T>, playerId: PlayerId, value: T): void {
  if (playerId !== '__proto__') values[playerId] = value;
  else Object.defineProperty(values, playerId, { value, enumerable: true, configurable: true, writable: true });
}

/** A player's value. @throws UnknownPlayerError where there is none */
export function forPlayer<T>(values: ByPlayer<T>, playerId: PlayerId): T {
  const value = entryOf(values, playerId);
  if (value === undefined && !hasOwn(values, playerId)) throw new UnknownPlayerError(playerId);
  return value as T;
}

/** An own property of a record from outside. Inherited properties such as `constructor` do not count. */
export function entryOf<T>(record: Readonly<Record<string | number, T>>, key: string | number): T | undefined {
  const value = record[key];
  // Plain data inherits only functions and `__proto__`, so only those need the slower `hasOwn` check. Settling a round reads thousands of entries.
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return hasOwn(record, key) ? value : undefined;
}

/** @throws InvalidPlayersError unless there are 2 to 8 different players */
export function assertPlayers(players: readonly PlayerId[]): void {
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) {
    throw new InvalidPlayersError(`A round has ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${players.length}`);
  }
  assertDistinctPlayers(players);
}

/** @throws InvalidPlayersError if a player is named twice */
export function assertDistinctPlayers(players: readonly PlayerId[]): void {
  if (new Set(players).size !== players.length) throw new InvalidPlayersError('A player is named twice');
}
