let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as people see them (grapheme clusters): a letter with its accents is one, and so is the emoji of a family.
 * A limit such as "at most 60 characters" for a name counts these.
 */
export const graphemes = (text: string): string[] => [...(segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text)].map(({ segment }) => segment);

/** Hebrew, Arabic and related scripts; the last four are the high surrogates of those beyond 16 bits. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** A name for use within a sentence. A right-to-left name is isolated (FSI … PDI), so that it does not reorder the text around it, such as an amount. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
