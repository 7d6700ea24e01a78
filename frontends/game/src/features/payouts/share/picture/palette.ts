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

/** The page's colours, light or dark as the phone is: a canvas does not know custom properties. */
export function paletteOf(page: Element): Palette {
  const style = getComputedStyle(page);
  return Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [role, style.getPropertyValue(token).trim()])) as unknown as Palette;
}

/** The head of the picture is green by day and by night, and its texts are light. */
export const HEAD = { from: '#14633a', to: '#0a4527', hill: '#083a20', text: '#ffffff', soft: '#dcf1e4', bright: '#ffd24a' } as const;
