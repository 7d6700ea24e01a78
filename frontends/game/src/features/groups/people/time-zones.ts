import { isTimeZone } from '@fairshare/contracts';
import { zoneInWords } from './texts';

/** All time zones that this browser lists. Browsers from before 2022 list none. */
const listed = (): string[] => (typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []);

/** Folds a name to the form people type: "sao paulo" finds "America/Sao_Paulo". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_/,\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The time zones whose names contain every typed word, those in `first` before the others. An alias that is typed in full is found too. */
export function findTimeZones(typed: string, first: readonly (string | undefined)[]): string[] {
  const words = plain(typed).split(' ');
  const name = typed.trim().replaceAll(' ', '_');
  const all = [...first, ...listed(), 'UTC'].filter((zone) => zone !== undefined);
  const found = [...new Set(all)].filter((zone) => words.every((word) => plain(zoneInWords(zone)).includes(word)));
  return found.length === 0 && isTimeZone(name) ? [name] : found;
}
