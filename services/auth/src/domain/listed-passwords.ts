import { dictionary } from '@zxcvbn-ts/language-common';

const SHORTEST = 8;
const FEWEST_LETTERS = 4;
const STANDS_FOR: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' };

let listed: Set<string> | null = null;
const isListed = (text: string) => (listed ??= new Set(dictionary['passwords-common'])).has(text);

const lettersAtBothEnds = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '');
const spelledOut = (text: string) => text.replace(/[@4310!$57]/g, (sign) => STANDS_FOR[sign] ?? sign);

/**
 * Whether a dictionary attack would find this password. True for some 50,000 passwords that are common in breaches, also with digits and
 * signs around them or in place of their letters; for the name in the account's own email address; and for passwords too short to need a list.
 */
export function isOnGuessersLists(password: string, email: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const word = lettersAtBothEnds(text);
  if (text.length < SHORTEST || word.length < FEWEST_LETTERS) return true;
  const [name = ''] = email.split('@');
  return [text, word, spelledOut(text), spelledOut(word)].some((candidate) => isListed(candidate) || candidate === name || candidate === lettersAtBothEnds(name));
}
