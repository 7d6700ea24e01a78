let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as people see them: a family in one picture is one. The first use of `Intl` keeps a phone busy: plain letters do without. */
export const graphemes = (text: string): string[] => (/^[ -~]*$/.test(text) ? [...text] : Array.from((segmenter ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment));

/** Hebrew, Arabic and their kin; the last four begin those beyond 16 bits. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** A name within a sentence: one that is read from right to left turns nothing around it, such as the amount behind it. In elements: <bdi>. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
