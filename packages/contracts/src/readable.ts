import { z } from 'zod';
import { graphemes } from './letters';

/** Flags of nations without a country code, which are spelled by tag characters. */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}';
/** An emoji with its variation selector and skin tone, and the joiner to the next one: a family, a profession. */
const PICTURE = '\\p{Extended_Pictographic}(?:[\\uFE0F\\p{Emoji_Modifier}]|\\u200D(?=\\p{Extended_Pictographic}))*';
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';
/** Signs that take away the vowel of a letter. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u17D2]';
/** Scripts whose correct spelling needs joiners between letters. */
const JOINING = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** A joiner between two letters of these scripts. After a virama, and after an Arabic letter, a joiner is valid at a word's end too. */
const JOINED = `[${JOINING}]\\p{M}*[\\u200C\\u200D](?=[${JOINING}])|(?:(?=[${JOINING}])${VIRAMA}|(?=\\p{Script=Arabic})\\p{L}\\p{M}*)[\\u200C\\u200D](?![\\u200C\\u200D])`;

/** The sequences in which invisible characters are valid. */
const IN_PLACE = new RegExp(`${FLAG}|${PICTURE}|${KEYCAP}|${JOINED}`, 'gu');
/** Invisible characters: of no width, direction controls, control characters, lone surrogates, line separators, a blank that counts as a letter. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800]/u;

/** Whether a text has no invisible characters, with which a user could hide, impersonate another user, or reverse the text on a screen. */
export const isReadable = (value: string): boolean => !UNSEEN.test(value.replace(IN_PLACE, ''));

const EVERY_UNSEEN = new RegExp(UNSEEN.source, 'gu');

/** Removes the invisible characters from a text, except where they are valid. */
export function withoutUnseen(value: string): string {
  let kept = '';
  let from = 0;
  for (const { 0: inPlace, index } of value.matchAll(IN_PLACE)) {
    kept += value.slice(from, index).replace(EVERY_UNSEEN, '') + inPlace;
    from = index + inPlace.length;
  }
  return kept + value.slice(from).replace(EVERY_UNSEEN, '');
}

// eslint-disable-next-line no-control-regex -- control characters are what is meant
const NO_CONTROLS = /^[^\u0000-\u001f\u007f]*$/;

/** Code units that one letter may take on average; the emoji of a family takes 11. */
const UNITS_PER_LETTER = 12;

/**
 * The schema for names of people, groups, games, players and cards: a text without invisible characters. It is trimmed and normalised (NFC).
 * `max` counts letters as people see them; `min` is 0 or 1. `message` is the error for a missing or too short name.
 */
export function name(max: number, { min = 0, message }: { min?: number; message?: string } = {}) {
  const tooLong = `must have at most ${max} characters`;
  return z
    .string(message === undefined ? undefined : { error: message })
    .trim()
    .normalize('NFC')
    .regex(NO_CONTROLS, 'must not contain control characters')
    .min(min, message ?? `must have at least ${min} characters`)
    .refine((value) => value.length <= max || (value.length <= max * UNITS_PER_LETTER && graphemes(value).length <= max), tooLong)
    .refine((value) => !NO_CONTROLS.test(value) || isReadable(value), 'must not contain characters that cannot be seen')
    .meta({ maxLength: max });
}
