import { graphemes } from '@fairshare/ui';

interface Named {
  readonly id: string;
  readonly name: string;
}

const known = new WeakMap<readonly Named[], ReadonlyMap<string, string>>();

/** Cached, since every part of a screen calls it on each render. */
export function shortNames(players: readonly Named[]): ReadonlyMap<string, string> {
  const names = known.get(players) ?? namesOf(players);
  known.set(players, names);
  return names;
}

/**
 * The short name of each player, by player id: the first name if it is unique; with the last initial if that distinguishes the players; with both initials of a
 * double-barrelled last name; else the full name.
 */
function namesOf(players: readonly Named[]): ReadonlyMap<string, string> {
  const words = players.map(({ name }) => name.trim().split(/\s+/));
  const firsts = words.map(([first = '']) => first);
  const withInitial = words.map(([first = '', ...rest]) => [first, firstLetter(rest.at(-1))].filter(Boolean).join(' '));
  const withInitials = words.map(([first = '', ...rest]) => [first, initialsOf(rest.at(-1))].filter(Boolean).join(' '));
  return new Map(
    players.map(({ id, name }, index) => {
      const short = [firsts, withInitial, withInitials].find((names) => isUnique(names, index))?.[index];
      return [id, short ?? name];
    }),
  );
}

/** Prevents a line break. */
const NON_BREAKING_HYPHEN = '\u2011';

/** "Featherstonehaugh-Smythe" is "F-S". */
function initialsOf(lastName = ''): string {
  return lastName.split('-').map(firstLetter).filter(Boolean).join(NON_BREAKING_HYPHEN);
}

const firstLetter = (word = ''): string | undefined => graphemes(word.normalize('NFC'))[0];

function isUnique(names: readonly string[], index: number): boolean {
  const same = names.filter((name) => name.toLowerCase() === names[index]?.toLowerCase());
  return same.length === 1;
}
