let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as people see them (grapheme clusters): a letter with its accents is one, and so is a family in one picture.
 * Their number is what "at most 60 characters" means of a name.
 */
export const graphemes = (text: string): string[] => [...(segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text)].map(({ segment }) => segment);

/** Hebrew, Arabic and their kin; the last four begin those beyond 16 bits. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** A name within a sentence: one that is read from right to left turns nothing around it, such as the amount after it (FSI … PDI). */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
