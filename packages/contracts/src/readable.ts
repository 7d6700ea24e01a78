import { z } from 'zod';
import { graphemes } from './letters';

/** Flags of nations without a country code, spelled out in tags. */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}';
/** A picture with its colour and skin, and what joins it to the next one: a family, a profession. */
const PICTURE = '\\p{Extended_Pictographic}(?:[\\uFE0F\\p{Emoji_Modifier}]|\\u200D(?=\\p{Extended_Pictographic}))*';
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';
/** Scripts that are not written rightly without joiners between letters. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u17D2]';
const JOINING = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** After a mark that takes a vowel away, and after an Arabic letter, a joiner belongs to the letter, at a word's end too. */
const JOINED = `[${JOINING}]\\p{M}*[\\u200C\\u200D](?=[${JOINING}])|(?:(?=[${JOINING}])${VIRAMA}|(?=\\p{Script=Arabic})\\p{L}\\p{M}*)[\\u200C\\u200D](?![\\u200C\\u200D])`;

/** Where characters without a look of their own belong. */
const IN_PLACE = new RegExp(`${FLAG}|${PICTURE}|${KEYCAP}|${JOINED}`, 'gu');
/** Of no width, turning the direction of what follows, controls, halves of characters, a blank that passes for a letter. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800]/u;

/** Whether a text is what it looks like: nobody can hide in it, pass for somebody else by it, or turn a screen's text around. */
export const isReadable = (value: string): boolean => !UNSEEN.test(value.replace(IN_PLACE, ''));

const EVERY_UNSEEN = new RegExp(UNSEEN.source, 'gu');

/** A text without what cannot be seen in it, save where that belongs. */
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

/** Code units that one letter may take on average; a family in one picture takes 11. */
const UNITS_PER_LETTER = 12;

/**
 * What people are called, and what they call their groups, games, players and cards: a text that is what it looks like. Trimmed and kept in
 * one form (NFC); `max` and `min` count letters as people see them. `message` is what a missing or too short one says.
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
