import { text } from './ids';

/** Flags of nations without a country code, spelled out in tags. */
const FLAG = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}';
/** A picture with its colour and skin, and what joins it to the next one: a family, a profession. */
const PICTURE = '\\p{Extended_Pictographic}(?:[\\uFE0F\\p{Emoji_Modifier}]|\\u200D(?=\\p{Extended_Pictographic}))*';
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';
/** Scripts that are not written rightly without joiners between letters. */
const JOINING = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const JOINED = `[${JOINING}][\\u200C\\u200D](?=[${JOINING}])`;

/** Where characters without a look of their own belong. */
const IN_PLACE = new RegExp(`${FLAG}|${PICTURE}|${KEYCAP}|${JOINED}`, 'gu');
/** Of no width, turning the direction of what follows, controls, halves of characters, a blank that passes for a letter. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800]/u;

/** Whether a text is what it looks like: nobody can hide in it, pass for somebody else by it, or turn a screen's text around. */
export const isReadable = (value: string): boolean => !UNSEEN.test(value.replace(IN_PLACE, ''));

/** What every text refuses by itself, and says so. */
// eslint-disable-next-line no-control-regex -- control characters are what is meant
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** What people are called, and what they call their groups, games, players and cards: a text that is what it looks like. */
export const name = (...given: Parameters<typeof text>) =>
  text(...given).refine((value) => isReadable(value.replace(CONTROLS, '')), 'must not contain characters that cannot be seen');
