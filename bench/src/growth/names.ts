const FIRST = [
  'James',
  'Mary',
  'Robert',
  'Patricia',
  'John',
  'Jennifer',
  'Michael',
  'Linda',
  'David',
  'Elizabeth',
  'William',
  'Barbara',
  'Richard',
  'Susan',
  'Joseph',
  'Jessica',
  'Thomas',
  'Karen',
  'Zoë',
  'José',
];
const LAST = [
  'Smith',
  'Johnson',
  'Williams',
  'Brown',
  'Jones',
  'Garcia',
  'Miller',
  'Davis',
  'Rodríguez',
  'Martinez',
  'Hernandez',
  'Lopez',
  'Gonzalez',
  'Wilson',
  'Anderson',
  'Taylor',
  'Moore',
  'Jackson',
  'Martin',
  'Lee',
];
const SYLLABLES = ['ba', 'cor', 'den', 'el', 'fa', 'gri', 'hol', 'in', 'ka', 'lor', 'mon', 'ner', 'ol', 'pe', 'ri', 'sta', 'ton', 'ul', 'va', 'wick'];

const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? '';
const made = (number: number): string => pick(SYLLABLES, number) + pick(SYLLABLES, Math.floor(number / 7)) + pick(SYLLABLES, Math.floor(number / 61));

/** A person of a crowd, the same in every run: half of the last names are common ones, half are rare. */
export function personOf(number: number) {
  const spread = (number * 7_919) % 104_729;
  const firstName = pick(FIRST, spread);
  const rare = made(spread);
  const lastName = spread % 2 === 0 ? pick(LAST, Math.floor(spread / 20)) : rare.charAt(0).toUpperCase() + rare.slice(1);
  return { firstName, lastName, email: `${firstName}.${lastName}.${number}@example.com`.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase() };
}

/** Typical searches of administrators: beginnings, the middle of a name, no match, everyone. */
export const SEARCHES: Readonly<Record<string, string>> = {
  'first letters': 'will',
  'two letters': 'zo',
  'middle of a name': 'riholh',
  'middle, frequent': 'ernand',
  'one address': '.4711@exa',
  'no hit': 'qzxwvk',
  'no hit, two letters': 'qx',
};
