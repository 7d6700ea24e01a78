import { isTimeZone } from '@fairshare/contracts';
import { zoneInWords } from './texts';

/** All that this browser lists; a browser of before 2022 lists none. */
const listed = (): string[] => (typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []);

/** Letters alone, as people type them: "sao paulo" finds "America/Sao_Paulo". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_/,\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The time zones in which every typed word occurs, `first` ones before the others; also one the browser knows by another name, typed in full. */
export function findTimeZones(typed: string, first: readonly (string | undefined)[]): string[] {
  const words = plain(typed).split(' ');
  const name = typed.trim().replaceAll(' ', '_');
  const all = [...first, ...listed(), 'UTC'].filter((zone) => zone !== undefined);
  const found = [...new Set(all)].filter((zone) => words.every((word) => plain(zoneInWords(zone)).includes(word)));
  return found.length === 0 && isTimeZone(name) ? [name] : found;
}
