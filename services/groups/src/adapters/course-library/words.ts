/** Words in so many names that they do not distinguish courses. */
const COMMON = new Set(['golf', 'course', 'courses', 'club', 'country', 'the', 'at', 'of', 'and', 'gc', 'cc', 'g', 'c']);

/** Short forms of words that names contain in both forms. */
const SHORT_FORMS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' };

/** A text without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The search words of a text. Common words are used only if there are no others. */
export function wordsOf(text: string): string[] {
  const words =
    folded(text)
      .replace(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const distinctive = words.filter((word) => !COMMON.has(word));
  return (distinctive.length > 0 ? distinctive : words).map((word) => SHORT_FORMS[word] ?? word);
}

/** Two-letter code → full name of a state. */
export const STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
