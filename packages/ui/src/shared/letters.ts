let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text: a family emoji is one. ASCII text is split without `Intl`, because its first use blocks a phone. */
export const graphemes = (text: string): string[] => (/^[ -~]*$/.test(text) ? [...text] : Array.from((segmenter ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment));

/** Hebrew, Arabic and related scripts. The last four are the first halves of characters beyond 16 bits. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** Isolates a name in a sentence, so that a right-to-left name does not reorder the text around it, such as an amount after it. In elements: <bdi>. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
