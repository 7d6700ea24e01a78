import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio, textOnColor } from '../src/player/text-on-color';

type Tokens = Record<string, string>;

/** Custom properties of the first rule for `:root` in a piece of CSS. */
function rootTokens(css: string): Tokens {
  const rule = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const STYLESHEETS = ['tokens.css', 'field.css'].map((name) => {
  const css = readFileSync(join(__dirname, '../src', name), 'utf8');
  const darkStart = css.indexOf('@media (prefers-color-scheme: dark)');
  return { light: rootTokens(css.slice(0, darkStart)), dark: rootTokens(css.slice(darkStart)) };
});
const tokensOf = (scheme: 'light' | 'dark'): Tokens => Object.assign({}, ...STYLESHEETS.map((sheet) => sheet[scheme]));
const light = tokensOf('light');
const dark = tokensOf('dark');
const schemes: Array<[string, Tokens]> = [
  ['light', light],
  ['dark', { ...light, ...dark }],
];

/** Pairs of foreground and background with their minimum ratio: 7 for body text and possible figures (sunlight), 4.5 for other text, 3 for edges and icons. */
const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];
const PAIRS: Array<[text: string, background: string, least: number]> = [
  ...SURFACES.map((surface): [string, string, number] => ['text', surface, 7]),
  ...['accent-soft', 'warning-soft', 'info-soft', 'negative-soft', 'positive-soft'].map((soft): [string, string, number] => ['text', soft, 7]),
  ...['text-muted', 'positive', 'negative', 'warning', 'info'].flatMap((role) => SURFACES.map((surface): [string, string, number] => [role, surface, 7])),
  ...SURFACES.map((surface): [string, string, number] => ['accent', surface, 4.5]),
  ['accent-text', 'accent', 7],
  ['accent-text', 'accent-strong', 7],
  ['negative-text', 'negative', 7],
  ['negative-text', 'negative-strong', 7],
  ['accent', 'accent-soft', 4.5],
  ['text-muted', 'accent-soft', 7],
  ['positive', 'accent-soft', 7],
  ['negative', 'accent-soft', 7],
  ['positive', 'positive-soft', 7],
  ['negative', 'negative-soft', 7],
  ['warning', 'warning-soft', 7],
  ['accent', 'info-soft', 4.5],
  ['accent', 'warning-soft', 4.5],
  ['field-text', 'field', 7],
  ['field-muted', 'field', 7],
  ['flag', 'field', 4.5],
  ['flag-text', 'flag', 7],
  ['paper-text', 'paper', 7],
  ['paper-muted', 'paper', 4.5],
  ['surface', 'text', 7],
  ['line-strong', 'surface', 3],
  ['line-strong', 'surface-raised', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-raised', 3],
  ['focus', 'surface-sunken', 3],
];

describe.each(schemes)('colours of the %s scheme', (_scheme, tokens) => {
  test.each(PAIRS)('when %s stands on %s, then the contrast is at least %d to 1', (text, background, least) => {
    const ratio = contrastRatio(tokens[`color-${text}`] ?? '', tokens[`color-${background}`] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test('when the light scheme sets a colour, then the dark scheme sets it again', () => {
  const colours = Object.keys(light).filter((name) => name.startsWith('color-'));
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((name) => !(name in dark))).toEqual([]);
});

test('when initials stand on any colour, then contrast is at least 4.5', () => {
  const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
  const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const worst = Math.min(...colours.map((colour) => contrastRatio(textOnColor(colour), colour)));
  expect(worst).toBeGreaterThanOrEqual(4.5);
  expect(textOnColor('#fff')).toBe('#000000');
  expect(textOnColor('#000000')).toBe('#ffffff');
});

test("when two hex colours are compared, then the ratio is WCAG's", () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('red', '#ffffff')).toBe(1);
});
