/** The colours of the picture, by role. */
export interface Palette {
  readonly surface: string;
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentSoft: string;
  readonly positive: string;
  readonly negative: string;
  readonly line: string;
}

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  surface: '--color-surface',
  raised: '--color-surface-raised',
  text: '--color-text',
  muted: '--color-text-muted',
  accent: '--color-accent',
  accentSoft: '--color-accent-soft',
  positive: '--color-positive',
  negative: '--color-negative',
  line: '--color-line',
};

/** The page's colours in its current light or dark theme, resolved because a canvas does not support custom properties. */
export function paletteOf(page: Element): Palette {
  const style = getComputedStyle(page);
  return Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [role, style.getPropertyValue(token).trim()])) as unknown as Palette;
}

/** The head of the picture is green with light text in both themes. */
export const HEAD = { from: '#0b4429', to: '#083a22', hill: '#062e1a', text: '#fbf5e4', soft: '#cfe0d3', bright: '#f5c33b' } as const;
