import { graphemes } from '@fairshare/contracts';

const MAX_INITIALS = 3;

/** Up to three letters, the first of each word of the name. */
export function initialsOf(name: string): string {
  return wordsOf(name)
    .map(([letter = '']) => letter)
    .slice(0, MAX_INITIALS)
    .join('');
}

/** Whether these initials are derived from the name, by this release or by an earlier one, which accepted any sign as a letter. */
export const wereMadeOf = (name: string, initials: string): boolean => [initialsOf(name), asMadeBefore(name)].includes(initials);

const asMadeBefore = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word.toUpperCase()][0])
    .slice(0, MAX_INITIALS)
    .join('');

/** Further ways to choose three letters of a name, for players with equal initials: Ann Lee is ALE, ANL or ANN. */
const FURTHER_WAYS: readonly ((first: readonly string[], last: readonly string[]) => readonly (string | undefined)[])[] = [
  (first, last) => (first === last ? first.slice(0, 2) : [first[0], last[0], last[1]]),
  (first, last) => (first === last ? first.slice(0, 3) : [first[0], first[1], last[0]]),
  (first) => first.slice(0, 3),
  (first, last) => [first[0], last.at(-2), last.at(-1)],
];

/** The name of a player, and the initials `given` by the client, which stay unchanged. */
interface Named {
  readonly name: string;
  readonly given?: string;
}

/**
 * The initials of the players of a group, in order. Players with equal initials get further letters of their names, or a number where the
 * names have no distinct letters.
 */
export function initialsOfAll(players: readonly Named[]): string[] {
  const usual = players.map(({ name, given }) => given || initialsOf(name));
  const taken = new Set(usual.filter((initials, index) => players[index]?.given || count(usual, initials) === 1));
  return usual.map((initials, index) => {
    const { name, given } = players[index] as Named;
    if (given || count(usual, initials) === 1) return initials;
    const alike = players.filter((_, other) => usual[other] === initials);
    const own = distinctly(name, alike, taken) ?? numbered(initials, taken);
    taken.add(own);
    return own;
  });
}

/** Uses the first way that gives all players with equal initials different ones; otherwise the first way that gives free initials. */
function distinctly(name: string, alike: readonly Named[], taken: ReadonlySet<string>): string | undefined {
  const ways = FURTHER_WAYS.map((way) => (one: string) => lettersBy(way, one));
  const distinct = ways.find((by) => new Set(alike.map((one) => by(one.name))).size === alike.length && !taken.has(by(name)));
  const free = distinct ?? ways.find((by) => !taken.has(by(name)));
  return free?.(name);
}

function lettersBy(way: (typeof FURTHER_WAYS)[number], name: string): string {
  const words = wordsOf(name);
  return way(words[0] ?? [], words.at(-1) ?? [])
    .filter(Boolean)
    .join('');
}

function numbered(initials: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${graphemes(initials)
      .slice(0, MAX_INITIALS - 1)
      .join('')}${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

/** Characters that may be initials: letters, digits and pictures. */
const STANDS_FOR_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const LETTER = /\p{L}/u;

/**
 * The words of a name as graphemes in upper case. Characters other than letters are skipped: "(Ben)" begins with B. A name without letters
 * uses its digits and pictures, and a name without those its signs.
 */
function wordsOf(name: string): string[][] {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => graphemes(word.toUpperCase()));
  const only = (wanted: RegExp) => words.map((word) => word.filter((letter) => wanted.test(letter))).filter((word) => word.length > 0);
  return [only(LETTER), only(STANDS_FOR_SOMEBODY), words].find((some) => some.length > 0) ?? [];
}
